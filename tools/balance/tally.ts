import type { bots } from '@consigliere/bots';
import { type GameId, isGameId } from '@consigliere/games';
import type { CorleonesEmpire } from '@consigliere/games/corleones-empire';
import type { DerPate } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { CheckedGame, Shape } from '@consigliere/kernel';
import { gameOf, rulesFor } from '../lib/game.ts';
import { type BotMatch, playMatch } from './play.ts';

/** Named sums over many matches, which can be added up. */
export type Tally = Record<string, number>;

function count(tally: Tally, name: string, by = 1): void {
  tally[name] = (tally[name] ?? 0) + by;
}

export function addUp(into: Tally, more: Tally): void {
  for (const [name, value] of Object.entries(more)) count(into, name, value);
}

/** The counts that every game has: length, places, scores, and how often each of its moments occurred. */
export function tallyMatch<T extends Shape>(
  game: CheckedGame<T>,
  { answers, notices, place, score }: BotMatch<T>,
  tally: Tally,
): void {
  count(tally, 'matches');
  count(tally, 'answers', answers);
  const winners = place.filter(each => each === 1).length;
  if (winners === 0) count(tally, 'nobody wins');
  for (const [seat, each] of place.entries()) if (each === 1) count(tally, `seat ${seat} wins`, 1 / winners);
  count(tally, 'score', score.reduce((sum, each) => sum + each, 0) / score.length);
  if (winners > 0) count(tally, "winner's score", Math.max(...score.filter((_, seat) => place[seat] === 1)));
  const moments = Object.entries(game.occurs.moments);
  for (const { event } of notices) for (const [name, isIt] of moments) if (isIt(event)) count(tally, `moment: ${name}`);
}

const DISTRICTS = words.en.district;

/** Der Pate: players that finish the knock-out track, winning districts, and wins of the start player. */
export function tallyDerPate({ notices, place }: BotMatch<DerPate>, tally: Tally): void {
  const winners = place.filter(each => each === 1).length;
  let out = 0;
  for (const { event } of notices) {
    if (event.type === 'out') out = event.seats.length;
    if (event.type === 'ko') count(tally, `KO track: ${event.track}`);
    if (event.type === 'set-up' && place[event.startPlayer] === 1) count(tally, 'the start player wins', 1 / winners);
    if (event.type !== 'settled' || event.seat === null) continue;
    count(tally, `district chosen: ${DISTRICTS[event.district]}`);
    if (place[event.seat] === 1) count(tally, `district wins: ${DISTRICTS[event.district]}`, 1 / winners);
  }
  count(tally, 'families that finish the KO track', place.length - out);
}

const ACTS = ['I', 'II', 'III', 'IV'];

/** Corleone's Empire: scores from the highest down, gun-downs by act, and wins of the first player. */
export function tallyCorleonesEmpire({ notices, place, score }: BotMatch<CorleonesEmpire>, tally: Tally): void {
  for (const [rank, dollars] of score.toSorted((a, b) => b - a).entries())
    count(tally, `score of number ${rank + 1}`, dollars);
  const winners = place.filter(each => each === 1).length;
  let act = 0;
  for (const { event } of notices) {
    if (event.type === 'act') act = event.act;
    if (event.type === 'set-up' && place[event.first] === 1) count(tally, 'the first player wins', 1 / winners);
    if (event.type === 'gunned-down') count(tally, `gunned down in act ${ACTS[act]}`);
    if (event.type === 'completed') count(tally, `jobs done in act ${ACTS[act]}`);
    if (event.type === 'control') count(tally, 'turf wars won');
    if (event.type === 'turf-war') count(tally, 'turf wars');
    if (event.type === 'bribed') count(tally, 'allies bribed');
  }
}

type More = (played: BotMatch<Shape>, tally: Tally) => void;

/** The extra counts of some games. */
const FIGURES: { readonly [Id in GameId]?: More } = {
  'der-pate': tallyDerPate as unknown as More,
  'corleones-empire': tallyCorleonesEmpire as unknown as More,
};

/** Some matches of one player count, for one worker. */
export interface BalanceJob {
  readonly game: string;
  readonly seats: number;
  readonly bot: keyof typeof bots;
  readonly seed: string;
  readonly from: number;
  readonly matches: number;
}

export function runJob({ game: id, seats, bot, seed, from, matches }: BalanceJob): Tally {
  const tally: Tally = {};
  const game = gameOf(id);
  const rules = rulesFor(game, seats, {});
  for (let match = from; match < from + matches; match++) {
    const played = playMatch(rules, bot, `${seed} ${seats} ${match}`);
    tallyMatch(game, played, tally);
    if (isGameId(id)) FIGURES[id]?.(played, tally);
  }
  return tally;
}
