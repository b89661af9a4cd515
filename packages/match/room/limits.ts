import type { Seat } from '@consigliere/kernel';
import type { Command, RoomRefusal } from './commands.ts';
import type { Line } from './lines.ts';

/** The commands that a house may limit for each player and match: the rules end a match, but not these, and each is a line of the journal. */
type Counted = 'undoRequests' | 'otherRequests' | 'undos' | 'orders';

/** How often each seat has done it. */
export type Counts = Readonly<Record<Counted, Readonly<Record<Seat, number>>>>;

/** How often each player may do it in a match. Answers are never limited. */
export type CommandLimits = Readonly<Record<Counted, number>>;

export const NO_COUNTS: Counts = { undoRequests: {}, otherRequests: {}, undos: {}, orders: {} };

/** The count that a command or its line belongs to; null: none. Nobody is kept from clearing an order. */
function countedAs(it: Command | Line): Counted | null {
  switch (it.type) {
    case 'wish':
    case 'wished':
      return it.wish === 'undo' ? 'undoRequests' : 'otherRequests';
    case 'back':
    case 'vacation':
    case 'vacationed':
      return 'otherRequests';
    case 'undo':
    case 'undone':
      return 'undos';
    case 'order':
    case 'ordered':
      return it.order === null ? null : 'orders';
    default:
      return null;
  }
}

/** The counts after a line. They only count: older journals fold as before, whatever a house allows today. */
export function countLine(counts: Counts, line: Line): Counts {
  const what = countedAs(line);
  if (what === null || !('seat' in line)) return counts;
  return { ...counts, [what]: { ...counts[what], [line.seat]: (counts[what][line.seat] ?? 0) + 1 } };
}

/** Why a command is refused because the player has used it up; null: it isn't. */
export function whyLimited(
  counts: Counts,
  seat: Seat,
  command: Command,
  limits: CommandLimits | undefined,
): RoomRefusal | null {
  const what = countedAs(command);
  if (limits === undefined || what === null || (counts[what][seat] ?? 0) < limits[what]) return null;
  return what === 'undoRequests' ? 'no-more-undos' : 'too-often';
}
