import type { StoredLine } from '../store.ts';
import type { Line } from './lines.ts';

/** Things that a player has done by a command, each for the player's own seat. */
const DEEDS = [
  'sat',
  'added',
  'left',
  'owned',
  'answered',
  'confirmed',
  'undone',
  'ordered',
  'wished',
  'voted',
  'resumed',
  'vacationed',
  'back',
] as const;
type OwnDeed = Extract<Line, { type: (typeof DEEDS)[number] }>;

const isDeed = (line: Line): line is OwnDeed => DEEDS.some(type => type === line.type);

interface OwnLine {
  readonly at: number;
  readonly line: OwnDeed;
}

/** A player's seat, followed through a journal. */
interface SeatTrail {
  readonly seat: number | null;
  /** The seat that a bot has taken over from the player. */
  readonly former: number | null;
  readonly hasBegun: boolean;
  /** The requests for seats, by the numbers of their lines. */
  readonly asked: ReadonlyMap<number, { readonly player: string; readonly seat: number }>;
}

/**
 * Everything that a player has done at a table, in order. The numbers of lines are left out: they would tell how often others have acted in secret.
 */
export function listOwnLines(journal: readonly StoredLine[], player: string): OwnLine[] {
  let trail: SeatTrail = { seat: null, former: null, hasBegun: false, asked: new Map() };
  return journal.flatMap(({ number, at, body }) => {
    const line = JSON.parse(body) as Line;
    const before = trail;
    trail = followSeat(trail, line, number, player);
    if (!isDeed(line)) return [];
    const isOwn = line.type === 'sat' ? line.player === player : [before.seat, trail.seat].includes(line.seat);
    return isOwn ? [{ at, line }] : [];
  });
}

function followSeat(trail: SeatTrail, line: Line, number: number, player: string): SeatTrail {
  const { seat, former, asked } = trail;
  const giveSeat = (to: number, owner: string | undefined): SeatTrail => {
    if (owner === player) return { ...trail, seat: to, former: null };
    return { ...trail, seat: seat === to ? null : seat, former: former === to ? null : former };
  };
  switch (line.type) {
    case 'sat':
    case 'kept':
      return giveSeat(line.seat, line.player);
    case 'asked-seat':
      return { ...trail, asked: new Map(asked).set(number, line) };
    case 'admitted': {
      const request = asked.get(line.request);
      return request === undefined ? trail : giveSeat(request.seat, request.player);
    }
    case 'bot':
      return seat === line.seat ? { ...trail, seat: null, former: seat } : trail;
    case 'back':
      return former === line.seat ? { ...trail, seat: former, former: null } : trail;
    case 'left':
      return seat === line.seat && !trail.hasBegun ? { ...trail, seat: null } : trail;
    case 'terms-changed': {
      const moved = seat === null ? -1 : line.chairs.indexOf(seat);
      return { ...trail, seat: moved < 0 ? null : moved };
    }
    case 'started':
      return { ...trail, hasBegun: true };
    case 'migrated': {
      const found = line.chairs.findIndex(chair => chair.player === player);
      const hadBefore = line.chairs.findIndex(chair => chair.former === player);
      return { ...trail, seat: found < 0 ? null : found, former: hadBefore < 0 ? null : hadBefore };
    }
    default:
      return trail;
  }
}
