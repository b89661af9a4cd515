import type { Action, Seat, Shape } from '@consigliere/kernel';
import { key, legal, pick } from '@consigliere/kernel/host';
import { isHeld, type Room, viewMatch } from '@consigliere/match';
import type { SeededRandom } from './seeded-random.ts';

export type RoomPair = readonly [Room, Room];

/** Finds the seat's next picks that are legal in both worlds, after those already made. */
function findCommonPicks(rooms: RoomPair, seat: Seat, before: readonly unknown[]): readonly Action<Shape>[] {
  const [here, there] = rooms.map(room => findPicks(room, seat, before));
  const names = new Set(there?.map(key));
  return here?.filter(action => names.has(key(action))) ?? [];
}

function findPicks({ match }: Room, seat: Seat, before: readonly unknown[]): readonly Action<Shape>[] {
  if (match === null || viewMatch(match, seat, Number.MAX_SAFE_INTEGER).prompt === null) return [];
  const { rules, course } = match;
  return legal(rules, before.length === 0 ? course.state : pick(rules, course.state, seat, before).state, seat);
}

/** Finds a whole answer that is legal in both worlds; null if there is none. */
export function findCommonAnswer(rooms: RoomPair, seat: Seat, random: SeededRandom): readonly Action<Shape>[] | null {
  const [{ match }] = rooms;
  // An answer that waits for confirmation is replaced; picks of a secret answer are continued.
  const picks: Action<Shape>[] = match === null || isHeld(match, seat) ? [] : [...(match.drafts[seat] ?? [])];
  const drafted = picks.length;
  for (;;) {
    const common = findCommonPicks(rooms, seat, picks);
    if (match === null || common.length === 0) return null;
    picks.push(random.pick(common));
    if (pick(match.rules, match.course.state, seat, picks).complete) return picks.slice(drafted);
  }
}

/** Bots of both worlds, which give the same answer in both. They think while the gate is open, when both rooms are at the same point. */
export class SharedBots {
  /** Whether a bot had an answer in one world only. */
  haveDiverged = false;
  readonly #random: (name: string) => SeededRandom;
  #gate = Promise.withResolvers<RoomPair>();

  constructor(random: (name: string) => SeededRandom) {
    this.#random = random;
  }

  open(rooms: RoomPair): void {
    this.#gate.resolve(rooms);
  }

  shut(): void {
    this.#gate = Promise.withResolvers();
  }

  async think({
    view,
    actions,
    seed,
  }: {
    view: { seat: Seat; picks: readonly unknown[] };
    actions: readonly { readonly type: string }[];
    seed: string;
  }) {
    const rooms = await this.#gate.promise;
    // A slow bot's question may be out of date.
    const asked = new Set(actions.map(key));
    const common = findCommonPicks(rooms, view.seat, view.picks).filter(action => asked.has(key(action)));
    if (common.length > 0) return this.#random(seed).pick(common);
    this.haveDiverged = true;
    return actions[0];
  }
}
