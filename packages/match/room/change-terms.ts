import type { Seat } from '@consigliere/kernel';
import { fittingOptions, isSame, rulesOf } from '@consigliere/kernel/host';
import { type Chair, NOBODY } from './chair.ts';
import type { Actor, Command, RoomRefusal } from './commands.ts';
import type { Line } from './lines.ts';
import type { Room } from './room.ts';
import type { Terms } from './terms.ts';
import { newClock } from './timing.ts';

type TermsChanged = Extract<Line, { type: 'terms-changed' }>;

/** Decides which terms and chairs a gathering table has after its owner has changed some of them, or refuses. */
export function changeTerms(
  { terms, owner, phase, rules: { game }, chairs }: Room,
  { player, id }: Actor,
  { type: _, seats = terms.seats, options, clock, ...rest }: Extract<Command, { type: 'change-terms' }>,
): TermsChanged | RoomRefusal {
  if (player !== owner) return 'not-owner';
  if (phase !== 'gathering') return 'not-gathering';
  if (!rulesOf(game, seats).ok) return 'bad-seats';
  if (options !== undefined && !rulesOf(game, seats, options).ok) return 'bad-options';
  if (rest.isRated === true && terms.isRated !== true && chairs.some(each => isOther(each, player)))
    return 'others-seated';
  const kept = keptChairs(chairs, seats);
  if (kept === null) return 'too-few-seats';
  const added = Array.from({ length: seats - kept.length }, () => null);
  return {
    type: 'terms-changed',
    id,
    chairs: [...kept, ...added],
    options: options ?? fittingOptions(game, seats, terms.options),
    clock: clock ?? terms.clock,
    ...rest,
  };
}

/** Somebody who has sat down without knowing that the match would be rated. */
const isOther = ({ sitter, isKept, player }: Chair, owner: string): boolean =>
  sitter === 'person' && !isKept && player !== owner;

/** Empty chairs go first and bots after them, each from the last chair on; null: people would have to go too. */
function keptChairs(chairs: Room['chairs'], seats: number): Seat[] | null {
  const kept = [...chairs.keys()];
  for (const sitter of ['nobody', 'bot'] as const)
    for (let seat = chairs.length - 1; seat >= 0 && kept.length > seats; seat--)
      if (chairs[seat]?.sitter === sitter) kept.splice(kept.indexOf(seat), 1);
  return kept.length > seats ? null : kept;
}

const termsAfter = (terms: Terms, { type: _, id: __, chairs, ...changed }: TermsChanged): Terms => ({
  ...terms,
  ...changed,
  seats: chairs.length,
});

/** Whether a line repeats the terms as they are. */
export const isUnchanged = ({ terms, chairs }: Room, line: TermsChanged): boolean =>
  isSame(line.chairs, [...chairs.keys()]) && isSame(termsAfter(terms, line), terms);

/** The room with its new terms. The lists of chairs, clocks and orders have a place for each seat again. */
export function withChangedTerms(room: Room, line: TermsChanged): Room {
  const { chairs } = line;
  const terms = termsAfter(room.terms, line);
  const rules = rulesOf(room.rules.game, terms.seats, terms.options);
  if (!rules.ok) throw new Error(rules.why);
  return {
    ...room,
    terms,
    rules: rules.value,
    chairs: chairs.map(before => (before === null ? NOBODY : (room.chairs[before] ?? NOBODY))),
    clocks: chairs.map(() => newClock(terms.clock)),
    orders: chairs.map(() => null),
  };
}
