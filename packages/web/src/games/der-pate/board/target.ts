import type { DerPate, DpAction } from '@consigliere/games/der-pate/rules';
import { key, sayAction } from '@consigliere/kernel/host';
import { isByTouch, previewAnswers } from '../../kit/board-button.tsx';
import { type Explanation, explains } from '../../kit/explanation.ts';
import { boardWords, sayBrings } from '../../kit/say.ts';
import { type DpBoardContext, getMoment, isChosen } from './board-context.ts';
import { clickOn, findReachable, isLit } from './spots.ts';

/** Something drawn that is called by what it shows. */
export const asPicture = (about: string) => ({ role: 'img' as const, 'aria-label': about });

/** Drawn beside something that says it all. */
export const DECORATIVE = { 'aria-hidden': true } as const;

/** Gives an answer; a finger has seen no preview and is asked once more. */
export function give(context: DpBoardContext, action: DpAction, event: Event): void {
  const { touched } = context;
  if (isByTouch(event) && (touched.value === null || key(touched.value) !== key(action))) {
    touched.value = action;
    context.choose(action);
    return;
  }
  touched.value = null;
  context.held.value = null;
  context.answer(action);
}

/** A click on a place: an answer, or the first half of one. */
function press(context: DpBoardContext, place: string, event: Event): void {
  const click = clickOn(getMoment(context), place);
  if (click.type === 'give') return give(context, click.action, event);
  if (click.type === 'nothing') return;
  context.touched.value = null;
  context.held.value = click.type === 'hold' ? click.place : null;
  point(context, place);
}

/** Shows what the only answer of a place would do. */
function point(context: DpBoardContext, place: string): void {
  const answers = findReachable(getMoment(context), place);
  context.choose(answers.length === 1 ? (answers[0] ?? null) : null);
}

/** What the only answer at a place is called and brings, before what the place is. */
function sayTarget(context: DpBoardContext, place: string, about: string): string {
  const [only, ...others] = findReachable(getMoment(context), place);
  if (only === undefined || others.length > 0) return about;
  const said = sayAction<DerPate>(context.words, only, context.who);
  return `${[said, sayBrings(context, only)].filter(Boolean).join(': ')}. ${about}`;
}

/**
 * How a place looks, behaves, is called and explains itself at this moment, for anything drawn: spread it over the element. Where nothing
 * can be done it is a picture that is called by what it shows.
 */
export function makeTarget(context: DpBoardContext, place: string, about: string, tell: () => Explanation) {
  const moment = getMoment(context);
  const lit = isLit(moment, place);
  // What does not go with what is held can be taken up instead.
  const isOpen = lit || isLit({ ...moment, held: null }, place);
  const held = moment.held === place;
  const chosen = isChosen(context, place);
  const marks = {
    'data-spot': place,
    class: `${lit ? ' legal' : isOpen ? ' open' : ''}${held ? ' held' : ''}${chosen ? ' chosen' : ''}`,
    ...explains(() => ({ ...tell(), answers: previewAnswers(context, findReachable(getMoment(context), place)) })),
  };
  if (!isOpen && !held) return { ...marks, isLit: false as const, ...asPicture(about) };
  const { picked, chosen: isChosenNow } = boardWords();
  const said = [sayTarget(context, place, about), held && picked, chosen && isChosenNow].filter(Boolean).join(', ');
  const leave = (): void => {
    if (context.touched.value === null) context.choose(null);
  };
  return {
    ...marks,
    isLit: lit,
    role: 'button' as const,
    tabIndex: 0,
    'aria-label': said,
    'aria-pressed': held,
    onPointerEnter: () => point(context, place),
    onPointerLeave: leave,
    onFocus: () => point(context, place),
    onBlur: leave,
    onClick: (event: MouseEvent) => press(context, place, event),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') context.held.value = null;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(context, place, event);
    },
  };
}
