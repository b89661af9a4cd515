import type { Seat } from '@consigliere/kernel';
import { CONSIGLIERE, DON, MAFIOSI, type Mafioso, SMUGGLER } from '../../mafiosi.ts';
import { CARDS, COST, JOBS, MATTER, MATTERS } from '../reactions.ts';
import { like, likeOf } from '../table.ts';
import { FIRST } from './answers.ts';
import { type Board, NONE } from './board.ts';
import { countIn, has, isNeeded, type Kinds, kindsIn, numberOf, type Packed, sizeOf } from './cards.ts';
import type { Choices } from './choices.ts';

/** CN-18 To pass, or to react with any other card; a second Don too. */
export function chooseInWindow(choices: Choices, board: Board, seat: Seat): void {
  choices.add(FIRST.pass, 0);
  const hand = board.hand[seat] as Packed;
  const dons = countIn(hand, DON);
  if (dons === 0) return;
  const held = kindsIn(hand);
  const companions = dons > 1 ? held : held & ~(1 << DON);
  if (companions === 0) return;
  const city = kindsIn(board.region[seat] as Packed);
  const own = numberOf(city);
  const wish = mattering(board, seat, own) + telling(board, seat, held & ~city, own) + paying(hand, city, own);
  for (let companion = 0; companion < MAFIOSI.length; companion++)
    if (has(companions, companion))
      choices.add(FIRST.react + companion, wish + accompanying(hand, city, own, companion));
}

/** What the job has to do with oneself. */
function mattering(board: Board, seat: Seat, own: number): number {
  const { region, turn, victim, target, mafioso, seats } = board;
  const isStopped = board.dons % 2;
  const whose = turn === seat ? 0 : victim === seat ? 1 : 2;
  const matter = (3 * isStopped + whose) * MATTER.jobs + like(JOBS, mafioso);
  const subject = victim === NONE ? turn : victim;
  const isDouble = target !== NONE && countIn(region[victim] as Packed, target) > 1;
  return (
    likeOf(MATTERS, matter, MATTER.seats + Math.min(seats, 4) - 2) +
    likeOf(MATTERS, matter, MATTER.subject + numberOf(kindsIn(region[subject] as Packed))) +
    likeOf(MATTERS, matter, MATTER.own + own) +
    (isDouble ? like(COST.forADouble, isStopped) : 0)
  );
}

/** What the cards say: those on the pile of a Consigliere, those in hand of a Smuggler. */
function telling(
  { region, turn, mafioso, victim, lying, dons }: Board,
  seat: Seat,
  missing: Kinds,
  own: number,
): number {
  const isStopped = dons % 2 === 1;
  if (mafioso === CONSIGLIERE) {
    const city = kindsIn(region[turn] as Packed);
    if ((kindsIn(lying) & ~city) === 0) return 0;
    return likeOf(CARDS.fetches, isStopped ? (turn === seat ? 2 : 1) : 0, numberOf(city));
  }
  if (mafioso !== SMUGGLER || victim !== seat || isStopped) return 0;
  return missing !== 0 ? like(CARDS.holds, own) : CARDS.holdsNothing;
}

/** What it costs to give a Don. */
function paying(hand: Packed, city: Kinds, own: number): number {
  const isLast = isNeeded(hand, city, DON) ? like(COST.donNeeded, own) : 0;
  return like(COST.hand, Math.min(sizeOf(hand), 8)) + (countIn(hand, DON) > 1 ? COST.manyDons : 0) + isLast;
}

/** What it costs to give somebody with him. */
function accompanying(hand: Packed, city: Kinds, own: number, companion: Mafioso): number {
  const others = countIn(hand, companion) - (companion === DON ? 1 : 0);
  const isLast = isNeeded(hand, city, companion) ? like(COST.companionNeeded, own) : 0;
  return likeOf(COST.companion, companion, Math.min(others, 3) - 1) + isLast;
}
