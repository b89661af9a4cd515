import { longAwayAt } from '@consigliere/match';
import { explains } from '../games/kit/explanation.ts';
import { MenuButton } from './menu/menu-button.tsx';
import { SideButton } from './side.tsx';
import { countStepsToTakeBack, perform, restartTurn, type Sitting } from './sitting.ts';
import { formatWallTime } from './time.ts';

/** The buttons that act on the match. A disabled one says why it is disabled. */
export function Controls({ sitting }: { readonly sitting: Sitting }) {
  const { roomView } = sitting;
  const { match, phase, isPaused, seat } = roomView.value;
  const isPlayer = match !== null && phase === 'playing' && seat !== null;
  return (
    <div class="buttons">
      {isPlayer && <Request sitting={sitting} />}
      {isPlayer && isPaused && <GoOn sitting={sitting} />}
      {isPlayer && !isPaused && (
        <>
          <Confirm sitting={sitting} />
          <Undo sitting={sitting} />
          <Restart sitting={sitting} />
        </>
      )}
      <SideButton sitting={sitting} />
      <MenuButton sitting={sitting} />
    </div>
  );
}

function GoOn({ sitting }: { readonly sitting: Sitting }) {
  return (
    <button type="button" class="chief" onClick={() => perform(sitting, { type: 'resume' })}>
      {sitting.texts.goOn}
    </button>
  );
}

interface ControlProps {
  readonly label: string;
  readonly about: string;
  /** Why it is disabled. */
  readonly why?: string | undefined;
  readonly isChief?: boolean;
  readonly use: () => void;
}

/** A button with an explanation. A disabled one stays in place and says why. */
function Control({ label, about, why, isChief = false, use }: ControlProps) {
  const explained = explains(() => ({ title: label, lines: [about], rules: [] }));
  if (why !== undefined)
    return (
      <button type="button" aria-disabled="true" class="disabled" {...explained}>
        {label}
        <small>{why}</small>
      </button>
    );
  return (
    <button type="button" class={isChief ? 'chief' : undefined} onClick={use} {...explained}>
      {label}
    </button>
  );
}

/** Where the table wants moves confirmed: gives the held answer away. */
function Confirm({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts, isBusy } = sitting;
  const { match, terms } = roomView.value;
  if (match === null || !terms.confirm) return null;
  const { chooseFirst, notYourMove, notNeeded, about } = texts.controls;
  const { held, prompt } = match;
  const why = prompt === null ? notYourMove : prompt.secret ? notNeeded : chooseFirst;
  return (
    <Control
      label={texts.confirm}
      about={about.confirm}
      why={held === null ? why : undefined}
      isChief
      use={() => {
        if (!isBusy.value) perform(sitting, { type: 'confirm' });
      }}
    />
  );
}

/** Free while nobody has learned anything; after that the others are asked (bots always agree). */
function Undo({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts, link } = sitting;
  const { match, request, seat } = roomView.value;
  const { about } = texts.controls;
  const hasAnswered = link.story.value.some(({ by }) => by?.[0] === seat && by[1] === 'person');
  const isFree = match?.mayUndo === true;
  if (!isFree && hasAnswered && request === null)
    return (
      <Control
        label={texts.undoAsk}
        about={about.undoAsk}
        use={() => perform(sitting, { type: 'wish', wish: 'undo' })}
      />
    );
  return (
    <Control
      label={texts.undo}
      about={about.undo}
      why={isFree ? undefined : texts.nothingToUndo}
      use={() => perform(sitting, { type: 'undo' })}
    />
  );
}

function Restart({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts } = sitting;
  const { restart, turnUntouched, learned, about } = texts.controls;
  const isUntouched = countStepsToTakeBack(sitting) === 0;
  const why = isUntouched ? turnUntouched : roomView.value.match?.mayUndo === true ? undefined : learned;
  return <Control label={restart} about={about.restart} why={why} use={() => restartTurn(sitting)} />;
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
