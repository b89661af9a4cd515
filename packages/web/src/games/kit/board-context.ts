import type { Action, BarredAnswer, Language, Shape, View, Words } from '@consigliere/kernel';
import { key } from '@consigliere/kernel/host';
import { type Signal, useSignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { language } from '../../kit/words/language.ts';
import type { BoardProps } from './board-props.ts';

/** Finds the spots that an answer concerns. A spot is the name of something drawn, as in the document (`data-spot`). */
export type SpotsOf<T extends Shape, P extends string = string> = (action: Action<T>, view: View<T>) => readonly P[];

/**
 * A game's table: for each type of answer the spots it concerns, in the order in which they are pressed. It has every type, so the
 * compiler reports the answers of a new step that have no spot yet.
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

/** Groups things by the spots they concern; a thing may be in several groups. */
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

/** A game's settings for its board. */
export interface BoardPlan<T extends Shape, L> {
  readonly spotsOf: SpotsOf<T>;
  /** The board's texts besides the game's own words. */
  readonly labels: Readonly<Record<Language, L>>;
  /** Whether a spot with answers is lit; other spots with answers only glow faintly. Defaults to the spots that go with the held one. */
  isLit?(context: BoardContext<T>, spot: string): boolean;
  /** Whether a spot says that it can't be used now. Defaults to every spot while the viewer is asked. */
  isIdle?(context: BoardContext<T>, spot: string): boolean;
  /** Whether the Tab key stops at everything drawn even while the viewer is asked. Defaults to the spots with answers. */
  readonly tabsToAll?: boolean;
}

/** Everything that the parts of a board need; a game adds its own. */
export interface BoardContext<T extends Shape = Shape, W extends Words<T> = Words<T>, L = unknown>
  extends BoardProps<T> {
  readonly words: W;
  readonly labels: L;
  readonly plan: BoardPlan<T, L>;
  readonly answers: ReadonlyMap<string, readonly Action<T>[]>;
  readonly barred: ReadonlyMap<string, readonly BarredAnswer<Action<T>>[]>;
  /** The spot that was picked up or is pointed at: the first of the two spots of an answer. */
  readonly held: Signal<string | null>;
}

const Context = createContext<unknown>(null);

export const BoardContextProvider = Context.Provider;

/** The context of the board around this component. */
export function useBoardContext<D>(): D {
  const context = useContext(Context);
  if (context === null) throw new Error('there is no board around this');
  return context as D;
}

/** Makes a board's context. */
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

/** The answers that concern a spot. */
export const findAnswersAt = <A>({ answers }: { readonly answers: ReadonlyMap<string, readonly A[]> }, spot: string) =>
  answers.get(spot) ?? [];

/** Whether some answer concerns both spots. */
export function goTogether(context: Pick<BoardContext, 'answers'>, one: string, other: string): boolean {
  const others = findAnswersAt(context, other);
  return findAnswersAt(context, one).some(action => others.includes(action));
}

/** The handlers of a button for one answer: pointing at it shows the preview, pressing it gives the answer. */
export const pointing = <T extends Shape>({ choose, answer }: BoardProps<T>, action: Action<T>) => ({
  'data-answers': key(action),
  onPointerEnter: () => choose(action),
  onPointerLeave: () => choose(null),
  onFocus: () => choose(action),
  onBlur: () => choose(null),
  onClick: () => answer(action),
});
