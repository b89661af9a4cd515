import type { DerPate } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import { key } from '@consigliere/kernel';
import type { Signal } from '@preact/signals';
import type { BoardProps } from '../kit/board-props.ts';
import { deskContext } from '../kit/desk-context.ts';
import type { Labels } from './labels.ts';
import { type DpAction, isSamePlace, type Moment, type Place, stepsOf } from './places.ts';

/** What every part of the board is given. */
export interface Desk extends BoardProps<DerPate> {
  readonly words: DerPateWords;
  readonly labels: Labels;
  /** The first of two things that make an answer, once it is picked. */
  readonly held: Signal<Place | null>;
  /** What a finger has touched and not confirmed yet. */
  readonly touched: Signal<DpAction | null>;
}

export const [DeskProvider, useDesk] = deskContext<Desk>();

export const momentOf = ({ prompt, held, view }: Desk): Moment => ({
  actions: prompt?.actions ?? [],
  held: held.value,
  view,
});

export const isChosen = ({ chosen, view }: Desk, place: Place): boolean =>
  chosen !== null && isSamePlace(stepsOf(chosen, view).at(-1) ?? null, place);

export const isTouched = ({ touched }: Desk, action: DpAction): boolean =>
  touched.value !== null && key(touched.value) === key(action);
