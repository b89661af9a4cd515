import type { Action, BarredAnswer, Language, Shape, View, Words } from '@consigliere/kernel';
import { type Signal, signal, useSignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { language } from '../../kit/words/language.ts';
import type { BoardProps } from './board-props.ts';

/** Says which spots an answer concerns. A spot is something drawn, by the name it has in the document (`data-spot`). */
export type SpotsOf<T extends Shape, P extends string = string> = (action: Action<T>, view: View<T>) => readonly P[];

/**
 * A game's table: for each type of answer the spots it concerns, in the order in which they are pressed. It names every type, so the
 * compiler says which answers of a new step have no spot yet.
 */
export type SpotTable<T extends Shape, P extends string = string> = {
  readonly [K in Action<T>['type']]: (action: Extract<Action<T>, { readonly type: K }>, view: View<T>) => readonly P[];
};

/** Reads a game's table. */
export const readSpotTable =
  <T extends Shape, P extends string>(table: SpotTable<T, P>): SpotsOf<T, P> =>
  (action, view) => {
    // The entry is the one for this type of answer.
    const spots = table[action.type as Action<T>['type']] as SpotsOf<T, P>;
    return spots(action, view);
  };

/** Sorts things by the spots they concern; one may be at several. */
export function groupBySpot<X, P extends string>(
  things: readonly X[],
  spotsOf: (thing: X) => readonly P[],
): ReadonlyMap<P, readonly X[]> {
  const found = new Map<P, X[]>();
  for (const thing of things)
    for (const spot of new Set(spotsOf(thing))) {
      const there = found.get(spot);
      if (there === undefined) found.set(spot, [thing]);
      else there.push(thing);
    }
  return found;
}

/** What a game tells the kit about its board. */
export interface BoardPlan<T extends Shape, L> {
  readonly spotsOf: SpotsOf<T>;
  /** What the board says beyond the game's own words. */
  readonly labels: Readonly<Record<Language, L>>;
  /** Whether a spot with answers is lit; the others only show faintly that they can be used. Without it: whatever goes with what is held. */
  isLit?(context: BoardContext<T>, spot: string): boolean;
  /** Whether a spot says that it can't be used now. Without it: any spot does while the viewer is asked. */
  isIdle?(context: BoardContext<T>, spot: string): boolean;
  /** Whether the Tab key goes to everything drawn, also while the viewer is asked; else it goes from target to target. */
  readonly tabsToAll?: boolean;
}

/** What every part of a board is given; a game adds its own. */
export interface BoardContext<T extends Shape = Shape, W extends Words<T> = Words<T>, L = unknown>
  extends BoardProps<T> {
  readonly words: W;
  readonly labels: L;
  readonly plan: BoardPlan<T, L>;
  readonly answers: ReadonlyMap<string, readonly Action<T>[]>;
  readonly barred: ReadonlyMap<string, readonly BarredAnswer<Action<T>>[]>;
  /** The spot that was picked up or is pointed at: the first of the two spots that make an answer. */
  readonly held: Signal<string | null>;
}

const Context = createContext<unknown>(null);

export const BoardContextProvider = Context.Provider;

/** What the board around this part was given. */
export function useBoardContext<D>(): D {
  const context = useContext(Context);
  if (context === null) throw new Error('there is no board around this');
  return context as D;
}

/** Makes a board's context. The game's words come with its board. */
export function useNewBoardContext<T extends Shape, W extends Words<T>, L>(
  props: BoardProps<T>,
  plan: BoardPlan<T, L>,
): BoardContext<T, W, L> {
  const { prompt, view, words } = props;
  const held = useSignal<string | null>(null);
  const answers = useMemo(
    () => groupBySpot(prompt?.actions ?? [], action => plan.spotsOf(action, view)),
    [prompt, view],
  );
  const barred = useMemo(
    () => groupBySpot(prompt?.barred ?? [], ({ action }) => plan.spotsOf(action, view)),
    [prompt, view],
  );
  return { ...props, words: words as W, labels: plan.labels[language.value], plan, answers, barred, held };
}

/** The context of a board at which nobody is asked, for pictures of it. */
export const makeStillContext = <T extends Shape, W extends Words<T>, L>(
  shown: Pick<BoardContext<T, W, L>, 'words' | 'view' | 'who'>,
  plan: BoardPlan<T, L>,
): BoardContext<T, W, L> => ({
  ...shown,
  ...{ labels: plan.labels[language.value], plan, answers: new Map(), barred: new Map(), held: signal(null) },
  ...{ prompt: null, chosen: null, windowEnds: null },
  ...{ preview: () => null, now: () => 0, choose: () => undefined, answer: () => undefined },
});

/** The answers that have to do with a spot. */
export const findAnswersAt = <A>({ answers }: { readonly answers: ReadonlyMap<string, readonly A[]> }, spot: string) =>
  answers.get(spot) ?? [];

/** Whether some answer is made of both spots. */
export function goTogether(context: Pick<BoardContext, 'answers'>, one: string, other: string): boolean {
  const others = findAnswersAt(context, other);
  return findAnswersAt(context, one).some(action => others.includes(action));
}

/** What a button does that stands for one answer: pointing at it shows what it brings, pressing it gives it. */
export const pointing = <T extends Shape>({ choose, answer }: BoardProps<T>, action: Action<T>) => ({
  onPointerEnter: () => choose(action),
  onPointerLeave: () => choose(null),
  onFocus: () => choose(action),
  onBlur: () => choose(null),
  onClick: () => answer(action),
});
