import type { Action, Shape } from '@consigliere/kernel';
import { sayAction, sayWaiting } from '@consigliere/kernel/host';
import type { ComponentChildren } from 'preact';
import { inSentences } from '../games/kit/say.ts';
import { lazy, Nothing } from '../kit/lazy.tsx';
import { CONSEQUENCE, Controls } from './controls.tsx';
import { findChosen, findOpenPrompt, findPass, isSameAction, type Sitting, sayForeseen } from './sitting.ts';
import { sayAsked, sayHeld } from './voice/asked.ts';

/** The id of the heading with the question. */
export const QUESTION = 'question';

/** Matches on one device have no such clock. */
const WindowClock = lazy(async () => (await import('./clock.tsx')).WindowClock, Nothing);
const Prompt = lazy(async () => (await import('./prompt.tsx')).Prompt, Nothing);
const Refusal = lazy(async () => (await import('./refusal.tsx')).Refusal, Nothing);

/** The place where everything is decided: the question, the answers, the consequence, the buttons. */
export function Dock({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, pack, isListed } = sitting;
  const { match, windowEnds } = roomView.value;
  const prompt = findOpenPrompt(sitting);
  const { Answers, Place } = pack.board;
  return (
    <DockFrame isAsking={match !== null && match.prompt !== null}>
      <header class="eyebrow">
        <span class="place">{match !== null && Place !== undefined && <Place />}</span>
        {windowEnds !== null && <WindowClock sitting={sitting} />}
        {prompt !== null && <ListButton sitting={sitting} count={prompt.actions.length} />}
      </header>
      <h2 id={QUESTION} class="question" tabIndex={-1}>
        {sayStatus(sitting)}
      </h2>
      {sitting.refusal.value !== null && <Refusal sitting={sitting} />}
      {isListed.value && prompt !== null ? (
        <Prompt sitting={sitting} />
      ) : (
        <div class="answers-here">{match !== null && <Answers />}</div>
      )}
      <Consequence sitting={sitting} />
      <Controls sitting={sitting} />
    </DockFrame>
  );
}

interface DockFrameProps {
  readonly isAsking: boolean;
  readonly children: ComponentChildren;
}

const DockFrame = ({ isAsking, children }: DockFrameProps) => (
  <section class={isAsking ? 'dock asks' : 'dock'} aria-labelledby={QUESTION}>
    {children}
  </section>
);

/** Opens the list of answers in place of the game's own. */
function ListButton({ sitting, count }: { readonly sitting: Sitting; readonly count: number }) {
  const { isListed, texts } = sitting;
  const label = isListed.value ? texts.hideMoves : texts.moves(count);
  return (
    <button
      type="button"
      class="list-moves"
      aria-expanded={isListed.value}
      aria-label={label}
      title={label}
      onClick={() => {
        isListed.value = !isListed.value;
      }}
    >
      <svg width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
        <path fill="currentColor" d="M0 0h3v3H0zm5 0h13v3H5zM0 5.500h3v3H0zm5 0h13v3H5zM0 11h3v3H0zm5 0h13v3H5z" />
      </svg>{' '}
      <span class="figures">{count}</span>
    </button>
  );
}

function sayStatus(sitting: Sitting): string {
  const { roomView, pack, who, texts } = sitting;
  const { match, phase, isPaused } = roomView.value;
  if (isPaused) return texts.paused;
  if (sitting.past.value !== null) return texts.since;
  if (match === null || phase !== 'playing') return match?.result === null ? texts.opening : texts.over;
  const asked = sayHeld(sitting) ?? sayAsked(sitting);
  if (asked !== null) return asked;
  const top = match.view.flow.at(-1);
  return top === undefined ? texts.over : sayWaiting(pack.words, top, who.value);
}

/** The preview of the answer that is pointed at or waits to be confirmed. In the list each answer has its own: a second one would push the list about. */
function Consequence({ sitting }: { readonly sitting: Sitting }) {
  const { isListed, passKey } = sitting;
  const action = isListed.value && passKey.value !== 'asking' ? null : findChosen(sitting);
  const held = sitting.roomView.value.match?.held?.[0];
  return (
    <p id={CONSEQUENCE} class="foreseen">
      {action !== null && <Outlook sitting={sitting} action={action} />}
      {held !== undefined && `${inSentences([sayForeseen(sitting, held), sitting.texts.controls.about.confirm])}.`}
    </p>
  );
}

function Outlook({ sitting, action }: { readonly sitting: Sitting; readonly action: Action<Shape> }) {
  const { pack, who, passKey, texts } = sitting;
  const brings = sayForeseen(sitting, action);
  const isPassAsked = passKey.value === 'asking' && isSameAction(findPass(sitting), action);
  return (
    <span>
      <b>{sayAction(pack.words, action, who.value)}</b>
      {brings !== '' && <> → {brings}</>}
      {isPassAsked && <em class="pass-ask"> {texts.passAsk}</em>}
    </span>
  );
}
