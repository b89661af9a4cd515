import { longAwayAt } from '@consigliere/match';
import { explains } from '../games/kit/explanation.ts';
import { findOpenPrompt, isFinished, perform, type Sitting } from './sitting.ts';
import { formatWallTime } from './time.ts';

/** The id of the sentence that tells what the chosen answer does. */
export const CONSEQUENCE = 'then';

/** The buttons that act on the match. A button that can do nothing isn't there. */
export function Controls({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, pack, isListed } = sitting;
  const { match, phase, isPaused, seat } = roomView.value;
  const { Buttons } = pack.board;
  if (isFinished(roomView.value)) return <ResultButton sitting={sitting} />;
  if (match === null || phase !== 'playing' || seat === null) return null;
  const isWaiting = !isPaused && findOpenPrompt(sitting) === null && match.held === null;
  const { WaitingRecap, WaitingButtons } = (isWaiting ? sitting.following.value : null) ?? {};
  return (
    <>
      {WaitingRecap !== undefined && <WaitingRecap sitting={sitting} />}
      <div class="buttons">
        <Request sitting={sitting} />
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

/** Names the players a request waits for: the others, or only absent players, who will be excused. */
function WaitsFor({ sitting: { roomView, texts, who, link } }: { readonly sitting: Sitting }) {
  const { request, chairs } = roomView.value;
  const open = (request?.open ?? []).map(seat => ({ name: who.value.names[seat] ?? '', chair: chairs[seat] }));
  if (open.length === 0 || open.some(({ chair }) => chair?.isAway !== true)) return <>{texts.controls.asked}</>;
  const until = Math.max(...open.map(({ chair }) => (chair === undefined ? 0 : longAwayAt(chair))));
  const names = open.map(({ name }) => name).join(', ');
  return <>{texts.controls.waitsForAbsent(names, formatWallTime(until, link.now()))}</>;
}

/** An open request. The others vote on it; the player who made it may withdraw it. */
function Request({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts, who } = sitting;
  const { request, seat } = roomView.value;
  if (request === null) return null;
  const vote = (yes: boolean) => perform(sitting, { type: 'vote', yes });
  if (request.seat === seat)
    return (
      <span class="vote">
        <WaitsFor sitting={sitting} />
        <button type="button" onClick={() => vote(false)}>
          {texts.controls.withdraw}
        </button>
      </span>
    );
  if (seat === null || !request.open.includes(seat)) return null;
  return (
    <span class="vote">
      {texts.requests[request.wish](who.value.names[request.seat] ?? '')}
      <button type="button" class="chief" onClick={() => vote(true)}>
        {texts.agree}
      </button>
      <button type="button" onClick={() => vote(false)}>
        {texts.decline}
      </button>
    </span>
  );
}
