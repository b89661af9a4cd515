import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { layout } from '../kit/layout.ts';
import { lazy, Nothing } from '../kit/lazy.tsx';
import { listLines, sayLine } from './log-lines.ts';
import { type Sitting, tellingAt } from './sitting.ts';
import { countUnread, Unread } from './unread.tsx';
import '../kit/look/drawer.css';

/** Loaded after the board. */
const LogAndChat = lazy(async () => (await import('./log-and-chat.tsx')).LogAndChat, Nothing);

/**
 * Log and chat: a column where there is room, otherwise a line with the newest entry that opens them over the stage. Where a column
 * leaves only a few lines for them, they open over the column.
 */
export function Drawer({ sitting, children }: { readonly sitting: Sitting; readonly children?: ComponentChildren }) {
  const { isSideOpen, texts } = sitting;
  const isRaised = isSideOpen.value;
  const isOpen = isRaised || layout.value === 'desktop';
  const wasRaised = useRef(isRaised);
  useEffect(() => {
    if (wasRaised.current && !isRaised) document.querySelector<HTMLElement>('.newest')?.focus();
    wasRaised.current = isRaised;
  }, [isRaised]);
  return (
    <aside
      id="drawer"
      class="drawer"
      data-open={isOpen}
      data-raised={isRaised}
      aria-label={texts.log}
      onKeyDown={({ key }) => {
        if (key === 'Escape') isSideOpen.value = false;
      }}
    >
      <Newest sitting={sitting} />
      {isOpen && <LogAndChat sitting={sitting}>{children}</LogAndChat>}
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

/** The newest line of the log; '' before anything has happened. */
function sayNewest(sitting: Sitting): string {
  const newest = sitting.link.story.value.flatMap(listLines).at(-1);
  return newest === undefined ? '' : sayLine(tellingAt(sitting), newest);
}
