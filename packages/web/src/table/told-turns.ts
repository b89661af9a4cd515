import type { Seat, Shape } from '@consigliere/kernel';
import type { ChapterView } from '@consigliere/match';
import type { Story } from '../kit/link/room-signals.ts';

type Event = ChapterView<Shape>['events'][number];

/** A line of the log: something that happened, or that something was taken back. */
export interface Told {
  readonly key: string;
  readonly event: Event | null;
  /** The rule by which it happened; '': none is known. */
  readonly rule: string;
  readonly undoneBy: Seat | null;
  readonly by: ChapterView<Shape>['by'];
}

/** What happened in one turn; the first has no event that began it. */
export interface ToldTurn {
  readonly key: string;
  readonly begins: Told | null;
  readonly lines: readonly Told[];
}

const linesOf = ({ events, rules, undoneBy, by }: ChapterView<Shape>, number: number): readonly Told[] =>
  undoneBy !== null
    ? [{ key: `${number}`, event: null, rule: '', undoneBy, by }]
    : events.map((event, at) => ({ key: `${number}.${at}`, event, rule: rules[at] ?? '', undoneBy, by }));

/** The steps that stay in the live region after they were announced: a screen reader may be slow to take them up. */
const KEPT_STEPS = 12;

/**
 * The steps for the live region, each with all its lines: every step that came after the first `announced` ones, however many
 * came at once, and the latest of those before.
 */
export function stepsToAnnounce(story: Story, announced: number): readonly (readonly Told[])[] {
  const from = Math.max(0, Math.min(announced, story.length - KEPT_STEPS));
  return story
    .slice(from)
    .map((chapter, at) => linesOf(chapter, from + at))
    .filter(lines => lines.length > 0);
}

/** The log turn by turn: in every game a turn is told of when it begins. */
export function toldTurns(story: Story): readonly ToldTurn[] {
  const turns: { key: string; begins: Told | null; lines: Told[] }[] = [];
  for (const line of story.flatMap(linesOf)) {
    const last = turns.at(-1);
    if (line.event?.type === 'turn') turns.push({ key: line.key, begins: line, lines: [] });
    else if (last === undefined) turns.push({ key: 'first', begins: null, lines: [line] });
    else last.lines.push(line);
  }
  return turns;
}

/** How many answers a seat has given since its turn began, if it is its turn; what was taken back does not count. */
export function stepsInTurn(story: Story, seat: Seat): number {
  const standing: ChapterView<Shape>[] = [];
  for (const chapter of story) {
    if (chapter.undoneBy === null) {
      standing.push(chapter);
      continue;
    }
    const gone = standing.findLastIndex(({ by }) => by?.[0] === chapter.undoneBy);
    if (gone >= 0) standing.splice(gone);
  }
  const began = standing.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn'));
  const turn = standing[began]?.events.findLast(({ type }) => type === 'turn');
  if (turn === undefined || !('seat' in turn) || turn.seat !== seat) return 0;
  return standing.slice(began + 1).filter(({ by }) => by?.[0] === seat && by[1] === 'person').length;
}
