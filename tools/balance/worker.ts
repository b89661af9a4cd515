import { parentPort } from 'node:worker_threads';
import type { bots } from '@consigliere/bots';
import { corleonesEmpire } from '@consigliere/games/corleones-empire';
import { derPate } from '@consigliere/games/der-pate';
import type { Game, Shape } from '@consigliere/kernel';
import { gameOf, rulesFor } from '../lib/game.ts';
import { tallyCorleonesEmpire } from './games/corleones-empire.ts';
import { tallyDerPate } from './games/der-pate.ts';
import { type Played, playMatch } from './play.ts';
import { type Tally, tallyMatch } from './tally.ts';

/** Some matches of one player count, for one worker. */
export interface BalanceJob {
  readonly game: string;
  readonly seats: number;
  readonly bot: keyof typeof bots;
  readonly seed: string;
  readonly from: number;
  readonly matches: number;
}

/** What is counted beyond what every game has. */
type More<T extends Shape> = (played: Played<T>, tally: Tally) => void;

function tally<T extends Shape>(game: Game<T>, job: BalanceJob, more: More<T> = () => undefined): Tally {
  const tally: Tally = {};
  const rules = rulesFor(game, job.seats, {});
  for (let match = job.from; match < job.from + job.matches; match++) {
    const played = playMatch(rules, job.bot, `${job.seed} ${job.seats} ${match}`);
    tallyMatch(game, played, tally);
    more(played, tally);
  }
  return tally;
}

function tallied(job: BalanceJob): Tally {
  if (job.game === derPate.id) return tally(derPate, job, tallyDerPate);
  if (job.game === corleonesEmpire.id) return tally(corleonesEmpire, job, tallyCorleonesEmpire);
  return tally(gameOf(job.game), job);
}

parentPort?.on('message', (job: BalanceJob) => parentPort?.postMessage(tallied(job)));
