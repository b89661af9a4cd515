import { explains } from '../games/kit/explanation.ts';
import { lazyInner, Nothing } from '../kit/lazy.tsx';
import { findOpenPrompt, isFinished, perform, type Sitting } from './sitting.ts';

/** Only needed if there are others to ask. */
const Request = lazyInner(async () => (await import('./menu/request.tsx')).Request, Nothing);

/** The id of the sentence that tells what the chosen answer does. */
export const CONSEQUENCE = 'then';

/** The buttons that act on the match. A button that can do nothing isn't there. */
export function Controls({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, pack, isListed } = sitting;
  const { match, phase, isPaused, seat, request } = roomView.value;
  const { Buttons } = pack.board;
  if (isFinished(roomView.value)) return <ResultButton sitting={sitting} />;
  if (match === null || phase !== 'playing' || seat === null) return null;
  const isWaiting = !isPaused && findOpenPrompt(sitting) === null && match.held === null;
  const { WaitingRecap, WaitingButtons } = (isWaiting ? sitting.following.value : null) ?? {};
  return (
    <>
      {WaitingRecap !== undefined && <WaitingRecap sitting={sitting} />}
      <div class="buttons">
        {request !== null && <Request sitting={sitting} />}
        {isPaused ? (
          <button type="button" class="chief" onClick={() => perform(sitting, { type: 'resume' })}>
            {sitting.texts.goOn}
          </button>
        ) : (
          <>
            <Undo sitting={sitting} />
            {match.held !== null && <Confirm sitting={sitting} />}
            {match.held === null && !isListed.value && Buttons !== undefined && <Buttons />}
            {WaitingButtons !== undefined && <WaitingButtons sitting={sitting} />}
          </>
        )}
      </div>
    </>
  );
}

function ResultButton({ sitting }: { readonly sitting: Sitting }) {
  const { scene } = sitting;
  if (scene.value !== 'board') return null;
  return (
    <div class="buttons">
      <button
        type="button"
        class="chief"
        onClick={() => {
          scene.value = 'sheet';
        }}
      >
        {sitting.texts.showResult}
      </button>
    </div>
  );
}

/** Where the table wants moves confirmed: gives the held answer away. */
export function Confirm({ sitting }: { readonly sitting: Sitting }) {
  const { texts, isBusy } = sitting;
  return (
    <button
      type="button"
      class="chief confirm"
      aria-describedby={CONSEQUENCE}
      onClick={() => {
        if (!isBusy.value) perform(sitting, { type: 'confirm' });
      }}
      {...explains(() => ({ title: texts.confirm, lines: [texts.controls.about.confirm], rules: [] }))}
    >
      {texts.confirm}
    </button>
  );
}

/** Free while nobody has learned anything; after that the others are asked. Bots always agree, so nobody is asked among bots. */
export function Undo({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts, link } = sitting;
  const { match, request, seat, chairs } = roomView.value;
  const { about } = texts.controls;
  const isFree = match?.mayUndo === true;
  const hasAnswered = link.story.value.some(({ by }) => by?.[0] === seat && by[1] === 'person');
  if (!isFree && (!hasAnswered || request !== null)) return null;
  const isAlone = chairs.every(({ sitter }, at) => at === seat || sitter !== 'person');
  const label = isFree || isAlone ? texts.undo : texts.undoAsk;
  return (
    <button
      type="button"
      class="undo"
      onClick={() => perform(sitting, isFree ? { type: 'undo' } : { type: 'wish', wish: 'undo' })}
      {...explains(() => ({ title: label, lines: [isFree ? about.undo : about.undoAsk], rules: [] }))}
    >
      <svg width="18" height="16" viewBox="0 0 18 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          stroke-width="2.200"
          stroke-linecap="round"
          stroke-linejoin="round"
          d="M6 1 2 5l4 4M2.500 5H11a5 5 0 0 1 0 10H6"
        />
      </svg>
      <span>{label}</span>
    </button>
  );
}
