import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type About, type Desk, isLit, useDesk } from './desk.ts';
import { type Place, placeName } from './places.ts';

interface ThingProps {
  readonly place: Place;
  readonly about: About;
  readonly isChosen: boolean;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** How long one points at a thing before it explains itself. */
const PATIENCE = 450;

/** Something drawn that explains itself and, where it may be used now, glows: with one answer a click gives it, else it asks. */
export function Thing({ place, about, isChosen, class: name, children }: ThingProps) {
  const desk = useDesk();
  const timer = useRef(0);
  const self = useRef<HTMLButtonElement>(null);
  const { answers } = about;
  const open = desk.note.value?.anchor === self.current && desk.note.value !== null;
  const legal = answers.length === 0 ? '' : isLit(desk, place) ? ' legal' : ' legal quiet';
  useEffect(() => () => clearTimeout(timer.current), []);

  const point = (): void => {
    if (answers.length === 1) desk.choose(answers[0] ?? null);
    if (place.type === 'hand' && !desk.note.value?.pinned) desk.held.value = place.mafioso;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => show(desk, self.current, about, false), PATIENCE);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (answers.length === 1) desk.choose(null);
    if (desk.note.value?.pinned) return;
    desk.note.value = null;
    desk.held.value = null;
  };
  const use = (event: MouseEvent): void => {
    clearTimeout(timer.current);
    desk.held.value = place.type === 'hand' ? place.mafioso : null;
    const [only] = answers;
    const byTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    // A finger has seen no preview: it is asked once more.
    if (only !== undefined && answers.length === 1 && !byTouch) {
      desk.note.value = null;
      desk.answer(only);
    } else show(desk, self.current, about, true);
  };
  const title = isChosen ? `${about.title}, ${desk.labels.chosen}` : about.title;
  return (
    <button
      type="button"
      ref={self}
      class={`${name}${legal}${isChosen ? ' chosen' : ''}`}
      data-place={placeName(place)}
      aria-haspopup={answers.length === 1 ? undefined : 'dialog'}
      aria-expanded={answers.length === 1 ? undefined : open}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={() => self.current?.matches(':focus-visible') && point()}
      onBlur={leave}
      onClick={use}
    >
      {children}
      {/* What can be read comes first in its name, so that it can be called by what is seen. */}
      <span class="sr-only">. {[title, ...about.lines.slice(0, 1)].join('. ')}</span>
    </button>
  );
}

function show({ note }: Desk, anchor: HTMLElement | null, about: About, pinned: boolean): void {
  if (anchor === null || (!pinned && note.value?.pinned)) return;
  note.value = { anchor, about, pinned };
}
