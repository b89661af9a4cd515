import { isGameId, loadRules } from '@consigliere/games/list';
import type { Follow, Game, Shape } from '@consigliere/kernel';
import type { HostEnvironment } from '@consigliere/match';
import type { findHoldOnDevice } from './later.ts';

const loaded = new Map<string, Game<Shape>>();

/** A game that was loaded before. */
export const gameOf = (id: string): Game<Shape> | undefined => loaded.get(id);

/**
 * Loads a game, so that `gameOf` knows it; undefined: there's no such game. `isWhole`: with its box and its older versions, which few
 * matches need.
 */
export async function loadGame(id: string, isWhole = false): Promise<Game<Shape> | undefined> {
  if (!isGameId(id)) return undefined;
  const known = loaded.get(id);
  if (known !== undefined && (!isWhole || known.box !== undefined)) return known;
  const rules = await loadRules(id);
  const game = await (isWhole ? rules.game() : rules.hosted());
  loaded.set(id, game);
  return game;
}

/** A game by the standard edition with the advice for bots that answer at sight, loaded when a bot is first asked: the board comes before. */
export const loadAtSight = async (id: string): Promise<Game<Shape> | undefined> =>
  isGameId(id) ? (await loadRules(id)).atSight() : undefined;

/** A game with what a search needs, loaded when a bot first searches. */
export const loadSearched = async (id: string): Promise<Game<Shape> | undefined> =>
  isGameId(id) ? (await loadRules(id)).game() : undefined;

type FindHold = NonNullable<HostEnvironment['findHold']>;
const follows = new Map<string, Follow<Shape>>();
let findFollowed: typeof findHoldOnDevice | null = null;
let isWaiting = false;
/** A move at normal speed. */
const BEFORE_LOADED = 1200;

export const loadLater = () => import('./later.ts');

/** Loads how the events of a game are followed, and the rest of the host, after the board. */
export async function loadFollow(id: string): Promise<void> {
  if (!isGameId(id)) return;
  const [{ findHoldOnDevice }, follow] = await Promise.all([loadLater(), (await loadRules(id)).follow()]);
  findFollowed = findHoldOnDevice;
  follows.set(id, follow);
}

/** Sets whether bots wait for the player after each turn. */
export function setWaiting(waits: boolean): void {
  isWaiting = waits;
}

/** Finds how long the last step is shown. */
export const findHold: FindHold = (room, isSecret, pace) =>
  findFollowed?.(room, isSecret, { ...pace, isWaiting }, follows.get(room.terms.game)) ?? BEFORE_LOADED;
