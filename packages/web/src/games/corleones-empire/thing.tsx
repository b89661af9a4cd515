import type { CorleonesEmpire } from '@consigliere/games/corleones-empire/rules';
import { key, sayAction } from '@consigliere/kernel';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import { type Explained, explain, explanation, hush, teach } from '../kit/explained.ts';
import { inSentences } from './about.ts';
import { type Desk, type Pointed, plain, rulesIn, sayBrings, useDesk } from './desk.ts';
import type { CeAction, Place } from './places.ts';

interface ThingProps {
  readonly title: string;
  readonly lines?: readonly string[];
  readonly more?: ComponentChildren;
  /** Its accessible name, without what can be done with it now. Defaults to what can be read on it and the title. */
  readonly label?: string;
  readonly place: Place;
  readonly class: string;
  readonly style?: CSSProperties;
  /** What it has to do with on the map. */
  readonly points?: Pointed;
  readonly children?: ComponentChildren;
}

const NO_ANSWERS: readonly CeAction[] = [];

/** One line for each rule that forbids something here. */
function barredAt({ prompt, barred }: Desk, place: Place): NonNullable<Explained['barred']> {
  const here = new Set((barred.get(place) ?? []).map(key));
  const found = prompt?.barred.filter(({ action }) => here.has(key(action))) ?? [];
  return found.filter((bar, at) => found.findIndex(({ rule }) => rule === bar.rule) === at);
}

function explained(desk: Desk, { place, title, lines = [], more }: ThingProps): Explained {
  const answers = desk.answers.get(place) ?? NO_ANSWERS;
  const barred = answers.length > 0 ? [] : barredAt(desk, place);
  const idle = desk.prompt !== null && answers.length === 0 && barred.length === 0 ? [desk.labels.notNow] : [];
  return {
    title,
    lines: [...lines.map(plain), ...idle].filter(line => line !== ''),
    rules: rulesIn(...lines),
    answers: answers.map(action => ({ action, brings: sayBrings(desk, action) })),
    barred,
    more,
  };
}

/** Whether an answer is one for the figure that was picked up. */
const fits = ({ held }: Desk, { type }: CeAction): boolean => held.value === null || type === held.value;

const isChosen = ({ chosen }: Desk, answers: readonly CeAction[]): boolean =>
  chosen !== null && answers.some(action => key(action) === key(chosen));

/** What can be done with a thing now: its only answer with what that brings, or that there are several. */
function sayAnswers(desk: Desk, [only, ...others]: readonly CeAction[]): string[] {
  if (only === undefined) return [];
  if (others.length > 0) return [desk.labels.canChoose];
  return [sayAction<CorleonesEmpire>(desk.words, only, desk.who), sayBrings(desk, only)];
}

/** Something drawn that explains itself and, where it may be used now, glows: with one answer a click gives it, else it asks. */
export function Thing(props: ThingProps) {
  const desk = useDesk();
  const { place, title, label, points, class: name, style, children } = props;
  const self = useRef<HTMLButtonElement | null>(null);
  const answers = desk.answers.get(place) ?? NO_ANSWERS;
  const [only] = answers;
  const isOne = answers.length === 1;
  const isOpen = explanation.value !== null && explanation.value.anchor === self.current;
  const legal = only === undefined ? '' : answers.some(action => fits(desk, action)) ? ' legal' : ' legal quiet';
  const chosen = isChosen(desk, answers);

  const point = (): void => {
    if (isOne) desk.choose(only ?? null);
    if (points !== undefined) desk.pointed.value = points;
  };
  const leave = (): void => {
    if (isOne) desk.choose(null);
    desk.pointed.value = null;
  };
  const use = (event: MouseEvent): void => {
    const byTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    // A finger has seen no preview: it is asked once more.
    if (only !== undefined && isOne && !byTouch) {
      hush();
      desk.answer(only);
    } else if (self.current !== null) explain(self.current, 'pinned');
  };
  const now = [...sayAnswers(desk, answers), chosen ? desk.labels.chosen : ''];
  return (
    <button
      type="button"
      ref={element => {
        self.current = element;
        teach(element, () => explained(desk, props));
      }}
      data-explains
      class={`${name}${legal}${chosen ? ' chosen' : ''}`}
      style={style}
      data-place={place}
      data-answers={answers.length === 0 ? undefined : answers.map(key).join('|')}
      // While he is asked, the Tab key goes from target to target.
      tabIndex={desk.prompt !== null && answers.length === 0 ? -1 : 0}
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
          <span class="ce-drawn" aria-hidden="true">
            {children}
          </span>
          <span class="sr-only">{inSentences([label, ...now])}</span>
        </>
      )}
    </button>
  );
}
