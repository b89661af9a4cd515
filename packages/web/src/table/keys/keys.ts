import type { Action, Shape } from '@consigliere/kernel';
import { sayAction } from '@consigliere/kernel/host';
import { keyMode, waits } from '../../kit/preferences.ts';
import { say } from '../../kit/voice.ts';
import { QUESTION } from '../dock.tsx';
import { explainFocused } from '../explain/explanations.tsx';
import { MENU } from '../menu/menu-button.tsx';
import { countStepsToTakeBack, restartTurn } from '../restart.ts';
import { answer, findChosen, findOpenPrompt, findPass, perform, type Sitting, sayForeseen } from '../sitting.ts';
import { findTimeLeft, sayAsked } from '../voice/asked.ts';
import { enterPart, moveInGroup, stepLegal, stepPart } from './groups.ts';
import { readSingleKey } from './single-key.ts';

/** Whether a key belongs to something open above the table. */
const isAbove = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [popover]') !== null;

/**
 * Listens to the table's keys. Enter and Space are left to what has the focus. The player can switch single keys off, but not the
 * arrow keys and F6. Returns a function that stops listening.
 */
export function listenToKeys(sitting: Sitting): () => void {
  let hasSaid = false;
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    if (goOn(sitting, event)) return event.preventDefault();
    const single = readSingleKey(event);
    if (single !== null ? pressSingle(sitting, single, event.target) : pressOther(event)) {
      event.preventDefault();
      if (single !== null && keyMode.value === 'on' && !hasSaid) {
        hasSaid = true;
        say(sitting.texts.voice.keysOn);
      }
    }
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Space, or Enter, on the question goes on at a table that waits for the player. */
function goOn({ following, link, roomView }: Sitting, { key, target }: KeyboardEvent): boolean {
  const isMeant = key === ' ' || key === 'Enter';
  const isFree = target === document.body || (target instanceof Element && target.id === QUESTION);
  if (!isMeant || !isFree || waits.value === 'off' || link.pace === undefined) return false;
  return run(roomView.value.match?.prompt === null, () => following.value?.skip());
}

function pressOther(event: KeyboardEvent): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event;
  if (altKey || ctrlKey || metaKey) return false;
  if (key === 'F6') return !isAbove(target) && stepPart(shiftKey ? -1 : 1);
  return !shiftKey && moveInGroup(event);
}

/** Whether the key has done something. */
function pressSingle(sitting: Sitting, key: string, target: EventTarget | null): boolean {
  if (key === '?') {
    if (!explainFocused()) sitting.isShowingKeys.value = true;
    return true;
  }
  if (isAbove(target)) return false;
  const does = SINGLE_KEYS[key];
  if (does !== undefined) return does(sitting);
  const action = findNumbered(sitting, key);
  if (action !== undefined) answer(sitting, action);
  return action !== undefined;
}

/** The answer of a number, while the list shows numbers. */
function findNumbered(sitting: Sitting, key: string): Action<Shape> | undefined {
  if (!sitting.isListed.value || !/^\d$/.test(key)) return undefined;
  return findOpenPrompt(sitting)?.actions[key === '0' ? 9 : Number(key) - 1];
}

const run = (does: boolean, act: () => unknown): boolean => {
  if (does) act();
  return does;
};

/** The single keys of a table. Each returns whether it has done something. */
const SINGLE_KEYS: Readonly<Record<string, (sitting: Sitting) => boolean>> = {
  p: sitting => {
    const action = findPass(sitting);
    return run(action !== null, () => action !== null && pass(sitting, action));
  },
  d: sitting => {
    if (sitting.roomView.value.match?.held != null) return run(true, () => perform(sitting, { type: 'confirm' }));
    const chief = document.querySelector<HTMLElement>('.dock .chief:not([aria-disabled="true"])');
    return run(chief !== null, () => chief?.click());
  },
  u: sitting => run(sitting.roomView.value.match?.mayUndo === true, () => perform(sitting, { type: 'undo' })),
  r: sitting =>
    run(sitting.roomView.value.match?.mayUndo === true && countStepsToTakeBack(sitting) > 0, () =>
      restartTurn(sitting),
    ),
  q: sitting => run(true, () => say(sayQuestionAgain(sitting), 'assertive')),
  s: sitting => run(true, () => saySinceLastMove(sitting)),
  n: ({ following }) => run(following.value?.beat.value != null, () => following.value?.skip()),
  h: () => enterPart('.hand'),
  b: () => enterPart('.stage'),
  g: () => enterPart('.rail'),
  l: sitting => {
    const { isListed } = sitting;
    const isInside = document.activeElement?.closest('.prompt') != null;
    if (isListed.value && !isInside) return enterPart('.dock .answers');
    isListed.value = findOpenPrompt(sitting) !== null && !isListed.value;
    return true;
  },
  t: () => run(true, () => document.getElementById(MENU)?.togglePopover()),
  '.': () => stepLegal(1),
  ',': () => stepLegal(-1),
};

/** Passes. The first time in a match the key only points at the answer and asks, in the dock and by voice. */
function pass(sitting: Sitting, action: Action<Shape>): void {
  const { passKey, texts, chosen } = sitting;
  if (passKey.value === 'unused') {
    passKey.value = 'asking';
    chosen.value = action;
    say(texts.passAsk, 'assertive');
    return;
  }
  passKey.value = 'known';
  answer(sitting, action);
}

/** The question, the consequence of the answer that is pointed at or waits to be confirmed, and the clock. */
function sayQuestionAgain(sitting: Sitting): string {
  const { texts, pack, who, roomView } = sitting;
  const action = findChosen(sitting) ?? roomView.value.match?.held?.[0] ?? null;
  const left = findTimeLeft(sitting);
  return [
    sayAsked(sitting) ?? document.getElementById('question')?.textContent ?? '',
    ...(action === null ? [] : [`${sayAction(pack.words, action, who.value)}.`, sayForeseen(sitting, action)]),
    left === null ? '' : texts.voice.seconds(Math.ceil(left / 1000)),
  ]
    .filter(text => text !== '')
    .join(' ');
}

/** Says what has happened since the player's last answer, in the words of the recap. */
function saySinceLastMove(sitting: Sitting): void {
  const { following, texts } = sitting;
  if (following.value === null) {
    // Loaded after the board, so it may still be on its way.
    const stop = following.subscribe(loaded => {
      if (loaded === null) return;
      stop();
      saySinceLastMove(sitting);
    });
    return;
  }
  const told = following.value.recap.value?.sentences.map(({ text }) => text).join(' ') ?? '';
  say(told === '' ? texts.voice.nothingSince : `${texts.since}: ${told}`, 'assertive');
}
