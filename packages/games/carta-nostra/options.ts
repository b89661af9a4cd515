import type { Parsed } from '@consigliere/kernel';
import { type Edition, parseEdition } from './edition/edition.ts';
import { standard } from './edition/standard.ts';
import { MAFIOSI } from './mafiosi.ts';
import type { Given } from './types.ts';

/** The table options, the default first. */
export const OPTIONS = {
  deck: ['by-players', 8, 9, 10, 11, 12, 13, 14],
  'second-player-bonus': [false, true],
  wins: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  start: ['random', 0, 1, 2, 3, 4],
} as const;

type Name = keyof typeof OPTIONS;

function chosen<N extends Name>(
  options: Readonly<Record<string, unknown>>,
  name: N,
): Parsed<(typeof OPTIONS)[N][number]> {
  const values = OPTIONS[name];
  const value = options[name] ?? values[0];
  const found = values.find(each => each === value);
  if (found !== undefined) return { ok: true, value: found };
  return { ok: false, why: `option ${name} may be ${values.join(', ')}, not ${JSON.stringify(value)}` };
}

export function given(
  options: Readonly<Record<string, unknown>>,
  seats: number,
  box: Edition = standard,
): Parsed<Given> {
  const edition = parseEdition(box);
  if (!edition.ok) return edition;
  const deck = chosen(options, 'deck');
  const bonus = chosen(options, 'second-player-bonus');
  const wins = chosen(options, 'wins');
  const start = chosen(options, 'start');
  if (!deck.ok) return deck;
  if (!bonus.ok) return bonus;
  if (!wins.ok) return wins;
  if (!start.ok) return start;
  if (bonus.value && seats !== 2)
    return { ok: false, why: `option second-player-bonus is for 2 players, not ${seats}` };
  if (start.value !== 'random' && start.value >= seats)
    return { ok: false, why: `option start names seat ${start.value}; the seats are 0 to ${seats - 1}` };
  const { startingHand, handLimit } = edition.value;
  const eachKind = deck.value === 'by-players' ? (edition.value.eachKind[seats]?.value ?? 0) : deck.value;
  const cards = eachKind * MAFIOSI.length;
  if (cards < seats * startingHand.value + Number(bonus.value) + 1)
    return { ok: false, why: `${cards} cards are too few to deal ${startingHand.value} to each of ${seats} players` };
  return {
    ok: true,
    value: {
      edition: edition.value.id,
      eachKind,
      startingHand: startingHand.value,
      handLimit: handLimit.value,
      secondPlayerBonus: bonus.value,
      wins: wins.value,
      start: start.value === 'random' ? null : start.value,
    },
  };
}
