import type { FollowedEvent, Hold, Seat, Shape } from '@consigliere/kernel';
import type { ChapterView } from '@consigliere/match';
import type { Story } from '../../kit/link/room-signals.ts';
import { type LogLine, listLines, sayLine, type Telling } from '../log-lines.ts';
import { joinSentences, type Sentence } from '../voice/tell.ts';

/** Finds how an event of a game is followed; `by`: the seat whose answer led to it. */
export type FollowFinder = (event: Shape['Event'] | Shape['Whisper'], by: Seat | null) => FollowedEvent;

/** A line of the log with how it is followed. */
export interface FollowedLine extends FollowedEvent {
  readonly line: LogLine;
  /** The seat whose answer led to it; null: nobody's. */
  readonly by: Seat | null;
  /** The seat that it is about; null: none, or several. */
  readonly about: Seat | null;
}

/** A part of a step that is shown at once: the lines of one answer, or one event that needs a moment of its own. */
export interface Beat {
  readonly key: string;
  /** The player whose answer it is; null: it isn't anybody's. */
  readonly seat: Seat | null;
  readonly hold: Hold;
  readonly lines: readonly FollowedLine[];
}

/** Events that need a moment of their own, even if the reader caused them. */
const ALONE: readonly Hold[] = ['card', 'war', 'lids'];
/** Events with which something new begins: what follows them isn't told with what was before, and is nobody's doing. */
const BEGINNINGS: readonly string[] = ['turn', 'round', 'act', 'entracte'];
/** Events that say at once what others after them in the same chapter say one by one, and those others. */
const SUMS: Readonly<Record<string, string>> = { settled: 'occupied' };
/** The longest of several holds is the one of their beat. */
const BY_LENGTH: readonly Hold[] = ['none', 'icon', 'roll', 'move', 'war', 'lids', 'card'];
/** A banner has room for this many lines; the log has them all. */
const MOST_LINES = 3;

const UNDONE: FollowedEvent = { hold: 'move', hits: [], weight: 'other' };

const ASIDE: FollowedEvent = { hold: 'none', hits: [], weight: 'none' };

const isBeginning = ({ event }: LogLine): boolean => event !== null && BEGINNINGS.includes(event.type);

const findAbout = ({ event, undoneBy }: LogLine): Seat | null =>
  event !== null && 'seat' in event && typeof event.seat === 'number' ? event.seat : undoneBy;

/** The lines of a chapter with how they are followed. */
export function listFollowed(
  chapter: ChapterView<Shape>,
  number: number,
  follow: FollowFinder,
): readonly FollowedLine[] {
  let by = chapter.undoneBy ?? chapter.by?.[0] ?? null;
  const repeated = chapter.events.map(({ type }) => SUMS[type]);
  return listLines(chapter, number).map(line => {
    if (isBeginning(line)) by = null;
    const isRepeated = line.event !== null && repeated.includes(line.event.type);
    const how = line.event === null ? UNDONE : isRepeated ? ASIDE : follow(line.event, by);
    const followed = { line, by, about: findAbout(line), ...how };
    // Secret answers are opened together, and wars are everybody's: what follows is nobody's doing.
    if (followed.hold === 'lids' || followed.hold === 'war') by = null;
    return followed;
  });
}

/** Whether a line takes something from the reader that they didn't give themselves. */
export const isHit = ({ hits, by, about }: FollowedLine, reader: Seat | null): boolean =>
  reader !== null && hits.includes(reader) && (by !== reader || (about !== null && about !== reader));

/** A line in the words of the log, with what the reader has lost by it. */
export function sayFollowed(followed: FollowedLine, telling: Telling): Sentence {
  const { event } = followed.line;
  const { words, who } = telling;
  const isLoss = event !== null && isHit(followed, who.reader);
  const lost = isLoss ? words.losses?.[event.type]?.(event, who) : undefined;
  const text = [sayLine(telling, followed.line), ...(lost === undefined ? [] : [lost])].join(' ');
  return { text, type: event?.type ?? null };
}

/** Whether a beat takes something from the reader. */
export const isHitting = ({ lines }: Beat, reader: Seat | null): boolean => lines.some(line => isHit(line, reader));

/** Divides a chapter into beats. What needs no moment of its own is told with what was before it. */
function listBeats(chapter: ChapterView<Shape>, number: number, follow: FollowFinder): readonly Beat[] {
  const beats: { key: string; seat: Seat | null; hold: Hold; lines: FollowedLine[] }[] = [];
  const lines = listFollowed(chapter, number, follow);
  let isFresh = true;
  for (const each of lines) {
    const { hold, about, line } = each;
    // The last answer to a secret question causes what all of them do.
    const by = lines.some(other => other.about === each.by) || about === null ? each.by : about;
    isFresh ||= isBeginning(line);
    if (hold === 'none' && isFresh) continue;
    const last = beats.at(-1);
    const isApart = ALONE.includes(hold) || (hold !== 'none' && last !== undefined && ALONE.includes(last.hold));
    if (last === undefined || isFresh || isApart) beats.push({ key: line.key, seat: by ?? about, hold, lines: [each] });
    else {
      if (BY_LENGTH.indexOf(hold) > BY_LENGTH.indexOf(last.hold)) last.hold = hold;
      last.lines.push(each);
    }
    isFresh = false;
  }
  return beats;
}

/** Whether a beat is shown to the reader: others' moves, and anything that needs a moment of its own or hits the reader. */
const isShownTo = (beat: Beat, reader: Seat | null): boolean =>
  ALONE.includes(beat.hold) ||
  isHitting(beat, reader) ||
  (beat.seat !== reader && beat.lines.some(({ about }) => about === null || about !== reader));

/** The beats of the chapters from a number on that are shown to the reader. The set-up is nobody's answer. */
export const listShownBeats = (
  story: Story,
  from: number,
  follow: FollowFinder,
  reader: Seat | null,
): readonly Beat[] =>
  story
    .slice(from)
    .flatMap((chapter, at) =>
      chapter.by === null && chapter.undoneBy === null
        ? []
        : listBeats(chapter, from + at, follow).filter(beat => isShownTo(beat, reader)),
    );

/** How much a line is worth the room in a banner; the least is the best. */
function rankForBanner(line: FollowedLine, reader: Seat | null): number {
  if (isHit(line, reader)) return 0;
  if (ALONE.includes(line.hold) || line.hold === 'move') return 1;
  if (line.hold === 'none') return line.weight === 'none' ? Number.POSITIVE_INFINITY : 2;
  if (line.hold === 'roll') return 5;
  return line.about === reader ? 3 : 4;
}

/** A beat in the words of the log. What hits the reader comes first. */
export function sayBeat({ lines }: Beat, telling: Telling): string {
  const { reader } = telling.who;
  const isMove = lines.some(({ hold }) => hold === 'move');
  const chosen = lines
    .map(line => ({ line, rank: rankForBanner(line, reader) }))
    .filter(({ rank, line }) => rank < Number.POSITIVE_INFINITY && !(isMove && line.hold === 'roll'))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_LINES)
    .map(({ line }) => line);
  const told = lines.filter(line => chosen.includes(line));
  return [told.filter(line => isHit(line, reader)), told.filter(line => !isHit(line, reader))]
    .filter(group => group.length > 0)
    .map(group =>
      joinSentences(
        group.map(each => sayFollowed(each, telling)),
        telling,
      ),
    )
    .join(' ');
}
