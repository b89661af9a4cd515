import type { Action, Shape } from '@consigliere/kernel';
import { key, sayAction } from '@consigliere/kernel/host';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardProps } from './board-props.ts';
import { answersAt, type Desk, goTogether, useDesk } from './desk.ts';
import { type Explained, explain, explanation, hush, teach } from './explained.ts';
import { boardWords, inSentences, rulesIn, sayBrings, withoutRules } from './say.ts';

/** What a thing tells about itself. */
export interface About {
  readonly title: string;
  readonly lines?: readonly string[];
  /** The rules that speak of it; without them, those its lines name. */
  readonly rules?: readonly string[];
  /** Its accessible name, without what can be done with it now. Without one, it is called by what can be read on it and the title. */
  readonly label?: string;
  /** What is said after its title. */
  readonly aside?: string;
  readonly more?: ComponentChildren;
}

interface ThingProps extends About {
  readonly place: string;
  readonly class: string;
  readonly style?: CSSProperties;
  /** Pointing at it shows what it goes with. */
  readonly holds?: boolean;
  readonly onPoint?: () => void;
  readonly onLeave?: () => void;
  readonly children?: ComponentChildren;
}

const isLit = (desk: Desk, place: string): boolean => {
  if (desk.plan.isLit !== undefined) return desk.plan.isLit(desk, place);
  return desk.held.value === null || goTogether(desk, desk.held.value, place);
};

const isIdle = (desk: Desk, place: string): boolean => desk.plan.isIdle?.(desk, place) ?? desk.prompt !== null;

/** One line for each rule that forbids something at a place. */
function barredAt({ barred }: Desk, place: string): NonNullable<Explained['barred']> {
  const found = barred.get(place) ?? [];
  return found.filter((bar, at) => found.findIndex(({ rule }) => rule === bar.rule) === at);
}

/** The answers of a place, each with what it brings. */
export const offersAt = <T extends Shape>(
  desk: Pick<BoardProps<T>, 'preview' | 'words' | 'who'>,
  answers: readonly Action<T>[],
) => answers.map(action => ({ action, brings: sayBrings(desk, action) }));

function explainThing(desk: Desk, { place, title, lines = [], rules, more }: ThingProps): Explained {
  const answers = answersAt(desk, place);
  const barred = barredAt(desk, place);
  const isUseless = answers.length === 0 && barred.length === 0 && isIdle(desk, place);
  const said = rules === undefined ? lines.map(withoutRules) : lines;
  return {
    title,
    lines: [...said, isUseless ? boardWords().notNow : ''].filter(line => line !== ''),
    rules: rules ?? rulesIn(lines),
    answers: offersAt(desk, answers),
    barred,
    more,
  };
}

/** What can be done with a thing now: its only answer with what that brings, or that there are several. */
function sayAnswers(desk: Desk, [only, ...others]: readonly Action<Shape>[]): string[] {
  if (only === undefined) return [];
  if (others.length > 0) return [boardWords().canChoose];
  return [sayAction(desk.words, only, desk.who), sayBrings(desk, only)];
}

/** Whether a click was made by a finger, which has seen no preview. */
export const isByTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** Something drawn that explains itself and, where it may be used now, glows: with one answer a click gives it, else it asks. */
export function Thing(props: ThingProps) {
  const desk = useDesk<Desk>();
  const { place, title, label, aside = '', class: name, style, holds = false, onPoint, onLeave, children } = props;
  const self = useRef<HTMLButtonElement | null>(null);
  const answers = answersAt(desk, place);
  const [only] = answers;
  const isOne = answers.length === 1;
  const isOpen = explanation.value !== null && explanation.value.anchor === self.current;
  const chosen = desk.chosen === null ? '' : key(desk.chosen);
  const isChosen = answers.some(action => key(action) === chosen);
  const legal = only === undefined ? '' : isLit(desk, place) ? ' legal' : ' legal quiet';
  const hold = (held: string | null): void => {
    if (holds && explanation.value?.manner !== 'pinned') desk.held.value = held;
  };
  const point = (): void => {
    if (isOne) desk.choose(only ?? null);
    hold(place);
    onPoint?.();
  };
  const leave = (): void => {
    if (isOne) desk.choose(null);
    hold(null);
    onLeave?.();
  };
  const use = (event: MouseEvent): void => {
    if (holds) desk.held.value = place;
    if (only !== undefined && isOne && !isByTouch(event)) {
      hush();
      desk.answer(only);
    } else if (self.current !== null) explain(self.current, 'pinned');
  };
  const now = [aside, ...sayAnswers(desk, answers), isChosen ? boardWords().chosen : ''];
  return (
    <button
      type="button"
      ref={element => {
        self.current = element;
        teach(element, () => explainThing(desk, props));
      }}
      data-explains
      class={`${name}${legal}${isChosen ? ' chosen' : ''}`}
      style={style}
      data-place={place}
      data-answers={only === undefined ? undefined : answers.map(key).join('|')}
      tabIndex={!desk.plan.tabsToAll && desk.prompt !== null && only === undefined ? -1 : 0}
      aria-haspopup={isOne ? undefined : 'dialog'}
      aria-expanded={isOne ? undefined : isOpen}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={() => self.current?.matches(':focus-visible') && point()}
      onBlur={leave}
      onClick={use}
    >
      {label === undefined ? (
        <>
          {children}
          {/* What can be read comes first in its name, so that it can be called by what is seen. */}
          <span class="sr-only">. {inSentences([title, ...now])}</span>
        </>
      ) : (
        <>
          <span class="drawn" aria-hidden="true">
            {children}
          </span>
          <span class="sr-only">{inSentences([label, ...now])}</span>
        </>
      )}
    </button>
  );
}
