import type { DerPate } from '@consigliere/games/der-pate/rules';
import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { Signal } from '@preact/signals';
import { type BoardPlan, type Desk as KitDesk, useDesk as useKitDesk } from '../../kit/desk.ts';
import { type Labels, labels } from './labels.ts';
import { type DpAction, type Moment, stepsOf } from './places.ts';

/** What every part of the board is given. */
export interface Desk extends KitDesk<DerPate, DerPateWords, Labels> {
  /** What a finger has touched and not confirmed yet. */
  readonly touched: Signal<DpAction | null>;
}

export const useDesk = (): Desk => useKitDesk<Desk>();

export const momentOf = ({ prompt, answers, held, view }: Desk): Moment => ({
  ...{ actions: prompt?.actions ?? [], answers, view },
  held: held.value,
});

export const plan: BoardPlan<DerPate, Labels> = { placesOf: stepsOf, labels };

export const isChosen = ({ chosen, view }: Desk, place: string): boolean =>
  chosen !== null && stepsOf(chosen, view).at(-1) === place;
