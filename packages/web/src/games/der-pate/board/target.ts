import type { DerPate } from '@consigliere/games/der-pate/rules';
import { key, sayAction } from '@consigliere/kernel/host';
import { type Explained, explains } from '../../kit/explained.ts';
import { boardWords, sayBrings } from '../../kit/say.ts';
import { isByTouch, offersAt } from '../../kit/thing.tsx';
import { type Desk, isChosen, momentOf } from './desk.ts';
import { clickOn, type DpAction, isLit, reachedAt } from './places.ts';

/** Something drawn that is called by what it shows. */
export const pictured = (about: string) => ({ role: 'img' as const, 'aria-label': about });

/** Drawn beside something that says it all. */
export const UNSAID = { 'aria-hidden': true } as const;

/** Gives an answer; a finger has seen no preview and is asked once more. */
export function give(desk: Desk, action: DpAction, event: Event): void {
  const { touched } = desk;
  if (isByTouch(event) && (touched.value === null || key(touched.value) !== key(action))) {
    touched.value = action;
    desk.choose(action);
    return;
  }
  touched.value = null;
  desk.held.value = null;
  desk.answer(action);
}

/** A click on a place: an answer, or the first half of one. */
function press(desk: Desk, place: string, event: Event): void {
  const click = clickOn(momentOf(desk), place);
  if (click.type === 'give') return give(desk, click.action, event);
  if (click.type === 'nothing') return;
  desk.touched.value = null;
  desk.held.value = click.type === 'hold' ? click.place : null;
  point(desk, place);
}

/** Shows what the only answer of a place would do. */
function point(desk: Desk, place: string): void {
  const answers = reachedAt(momentOf(desk), place);
  desk.choose(answers.length === 1 ? (answers[0] ?? null) : null);
}

/** What the only answer at a place is called and brings, before what the place is. */
function sayTarget(desk: Desk, place: string, about: string): string {
  const [only, ...others] = reachedAt(momentOf(desk), place);
  if (only === undefined || others.length > 0) return about;
  const said = sayAction<DerPate>(desk.words, only, desk.who);
  return `${[said, sayBrings(desk, only)].filter(Boolean).join(': ')}. ${about}`;
}

/**
 * How a place looks, behaves, is called and explains itself at this moment, for anything drawn: spread it over the element. Where nothing
 * can be done it is a picture that is called by what it shows.
 */
export function target(desk: Desk, place: string, about: string, tell: () => Explained) {
  const moment = momentOf(desk);
  const lit = isLit(moment, place);
  // What does not go with what is held can be taken up instead.
  const isOpen = lit || isLit({ ...moment, held: null }, place);
  const held = moment.held === place;
  const chosen = isChosen(desk, place);
  const marks = {
    'data-place': place,
    class: `${lit ? ' legal' : isOpen ? ' open' : ''}${held ? ' held' : ''}${chosen ? ' chosen' : ''}`,
    ...explains(() => ({ ...tell(), answers: offersAt(desk, reachedAt(momentOf(desk), place)) })),
  };
  if (!isOpen && !held) return { ...marks, isLit: false as const, ...pictured(about) };
  const { picked, chosen: isChosenNow } = boardWords();
  const said = [sayTarget(desk, place, about), held && picked, chosen && isChosenNow].filter(Boolean).join(', ');
  const leave = (): void => {
    if (desk.touched.value === null) desk.choose(null);
  };
  return {
    ...marks,
    isLit: lit,
    role: 'button' as const,
    tabIndex: 0,
    'aria-label': said,
    'aria-pressed': held,
    onPointerEnter: () => point(desk, place),
    onPointerLeave: leave,
    onFocus: () => point(desk, place),
    onBlur: leave,
    onClick: (event: MouseEvent) => press(desk, place, event),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') desk.held.value = null;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(desk, place, event);
    },
  };
}
