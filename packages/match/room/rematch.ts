import type { Seat, Shape } from '@consigliere/kernel';
import { view } from '@consigliere/kernel/host';
import type { Match } from '../match.ts';
import type { RoomRefusal } from './commands.ts';
import type { Line, OpeningLine } from './lines.ts';
import { type Room, seatOf } from './room.ts';

/** Where it is played again, with which seed, and whether everybody moves one chair on, clockwise. */
export interface Again {
  readonly id: string;
  readonly seed: string;
  readonly rotate: boolean;
}

type RematchLines = readonly [OpeningLine, ...Line[]];

/**
 * The first lines of a room in which those who have played in this one play again: a chair is kept for every person, who sits
 * down and adds new entropy, and the bots sit there already. Or why the guest can't have a rematch.
 */
export function rematchOf(room: Room, player: string, { id, seed, rotate }: Again): RematchLines | RoomRefusal {
  const { phase, match, chairs, names } = room;
  // People who have played together wait for each other.
  const { fillsAt: _, ...terms } = room.terms;
  if (match === null || (phase !== 'over' && phase !== 'ended')) return 'not-over';
  if (seatOf(room, player) === null) return 'not-seated';
  const chairOf = (seat: Seat): Seat => (rotate ? (seat + 1) % terms.seats : seat);
  // A match that was abandoned has no end that the options could follow from.
  const options = phase === 'over' ? rematchOptions(match, chairOf) : terms.options;
  const sitters = chairs.flatMap(({ player, level }, seat): Line[] => {
    const chair = chairOf(seat);
    if (player === null) return [{ type: 'bot', id: `${id}/${chair}`, seat: chair, level }];
    // Nobody comes back to the chair of a player who was deleted.
    return names.get(player) === null ? [] : [{ type: 'kept', seat: chair, player }];
  });
  // A common screen opens the rematch too, and the first player to sit down owns it.
  const owner = terms.screen === true ? terms.owner : names.get(room.owner) === null ? player : room.owner;
  return [{ type: 'opened', terms: { ...terms, id, options, owner }, seed, luck: 2 }, ...sitters];
}

/** The options of a rematch. */
export function rematchOptions<T extends Shape>(
  { rules, course }: Match<T>,
  seatOf: (seat: Seat) => Seat | null = seat => seat,
): Readonly<Record<string, unknown>> {
  const { open } = view(rules, course.state, null);
  return rules.game.rematch?.(rules, open, seatOf) ?? rules.options;
}
