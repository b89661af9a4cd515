import type { Seat } from '@consigliere/kernel';
import { CONSIGLIERE, DON, MAFIOSI } from '../../mafiosi.ts';
import { CHOICE } from '../habits.ts';
import { readRow, readTable } from '../table.ts';
import { FIRST } from './answers.ts';
import { type Board, NONE, STAGE } from './board.ts';
import { countIn, has, isNeeded, kindsIn, one } from './cards.ts';
import type { Choices } from './choices.ts';
import { chooseInTurn } from './in-turn.ts';
import { chooseInWindow } from './in-window.ts';

// Local copies of imported constants that are read for every answer: an imported name is looked up each time.
const KINDS = MAFIOSI.length;
const { turn: TURN, window: WINDOW, kidnap: KIDNAP, recruit: RECRUIT } = STAGE;

/** Lists the answers that a seat may give. */
export function choose(choices: Choices, board: Board, seat: Seat): void {
  choices.count = 0;
  switch (board.stage) {
    case TURN:
      return chooseInTurn(choices, board, seat);
    case WINDOW:
      return chooseInWindow(choices, board, seat);
    case KIDNAP:
      return kidnap(choices, board);
    case RECRUIT:
      return recruit(choices, board, seat);
    default:
      return discard(choices, board, seat);
  }
}

/** CN-11 */
function kidnap(choices: Choices, { hand, city: cities, victim }: Board): void {
  const cards = hand[victim] ?? 0;
  const city = cities[victim] ?? 0;
  const kinds = kindsIn(cards);
  for (let mafioso = 0; mafioso < KINDS; mafioso++)
    if (has(kinds, mafioso)) {
      const liked = readTable(CHOICE.kidnap, has(city, mafioso) ? 0 : 1, Math.min(countIn(cards, mafioso), 2) - 1);
      choices.add(FIRST.kidnap + mafioso, liked + readRow(CHOICE.kidnapKind, mafioso));
    }
}

/** CN-13 */
function recruit(choices: Choices, board: Board, seat: Seat): void {
  const hand = board.hand[seat] ?? 0;
  const city = board.city[seat] ?? 0;
  const { himself, discard, lying } = board;
  const kinds = kindsIn(himself === NONE ? lying : lying - one(discard[himself] ?? 0));
  const onlyHimself = himself === NONE && countIn(lying, CONSIGLIERE) === 1;
  for (let mafioso = 0; mafioso < KINDS; mafioso++)
    if (onlyHimself && mafioso === CONSIGLIERE) choices.add(FIRST.recruit + mafioso, CHOICE.recruitHimself);
    else if (has(kinds, mafioso)) {
      const count = countIn(hand, mafioso);
      const missing = has(city, mafioso) ? 0 : readRow(CHOICE.recruitMissing, Math.min(count, 1));
      choices.add(FIRST.recruit + mafioso, readTable(CHOICE.recruit, mafioso, Math.min(count, 3)) + missing);
    }
}

/** CN-6 */
function discard(choices: Choices, board: Board, seat: Seat): void {
  const hand = board.hand[seat] ?? 0;
  const city = board.city[seat] ?? 0;
  const kinds = kindsIn(hand);
  for (let mafioso = 0; mafioso < KINDS; mafioso++)
    if (has(kinds, mafioso)) {
      const count = countIn(hand, mafioso);
      const needed = isNeeded(hand, city, mafioso) ? 8 : 0;
      choices.add(FIRST.discard + mafioso, count - needed - (mafioso === DON ? 2 : 0));
    }
}
