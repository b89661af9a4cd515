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
        group.map(line => ({ text: sayLine(telling, line), type: line.event?.type ?? null })),
        telling,
      ),
    )
    .join(' ');
}

/** One plain sentence, which can go on. The point of a number ends nothing. */
const isPlain = (sentence: string): boolean => /^(?:[^.:;!?]|[.](?=\d))+[.]$/.test(sentence);

/** A sentence and the kind of event that it tells; null: it is something else. */
export interface Sentence {
  readonly text: string;
  readonly type: string | null;
}

/** A part of a joined sentence: something that its subject does. */
interface Clause {
  readonly text: string;
  readonly type: string | null;
  readonly isCounted: boolean;
}

/** Words after which a phrase can't begin: articles, prepositions, numbers, "Anna’s". A longer phrase does no harm. */
const isLink = (word: string): boolean => word !== 'down' && /^[\p{Ll}\d]{1,5}$|’s?$/u.test(word);

/** How many words two clauses begin with alike, so that the rest of the second one can stand alone. */
function countAlikeStart(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) - 1 && one[count] === other[count]) count++;
  // A name in quotation marks needs the noun before it.
  if (other[count]?.startsWith('„')) count = Math.min(count, 1);
  while (count > 1 && isLink(one[count - 1] ?? '')) count--;
  return count;
}

/** Whether there is a comma in a text, other than in brackets. */
const hasComma = (text: string): boolean => text.replace(/\([^)]*\)/g, '').includes(', ');

/** Whether words close every bracket and quotation that they open. */
const isWhole = (words: readonly string[]): boolean =>
  words.filter(word => /[(„]/.test(word)).length === words.filter(word => /[)“]/.test(word)).length;

/** How many words two clauses end with alike. */
function countAlikeEnd(one: readonly string[], other: readonly string[], start: number): number {
  const most = Math.min(one.length, other.length) - start - 1;
  let [alike, whole] = [0, 0];
  while (alike < most && one.at(-1 - alike) === other.at(-1 - alike)) {
    alike++;
    if (isWhole(one.slice(-alike))) whole = alike;
  }
  return whole;
}

/** How many words of a clause are the same in the one before it, so that they needn't be said again. */
function countAlike(one: Clause, other: Clause, names: readonly string[]): { start: number; end: number } {
  if (one.type === null || one.type !== other.type) return { start: 0, end: 0 };
  const [first, second] = [one.text.split(' '), other.text.split(' ')];
  const start = countAlikeStart(first, second);
  const isToSomebody = (words: readonly string[]): boolean => names.includes(words[start] ?? '');
  if (isToSomebody(first) !== isToSomebody(second)) return { start: 0, end: 0 };
  const hasOwnEnd = [one, other].some(({ text, isCounted }) => isCounted || hasComma(text));
  return { start, end: hasOwnEnd ? 0 : countAlikeEnd(first, second, start) };
}

/** "one, two and three". */
function list(items: readonly string[], link: string): string {
  const [last = '', ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')}${link} ${last}`;
}

/** Joins clauses that are alike: "takes a Gun, a $2 and Booze". */
function joinAlike(clauses: readonly Clause[], names: readonly string[], and: string): string {
  const alike = clauses.slice(1).map((clause, at) => countAlike(clauses[at] ?? clause, clause, names));
  const [start, end] = [Math.min(...alike.map(each => each.start)), Math.min(...alike.map(each => each.end))];
  const items = clauses.map(({ text }, at) => {
    const words = text.split(' ');
    return words.slice(at === 0 ? 0 : start, words.length - (at === clauses.length - 1 ? 0 : end)).join(' ');
  });
  return list(items, hasComma(items.at(-2) ?? '') ? `, ${and}` : ` ${and}`);
}

/** Joins what one player does: "takes a Gun, draws 2 jobs and ends their turn". */
function joinClauses(clauses: readonly Clause[], names: readonly string[], voice: Telling['texts']['voice']): string {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const before = groups.at(-1)?.at(-1);
    if (before !== undefined && countAlike(before, clause, names).start > 0) groups.at(-1)?.push(clause);
    else groups.push([clause]);
  }
  const items = groups.map(group => joinAlike(group, names, voice.and));
  const isPair = items.slice(-2).some(item => item.includes(` ${voice.and} `));
  return list(items, hasComma(items.at(-2) ?? '') ? `, ${voice.and}` : isPair ? voice.afterPair : ` ${voice.and}`);
}

/** Joins sentences. Repeated ones are counted, and a name or a verb that begins several in a row is said once. */
export function joinSentences(sentences: readonly Sentence[], { who, texts }: Pick<Telling, 'who' | 'texts'>): string {
  const counts = new Map<string, { readonly type: string | null; count: number }>();
  for (const { text, type } of sentences) {
    const known = counts.get(text);
    if (known === undefined) counts.set(text, { type, count: 1 });
    else known.count++;
  }
  const parts: { readonly subject: string | null; readonly clauses: Clause[] }[] = [];
  for (const [sentence, { type, count }] of counts) {
    const counted = count === 1 ? sentence : texts.voice.times(sentence.replace(/\.$/, ''), count);
    const subject = isPlain(counted) ? (who.names.find(each => sentence.startsWith(`${each} `)) ?? null) : null;
    const last = parts.at(-1);
    const clause = (text: string): Clause => ({ text, type, isCounted: count > 1 });
    if (subject === null) parts.push({ subject, clauses: [clause(counted)] });
    else if (last?.subject === subject) last.clauses.push(clause(counted.slice(subject.length + 1, -1)));
    else parts.push({ subject, clauses: [clause(counted.slice(subject.length + 1, -1))] });
  }
  return parts
    .map(({ subject, clauses }) => {
      const joined = joinClauses(clauses, who.names, texts.voice);
      return subject === null ? joined : `${subject} ${joined}.`;
    })
    .join(' ');
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
