import { longAwayAt } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CopyLink } from '../../kit/copy-link.tsx';
import { layout } from '../../kit/layout.ts';
import { kept } from '../../kit/link/keep.ts';
import { sound } from '../../kit/preferences.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { CorrespondenceEntries } from '../correspondence/menu-entries.tsx';
import { USUAL_LEVEL } from '../open/choice.ts';
import { countStepsToTakeBack, restartTurn } from '../restart.ts';
import { perform, type Sitting } from '../sitting.ts';
import { useNow } from '../time.ts';
import { InviteSpectators } from './invite-spectators.tsx';
import { MoveSeat } from './move-seat.tsx';
import { Orders } from './orders.tsx';
import './menu.css';

const close = (): void => document.querySelector<HTMLElement>('.menu:popover-open')?.hidePopover();

/** Whether the menu offers the debug drawer: in development builds, and on a device that has turned it on. */
const isDebugging = (): boolean => import.meta.env.DEV || kept('debug') !== null;

/** The menu of a table: entries for players, for the owner, and for everybody. */
export function Menu({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts, link, isShowingKeys, isSideOpen, isByKey, pack } = sitting;
  const { menu } = useInnerTexts();
  // A player who opens the menu by keyboard continues in it.
  useEffect(() => {
    if (isByKey.peek()) document.querySelector<HTMLElement>('.menu button')?.focus();
  }, []);
  const { seat, terms, match } = roomView.value;
  const { Supply } = pack.board;
  const { bar } = useTexts();
  const isOnServer = link.talk !== undefined;
  return (
    <>
      <ForPlayers sitting={sitting} />
      <Absent sitting={sitting} />
      <CorrespondenceEntries sitting={sitting} onChosen={close} />
      <Orders sitting={sitting} />
      {match !== null && Supply !== undefined && <Supply />}
      {layout.value !== 'desktop' && (
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            isSideOpen.value = true;
          }}
        >
          {isOnServer ? `${texts.log} · ${texts.chat.title}` : texts.log}
        </button>
      )}
      <a class="button" href={`/rules/${terms.game}`} target="rules">
        {menu.rules}
      </a>
      <a class="button" href="/tables">
        {bar.tables}
      </a>
      <button
        type="button"
        class="button"
        onClick={() => {
          close();
          isShowingKeys.value = true;
        }}
      >
        {menu.keys} <kbd>?</kbd>
      </button>
      <button
        type="button"
        class="button"
        aria-pressed={sound.value === 'off'}
        onClick={() => {
          sound.value = sound.value === 'on' ? 'off' : 'on';
        }}
      >
        {menu.mute} <kbd>M</kbd>
      </button>
      <button
        type="button"
        class="button"
        onClick={async () => {
          close();
          (await import('./settings-sheet.tsx')).openSettings(!isOnServer);
        }}
      >
        {bar.settings}
      </button>
      {isOnServer && <CopyLink label={menu.link} url={location.href} />}
      {isOnServer && <InviteSpectators terms={terms} />}
      {isOnServer && seat !== null && <MoveSeat room={terms.id} />}
      {isDebugging() && (
        <button
          type="button"
          class="button"
          onClick={async () => {
            close();
            (await import('../debug/drawer.tsx')).toggleDrawer(sitting);
          }}
        >
          Debug
        </button>
      )}
    </>
  );
}

/** Pause, end and leave, while a match is being played. */
function ForPlayers({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts, link } = sitting;
  const { menu } = useInnerTexts();
  const { seat, phase, isPaused, request, chairs, match } = roomView.value;
  if (seat === null || phase !== 'playing') return null;
  const run = (command: Parameters<typeof perform>[1]) => () => {
    close();
    perform(sitting, command);
  };
  const isAway = chairs[seat]?.isAway === true;
  const mayRestart = match?.mayUndo === true && countStepsToTakeBack(sitting) > 1;
  return (
    <>
      {mayRestart && (
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            restartTurn(sitting);
          }}
        >
          {texts.controls.restart}
        </button>
      )}
      {isPaused ? (
        <button type="button" class="button" onClick={run({ type: 'resume' })}>
          {texts.goOn}
        </button>
      ) : (
        request === null && (
          <button type="button" class="button" onClick={run({ type: 'wish', wish: 'pause' })}>
            {menu.pause}
          </button>
        )
      )}
      {!isPaused && request === null && (
        <Twice label={menu.end} sure={menu.endSure} use={run({ type: 'wish', wish: 'end' })} />
      )}
      {link.talk !== undefined && !isAway && (
        <button
          type="button"
          class="button"
          onClick={async () => {
            close();
            (await import('./leave-sheet.tsx')).openLeaveSheet(sitting);
          }}
        >
          {menu.leave} …
        </button>
      )}
    </>
  );
}

/** A button that must be pressed twice, because its action can't be undone. */
function Twice({ label, sure, use }: { readonly label: string; readonly sure: string; readonly use: () => void }) {
  const isArmed = useSignal(false);
  return (
    <button
      type="button"
      class={isArmed.value ? 'button danger' : 'button'}
      onBlur={() => {
        isArmed.value = false;
      }}
      onClick={() => {
        if (isArmed.value) use();
        isArmed.value = !isArmed.value;
      }}
    >
      {isArmed.value ? sure : label}
    </button>
  );
}

/** Lets the owner replace players who have left, or have been away for long, by bots. */
function Absent({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, who, pack, link } = sitting;
  const { menu } = useInnerTexts();
  const { chairs, isOwner, seat: own, phase } = roomView.value;
  const now = useNow(link, isOwner && chairs.some(({ isAway }) => isAway));
  if (!isOwner || phase !== 'playing') return null;
  const bot = pack.words.characters[USUAL_LEVEL - 1]?.name ?? '';
  return (
    <>
      {chairs.map(
        (chair, seat) =>
          chair.sitter === 'person' &&
          chair.isAway &&
          (chair.hasLeft || now >= longAwayAt(chair)) &&
          seat !== own && (
            <button
              key={seat}
              type="button"
              class="button"
              onClick={() => perform(sitting, { type: 'seat-bot', seat, level: USUAL_LEVEL })}
            >
              {menu.replace(who.value.names[seat] ?? '', bot)}
            </button>
          ),
      )}
    </>
  );
}
