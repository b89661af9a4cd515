import type { ListedRooms, OwnRooms } from '../../kit/link/api.ts';
import type { KeptRoom } from '../../kit/link/worker-messages.ts';
import { texts } from '../../kit/words/texts.ts';
import { readProgress } from '../../lessons/progress.ts';

/** The phases that a list shows. */
const PHASES = ['gathering', 'playing', 'over', 'ended', 'frozen'] as const;

/** A table in a list, on this device or on the server. */
export interface ListedTable {
  readonly href: string;
  readonly room: string;
  readonly game: string;
  readonly phase: (typeof PHASES)[number];
  readonly isHere: boolean;
  readonly isAwaited: boolean;
  readonly names: readonly string[];
  readonly free: number;
  readonly updatedAt: number;
  /** Until when the guest has to answer; null: there is no such time. */
  readonly deadline: number | null;
}

const phaseOf = (phase: string): ListedTable['phase'] => PHASES.find(each => each === phase) ?? 'frozen';

export const localRow = ({ id, game, phase, isMyTurn, names, updatedAt }: KeptRoom): ListedTable => ({
  href: readProgress(game)?.room === id ? `/learn/${game}` : `/play/${id}`,
  room: id,
  game,
  phase: phaseOf(phase),
  isHere: true,
  isAwaited: isMyTurn,
  names,
  free: 0,
  updatedAt,
  deadline: null,
});

type ServerRoom = ListedRooms['rooms'][number] & Partial<Pick<OwnRooms['rooms'][number], 'isAwaited' | 'deadline'>>;

export const serverRow = ({
  room,
  game,
  phase,
  seats,
  updatedAt,
  isAwaited = false,
  deadline = null,
}: ServerRoom): ListedTable => ({
  href: `/table/${room}`,
  room,
  game,
  phase,
  isHere: false,
  isAwaited,
  names: seats.filter(({ sitter }) => sitter === 'person').map(({ name }) => name || texts.value.deletedPlayer),
  free: seats.filter(({ sitter }) => sitter === 'nobody').length,
  updatedAt,
  deadline,
});

const isDone = ({ phase }: ListedTable): boolean => phase !== 'playing' && phase !== 'gathering';

/** Two times that aren't known are equal. */
const compareTimes = (one: number | null, other: number | null): number =>
  one === other ? 0 : (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY);

/**
 * Which of two tables that wait for the guest is more urgent: the nearest deadline comes first, then the one that has waited longest. On
 * this device nobody waits, so its tables come last, newest first.
 */
const compareUrgency = (one: ListedTable, other: ListedTable): number =>
  Number(one.isHere) - Number(other.isHere) ||
  compareTimes(one.deadline, other.deadline) ||
  (one.isHere ? other.updatedAt - one.updatedAt : one.updatedAt - other.updatedAt);

/** Groups tables into those waiting for the guest, the most urgent first, and other open ones and finished ones, newest first. */
export function groupTables(rows: readonly ListedTable[]): {
  readonly awaited: ListedTable[];
  readonly running: ListedTable[];
  readonly done: ListedTable[];
} {
  const newest = rows.toSorted((one, other) => other.updatedAt - one.updatedAt);
  return {
    awaited: newest.filter(row => row.isAwaited && !isDone(row)).sort(compareUrgency),
    running: newest.filter(row => !row.isAwaited && !isDone(row)),
    done: newest.filter(isDone),
  };
}
