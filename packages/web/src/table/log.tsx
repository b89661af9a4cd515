import type { Seat, Shape } from '@consigliere/kernel';
import { sayEvent } from '@consigliere/kernel/host';
import type { ChapterView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Story } from '../kit/link/room-signals.ts';
import { RuleLink } from './rule-link.tsx';
import type { Sitting } from './sitting.ts';

type LogEvent = ChapterView<Shape>['events'][number];

/** A line of the log: an event, or an undo. */
export interface LogLine {
  readonly key: string;
  readonly event: LogEvent | null;
  /** The rule that caused the event; '' if it's unknown. */
  readonly rule: string;
  readonly undoneBy: Seat | null;
  readonly by: ChapterView<Shape>['by'];
}

/** The log lines of one turn. The set-up comes before the first turn event, so `begins` is null there. */
export interface LogTurn {
  readonly key: string;
  readonly begins: LogLine | null;
  readonly lines: readonly LogLine[];
}

const listLines = ({ events, rules, undoneBy, by }: ChapterView<Shape>, number: number): readonly LogLine[] =>
  undoneBy !== null
    ? [{ key: `${number}`, event: null, rule: '', undoneBy, by }]
    : events.map((event, at) => ({ key: `${number}.${at}`, event, rule: rules[at] ?? '', undoneBy, by }));

/** The steps that stay in the live region after they were announced: a screen reader may be slow to take them up. */
const KEPT_STEPS = 12;

/**
 * The steps for the live region, each with all its lines: every step that came after the first `announced` ones, however many
 * came at once, and the latest of those before.
 */
export function listStepsToAnnounce(story: Story, announced: number): readonly (readonly LogLine[])[] {
  const from = Math.max(0, Math.min(announced, story.length - KEPT_STEPS));
  return story
    .slice(from)
    .map((chapter, at) => listLines(chapter, from + at))
    .filter(lines => lines.length > 0);
}

/** Divides the log into turns: in every game an event marks the beginning of a turn. */
export function listTurns(story: Story): readonly LogTurn[] {
  const turns: { key: string; begins: LogLine | null; lines: LogLine[] }[] = [];
  for (const line of story.flatMap(listLines)) {
    const last = turns.at(-1);
    if (line.event?.type === 'turn') turns.push({ key: line.key, begins: line, lines: [] });
    else if (last === undefined) turns.push({ key: 'first', begins: null, lines: [line] });
    else last.lines.push(line);
  }
  return turns;
}

/** How many turns are shown. The rest is in the replay. */
const SHOWN = 60;
/** The latest turns are open; older ones are folded. */
const OPEN = 3;

/** The log, turn by turn, the latest turn last. */
export function Log({ sitting }: { readonly sitting: Sitting }) {
  const list = useRef<HTMLDivElement>(null);
  const story = sitting.link.story.value;
  // The newest line stays in sight, even when the window becomes lower.
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      current.scrollTop = current.scrollHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [story.length]);
  const turns = listTurns(story).slice(-SHOWN);
  const isTab = sitting.link.talk !== undefined;
  return (
    <section
      class="log"
      id="drawer-panel"
      {...(isTab ? { role: 'tabpanel', 'aria-labelledby': 'tab-log' } : { 'aria-labelledby': 'log-title' })}
    >
      <h2 id="log-title" class={isTab ? 'sr-only' : undefined}>
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
      <summary>{begins === null ? sitting.texts.beginning : sayLine(sitting, begins)}</summary>
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
      {sayLine(sitting, line)}
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

function sayLine({ pack, who, texts }: Sitting, { event, undoneBy }: LogLine): string {
  if (event !== null) return sayEvent(pack.words, event, who.value);
  return texts.undone(who.value.names[undoneBy ?? 0] ?? '');
}

/** The newest line of the log; '' before anything has happened. */
export function sayNewest(sitting: Sitting): string {
  const newest = sitting.link.story.value.flatMap(listLines).at(-1);
  return newest === undefined ? '' : sayLine(sitting, newest);
}

/** The live region of the log: a screen reader announces each step of the match as one utterance, wherever the log is shown. */
export function Latest({ sitting }: { readonly sitting: Sitting }) {
  const story = sitting.link.story.value;
  const announced = useRef(story.length);
  const steps = listStepsToAnnounce(story, announced.current);
  useEffect(() => {
    announced.current = story.length;
  }, [story]);
  return (
    <div class="sr-only" role="log" aria-live="polite" aria-label={sitting.texts.log}>
      {steps.map(lines => (
        <p key={lines[0]?.key}>{lines.map(line => sayLine(sitting, line)).join(' ')}</p>
      ))}
    </div>
  );
}
