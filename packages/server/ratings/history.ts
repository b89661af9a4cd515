import type { MomentKind, profileSchema, sharedProfileSchema, UnratedReason } from '@consigliere/protocol';
import { UNRATED_REASONS } from '@consigliere/protocol';
import type { z } from 'zod';
import type { FinishedMatch } from '../store/finished.ts';
import type { IdentityOf } from './identity-of.ts';
import type { Ledger, RatingStep } from './ledger.ts';
import { carryOver, seasonAt } from './season.ts';
import { showChange, showRating } from './show.ts';

type History = Pick<z.infer<typeof profileSchema>, 'games' | 'opponents'>;
type GameProfile = History['games'][number];
type Opponent = History['opponents'][number];
type ListedMatch = z.infer<typeof sharedProfileSchema>['matches'][number];
type Moment = GameProfile['moments'][number];
/** By room, the names of the players there. */
type NamesByRoom = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** More opponents aren't listed. */
const MOST_OPPONENTS = 50;
/** More steps of a rating aren't drawn. */
const MOST_STEPS = 200;
/** The level whose defeat is a best moment. */
const STRONGEST = 5;

/** Whose history it is, and what the reader may know of it. */
export interface HistoryOptions {
  readonly person: string;
  readonly ledger: Ledger;
  readonly now: number;
  /** The names of opponents; null: they, and the rooms, aren't told. */
  readonly names: NamesByRoom | null;
  /** Only what ended before counts; null: everything. */
  readonly before: number | null;
}

/** A match from the person's seat. */
interface OwnMatch extends FinishedMatch {
  readonly own: FinishedMatch['seats'][number];
  readonly others: FinishedMatch['seats'];
}

/** The matches in which the person has a seat. */
const listOwn = (matches: readonly FinishedMatch[], person: string, identify: IdentityOf): readonly OwnMatch[] =>
  matches.flatMap(match => {
    const own = match.seats.find(({ player }) => player !== null && identify(player) === person);
    return own === undefined ? [] : [{ ...match, own, others: match.seats.filter(seat => seat !== own) }];
  });

const hasWon = ({ own }: OwnMatch): boolean => own.place === 1;

/** Makes a person's history of their finished matches, the newest first. */
export function makeHistory(matches: readonly FinishedMatch[], options: HistoryOptions): History {
  const own = listOwn(matches, options.person, options.ledger.identityOf);
  const games = Map.groupBy(own, ({ game }) => game);
  return {
    games: [...games]
      .map(([game, played]) => describeGame(game, played, options))
      .sort((one, other) => other.matches - one.matches || (one.game < other.game ? -1 : 1)),
    opponents: listOpponents(own, options),
  };
}

/** How a person's rating came about, as far as the reader may know. */
const stepsOf = (game: string, { ledger, person, before }: HistoryOptions): readonly RatingStep[] =>
  ledger.stepsOf(game, person).filter(({ at }) => before === null || at < before);

function describeGame(game: string, played: readonly OwnMatch[], options: HistoryOptions): GameProfile {
  const steps = stepsOf(game, options);
  const last = steps.at(-1);
  const byPlayers = Map.groupBy(played, ({ seats }) => seats.length);
  return {
    game,
    matches: played.length,
    wins: played.filter(hasWon).length,
    rated: steps.length,
    rating: last === undefined ? null : showRating(carryOver(last.after, seasonAt(options.now) - last.season)),
    byPlayers: [...byPlayers]
      .map(([players, some]) => ({ players, matches: some.length, wins: some.filter(hasWon).length }))
      .sort((one, other) => one.players - other.players),
    curve: steps.slice(-MOST_STEPS).map(({ at, after }) => ({ ...showRating(after), at: timeFor(at, options) })),
    moments: listMoments(played, options),
  };
}

const DAY = 24 * 3600 * 1000;

/** Others are told the day and not the hour. */
const timeFor = (at: number, { names }: HistoryOptions): number => (names === null ? Math.floor(at / DAY) * DAY : at);

/** How many points the person was ahead of the next one; null: they didn't win alone. */
function marginOf({ own, others }: OwnMatch): number | null {
  if (own.place !== 1 || others.some(({ place }) => place === 1)) return null;
  return own.score - Math.max(...others.map(({ score }) => score));
}

const countStrongest = ({ others }: OwnMatch): number => others.filter(({ level }) => level === STRONGEST).length;

/** For each kind, the measure of a match (null: it isn't one), and whether the smallest is the best. */
const MEASURES: Readonly<
  Record<MomentKind, readonly [measure: (match: OwnMatch) => number | null, isSmallest: boolean]>
> = {
  margin: [match => positive(marginOf(match)), false],
  // In Der Pate a player who is out may have more money than the winner.
  closest: [match => notNegative(marginOf(match)), true],
  longest: [({ moves }) => positive(moves), false],
  strongest: [match => (hasWon(match) ? positive(countStrongest(match)) : null), false],
};

const notNegative = (value: number | null): number | null => (value === null || value < 0 ? null : value);
const positive = (value: number | null): number | null => (value === null || value <= 0 ? null : value);

/** The best match of each kind; of equal ones the first that was played. */
function listMoments(played: readonly OwnMatch[], options: HistoryOptions): Moment[] {
  const oldestFirst = [...played].reverse();
  return Object.entries(MEASURES).flatMap(([name, [measure, isSmallest]]): Moment[] => {
    let best: Moment | null = null;
    for (const match of oldestFirst) {
      const value = measure(match);
      if (value === null || (best !== null && (isSmallest ? value >= best.value : value <= best.value))) continue;
      const room = options.names === null ? null : match.room;
      best = { kind: name as MomentKind, value, at: timeFor(match.at, options), room };
    }
    return best === null ? [] : [best];
  });
}

/**
 * Whom the person has played against, the most frequent first. Bots go by their level. Others don't learn about people. Two guests stay two
 * opponents even if they are one person by now: the people who have played against them aren't told.
 */
function listOpponents(played: readonly OwnMatch[], { person, ledger, names }: HistoryOptions): Opponent[] {
  const found = new Map<string, Opponent>();
  for (const { room, own, others } of played)
    for (const { player, level, place } of others) {
      if (player !== null && (names === null || ledger.identityOf(player) === person)) continue;
      const key = player === null ? `bot ${level}` : `person ${player}`;
      const known = found.get(key);
      // The newest match comes first, and with it the latest name.
      const name = known?.name ?? (player === null ? null : (names?.get(room)?.get(player) ?? null));
      found.set(key, {
        name,
        level,
        matches: (known?.matches ?? 0) + 1,
        ahead: (known?.ahead ?? 0) + (isAhead(own.place, place) ? 1 : 0),
        behind: (known?.behind ?? 0) + (isAhead(place, own.place) ? 1 : 0),
      });
    }
  return [...found.values()].sort((one, other) => other.matches - one.matches).slice(0, MOST_OPPONENTS);
}

/** Whether a place is better than another. Places are all 0 if everybody has lost. */
const isAhead = (place: number, other: number): boolean => place < other;

/** The rows of a list of matches. */
export function listMatches(matches: readonly FinishedMatch[], options: HistoryOptions): ListedMatch[] {
  const { names, person } = options;
  return listOwn(matches, person, options.ledger.identityOf).map(match => {
    const { room, game, at, own, others, seats, unrated } = match;
    const step = stepsOf(game, options).find(each => each.room === room);
    return {
      room: names === null ? null : room,
      game,
      at: timeFor(at, options),
      place: own.place,
      players: seats.length,
      others: others.map(({ player, level }) => ({
        name: player === null ? null : (names?.get(room)?.get(player) ?? null),
        level,
      })),
      change: step === undefined ? null : showChange(step),
      unrated: parseReason(unrated),
    };
  });
}

export const parseReason = (text: string | null): UnratedReason | null =>
  UNRATED_REASONS.find(each => each === text) ?? null;
