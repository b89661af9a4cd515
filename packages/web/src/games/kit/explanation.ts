import type { Action, BarredAnswer, Names, Shape, Words } from '@consigliere/kernel';
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
export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** The rules that speak of it, each a link to its page. */
  readonly rules: readonly string[];
  /** What can be done with it now. */
  readonly answers?: readonly OfferedAnswer[];
  /** What one would try with it and may not. */
  readonly barred?: readonly BarredAnswer<Action<Shape>>[];
  /** Whatever else is to be shown. */
  readonly more?: ComponentChildren;
}

/** An answer, and what it would bring in a few words. */
export interface OfferedAnswer {
  readonly action: Action<Shape>;
  readonly brings: string;
}

/** A hint goes when one points elsewhere; what is pinned holds the focus and stays until it is closed. */
export type Manner = 'hint' | 'pinned';

export interface OpenExplanation {
  readonly anchor: Element;
  readonly manner: Manner;
  /** What the thing says of itself now: previews, for instance, may arrive while the explanation is open. */
  explain(): Explanation;
}

/** What explanations are given by the page they stand on. */
export interface ExplanationsProps {
  readonly game: string;
  readonly words: Words<Shape>;
  readonly who: Names;
  /** Changes with what is on the table: an explanation speaks of the moment it was asked for. */
  readonly moment: unknown;
  /** What the button that closes it is called. */
  readonly close: string;
  choose(action: Action<Shape> | null): void;
  answer(action: Action<Shape>): void;
}

/** The one explanation that is shown; null: none. */
export const openExplanation = signal<OpenExplanation | null>(null);

/** The thing whose explanation the player has closed. */
let dismissed: Element | null = null;

const explainers = new WeakMap<Element, () => Explanation>();

/** What makes an element explain itself: to be spread over its other properties. */
export const explains = (explainer: () => Explanation) => ({
  'data-explains': '',
  ref: (element: Element | null): void => setExplainer(element, explainer),
});

/** The same for an element that has a reference already; it must carry `data-explains` itself. */
export function setExplainer(element: Element | null, explainer: () => Explanation): void {
  if (element !== null) explainers.set(element, explainer);
}

/** Shows what an element says of itself; a hint never replaces one that is pinned. */
export function explain(anchor: Element, manner: Manner): void {
  const explainer = explainers.get(anchor);
  if (explainer === undefined || (manner === 'hint' && openExplanation.value?.manner === 'pinned')) return;
  openExplanation.value = { anchor, manner, explain: explainer };
}

export function closeExplanation(): void {
  openExplanation.value = null;
}

/** Closes the explanation because the player wants it closed: it doesn't come back until the pointer or the focus has left its thing. */
export function dismissExplanation(): void {
  dismissed = openExplanation.value?.anchor ?? null;
  closeExplanation();
}

export const isDismissed = (thing: Element): boolean => thing === dismissed;

/** Lets the thing whose explanation was dismissed explain itself again. */
export function endDismissal(): void {
  dismissed = null;
}
