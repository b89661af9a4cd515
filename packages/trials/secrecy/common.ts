import type { Action, Seat, Shape } from '@consigliere/kernel';
import { key, legal, pick } from '@consigliere/kernel/host';
import { isHeld, type Room, viewMatch } from '@consigliere/match';
import type { Chance } from './chance.ts';

export type Rooms = readonly [Room, Room];

/** The next picks of a seat that are legal in both worlds, after those it has made. */
function commonPicks(rooms: Rooms, seat: Seat, before: readonly unknown[]): readonly Action<Shape>[] {
  const [here, there] = rooms.map(room => picksIn(room, seat, before));
  const names = new Set(there?.map(key));
  return here?.filter(action => names.has(key(action))) ?? [];
}

function picksIn({ match }: Room, seat: Seat, before: readonly unknown[]): readonly Action<Shape>[] {
  if (match === null || viewMatch(match, seat, Number.MAX_SAFE_INTEGER).prompt === null) return [];
  const { rules, course } = match;
  return legal(rules, before.length === 0 ? course.state : pick(rules, course.state, seat, before).state, seat);
}

/** A whole answer of a seat that is legal in both worlds; null: there is none. */
export function commonAnswer(rooms: Rooms, seat: Seat, chance: Chance): readonly Action<Shape>[] | null {
  const [{ match }] = rooms;
  // What waits to be confirmed is replaced by another answer, picks of a secret one are gone on with.
  const picks: Action<Shape>[] = match === null || isHeld(match, seat) ? [] : [...(match.drafts[seat] ?? [])];
  const drafted = picks.length;
  for (;;) {
    const common = commonPicks(rooms, seat, picks);
    if (match === null || common.length === 0) return null;
    picks.push(chance.of(common));
    if (pick(match.rules, match.course.state, seat, picks).complete) return picks.slice(drafted);
  }
}

/** Bots of both worlds, who answer alike: what is legal in both. They think while the gate is open, when both rooms stand at the same point. */
export class CommonMind {
  /** Whether a bot could answer in one world only. */
  isParted = false;
  readonly #chance: (name: string) => Chance;
  #gate = Promise.withResolvers<Rooms>();

  constructor(chance: (name: string) => Chance) {
    this.#chance = chance;
  }

  open(rooms: Rooms): void {
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
    // Who thinks for longer than the others may be asked something that nobody waits for any more.
    const asked = new Set(actions.map(key));
    const common = commonPicks(rooms, view.seat, view.picks).filter(action => asked.has(key(action)));
    if (common.length > 0) return this.#chance(seed).of(common);
    this.isParted = true;
    return actions[0];
  }
}
