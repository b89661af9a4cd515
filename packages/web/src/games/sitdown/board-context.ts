import type { SitdownWords } from '@consigliere/games/sitdown/text';
import type { Seat } from '@consigliere/kernel';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import { type BoardContext, type BoardPlan, readSpotTable, useBoardContext } from '../kit/board-context.ts';
import { type BoardWords, boardLabels } from '../kit/say.ts';

/** The board context of Sit-down. */
export type SitdownBoardContext = BoardContext<Sitdown, SitdownWords, BoardWords>;

export const useBoard = (): SitdownBoardContext => useBoardContext<SitdownBoardContext>();

/** The spots of the board. */
export const cardSpot = (card: number) => `card-${card}` as const;
export const familySpot = (seat: Seat) => `seat-${seat}` as const;

export const plan: BoardPlan<Sitdown, BoardWords> = {
  labels: boardLabels,
  spotsOf: readSpotTable<Sitdown, string>({
    pick: ({ card }) => [cardSpot(card)],
    guard: ({ card }) => [cardSpot(card)],
    target: ({ seat }) => [familySpot(seat)],
    // These are buttons in the dock.
    seal: () => [],
    suffer: () => [],
    vote: () => [],
  }),
};
