import type { Action, Barred, Shape, Who, Words } from '@consigliere/kernel';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/**
 * What a thing on the table says of itself, with the numbers of this moment. A board lets anything it draws explain itself:
 *
 *   <g {...explains(() => ({ title: 'Bakery', lines: ['Pays $3.'], rules: ['DP-14'] }))}>
 *
 * Pointing at it for a moment, a long press or `?` on the focused thing shows it; what must stay in sight meanwhile (the
 * reader's own hand or city) carries `data-clear`. If a click has several meanings, `explain(element, 'pinned')` asks which.
 */
export interface Explained {
  readonly title: string;
  readonly lines: readonly string[];
  /** The rules that speak of it, each a link to its page. */
  readonly rules: readonly string[];
  /** What can be done with it now. */
  readonly answers?: readonly Offer[];
  /** What one would try with it and may not. */
  readonly barred?: readonly Barred<Action<Shape>>[];
  /** Whatever else is to be shown. */
  readonly more?: ComponentChildren;
}

/** An answer, and what it would bring in a few words. */
export interface Offer {
  readonly action: Action<Shape>;
  readonly brings: string;
}

/** A hint goes when one points elsewhere; what is pinned holds the focus and stays until it is closed. */
export type Manner = 'hint' | 'pinned';

export interface Explanation {
  readonly anchor: Element;
  readonly manner: Manner;
  /** What the thing says of itself now: previews, for instance, may arrive while the explanation is open. */
  explain(): Explained;
}

/** What explanations are given by the page they stand on. */
export interface ExplanationsProps {
  readonly game: string;
  readonly words: Words<Shape>;
  readonly who: Who;
  /** Changes with what is on the table: an explanation speaks of the moment it was asked for. */
  readonly moment: unknown;
  /** What the button that closes it is called. */
  readonly close: string;
  choose(action: Action<Shape> | null): void;
  answer(action: Action<Shape>): void;
}

/** The one explanation that is shown; null: none. */
export const explanation = signal<Explanation | null>(null);

/** The thing whose explanation the player has closed. */
let dismissed: Element | null = null;

const explainers = new WeakMap<Element, () => Explained>();

/** What makes an element explain itself: to be spread over its other properties. */
export const explains = (explainer: () => Explained) => ({
  'data-explains': '',
  ref: (element: Element | null): void => teach(element, explainer),
});

/** The same for an element that has a reference already; it must carry `data-explains` itself. */
export function teach(element: Element | null, explainer: () => Explained): void {
  if (element !== null) explainers.set(element, explainer);
}

/** Shows what an element says of itself; a hint never takes the place of something that is pinned. */
export function explain(anchor: Element, manner: Manner): void {
  const explainer = explainers.get(anchor);
  if (explainer === undefined || (manner === 'hint' && explanation.value?.manner === 'pinned')) return;
  explanation.value = { anchor, manner, explain: explainer };
}

export function hush(): void {
  explanation.value = null;
}

/** Closes the explanation because the player wants it closed: it doesn't come back until the pointer or the focus has left its thing. */
export function dismiss(): void {
  dismissed = explanation.value?.anchor ?? null;
  hush();
}

export const isDismissed = (thing: Element): boolean => thing === dismissed;

/** Lets the thing whose explanation was dismissed explain itself again. */
export function endDismissal(): void {
  dismissed = null;
}
