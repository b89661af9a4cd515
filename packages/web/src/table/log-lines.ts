import type { Names, Seat, Shape, Words } from '@consigliere/kernel';
import { sayEvent } from '@consigliere/kernel/host';
import type { ChapterView } from '@consigliere/match';
import type { Story } from '../kit/link/room-signals.ts';
import type { TableTexts } from '../kit/words/en/table.ts';

/** The words in which a reader or listener is told a match. */
export interface Telling {
  readonly words: Words<Shape>;
  readonly who: Names;
  readonly texts: TableTexts;
}

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

/** The lines of a chapter; `number` is its place in the story. */
export const listLines = ({ events, rules, undoneBy, by }: ChapterView<Shape>, number: number): readonly LogLine[] =>
  undoneBy !== null
    ? [{ key: `${number}`, event: null, rule: '', undoneBy, by }]
    : events.map((event, at) => ({ key: `${number}.${at}`, event, rule: rules[at] ?? '', undoneBy, by }));

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

export function sayLine({ words, who, texts }: Telling, { event, undoneBy }: LogLine): string {
  if (event !== null) return sayEvent(words, event, who);
  return texts.undone(who.names[undoneBy ?? 0] ?? '');
}
