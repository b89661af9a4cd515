import type { Seat } from '@consigliere/kernel';
import { begin, changeChair, regather } from './apply.ts';
import { type Chair, isReady, NOBODY } from './chair.ts';
import type { Line } from './lines.ts';
import { type Room, seatOf } from './room.ts';
import { taken } from './seating.ts';

type FilledLine = Extract<Line, { type: 'filled' }>;

/** How long a table that has been filled waits for people whose pages are closed, in milliseconds. */
const PATIENCE = 30_000;

/** The levels of the bots, each another character. */
const LEVELS = [3, 2, 4, 1, 5] as const;

const isPersonReady = (chair: Chair): boolean => chair.sitter === 'person' && isReady(chair);

/** When a table that fills itself goes on; null: never, or not before somebody is there. */
export function findFillTime(room: Room): number | null {
  const { chairs, phase, isStarting, at, changedAt } = room;
  const { fillsAt } = room.terms;
  if (fillsAt === undefined || phase !== 'gathering' || !chairs.some(isPersonReady)) return null;
  if (chairs.every(isReady)) return at;
  return isStarting ? Math.max(fillsAt, changedAt + PATIENCE) : fillsAt;
}

/** The line by which it goes on, if it is time: bots of a version take the empty chairs, and later those of people who don't come. */
export function findFillLine(room: Room, at: number, version?: number): FilledLine | null {
  const time = findFillTime(room);
  if (time === null || at < time) return null;
  const isMeant = (chair: Chair): boolean => (room.isStarting ? !isReady(chair) : chair.sitter === 'nobody');
  const seats = room.chairs.flatMap((chair, seat) => (isMeant(chair) ? [seat] : []));
  const bots = seats.map((seat, nth) => [seat, LEVELS[nth % LEVELS.length] ?? 1] as const);
  return { type: 'filled', bots, ...(version !== undefined && { version }) };
}

/** The room after that line. An owner who didn't come is followed by the next person who did. */
export function fillRoom(room: Room, { bots }: FilledLine): Room {
  const filled = bots.reduce(
    (each, [seat, level]) => changeChair(each, seat, taken({ type: 'bot', id: '', seat, level }, NOBODY)),
    room,
  );
  const gone = bots.flatMap(([seat]) => room.chairs[seat]?.player ?? []);
  const next: Room = {
    ...regather(room, filled),
    isStarting: true,
    departed: [...room.departed.filter(each => !gone.includes(each)), ...gone],
    owner: gone.includes(room.owner) ? heirOf(filled, seatOf(room, room.owner) ?? 0) : room.owner,
  };
  return next.chairs.every(isReady) ? begin(next) : next;
}

function heirOf({ chairs, owner }: Room, from: Seat): string {
  const clockwise = [...chairs.slice(from), ...chairs.slice(0, from)];
  return clockwise.find(({ sitter }) => sitter === 'person')?.player ?? owner;
}
