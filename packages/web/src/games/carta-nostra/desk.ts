import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import { type Seat, sayClauses } from '@consigliere/kernel';
import type { Signal } from '@preact/signals';
import type { BoardProps } from '../kit/board-props.ts';
import { deskContext } from '../kit/desk.ts';
import type { Labels } from './labels.ts';
import { type CnAction, concerns, type Place } from './places.ts';

/** What a thing says of itself, and what can be done with it. */
export interface About {
  readonly title: string;
  readonly lines: readonly string[];
  /** The rules that speak of it. */
  readonly rules: readonly string[];
  readonly answers: readonly CnAction[];
  readonly barred: readonly { readonly action: CnAction; readonly rule: string }[];
  /** Cards from the top down, where it is a pile that lies open. */
  readonly pile?: readonly number[];
}

/** What every part of the board is given. */
export interface Desk extends BoardProps<CartaNostra> {
  readonly words: CartaNostraWords;
  readonly labels: Labels;
  /** The kind of the reader's hand that is pointed at: what it can be used on is lit. */
  readonly held: Signal<number | null>;
}

export const [DeskProvider, useDesk] = deskContext<Desk>();

/** What an answer brings, in clauses; '': the rules are still being loaded. */
export function sayBrings({ preview, words, who }: Desk, action: CnAction): string {
  const found = preview(action);
  return found === null ? '' : sayClauses<CartaNostra>(words, found, who).join(' · ');
}

/** The answers that have to do with a place. */
export const answersAt = ({ prompt, view }: Desk, place: Place): readonly CnAction[] =>
  answersOf(prompt?.actions ?? [], place, view.seat);

/** Whether a place is lit: it belongs to the card that is pointed at, or is itself what is chosen from. */
export function isLit({ prompt, view, held }: Desk, place: Place): boolean {
  if (place.type === 'tray' || place.type === 'hand') return true;
  const card = held.value;
  if (card === null) return false;
  const ofCard = answersOf(prompt?.actions ?? [], { type: 'hand', mafioso: card }, view.seat);
  return answersOf(ofCard, place, view.seat).length > 0;
}

const answersOf = (actions: readonly CnAction[], place: Place, own: Seat | null): readonly CnAction[] =>
  actions.filter(action => concerns(action, place, own));

/** What would be tried at a place and may not be: one line for each reason. */
export function barredAt({ prompt, view }: Desk, place: Place): About['barred'] {
  const found = prompt?.barred.filter(({ action }) => concerns(action, place, view.seat)) ?? [];
  return found.filter((bar, at) => found.findIndex(({ rule }) => rule === bar.rule) === at);
}

export const isChosen = ({ chosen, view }: Desk, place: Place): boolean =>
  chosen !== null && concerns(chosen, place, view.seat);
