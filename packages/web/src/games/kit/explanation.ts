import type { Action, BarredAnswer, Names, Shape, Words } from '@consigliere/kernel';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/**
 * The content of an explanation, with the numbers of this moment. Anything on a board can have one:
 *
 *   <g {...explains(() => ({ title: 'Bakery', lines: ['Pays $3.'], rules: ['DP-14'] }))}>
 *
 * It opens when the player points at the element for a moment, presses it for long, or presses `?` while it has the focus. Elements
 * that must stay visible meanwhile (the viewer's own hand or city) carry `data-clear`. If a click has several meanings,
 * `explain(element, 'pinned')` asks which.
 */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** The rules that the explanation links to. */
  readonly rules: readonly string[];
  /** The answers that can be given with it now. */
  readonly answers?: readonly OfferedAnswer[];
  /** Answers that a player might try with it and may not give. */
  readonly barred?: readonly BarredAnswer<Action<Shape>>[];
  /** Anything else to show. */
  readonly more?: ComponentChildren;
}

/** An answer with its preview in a few words. */
export interface OfferedAnswer {
  readonly action: Action<Shape>;
  readonly brings: string;
}

/** A hint closes when the player points elsewhere; a pinned explanation holds the focus until it is closed. */
export type Manner = 'hint' | 'pinned';

export interface OpenExplanation {
  readonly anchor: Element;
  readonly manner: Manner;
  /** Makes the content again, because previews, for instance, may arrive while the explanation is open. */
  explain(): Explanation;
}

/** The props that the page gives to explanations. */
export interface ExplanationsProps {
  readonly game: string;
  readonly words: Words<Shape>;
  readonly who: Names;
  /** Changes with the table: an explanation is about the moment at which it was opened. */
  readonly moment: unknown;
  /** The label of the button that closes it. */
  readonly close: string;
  choose(action: Action<Shape> | null): void;
  answer(action: Action<Shape>): void;
}

/** The explanation that is open; null if none is. */
export const openExplanation = signal<OpenExplanation | null>(null);

/** The element whose explanation the player has closed. */
let dismissed: Element | null = null;

const explainers = new WeakMap<Element, () => Explanation>();

/** The properties that make an element explain itself. */
export const explains = (explainer: () => Explanation) => ({
  'data-explains': '',
  ref: (element: Element | null): void => setExplainer(element, explainer),
});

/** Does the same for an element that has a ref already; it must carry `data-explains` itself. */
export function setExplainer(element: Element | null, explainer: () => Explanation): void {
  if (element !== null) explainers.set(element, explainer);
}

/** Opens the explanation of an element; a hint never replaces one that is pinned. */
export function explain(anchor: Element, manner: Manner): void {
  const explainer = explainers.get(anchor);
  if (explainer === undefined || (manner === 'hint' && openExplanation.value?.manner === 'pinned')) return;
  openExplanation.value = { anchor, manner, explain: explainer };
}

export function closeExplanation(): void {
  openExplanation.value = null;
}

/** Closes the explanation at the player's wish: it doesn't come back until the pointer or the focus has left its element. */
export function dismissExplanation(): void {
  dismissed = openExplanation.value?.anchor ?? null;
  closeExplanation();
}

export const isDismissed = (thing: Element): boolean => thing === dismissed;

/** Lets the element whose explanation was dismissed explain itself again. */
export function endDismissal(): void {
  dismissed = null;
}
