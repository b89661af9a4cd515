import type { CorleonesEmpire } from '@consigliere/games/corleones-empire';
import type { Played } from '../play.ts';
import { count, type Tally } from '../tally.ts';

const ACTS = ['I', 'II', 'III', 'IV'];

/** Scores from the highest down, gun-downs by act, and whether the first player wins. */
export function tallyCorleonesEmpire({ told, place, score }: Played<CorleonesEmpire>, tally: Tally): void {
  for (const [rank, dollars] of score.toSorted((a, b) => b - a).entries())
    count(tally, `score of number ${rank + 1}`, dollars);
  const winners = place.filter(each => each === 1).length;
  let act = 0;
  for (const { event } of told) {
    if (event.type === 'act') act = event.act;
    if (event.type === 'set-up' && place[event.first] === 1) count(tally, 'the first player wins', 1 / winners);
    if (event.type === 'gunned-down') count(tally, `gunned down in act ${ACTS[act]}`);
    if (event.type === 'completed') count(tally, `jobs done in act ${ACTS[act]}`);
    if (event.type === 'control') count(tally, 'turf wars won');
    if (event.type === 'turf-war') count(tally, 'turf wars');
    if (event.type === 'bribed') count(tally, 'allies bribed');
  }
}
