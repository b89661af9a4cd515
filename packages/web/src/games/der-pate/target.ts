import { type Desk, isChosen, isTouched, momentOf } from './desk.ts';
import { clickOn, type DpAction, isLit, isSamePlace, type Place, placeName, reachedAt } from './places.ts';
import { sayTarget } from './say.ts';

/** Something drawn that is called by what it shows. */
export const pictured = (about: string) => ({ role: 'img' as const, 'aria-label': about });

/** Drawn beside something that says it all. */
export const UNSAID = { 'aria-hidden': true } as const;

const isByTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** Gives an answer; a finger has seen no preview and is asked once more. */
export function give(desk: Desk, action: DpAction, event: Event): void {
  if (isByTouch(event) && !isTouched(desk, action)) {
    desk.touched.value = action;
    desk.choose(action);
    return;
  }
  desk.touched.value = null;
  desk.held.value = null;
  desk.answer(action);
}

/** A click on a place: an answer, or the first half of one. */
function press(desk: Desk, place: Place, event: Event): void {
  const click = clickOn(momentOf(desk), place);
  if (click.type === 'give') return give(desk, click.action, event);
  if (click.type === 'nothing') return;
  desk.touched.value = null;
  desk.held.value = click.type === 'hold' ? click.place : null;
  point(desk, place);
}

/** Shows what the only answer of a place would do. */
function point(desk: Desk, place: Place): void {
  const answers = reachedAt(momentOf(desk), place);
  desk.choose(answers.length === 1 ? (answers[0] ?? null) : null);
}

/**
 * How a place looks, behaves and is called at this moment, for anything drawn: spread it over the element. Where nothing can be done
 * it is a picture that is called by what it shows.
 */
export function target(desk: Desk, place: Place, about: string) {
  const moment = momentOf(desk);
  const lit = isLit(moment, place);
  // What does not go with what is held can be taken up instead.
  const isOpen = lit || isLit({ ...moment, held: null }, place);
  const held = isSamePlace(desk.held.value, place);
  const chosen = isChosen(desk, place);
  const states = `${lit ? ' legal' : isOpen ? ' open' : ''}${held ? ' held' : ''}${chosen ? ' chosen' : ''}`;
  const marks = { 'data-place': placeName(place), class: states };
  if (!isOpen && !held) return { ...marks, isLit: false as const, ...pictured(about) };
  const said = [sayTarget(desk, place, about), held && desk.labels.picked, chosen && desk.labels.chosen]
    .filter(Boolean)
    .join(', ');
  return {
    ...marks,
    isLit: lit,
    role: 'button' as const,
    tabIndex: 0,
    'aria-label': said,
    'aria-pressed': held,
    onPointerEnter: () => point(desk, place),
    onPointerLeave: () => desk.touched.value === null && desk.choose(null),
    onFocus: () => point(desk, place),
    onBlur: () => desk.touched.value === null && desk.choose(null),
    onClick: (event: MouseEvent) => press(desk, place, event),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') desk.held.value = null;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(desk, place, event);
    },
  };
}
