import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazyInner, Nothing } from '../kit/lazy.tsx';
import { type LogLine, type LogTurn, listTurns, sayLine } from './log-lines.ts';
import { useNewestInSight } from './newest-in-sight.ts';
import { RuleLink } from './rule-link.tsx';
import { type Sitting, tellingAt } from './sitting.ts';
import { Unread } from './unread.tsx';
import '../kit/look/log-and-chat.css';

/** Only tables on a server need it. */
const Chat = lazyInner(async () => (await import('./chat.tsx')).Chat, Nothing);
const Emotes = lazyInner(async () => (await import('./speech/emotes.tsx')).Emotes, Nothing);

const TABS = ['log', 'chat'] as const;

interface LogAndChatProps {
  readonly sitting: Sitting;
  readonly children?: ComponentChildren;
}

/** The drawer's content. When it is raised, it takes the focus. */
export function LogAndChat({ sitting, children }: LogAndChatProps) {
  const { side, isSideOpen, texts, link } = sitting;
  const isRaised = isSideOpen.value;
  useEffect(() => {
    const target = '.drawer [role="tab"][aria-selected="true"], #log-title';
    if (isRaised) document.querySelector<HTMLElement>(target)?.focus();
  }, [isRaised]);
  return (
    <div class="drawer-content">
      <button
        type="button"
        class="drawer-close"
        aria-label={texts.close}
        onClick={() => {
          isSideOpen.value = false;
        }}
      >
        ×
      </button>
      {link.talk !== undefined && <Tabs sitting={sitting} />}
      {children}
      {link.talk === undefined || side.value === 'log' ? (
        <Log sitting={sitting} />
      ) : (
        <Chat
          link={link}
          talk={link.talk}
          roomView={sitting.roomView.value}
          names={sitting.who.value.names}
          region={{ id: 'drawer-panel', role: 'tabpanel', 'aria-labelledby': 'tab-chat' }}
          onRead={next => {
            sitting.unreadFrom.value = next;
          }}
        >
          <Emotes game={sitting.pack.id} talk={link.talk} />
        </Chat>
      )}
    </div>
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

/** How many turns are shown. The rest is in the replay. */
const SHOWN = 60;
/** The latest turns are open; older ones are folded. */
const OPEN = 3;

/** The log, turn by turn, the latest turn last. */
function Log({ sitting }: { readonly sitting: Sitting }) {
  const story = sitting.link.story.value;
  const list = useNewestInSight(story.length);
  const turns = listTurns(story).slice(-SHOWN);
  const isTab = sitting.link.talk !== undefined;
  return (
    <section
      class="log"
      id="drawer-panel"
      {...(isTab ? { role: 'tabpanel', 'aria-labelledby': 'tab-log' } : { 'aria-labelledby': 'log-title' })}
    >
      <h2 id="log-title" tabIndex={-1} class={isTab ? 'sr-only' : undefined}>
        {sitting.texts.log}
      </h2>
      <div ref={list} class="log-turns">
        {turns.map((turn, at) => (
          <Turn key={turn.key} sitting={sitting} turn={turn} isOpen={at >= turns.length - OPEN} />
        ))}
      </div>
    </section>
  );
}

interface TurnProps {
  readonly sitting: Sitting;
  readonly turn: LogTurn;
  readonly isOpen: boolean;
}

/** A folded turn isn't drawn, because a long match has thousands of lines. */
function Turn({ sitting, turn: { begins, lines }, isOpen }: TurnProps) {
  const isShown = useSignal(isOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        isShown.value = currentTarget.open;
      }}
    >
      <summary>{begins === null ? sitting.texts.beginning : sayLine(tellingAt(sitting), begins)}</summary>
      {isShown.value && (
        <ol>
          {lines.map(line => (
            <Line key={line.key} sitting={sitting} line={line} />
          ))}
        </ol>
      )}
    </details>
  );
}

/** A line with its rule, and with a note if a stand-in or the clock gave the answer. */
function Line({ sitting, line }: { readonly sitting: Sitting; readonly line: LogLine }) {
  const { pack, texts } = sitting;
  const mark = line.by?.[1] === 'stand-in' ? texts.standIn : line.by?.[1] === 'clock' ? texts.timedOut : null;
  const isHeading = line.event?.type === 'round' || line.event?.type === 'act';
  return (
    <li class={isHeading ? 'begins' : undefined}>
      {sayLine(tellingAt(sitting), line)}
      {mark !== null && <small class="by"> ({mark})</small>}
      {line.rule !== '' && (
        <>
          {' '}
          <RuleLink game={pack.id} rule={line.rule} />
        </>
      )}
    </li>
  );
}
