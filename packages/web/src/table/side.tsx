import { useEffect, useRef } from 'preact/hooks';
import { lazyInner, Nothing } from '../kit/lazy.tsx';
import { Log } from './log.tsx';
import { matchRoomy, type Sitting } from './sitting.ts';
import '../kit/look/side.css';

/** Only tables on a server need it. */
const Chat = lazyInner(async () => (await import('./chat.tsx')).Chat, Nothing);

const TABS = ['log', 'chat'] as const;

/** Log and chat: a foldable column beside the board if there is room, otherwise a drawer, on phones a sheet. */
export function Side({ sitting }: { readonly sitting: Sitting }) {
  const { side, isSideOpen, texts, link } = sitting;
  const isOpen = isSideOpen.value;
  const shown = link.talk === undefined ? 'log' : side.value;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen !== wasOpen.current)
      document.querySelector<HTMLElement>(isOpen ? '.side-close' : '.side-button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    const onRoom = ({ matches }: MediaQueryListEvent): void => {
      wasOpen.current = matches;
      isSideOpen.value = matches;
    };
    const roomy = matchRoomy();
    roomy.addEventListener('change', onRoom);
    return () => roomy.removeEventListener('change', onRoom);
  }, []);
  const close = (): void => {
    isSideOpen.value = false;
  };
  return (
    <aside
      id="side"
      class="side"
      data-open={isOpen}
      aria-label={texts.log}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) close();
      }}
    >
      <button type="button" class="side-close" aria-label={texts.close} onClick={close}>
        ×
      </button>
      {link.talk !== undefined && <Tabs sitting={sitting} />}
      {shown === 'log' ? <Log sitting={sitting} /> : <Chat sitting={sitting} />}
    </aside>
  );
}

/** The tabs. The arrow keys move between them. */
function Tabs({ sitting }: { readonly sitting: Sitting }) {
  const { side, texts } = sitting;
  return (
    <div class="side-tabs" role="tablist" aria-label={texts.log}>
      {TABS.map(tab => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={side.value === tab}
          aria-controls="side-panel"
          tabIndex={side.value === tab ? 0 : -1}
          onClick={() => {
            side.value = tab;
          }}
          onKeyDown={({ key }) => {
            if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
            side.value = tab === 'log' ? 'chat' : 'log';
            document.getElementById(`tab-${side.value}`)?.focus();
          }}
        >
          {tab === 'log' ? texts.log : texts.chat.title}
          {tab === 'chat' && <Unread sitting={sitting} />}
        </button>
      ))}
    </div>
  );
}

/** Opens log and chat if they are folded or have no room beside the board. */
export function SideButton({ sitting }: { readonly sitting: Sitting }) {
  const { texts, isSideOpen, side, link } = sitting;
  const label = link.talk === undefined ? texts.log : `${texts.log} · ${texts.chat.title}`;
  return (
    <button
      type="button"
      class="side-button"
      aria-expanded={isSideOpen.value}
      aria-controls="side"
      onClick={() => {
        if (countUnread(sitting) > 0) side.value = 'chat';
        isSideOpen.value = !isSideOpen.value;
      }}
    >
      {label}
      <Unread sitting={sitting} />
    </button>
  );
}

function Unread({ sitting }: { readonly sitting: Sitting }) {
  const unread = countUnread(sitting);
  if (unread === 0) return null;
  return (
    <>
      {' '}
      <b class="unread figures">{unread}</b>
      <span class="sr-only"> {sitting.texts.chat.unread(unread)}</span>
    </>
  );
}

/** Counts the unread remarks of others. */
function countUnread({ link, roomView, unreadFrom }: Sitting): number {
  const { seat: own } = roomView.value;
  const chat = link.talk?.chat.value ?? [];
  return chat.filter(({ number, seat }) => number >= unreadFrom.value && (seat === null || seat !== own)).length;
}
