import type { DerPate } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { Seat } from '@consigliere/kernel';
import { type BoardContext, type BoardPlan, useBoardContext } from '../../kit/board-context.ts';
import { type Labels, labels } from './labels.ts';
import { listSpots, type SpotMoment } from './spots.ts';

/** The context of every part of this board. */
export type DpBoardContext = BoardContext<DerPate, DerPateWords, Labels>;

export const useBoard = (): DpBoardContext => useBoardContext<DpBoardContext>();

export const getMoment = ({ prompt, answers, held, view }: DpBoardContext): SpotMoment => ({
  ...{ actions: prompt?.actions ?? [], answers, view },
  held: held.value,
});

export const plan: BoardPlan<DerPate, Labels> = { spotsOf: listSpots, labels };

export const isChosen = ({ chosen, view }: DpBoardContext, spot: string): boolean =>
  chosen !== null && listSpots(chosen, view).at(-1) === spot;

/** A player's name; the reader is "you", or as given. */
export const callOf = ({ view, who, labels }: DpBoardContext, seat: Seat, you = labels.you): string =>
  seat === view.seat ? you : (who.names[seat] ?? '');
