import { parentPort } from 'node:worker_threads';
import type { bots } from '@consigliere/bots';
import { derPate } from '@consigliere/games/der-pate';
import type { Rules, Shape } from '@consigliere/kernel';
import { gameOf, rulesFor } from '../lib/game.ts';
import { tallyDerPate } from './games/der-pate.ts';
import { playMatch } from './play.ts';
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

function tallied({ game, seats, bot, seed, from, matches }: BalanceJob): Tally {
  const tally: Tally = {};
  for (let match = from; match < from + matches; match++) {
    const each = `${seed} ${seats} ${match}`;
    if (game === derPate.id) {
      const played = playMatch(rulesFor(derPate, seats, {}), bot, each);
      tallyMatch(derPate, played, tally);
      tallyDerPate(played, tally);
    } else {
      const rules: Rules<Shape> = rulesFor(gameOf(game), seats, {});
      tallyMatch(rules.game, playMatch(rules, bot, each), tally);
    }
  }
  return tally;
}

parentPort?.on('message', (job: BalanceJob) => parentPort?.postMessage(tallied(job)));
