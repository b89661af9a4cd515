import { DON } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import type { Seat } from '@consigliere/kernel';
import {
  type BoardContext,
  type BoardPlan,
  goTogether,
  readSpotTable,
  useBoardContext,
} from '../../kit/board-context.ts';
import { type BoardWords, boardLabels } from '../../kit/say.ts';

/** The board context of Carta Nostra. */
export type CnBoardContext = BoardContext<CartaNostra, CartaNostraWords, BoardWords>;

export const useBoard = (): CnBoardContext => useBoardContext<CnBoardContext>();

/** The spots of the board. */
export const handSpot = (mafioso: number) => `hand-${mafioso}` as const;
export const citySpot = (seat: Seat | null, mafioso: number) => `region-${seat}-${mafioso}` as const;
/** Another player: the target of jobs against a hand. */
export const cardsSpot = (seat: Seat) => `seat-${seat}` as const;
/** Cards laid out to choose from: a hand looked at, or the kinds on the discard pile. */
export const traySpot = (mafioso: number) => `tray-${mafioso}` as const;

/** The spots of a job's target: a mafioso in a city, or a hand. The piles only explain themselves: nobody spends a card by looking. */
const targetSpots = (victim: Seat | null, target: number | null): string[] =>
  victim === null ? [] : [target === null ? cardsSpot(victim) : citySpot(victim, target)];

/** The spots of an answer: the card that is played, and its target. */
export const spotsOf = readSpotTable<CartaNostra, string>({
  city: ({ mafioso }, { seat }) => [handSpot(mafioso), citySpot(seat, mafioso)],
  job: job => [
    handSpot(job.mafioso),
    ...targetSpots('victim' in job ? job.victim : null, 'target' in job ? job.target : null),
  ],
  idle: ({ mafioso }) => [handSpot(mafioso)],
  discard: ({ mafioso }) => [handSpot(mafioso)],
  // CN-18 A Don can be accompanied by any other card.
  react: ({ companion }) => [handSpot(DON), handSpot(companion)],
  kidnap: ({ mafioso }) => [traySpot(mafioso)],
  recruit: ({ mafioso }) => [traySpot(mafioso)],
  pass: () => [],
  end: () => [],
});

const isCard = (spot: string): boolean => spot.startsWith('hand-') || spot.startsWith('tray-');

export const plan: BoardPlan<CartaNostra, BoardWords> = {
  spotsOf,
  labels: boardLabels,
  // Cards to choose from are always lit; other spots only while they go with the card that is pointed at.
  isLit: (context, spot) =>
    isCard(spot) || (context.held.value !== null && goTogether(context, context.held.value, spot)),
  isIdle: (_, spot) => spot.startsWith('hand-'),
  tabsToAll: true,
};
