import type { Seat } from '@consigliere/kernel';
import { fittingOptions, rulesOf } from '@consigliere/kernel/host';
import { NOBODY } from './chair.ts';
import type { Actor, Command, RoomRefusal } from './commands.ts';
import type { Line } from './lines.ts';
import type { Room } from './room.ts';
import { newClock } from './timing.ts';

type TermsChanged = Extract<Line, { type: 'terms-changed' }>;

/** Decides which chairs a gathering table keeps when its owner changes the terms, or refuses. */
export function changeTerms(
  { terms, phase, rules: { game }, chairs }: Room,
  { player, id }: Actor,
  { seats, clock }: Extract<Command, { type: 'change-terms' }>,
): TermsChanged | RoomRefusal {
  if (player !== terms.owner) return 'not-owner';
  if (phase !== 'gathering') return 'not-gathering';
  if (!rulesOf(game, seats).ok) return 'bad-seats';
  const kept = keptChairs(chairs, seats);
  if (kept === null) return 'too-few-seats';
  const added = Array.from({ length: seats - kept.length }, () => null);
  return {
    type: 'terms-changed',
    id,
    chairs: [...kept, ...added],
    options: fittingOptions(game, seats, terms.options),
    clock,
  };
}

/** Empty chairs go first and bots after them, each from the last chair on; null: people would have to go too. */
function keptChairs(chairs: Room['chairs'], seats: number): Seat[] | null {
  const kept = [...chairs.keys()];
  for (const sitter of ['nobody', 'bot'] as const)
    for (let seat = chairs.length - 1; seat >= 0 && kept.length > seats; seat--)
      if (chairs[seat]?.sitter === sitter) kept.splice(kept.indexOf(seat), 1);
  return kept.length > seats ? null : kept;
}

/** The room with its new terms. The lists of chairs, clocks and orders have a place for each seat again. */
export function withChangedTerms(room: Room, { chairs, options, clock }: TermsChanged): Room {
  const terms = { ...room.terms, seats: chairs.length, options, clock };
  const rules = rulesOf(room.rules.game, terms.seats, options);
  if (!rules.ok) throw new Error(rules.why);
  return {
    ...room,
    terms,
    rules: rules.value,
    chairs: chairs.map(before => (before === null ? NOBODY : (room.chairs[before] ?? NOBODY))),
    clocks: chairs.map(() => newClock(clock)),
    orders: chairs.map(() => null),
  };
}
