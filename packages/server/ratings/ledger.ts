import type { IdentityOf } from './identity-of.ts';
import { NEW_PLAYER, type Placed, type Rating, rate } from './plackett-luce.ts';
import { carryOver, seasonAt } from './season.ts';

/** A seat of a rated match: a player, or a bot with a fixed strength. */
type RatedSeat = { readonly place: number } & (
  | { readonly player: string; readonly anchor: null }
  | { readonly player: null; readonly anchor: number }
);

/** A match that counts. */
export interface RatedMatch {
  readonly room: string;
  readonly game: string;
  /** When it ended, by the wall clock. */
  readonly at: number;
  readonly seats: readonly RatedSeat[];
}

/** The effect of a match on a rating. */
export interface RatingStep {
  readonly room: string;
  readonly at: number;
  readonly season: number;
  readonly before: Rating;
  readonly after: Rating;
  /** How many rated matches of this season there are with this one. */
  readonly played: number;
}

/** By game and person, how a rating came about. */
type Steps = Map<string, Map<string, RatingStep[]>>;

/** The canonical order: by the time of the line that ended the match, then by the room's id. */
const isBefore = (one: RatedMatch, other: RatedMatch): boolean =>
  one.at === other.at ? one.room < other.room : one.at < other.at;

/** Whether two seats belong to one person by now. */
const hasTwice = (people: readonly string[]): boolean => new Set(people).size < people.length;

/** All ratings, folded from the matches in their canonical order. A match that comes late goes where it belongs. */
export class Ledger {
  readonly identityOf: IdentityOf;
  #matches: RatedMatch[] = [];
  readonly #rooms = new Set<string>();
  readonly #steps: Steps = new Map();

  constructor(identityOf: IdentityOf, matches: readonly RatedMatch[] = []) {
    this.identityOf = identityOf;
    this.add(matches);
  }

  /** How many matches there are. */
  get size(): number {
    return this.#matches.length;
  }

  /** Adds those matches that aren't there yet. */
  add(matches: readonly RatedMatch[]): void {
    const last = this.#matches.at(-1);
    const fresh = matches
      .filter(({ room }) => !this.#rooms.has(room))
      .sort((one, other) => (isBefore(one, other) ? -1 : 1));
    const [first] = fresh;
    if (first === undefined) return;
    for (const { room } of fresh) this.#rooms.add(room);
    if (last === undefined || isBefore(last, first)) {
      this.#matches.push(...fresh);
      for (const match of fresh) this.#apply(match);
      return;
    }
    this.#matches = [...this.#matches, ...fresh].sort((one, other) => (isBefore(one, other) ? -1 : 1));
    this.#steps.clear();
    for (const match of this.#matches) this.#apply(match);
  }

  /** How a person's rating in a game came about, the oldest step first. */
  stepsOf(game: string, person: string): readonly RatingStep[] {
    return this.#steps.get(game)?.get(person) ?? [];
  }

  /** Everybody who is rated in a game. */
  peopleOf(game: string): readonly string[] {
    return [...(this.#steps.get(game)?.keys() ?? [])];
  }

  get games(): readonly string[] {
    return [...this.#steps.keys()];
  }

  #apply({ room, game, at, seats }: RatedMatch): void {
    const people = seats.flatMap(({ player }) => (player === null ? [] : [this.identityOf(player)]));
    if (hasTwice(people)) return;
    const season = seasonAt(at);
    const rated = getOrAdd(this.#steps, game, () => new Map<string, RatingStep[]>());
    const before = seats.map(({ player, anchor, place }): Placed => {
      if (player === null) return { mu: anchor, sigma: 0, place };
      const last = rated.get(this.identityOf(player))?.at(-1);
      return { ...(last === undefined ? NEW_PLAYER : carryOver(last.after, season - last.season)), place };
    });
    for (const [seat, after] of rate(before).entries()) {
      const player = seats[seat]?.player ?? null;
      const { mu, sigma } = before[seat] ?? NEW_PLAYER;
      if (player === null) continue;
      const steps = getOrAdd(rated, this.identityOf(player), () => []);
      const last = steps.at(-1);
      const played = last?.season === season ? last.played + 1 : 1;
      steps.push({ room, at, season, before: { mu, sigma }, after, played });
    }
  }
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
