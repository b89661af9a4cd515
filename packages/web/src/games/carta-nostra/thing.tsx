import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { type Explained, explain, explanation, hush, teach } from '../kit/explained.ts';
import { type About, type Desk, isLit, sayBrings, useDesk } from './desk.ts';
import { OpenPile } from './open-pile.tsx';
import { type Place, placeName } from './places.ts';

interface ThingProps {
  readonly place: Place;
  readonly about: About;
  readonly isChosen: boolean;
  readonly class: string;
  readonly children: ComponentChildren;
}

function explainedBy(desk: Desk, { title, lines, rules, answers, barred, pile }: About): Explained {
  return {
    title,
    lines,
    rules,
    answers: answers.map(action => ({ action, brings: sayBrings(desk, action) })),
    barred,
    more: pile && <OpenPile words={desk.words} labels={desk.labels} cards={pile} />,
  };
}

/** Something drawn that explains itself and, where it may be used now, glows: with one answer a click gives it, else it asks. */
export function Thing({ place, about, isChosen, class: name, children }: ThingProps) {
  const desk = useDesk();
  const self = useRef<HTMLButtonElement | null>(null);
  const { answers } = about;
  const isOpen = explanation.value !== null && explanation.value.anchor === self.current;
  const legal = answers.length === 0 ? '' : isLit(desk, place) ? ' legal' : ' legal quiet';

  const point = (): void => {
    if (answers.length === 1) desk.choose(answers[0] ?? null);
    if (place.type === 'hand' && explanation.value?.manner !== 'pinned') desk.held.value = place.mafioso;
  };
  const leave = (): void => {
    if (answers.length === 1) desk.choose(null);
    if (explanation.value?.manner !== 'pinned') desk.held.value = null;
  };
  const use = (event: MouseEvent): void => {
    desk.held.value = place.type === 'hand' ? place.mafioso : null;
    const [only] = answers;
    const byTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    // A finger has seen no preview: it is asked once more.
    if (only !== undefined && answers.length === 1 && !byTouch) {
      hush();
      desk.answer(only);
    } else if (self.current !== null) explain(self.current, 'pinned');
  };
  const title = isChosen ? `${about.title}, ${desk.labels.chosen}` : about.title;
  const [only] = answers;
  const brings = only !== undefined && answers.length === 1 ? sayBrings(desk, only) : '';
  return (
    <button
      type="button"
      ref={element => {
        self.current = element;
        teach(element, () => explainedBy(desk, about));
      }}
      data-explains
      class={`${name}${legal}${isChosen ? ' chosen' : ''}`}
      data-place={placeName(place)}
      aria-haspopup={answers.length === 1 ? undefined : 'dialog'}
      aria-expanded={answers.length === 1 ? undefined : isOpen}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={() => self.current?.matches(':focus-visible') && point()}
      onBlur={leave}
      onClick={use}
    >
      {children}
      {/* What can be read comes first in its name, so that it can be called by what is seen. */}
      <span class="sr-only">
        . {[title, ...about.lines.slice(0, 1)].join('. ')} {brings}
      </span>
    </button>
  );
}
