import { type CorleonesEmpire, NONE, rankOf, seatOf } from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { Seat } from '@consigliere/kernel';
import type { Signal } from '@preact/signals';
import { type BoardContext, type BoardPlan, useBoardContext } from '../../kit/board-context.ts';
import type { War } from './families/news.ts';
import { type Labels, labels } from './labels.ts';
import { spotsOf } from './spots.ts';

/** What is pointed at on the map: the areas it has to do with are tinted, the lines of the space thickened. */
interface Pointed {
  readonly areas: readonly number[];
  /** NONE: no round space. */
  readonly space: number;
}

/** What every part of the board is given. */
export interface CeBoardContext extends BoardContext<CorleonesEmpire, CorleonesEmpireWords, Labels> {
  readonly pointed: Signal<Pointed | null>;
  /** The turf war that is being shown, on the map too; null: none. */
  readonly war: Signal<War | null>;
}

export const useBoard = (): CeBoardContext => useBoardContext<CeBoardContext>();

export const plan: BoardPlan<CorleonesEmpire, Labels> = { spotsOf, labels };

/** Lets a thing show on the map what it has to do with while it is pointed at. */
export const pointsAt = ({ pointed }: CeBoardContext, areas: readonly number[], space = NONE) => ({
  onPoint: () => {
    pointed.value = { areas, space };
  },
  onLeave: () => {
    pointed.value = null;
  },
});

/** CE-C2 The family a seat leads; before it has chosen, the one of its number. */
export const familyOf = ({ view }: Pick<CeBoardContext, 'view'>, seat: Seat): number => {
  const family = view.open.families[seat] ?? NONE;
  return family === NONE ? seat : family;
};

export const nameOf = ({ who }: Pick<CeBoardContext, 'who'>, seat: Seat): string => who.names[seat] ?? '';

/** What it takes to tell what stands where. */
export type Teller = Pick<CeBoardContext, 'view' | 'words' | 'labels' | 'who'>;

/** A player's name; the reader is "you". */
export const callOf = (context: Teller, seat: Seat): string =>
  seat === context.view.seat ? context.labels.you : nameOf(context, seat);

/** "Thug (Anna)": a figure and whose it is. */
export const figureName = (context: Teller, figure: number): string =>
  `${context.words.numbered.rank(rankOf(figure)).name} (${callOf(context, seatOf(figure))})`;
