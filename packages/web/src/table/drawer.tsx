import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { layout } from '../kit/layout.ts';
import { lazyInner, Nothing } from '../kit/lazy.tsx';
import { Log, sayNewest } from './log.tsx';
import type { Sitting } from './sitting.ts';
import '../kit/look/drawer.css';

/** Only tables on a server need it. */
const Chat = lazyInner(async () => (await import('./chat.tsx')).Chat, Nothing);

const TABS = ['log', 'chat'] as const;

/**
 * Log and chat: a column where there is room, otherwise a line with the newest entry that opens them over the stage. Where a column
 * leaves only a few lines for them, they open over the column.
 */
export function Drawer({ sitting, children }: { readonly sitting: Sitting; readonly children?: ComponentChildren }) {
  const { side, isSideOpen, texts, link } = sitting;
  const isRoomy = layout.value === 'desktop';
  const isOpen = isRoomy || isSideOpen.value;
  const shown = link.talk === undefined ? 'log' : side.value;
  const isRaised = isSideOpen.value;
  const wasRaised = useRef(isRaised);
  useEffect(() => {
    const target = isRaised ? '.drawer [role="tab"][aria-selected="true"], #log-title' : '.newest';
    if (isRaised !== wasRaised.current) document.querySelector<HTMLElement>(target)?.focus();
    wasRaised.current = isRaised;
  }, [isRaised]);
  const close = (): void => {
    isSideOpen.value = false;
  };
  return (
    <aside
      id="drawer"
      class="drawer"
      data-open={isOpen}
      data-raised={isRaised}
      aria-label={texts.log}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isRaised) close();
      }}
    >
      <Newest sitting={sitting} />
      {isOpen && (
        <div class="drawer-content">
          <button type="button" class="drawer-close" aria-label={texts.close} onClick={close}>
            ×
          </button>
          {link.talk !== undefined && <Tabs sitting={sitting} />}
          {children}
          {shown === 'log' ? <Log sitting={sitting} /> : <Chat sitting={sitting} />}
        </div>
      )}
    </aside>
  );
}

/** The newest line of the log, which opens log and chat. */
function Newest({ sitting }: { readonly sitting: Sitting }) {
  const { texts, isSideOpen, side, link } = sitting;
  const label = link.talk === undefined ? texts.log : `${texts.log} · ${texts.chat.title}`;
  return (
    <button
      type="button"
      class="newest"
      aria-expanded={isSideOpen.value}
      aria-controls="drawer"
      onClick={() => {
        if (countUnread(sitting) > 0) side.value = 'chat';
        isSideOpen.value = !isSideOpen.value;
      }}
    >
      <span class="newest-line">{sayNewest(sitting)}</span>{' '}
      <span class="newest-label">
        {label}
        <Unread sitting={sitting} />
      </span>
    </button>
  );
}

/** The tabs. The arrow keys move between them. */
function Tabs({ sitting }: { readonly sitting: Sitting }) {
  const { side, texts } = sitting;
  return (
    <div class="drawer-tabs" role="tablist" aria-label={texts.log}>
      {TABS.map(tab => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={side.value === tab}
          aria-controls="drawer-panel"
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
