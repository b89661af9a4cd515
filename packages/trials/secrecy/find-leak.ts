import type { Game, Shape } from '@consigliere/kernel';
import { HiddenState } from './hooks.ts';
import type { Leak } from './leaks/leak.ts';
import { runPair } from './run-pair.ts';

/** How many pairs are run before a leak counts as undetected. */
const PATIENCE = 16;

/** Plants a leak and looks for it in pairs whose leaked bit differs; returns how it was found, or null. */
export async function findLeak(game: Game<Shape>, { hooks }: Leak, seed: string): Promise<string | null> {
  const hidden = new HiddenState();
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    const { difference } = await runPair(game, `${seed}/${attempt}`, {
      hooks,
      fits: (truth, other) => hidden.bit(truth) !== hidden.bit(other),
    });
    if (difference !== null) return difference;
  }
  return null;
}
