import type { Seat, Shape, View } from '@consigliere/kernel';
import { view } from '@consigliere/kernel/host';
import type { Match } from '../match.ts';
import { type Room, seatOf } from '../room/room.ts';
import { collectChanges, type ViewChange } from '../room/update.ts';
import { type Closed, loadRoom } from './append.ts';
import type { HostEnvironment } from './environment.ts';
import { readLineByLine } from './journal.ts';

/** More chapters than this aren't shown again. */
const MOST_CHAPTERS = 120;

/** The views that a player's page would have been shown since the player's last answer, had it been open. */
export interface Since {
  /** When the player last answered, in house time. */
  readonly answeredAt: number;
  /** A view, and how many chapters there were then. */
  readonly first: { readonly chapters: number; readonly view: View<Shape> };
  /** The later ones, each as changes from the one before. */
  readonly later: readonly { readonly chapters: number; readonly changes: readonly ViewChange[] }[];
}

/** The number of the chapter after a seat's last answer. To everybody a standing order looks like an answer. null: there is none. */
function findLastMove({ chapters }: Match<Shape>, seat: Seat): number | null {
  const last = chapters
    .slice()
    .findLastIndex(({ by, undoneBy }) =>
      undoneBy === null ? by?.[0] === seat && (by[1] === 'person' || by[1] === 'order') : undoneBy === seat,
    );
  return last < 0 ? null : last + 1;
}

/** Reads the views again that a player would have had since the last answer; null: there is no such answer, or nothing since. */
export async function readSince(
  environment: HostEnvironment,
  room: Room,
  player: string,
): Promise<Since | Closed | null> {
  const seat = seatOf(room, player);
  const answer = room.match === null || seat === null ? null : findLastMove(room.match, seat);
  if (room.match === null || answer === null) return null;
  const { length } = room.match.chapters;
  const from = Math.max(answer, length - MOST_CHAPTERS);
  let answeredAt: number | null = null;
  let first: Since['first'] | null = null;
  let last: { readonly chapters: number; readonly view: View<Shape> } | null = null;
  const later: { chapters: number; changes: ViewChange[] }[] = [];
  const look = ({ match }: Room, at: number): void => {
    const chapters = match?.chapters.length ?? 0;
    if (match === null || chapters < answer || chapters > length) return;
    answeredAt ??= at;
    if (chapters < from || chapters === last?.chapters) return;
    const now = { chapters, view: view(match.rules, match.course.state, seat) };
    if (last === null) first = now;
    else {
      const changes: ViewChange[] = [];
      collectChanges([], last.view, now.view, changes);
      later.push({ chapters, changes });
    }
    last = now;
  };
  const closed = await readLineByLine(await loadRoom(environment.store, room.terms.id), environment, look);
  if (closed !== null) return closed;
  return answeredAt === null || first === null ? null : { answeredAt, first, later };
}
