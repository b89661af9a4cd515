import type { Seat } from '@consigliere/kernel';
import { countStashed, moneyInSuitcase } from '../hands.ts';
import { job, rob } from './answers.ts';
import { jobNamed, kindNamed } from './cards.ts';
import type { Scene } from './position.ts';
import { after, withLuck } from './scene.ts';

/** The goods that a robber needs for each of the two Heist cards. */
export const HEISTS = ['gun 2×booze heist:GZZ', 'gun blood-money booze heist:GMZ'] as const;

/** Does a Heist in which the wanted card is drawn from the victim's suitcase. */
export function steal(scene: Scene, robber: Seat, victim: Seat, money: string): Scene {
  const card = ['heist:GZZ', 'heist:GMZ'].find(name => scene.state.own[robber]?.jobs.includes(jobNamed(name)));
  const drawer = scene.state.own[victim];
  if (card === undefined || drawer === undefined) throw new Error(`seat ${robber} can’t rob seat ${victim}`);
  const begun = after(scene, [robber, job(card)]);
  const { recalled } = begun.state;
  let before = 0;
  for (let kind = 0; kind < kindNamed(money); kind++) before += countStashed(recalled, drawer, victim, kind);
  return after(withLuck(begun, 'heist', moneyInSuitcase(recalled, victim), before), [robber, rob(victim)]);
}

/** The probabilities of the stolen cards for everybody: by kind, or by the kinds of both heists. */
export const doubt = ({ state }: Scene): Record<string, number> =>
  Object.fromEntries(
    state.recalled.doubt.flatMap((ways, world) => {
      const kinds = state.recalled.heists.map((_, heist) => ['$1', '$2', '$3', '$5'][(world >> (2 * heist)) & 3]);
      return ways === 0 ? [] : [[kinds.join(' '), ways]];
    }),
  );
/** The stolen kinds that everybody knows, heist by heist. */
export const settled = ({ state }: Scene): string[] =>
  state.recalled.heists.map(({ money }) => ['?', '$1', '$2', '$3', '$5'][money + 1] ?? '');
