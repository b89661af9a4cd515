import type { DerPate, DpAction } from '@consigliere/games/der-pate/rules';
import { key } from '@consigliere/kernel/host';
import { previewAnswers } from '../../kit/board-button.tsx';
import { type Explanation, explains } from '../../kit/explanation.ts';
import { boardWords, describeAnswers, sayName } from '../../kit/say.ts';
import { type DpBoardContext, getMoment, isChosen } from './board-context.ts';
import { clickOn, findReachable, isLit } from './spots.ts';

/** The attributes of a drawing that is named by what it shows. */
export const asPicture = (about: string) => ({ role: 'img' as const, 'aria-label': about });

/** The attributes of a drawing beside something that says it all. */
export const DECORATIVE = { 'aria-hidden': true } as const;

/** Gives an answer. Nothing is held any more. */
export function give(context: DpBoardContext, action: DpAction): void {
  context.held.value = null;
  context.answer(action);
}

/** The handlers that preview something while the pointer or the focus is on it. */
export function previewing({ choose }: DpBoardContext, preview: () => DpAction | null) {
  const show = (): void => choose(preview());
  const leave = (): void => choose(null);
  return { onPointerEnter: show, onPointerLeave: leave, onFocus: show, onBlur: leave };
}

/** The only answer that can be reached at a spot. */
function findOnlyAnswer(context: DpBoardContext, spot: string): DpAction | null {
  const [only = null, ...others] = findReachable(getMoment(context), spot);
  return others.length > 0 ? null : only;
}

/** A click on a spot gives an answer, or the first half of one. */
function press(context: DpBoardContext, spot: string): void {
  const click = clickOn(getMoment(context), spot);
  if (click.type === 'give') return give(context, click.action);
  if (click.type === 'nothing') return;
  context.held.value = click.type === 'hold' ? click.spot : null;
  context.choose(findOnlyAnswer(context, spot));
}

export const isSpotLit = (context: DpBoardContext, spot: string): boolean => isLit(getMoment(context), spot);

interface TargetProps {
  readonly class: string;
  /** The drawing in words. */
  readonly about: string;
  explain(): Explanation;
}

/** The attributes of anything drawn at a spot: its look, name, explanation and, where something can be done, its handlers. */
export function makeTarget(context: DpBoardContext, spot: string, { class: name, about, explain }: TargetProps) {
  const moment = getMoment(context);
  const lit = isLit(moment, spot);
  // A spot that doesn't go with the held one can be picked up instead.
  const isOpen = lit || isLit({ ...moment, held: null }, spot);
  const held = moment.held === spot;
  const chosen = isChosen(context, spot);
  const attributes = {
    'data-spot': spot,
    class: `${name}${lit ? ' legal' : isOpen ? ' open' : ''}${held ? ' held' : ''}${chosen ? ' chosen' : ''}`,
    ...explains(() => ({ ...explain(), answers: previewAnswers(context, findReachable(getMoment(context), spot)) })),
  };
  if (!isOpen && !held) return { ...attributes, ...asPicture(about) };
  const { picked, chosen: isChosenNow } = boardWords();
  const answers = findReachable(moment, spot);
  return {
    ...attributes,
    ...previewing(context, () => findOnlyAnswer(context, spot)),
    'data-answers': answers.map(key).join('|'),
    role: 'button' as const,
    tabIndex: 0,
    'aria-label': sayName<DerPate>(context, about, answers, held ? picked : '', chosen ? isChosenNow : ''),
    'aria-description': describeAnswers<DerPate>(context, about, answers),
    'aria-pressed': held,
    onClick: () => press(context, spot),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') context.held.value = null;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(context, spot);
    },
  };
}
