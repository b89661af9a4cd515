import { type CorleonesEmpire, NONE, rankOf, seatOf } from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { Seat } from '@consigliere/kernel';
import type { Signal } from '@preact/signals';
import { type BoardContext, type BoardPlan, useBoardContext } from '../../kit/board-context.ts';
import type { War } from './families/news.ts';
import { type Labels, labels } from './labels.ts';
import { spotsOf } from './spots.ts';

/** The thing on the map that is pointed at: its areas are tinted, and the lines of its space thickened. */
interface Pointed {
  readonly areas: readonly number[];
  /** NONE: not a round space. */
  readonly space: number;
}

/** The context that every part of the board gets. */
export interface CeBoardContext extends BoardContext<CorleonesEmpire, CorleonesEmpireWords, Labels> {
  readonly pointed: Signal<Pointed | null>;
  /** The turf war being shown, on the map too, or null. */
  readonly war: Signal<War | null>;
}

export const useBoard = (): CeBoardContext => useBoardContext<CeBoardContext>();

export const plan: BoardPlan<CorleonesEmpire, Labels> = { spotsOf, labels };

/** Handlers that highlight areas on the map while a button is pointed at. */
export const highlight = ({ pointed }: CeBoardContext, areas: readonly number[], space = NONE) => ({
  onPoint: () => {
    pointed.value = { areas, space };
  },
  onLeave: () => {
    pointed.value = null;
  },
});

/** CE-C2 The family a seat leads; before it has chosen, the one with the seat's number. */
export const familyOf = ({ view }: Pick<CeBoardContext, 'view'>, seat: Seat): number => {
  const family = view.open.families[seat] ?? NONE;
  return family === NONE ? seat : family;
};

export const nameOf = ({ who }: Pick<CeBoardContext, 'who'>, seat: Seat): string => who.names[seat] ?? '';

/** The parts of the context that explanations need. */
export type Teller = Pick<CeBoardContext, 'view' | 'words' | 'labels' | 'who'>;

/** A player's name; the reader is "you". */
export const callOf = (context: Teller, seat: Seat): string =>
  seat === context.view.seat ? context.labels.you : nameOf(context, seat);

/** "Thug (Anna)": a figure and its player. */
export const figureName = (context: Teller, figure: number): string =>
  `${context.words.numbered.rank(rankOf(figure)).name} (${callOf(context, seatOf(figure))})`;
