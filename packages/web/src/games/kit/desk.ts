import type { Action, Barred, Language, Shape, Words } from '@consigliere/kernel';
import { type Signal, signal, useSignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { language } from '../../kit/words/language.ts';
import type { BoardProps } from './board-props.ts';
import { type PlacesOf, sortByPlace } from './places.ts';

/** What a game tells the kit about its board. */
export interface BoardPlan<T extends Shape, L> {
  readonly placesOf: PlacesOf<T>;
  /** What the board says beyond the game's own words. */
  readonly labels: Readonly<Record<Language, L>>;
  /** Whether a place with answers is lit; the others only show faintly that they can be used. Without it: whatever goes with what is held. */
  isLit?(desk: Desk<T>, place: string): boolean;
  /** Whether a place says that it can't be used now. Without it: any place does while the viewer is asked. */
  isIdle?(desk: Desk<T>, place: string): boolean;
  /** Whether the Tab key goes to everything drawn, also while the viewer is asked; else it goes from target to target. */
  readonly tabsToAll?: boolean;
}

/** What every part of a board is given; a game adds its own. */
export interface Desk<T extends Shape = Shape, W extends Words<T> = Words<T>, L = unknown> extends BoardProps<T> {
  readonly words: W;
  readonly labels: L;
  readonly plan: BoardPlan<T, L>;
  readonly answers: ReadonlyMap<string, readonly Action<T>[]>;
  readonly barred: ReadonlyMap<string, readonly Barred<Action<T>>[]>;
  /** The place that was picked up or is pointed at: the first of the two places that make an answer. */
  readonly held: Signal<string | null>;
}

const DeskContext = createContext<unknown>(null);

export const DeskProvider = DeskContext.Provider;

/** What the board around this part was given. */
export function useDesk<D>(): D {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('there is no board around this');
  return desk as D;
}

/** Makes a board's desk. The game's words come with its board. */
export function useNewDesk<T extends Shape, W extends Words<T>, L>(
  props: BoardProps<T>,
  plan: BoardPlan<T, L>,
): Desk<T, W, L> {
  const { prompt, view, words } = props;
  const held = useSignal<string | null>(null);
  const answers = useMemo(
    () => sortByPlace(prompt?.actions ?? [], action => plan.placesOf(action, view)),
    [prompt, view],
  );
  const barred = useMemo(
    () => sortByPlace(prompt?.barred ?? [], ({ action }) => plan.placesOf(action, view)),
    [prompt, view],
  );
  return { ...props, words: words as W, labels: plan.labels[language.value], plan, answers, barred, held };
}

/** The desk of a board at which nobody is asked, for pictures of it. */
export const stillDesk = <T extends Shape, W extends Words<T>, L>(
  shown: Pick<Desk<T, W, L>, 'words' | 'view' | 'who'>,
  plan: BoardPlan<T, L>,
): Desk<T, W, L> => ({
  ...shown,
  ...{ labels: plan.labels[language.value], plan, answers: new Map(), barred: new Map(), held: signal(null) },
  ...{ prompt: null, chosen: null, windowEnds: null },
  ...{ preview: () => null, now: () => 0, choose: () => undefined, answer: () => undefined },
});

/** The answers that have to do with a place. */
export const answersAt = <A>({ answers }: { readonly answers: ReadonlyMap<string, readonly A[]> }, place: string) =>
  answers.get(place) ?? [];

/** Whether some answer is made of both places. */
export function goTogether(desk: Pick<Desk, 'answers'>, one: string, other: string): boolean {
  const others = answersAt(desk, other);
  return answersAt(desk, one).some(action => others.includes(action));
}

/** What a button does that stands for one answer: pointing at it shows what it brings, pressing it gives it. */
export const pointing = <T extends Shape>({ choose, answer }: BoardProps<T>, action: Action<T>) => ({
  onPointerEnter: () => choose(action),
  onPointerLeave: () => choose(null),
  onFocus: () => choose(action),
  onBlur: () => choose(null),
  onClick: () => answer(action),
});
