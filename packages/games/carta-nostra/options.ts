import { type Parsed, parseOptions } from '@consigliere/kernel';
import type { Edition } from './edition/edition.ts';
import { standard } from './edition/standard.ts';
import { MAFIOSI } from './mafiosi.ts';
import type { Given } from './types.ts';

/** The table options, the default first. */
export const OPTIONS = {
  deck: ['by-players', 8, 9, 10, 11, 12, 13, 14],
  'second-player-bonus': [false, true],
  wins: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  start: ['random', 0, 1, 2, 3, 4],
  /** CN-13 */
  recruit: ['any-card', 'other-cards'],
} as const;

/** Reads the options of a table that plays by an edition. The option `edition` is read by `givenIn` of the box. */
export function given(
  options: Readonly<Record<string, unknown>>,
  seats: number,
  edition: Edition = standard,
): Parsed<Given> {
  const parsed = parseOptions(OPTIONS, options);
  if (!parsed.ok) return parsed;
  const { deck, 'second-player-bonus': bonus, wins, start, recruit } = parsed.value;
  if (bonus && seats !== 2) return { ok: false, why: `option second-player-bonus is for 2 players, not ${seats}` };
  if (start !== 'random' && start >= seats)
    return { ok: false, why: `option start names seat ${start}; the seats are 0 to ${seats - 1}` };
  const { startingHand, handLimit } = edition;
  const eachKind = deck === 'by-players' ? (edition.eachKind[seats]?.value ?? 0) : deck;
  const cards = eachKind * MAFIOSI.length;
  if (cards < seats * startingHand.value + Number(bonus) + 1)
    return { ok: false, why: `${cards} cards are too few to deal ${startingHand.value} to each of ${seats} players` };
  return {
    ok: true,
    value: {
      edition: edition.id,
      eachKind,
      startingHand: startingHand.value,
      handLimit: handLimit.value,
      secondPlayerBonus: bonus,
      wins,
      recruitsHimself: recruit === 'any-card',
      start: start === 'random' ? null : start,
    },
  };
}
