import type { Game, Shape } from '@consigliere/kernel';
import type { LeakHooks } from './hooks.ts';
import { makePairedTable, type PairedTableOptions } from './paired-table.ts';
import { connectEverybody, nextStep } from './script.ts';
import { type PairOutcome, ServerPair } from './server-pair.ts';

/** The most steps that a pair takes. */
const STEPS = 40;

interface RunPairOptions extends PairedTableOptions {
  readonly hooks?: LeakHooks;
  /** Called with a description of each step. */
  readonly onStep?: (what: string) => void;
}

/** Leads two servers through one script and compares every byte that reaches the viewer. */
export async function runPair(
  game: Game<Shape>,
  seed: string,
  { hooks = {}, onStep, ...options }: RunPairOptions = {},
): Promise<PairOutcome> {
  const table = makePairedTable(game, seed, options);
  onStep?.(table.name);
  const pair = await ServerPair.open(table, game, `${game.id}/${seed}`, hooks);
  try {
    let steps = 0;
    for (
      let deed: ReturnType<typeof nextStep> = connectEverybody(pair);
      deed !== null && steps < STEPS;
      deed = nextStep(pair)
    ) {
      const came = await pair.step(deed.act, deed.isHiding);
      onStep?.(`${deed.name}: ${JSON.stringify(came)}`);
      steps++;
      if (came === 'parted') break;
      if (came !== 'alike')
        return {
          frames: pair.frames,
          steps,
          difference: `${table.name}, step ${steps}, ${deed.name}: ${came.difference}`,
        };
    }
    return { frames: pair.frames, steps, difference: null };
  } finally {
    await pair.close();
  }
}
