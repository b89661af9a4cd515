import { type CorleonesEmpire, NONE, rankOf, seatOf } from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import { type Seat, sayClauses } from '@consigliere/kernel';
import type { Signal } from '@preact/signals';
import type { BoardProps } from '../kit/board-props.ts';
import { deskContext } from '../kit/desk-context.ts';
import type { Labels } from './labels.ts';
import type { CeAction, Place } from './places.ts';
import type { War } from './wars.ts';

/** What is pointed at on the map: the areas it has to do with are tinted, the lines of the space thickened. */
export interface Pointed {
  readonly areas: readonly number[];
  /** NONE: no round space. */
  readonly space: number;
}

/** What every part of the board is given. */
export interface Desk extends BoardProps<CorleonesEmpire> {
  readonly words: CorleonesEmpireWords;
  readonly labels: Labels;
  readonly answers: ReadonlyMap<Place, readonly CeAction[]>;
  readonly barred: ReadonlyMap<Place, readonly CeAction[]>;
  readonly pointed: Signal<Pointed | null>;
  /** The kind of figure in the reader's reserve that was picked up: only where it can go is lit. */
  readonly held: Signal<'thug' | 'member' | null>;
  /** The turf war that is being shown, on the map too; null: none. */
  readonly war: Signal<War | null>;
}

export const [DeskProvider, useDesk] = deskContext<Desk>();

/** CE-C2 The family a seat leads; before it has chosen, the one of its number. */
export const familyOf = ({ view }: Pick<Desk, 'view'>, seat: Seat): number => {
  const family = view.open.families[seat] ?? NONE;
  return family === NONE ? seat : family;
};

export const nameOf = ({ who }: Pick<Desk, 'who'>, seat: Seat): string => who.names[seat] ?? '';

/** What an answer brings, in clauses; '': the rules are still being loaded. */
export function sayBrings({ preview, words, who }: Desk, action: CeAction): string {
  const found = preview(action);
  return found === null ? '' : sayClauses<CorleonesEmpire>(words, found, who).join(' · ');
}

/** What it takes to tell what stands where. */
export type Teller = Pick<Desk, 'view' | 'words' | 'labels' | 'who'>;

/** A player's name; the reader is "you". */
export const callOf = (desk: Teller, seat: Seat): string =>
  seat === desk.view.seat ? desk.labels.you : nameOf(desk, seat);

/** "Thug (Anna)": a figure and whose it is. */
export const figureName = (desk: Teller, figure: number): string =>
  `${desk.words.numbered.rank(rankOf(figure)).name} (${callOf(desk, seatOf(figure))})`;

/** A rule's number, wherever a text of the game names it. */
export const rulesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(text => text.match(/CE-[A-Z]?\d+/g) ?? [])),
];

/** A text of the game without the numbers of its rules: those stand beneath it as links. */
export const plain = (text: string): string => text.replaceAll(/ \((?:CE-[A-Z]?\d+(?:, )?)+\)/g, '');
