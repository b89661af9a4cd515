import { type CorleonesEmpire, NONE, rankOf, seatOf } from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { Seat } from '@consigliere/kernel';
import type { Signal } from '@preact/signals';
import { type BoardPlan, type Desk as KitDesk, useDesk as useKitDesk } from '../../kit/desk.ts';
import type { War } from './families/news.ts';
import { type Labels, labels } from './labels.ts';
import { placesOf } from './places.ts';

/** What is pointed at on the map: the areas it has to do with are tinted, the lines of the space thickened. */
interface Pointed {
  readonly areas: readonly number[];
  /** NONE: no round space. */
  readonly space: number;
}

/** What every part of the board is given. */
export interface Desk extends KitDesk<CorleonesEmpire, CorleonesEmpireWords, Labels> {
  readonly pointed: Signal<Pointed | null>;
  /** The turf war that is being shown, on the map too; null: none. */
  readonly war: Signal<War | null>;
}

export const useDesk = (): Desk => useKitDesk<Desk>();

export const plan: BoardPlan<CorleonesEmpire, Labels> = { placesOf, labels };

/** Lets a thing show on the map what it has to do with while it is pointed at. */
export const pointsAt = ({ pointed }: Desk, areas: readonly number[], space = NONE) => ({
  onPoint: () => {
    pointed.value = { areas, space };
  },
  onLeave: () => {
    pointed.value = null;
  },
});

/** CE-C2 The family a seat leads; before it has chosen, the one of its number. */
export const familyOf = ({ view }: Pick<Desk, 'view'>, seat: Seat): number => {
  const family = view.open.families[seat] ?? NONE;
  return family === NONE ? seat : family;
};

export const nameOf = ({ who }: Pick<Desk, 'who'>, seat: Seat): string => who.names[seat] ?? '';

/** What it takes to tell what stands where. */
export type Teller = Pick<Desk, 'view' | 'words' | 'labels' | 'who'>;

/** A player's name; the reader is "you". */
export const callOf = (desk: Teller, seat: Seat): string =>
  seat === desk.view.seat ? desk.labels.you : nameOf(desk, seat);

/** "Thug (Anna)": a figure and whose it is. */
export const figureName = (desk: Teller, figure: number): string =>
  `${desk.words.numbered.rank(rankOf(figure)).name} (${callOf(desk, seatOf(figure))})`;
