import type { Advice, Game, Rules, State } from '@consigliere/kernel';
import { chacha20, rulesOf, start } from '@consigliere/kernel/host';
import { type Sitdown, sitdown } from '@consigliere/kernel/sitdown';

type SitdownCall = State<Sitdown>['flow'][number];

/** An evaluation in which only cash counts. */
export const CASH: Advice<Sitdown> = { evaluate: ({ recalled, seat }) => (recalled.cash[seat] ?? 0) / 100 };

/** Sit-down for three, with changes. */
export function rulesWith(changes: Partial<Game<Sitdown>>): Rules<Sitdown> {
  const rules = rulesOf({ ...sitdown, ...changes }, 3);
  if (!rules.ok) throw new Error(rules.why);
  return rules.value;
}

/** A match that has begun, with this decision of seat 0 on top (pledges: of all seats) and these cards in the hand of seat 0. */
export function position(
  rules: Rules<Sitdown>,
  call: Omit<SitdownCall, 'id'>,
  hand: readonly number[] = [],
): State<Sitdown> {
  const { state } = start(rules, chacha20('a position'));
  const others = Array.from({ length: 24 }, (_, card) => card).filter(card => !hand.includes(card));
  for (const [seat, own] of state.own.entries()) own.hand = seat === 0 ? [...hand] : others.splice(0, 3);
  state.sealed.deck = others;
  if (call.kind !== 'pledge') state.flow.splice(1, 1, { ...call, id: 9 } as SitdownCall);
  state.awaited = call.kind === 'pledge' ? 0b111 : 0b001;
  return state;
}
