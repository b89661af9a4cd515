import type { Action, Shape } from '@consigliere/kernel';
import { key } from '@consigliere/kernel/host';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import { type BoardContext, findAnswersAt, goTogether, useBoardContext } from './board-context.ts';
import type { BoardProps } from './board-props.ts';
import { closeExplanation, type Explanation, explain, openExplanation, setExplainer } from './explanation.ts';
import { boardWords, describeAnswers, rulesIn, sayBrings, sayName, withoutRules } from './say.ts';

/** The explanation of a board button. */
export interface SpotExplanation {
  readonly title: string;
  readonly lines?: readonly string[];
  /** The rules that the explanation links to. Defaults to those named in its lines. */
  readonly rules?: readonly string[];
  /** The accessible name: what it is, who is there, what it gives. It contains the visible name. Defaults to the title. */
  readonly label?: string;
  readonly more?: ComponentChildren;
}

interface BoardButtonProps extends SpotExplanation {
  readonly spot: string;
  readonly class: string;
  readonly style?: CSSProperties;
  /** Whether pointing at the button lights the spots that go with it. */
  readonly holds?: boolean;
  readonly onPoint?: () => void;
  readonly onLeave?: () => void;
  readonly children?: ComponentChildren;
}

const isLit = (context: BoardContext, spot: string): boolean => {
  if (context.plan.isLit !== undefined) return context.plan.isLit(context, spot);
  return context.held.value === null || goTogether(context, context.held.value, spot);
};

/** Whether a spot is a thing that could be used at other times. Players aren't. */
const isIdle = (context: BoardContext, spot: string): boolean =>
  !spot.startsWith('seat-') && (context.plan.isIdle?.(context, spot) ?? context.prompt !== null);

/** The barred answers of a spot, one for each rule. */
function findBarred({ barred }: BoardContext, spot: string): NonNullable<Explanation['barred']> {
  const found = barred.get(spot) ?? [];
  return found.filter((bar, at) => found.findIndex(({ rule }) => rule === bar.rule) === at);
}

/** The answers of a spot, each with its preview. */
export const previewAnswers = <T extends Shape>(
  context: Pick<BoardProps<T>, 'preview' | 'words' | 'who'>,
  answers: readonly Action<T>[],
) => answers.map(action => ({ action, brings: sayBrings(context, action) }));

function explainButton(context: BoardContext, { spot, title, lines = [], rules, more }: BoardButtonProps): Explanation {
  const answers = findAnswersAt(context, spot);
  const barred = findBarred(context, spot);
  const isUseless = answers.length === 0 && barred.length === 0 && isIdle(context, spot);
  const said = rules === undefined ? lines.map(withoutRules) : lines;
  return {
    title,
    lines: [...said, isUseless ? boardWords().notNow : ''].filter(line => line !== ''),
    rules: rules ?? rulesIn(lines),
    answers: previewAnswers(context, answers),
    barred,
    more,
  };
}

/** A button on the board that explains itself and glows if it has answers. A click gives its only answer, or otherwise asks. */
export function BoardButton(props: BoardButtonProps) {
  const context = useBoardContext<BoardContext>();
  const { spot, title, label = title, class: name, style, holds = false, onPoint, onLeave, children } = props;
  const self = useRef<HTMLButtonElement | null>(null);
  const answers = findAnswersAt(context, spot);
  const [only] = answers;
  const isOne = answers.length === 1;
  const isOpen = openExplanation.value !== null && openExplanation.value.anchor === self.current;
  const chosen = context.chosen === null ? '' : key(context.chosen);
  const isChosen = answers.some(action => key(action) === chosen);
  const legal = only === undefined ? '' : isLit(context, spot) ? ' legal' : ' legal quiet';
  const hold = (held: string | null): void => {
    if (holds && openExplanation.value?.manner !== 'pinned') context.held.value = held;
  };
  const point = (): void => {
    if (isOne) context.choose(only ?? null);
    hold(spot);
    onPoint?.();
  };
  const leave = (): void => {
    if (isOne) context.choose(null);
    hold(null);
    onLeave?.();
  };
  const use = (): void => {
    if (holds) context.held.value = spot;
    if (only !== undefined && isOne) {
      closeExplanation();
      context.answer(only);
    } else if (self.current !== null) explain(self.current, 'pinned');
  };
  return (
    <button
      type="button"
      ref={element => {
        self.current = element;
        setExplainer(element, () => explainButton(context, props));
      }}
      data-explains
      class={`${name}${legal}${isChosen ? ' chosen' : ''}`}
      style={style}
      data-spot={spot}
      data-answers={only === undefined ? undefined : answers.map(key).join('|')}
      tabIndex={!context.plan.tabsToAll && context.prompt !== null && only === undefined ? -1 : 0}
      aria-description={describeAnswers(context, label, answers)}
      aria-haspopup={isOne ? undefined : 'dialog'}
      aria-expanded={isOne ? undefined : isOpen}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={() => self.current?.matches(':focus-visible') && point()}
      onBlur={leave}
      onClick={use}
    >
      {/* Hidden, because the name says all of it. */}
      <span class="drawn" aria-hidden="true">
        {children}
      </span>
      <span class="sr-only">{sayName(context, label, answers, isChosen ? boardWords().chosen : '')}</span>
    </button>
  );
}
