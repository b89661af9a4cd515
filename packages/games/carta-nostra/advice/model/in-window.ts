import type { Seat } from '@consigliere/kernel';
import { CONSIGLIERE, DON, MAFIOSI, SMUGGLER } from '../../mafiosi.ts';
import { CARDS, COST, JOBS, MATTER, MATTERS } from '../reactions.ts';
import { readRow, readTable } from '../table.ts';
import { FIRST } from './answers.ts';
import { type Board, NONE } from './board.ts';
import { countIn, has, isNeeded, type Kinds, kindsIn, numberOf, sizeOf } from './cards.ts';
import type { Choices } from './choices.ts';

/** The same sums as in `advice/in-window.ts`, precomputed where there are few cases. */

// Local copies of imported constants that are read for every answer: an imported name is looked up each time.
const KINDS = MAFIOSI.length;
const { pass: PASS, react: REACT } = FIRST;
const { jobs: JOBS_A_ROW } = MATTER;
const { forADouble: FOR_A_DOUBLE, companionNeeded: COMPANION_NEEDED } = COST;
const COMPANION = COST.companion.cells;
const JOB_OF = JOBS;

/** How the job concerns the player: by matter (see `MATTERS`), players, kinds of its subject, own kinds. */
const MATTERING = Float64Array.from({ length: 24 * 3 * 6 * 6 }, (_, at) => {
  const [matter, table, subject, own] = [Math.floor(at / 108), Math.floor(at / 36) % 3, Math.floor(at / 6) % 6, at % 6];
  return (
    readTable(MATTERS, matter, MATTER.seats + table) +
    readTable(MATTERS, matter, MATTER.subject + subject) +
    readTable(MATTERS, matter, MATTER.own + own)
  );
});

/** The cost of giving up a Don: by cards in hand, whether it is the only Don, and own kinds if it is needed (6: it isn't). */
const PAYING = Float64Array.from({ length: 9 * 2 * 7 }, (_, at) => {
  const [cards, isOnly, own] = [Math.floor(at / 14), Math.floor(at / 7) % 2, at % 7];
  return readRow(COST.hand, cards) + (isOnly ? 0 : COST.manyDons) + (own === 6 ? 0 : readRow(COST.donNeeded, own));
});

/** CN-18 Passing, or reacting with any other card, even a second Don. */
export function chooseInWindow(choices: Choices, board: Board, seat: Seat): void {
  const { answers, likes } = choices;
  answers[0] = PASS;
  likes[0] = 0;
  choices.count = 1;
  const hand = board.hand[seat] ?? 0;
  const dons = countIn(hand, DON);
  if (dons === 0) return;
  const held = kindsIn(hand);
  const companions = dons > 1 ? held : held & ~(1 << DON);
  if (companions === 0) return;
  const city = board.city[seat] ?? 0;
  const own = numberOf(city);
  const { region, turn, victim, target, mafioso } = board;
  const isStopped = board.dons % 2;
  const whose = turn === seat ? 0 : victim === seat ? 1 : 2;
  const matter = (3 * isStopped + whose) * JOBS_A_ROW + (JOB_OF[mafioso] ?? 0);
  const subject = numberOf(board.city[victim === NONE ? turn : victim] ?? 0);
  const table = Math.min(board.seats, 4) - 2;
  const isDouble = target !== NONE && countIn(region[victim] ?? 0, target) > 1;
  const mattering =
    (MATTERING[((matter * 3 + table) * 6 + subject) * 6 + own] ?? 0) + (isDouble ? (FOR_A_DOUBLE[isStopped] ?? 0) : 0);
  const need = isNeeded(hand, city, DON) ? own : 6;
  const paying = PAYING[Math.min(sizeOf(hand), 8) * 14 + (dons > 1 ? 0 : 7) + need] ?? 0;
  const wish = mattering + rateCards(board, seat, held & ~city, own) + paying;
  let count = 1;
  for (let companion = 0; companion < KINDS; companion++) {
    if (!has(companions, companion)) continue;
    const others = countIn(hand, companion) - (companion === DON ? 1 : 0);
    const isLast = isNeeded(hand, city, companion) ? (COMPANION_NEEDED[own] ?? 0) : 0;
    answers[count] = REACT + companion;
    likes[count++] = wish + ((COMPANION[companion * 3 + Math.min(others, 3) - 1] ?? 0) + isLast);
  }
  choices.count = count;
}

/** Rates the cards that the job would find: on the pile for a Consigliere, in the hand for a Smuggler. */
function rateCards(
  { city: cities, turn, mafioso, victim, lying, dons }: Board,
  seat: Seat,
  missing: Kinds,
  own: number,
): number {
  const isStopped = dons % 2 === 1;
  if (mafioso === CONSIGLIERE) {
    const city = cities[turn] ?? 0;
    if ((kindsIn(lying) & ~city) === 0) return 0;
    return readTable(CARDS.fetches, isStopped ? (turn === seat ? 2 : 1) : 0, numberOf(city));
  }
  if (mafioso !== SMUGGLER || victim !== seat || isStopped) return 0;
  return missing !== 0 ? readRow(CARDS.holds, own) : CARDS.holdsNothing;
}
