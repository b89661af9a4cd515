import type { Seat } from '@consigliere/kernel';
import { sayEvent } from '@consigliere/kernel/host';
import type { Story } from '../../kit/link/room-signals.ts';
import { type LogLine, listLines, sayLine, type Telling } from '../log-lines.ts';

/** A text that a screen reader says in one go, with the keys of the log lines that it tells. */
export interface Utterance {
  readonly text: string;
  readonly keys: readonly string[];
  /** The player whose answers it tells; null: nobody's. */
  readonly seat: Seat | null;
}

/** A step of a match: the lines of one answer. Steps of one player in one turn have the same `turn`. */
interface ToldStep {
  readonly seat: Seat | null;
  readonly turn: number;
  readonly lines: readonly LogLine[];
}

/** If more steps than these are waiting, they are told in one go. */
const MOST_APART = 3;

/** Events with which something new begins. What comes after them is never told before them. */
const BEGINNINGS = ['turn', 'round', 'act', 'entracte'];
/** Events that are told where they happen, even if they hit the listener: they belong to a series, or sum it up. */
const IN_ORDER = ['turf-war', 'bids', 'set-up', 'turf-bonus', 'job-bonus', 'out', 'over', 'game-over', 'match-over'];
/** Events that tell the listener something new even in their own answers. */
const NEWS = ['rolled', 'extra-die', 'turf-war'];

const isOf = (types: readonly string[], { event }: LogLine): boolean => event !== null && types.includes(event.type);

const findSeat = ({ event }: LogLine): unknown => (event !== null && 'seat' in event ? event.seat : undefined);

/**
 * Whether a line only repeats the answer that the listener has just given: it is the first of the step, and the lines after it
 * tell the result.
 */
function isObvious(line: LogLine, next: LogLine | undefined, { words, who }: Telling): boolean {
  if (line.event === null || line.by?.[1] !== 'person' || line.by[0] !== who.reader) return false;
  if (findSeat(line) !== who.reader || line.event.type in words.whisper || isOf(NEWS, line)) return false;
  return next !== undefined && !isOf(BEGINNINGS, next);
}

/** Whether somebody else does something to the listener in this line. */
function isHit(line: LogLine, { words, who }: Telling): boolean {
  if (line.event === null || who.reader === null || line.by?.[0] === who.reader) return false;
  if (findSeat(line) === who.reader || isOf([...BEGINNINGS, ...IN_ORDER], line)) return false;
  return sayEvent(words, line.event, who) !== sayEvent(words, line.event, { ...who, reader: null });
}

/** The steps of a part of a match that have something to tell; `first` is the number of its first chapter. */
function listSteps(story: Story, first: number, telling: Telling): readonly ToldStep[] {
  let turn = 0;
  return story.flatMap((chapter, at) => {
    const [opening, ...rest] = listLines(chapter, first + at);
    if (opening === undefined) return [];
    const lines = isObvious(opening, rest[0], telling) ? rest : [opening, ...rest];
    const step = { seat: chapter.by?.[0] ?? null, turn, lines };
    turn += lines.filter(line => isOf(['turn'], line)).length;
    return [step];
  });
}

/** Joins the steps that one player made in one turn. */
function joinSteps(steps: readonly ToldStep[]): readonly ToldStep[] {
  const joined: ToldStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last === undefined || last.seat === null || last.seat !== step.seat || last.turn !== step.turn)
      joined.push(step);
    else joined.splice(-1, 1, { ...last, lines: [...last.lines, ...step.lines] });
  }
  return joined;
}

/** Says the lines of a step. What hits the listener comes first, but never before what began earlier. */
function sayStep(lines: readonly LogLine[], telling: Telling): string {
  const parts: LogLine[][] = [[]];
  for (const line of lines) {
    if (isOf(BEGINNINGS, line)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts
    .flatMap(part => {
      const begins = part.filter(line => isOf(BEGINNINGS, line));
      const rest = part.slice(begins.length);
      return [begins, rest.filter(line => isHit(line, telling)), rest.filter(line => !isHit(line, telling))];
    })
    .filter(group => group.length > 0)
    .map(group =>
      joinSentences(
        group.map(line => sayLine(telling, line)),
        telling,
      ),
    )
    .join(' ');
}

/** One plain sentence, which can go on. The point of a number ends nothing. */
const isPlain = (sentence: string): boolean => /^(?:[^.:;!?]|[.](?=\d))+[.]$/.test(sentence);

/** Joins what one player does: "takes a Gun, draws 2 jobs and ends their turn". */
function joinClauses(clauses: readonly string[], and: string): string {
  const [last = '', ...before] = clauses.toReversed();
  if (before.length === 0) return last;
  const comma = before[0]?.includes(', ') ? ',' : '';
  return `${before.toReversed().join(', ')}${comma} ${and} ${last}`;
}

/** Joins sentences. Repeated ones are counted, and a name that begins several in a row is said once. */
export function joinSentences(sentences: readonly string[], { who, texts }: Pick<Telling, 'who' | 'texts'>): string {
  const { times, and } = texts.voice;
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const parts: { readonly subject: string | null; readonly clauses: string[] }[] = [];
  for (const [sentence, count] of counts) {
    const counted = count === 1 ? sentence : times(sentence.replace(/\.$/, ''), count);
    const subject = isPlain(counted) ? (who.names.find(each => sentence.startsWith(`${each} `)) ?? null) : null;
    const last = parts.at(-1);
    if (subject === null) parts.push({ subject, clauses: [counted] });
    else if (last?.subject === subject) last.clauses.push(counted.slice(subject.length + 1, -1));
    else parts.push({ subject, clauses: [counted.slice(0, -1)] });
  }
  return parts.map(({ subject, clauses }) => joinClauses(clauses, and) + (subject === null ? '' : '.')).join(' ');
}

/**
 * Tells a part of a match, none of its lines left out. What one player did in one turn is one utterance; if many steps are told,
 * all of it is.
 */
export function tellStory(story: Story, first: number, telling: Telling): readonly Utterance[] {
  const steps = listSteps(story, first, telling);
  const told = joinSteps(steps).map(({ seat, lines }) => ({
    text: sayStep(lines, telling),
    keys: lines.map(({ key }) => key),
    seat,
  }));
  if (steps.length <= MOST_APART || told.length < 2) return told;
  return [{ text: told.map(({ text }) => text).join(' '), keys: told.flatMap(({ keys }) => keys), seat: null }];
}
