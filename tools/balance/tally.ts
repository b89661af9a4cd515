import type { Game, Shape } from '@consigliere/kernel';
import type { Played } from './play.ts';

/** Named sums over many matches; several of them can be added up. */
export type Tally = Record<string, number>;

export function count(tally: Tally, name: string, by = 1): void {
  tally[name] = (tally[name] ?? 0) + by;
}

export function addUp(into: Tally, more: Tally): void {
  for (const [name, value] of Object.entries(more)) count(into, name, value);
}

/** What every game has: length, places, scores, and how often each of its moments came. */
export function tallyMatch<T extends Shape>(
  game: Game<T>,
  { answers, told, place, score }: Played<T>,
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
  for (const { event } of told) for (const [name, isIt] of moments) if (isIt(event)) count(tally, `moment: ${name}`);
}
