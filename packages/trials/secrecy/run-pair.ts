import type { Game, Shape } from '@consigliere/kernel';
import { type DealWishes, dealOf } from './deal.ts';
import type { Hooks } from './hooks.ts';
import { type Outcome, Pair } from './pair.ts';
import { arrival, nextDeed } from './script.ts';

/** So many steps a pair is led through, unless its worlds part before. */
const STEPS = 40;

interface Wishes extends DealWishes {
  readonly hooks?: Hooks;
  /** Is told what was done, step by step. */
  readonly onStep?: (what: string) => void;
}

/** Leads two servers through one script and compares every byte that reaches the viewer. */
export async function runPair(
  game: Game<Shape>,
  seed: string,
  { hooks = {}, onStep, ...wishes }: Wishes = {},
): Promise<Outcome> {
  const deal = dealOf(game, seed, wishes);
  onStep?.(deal.name);
  const pair = await Pair.open(deal, game, `${game.id}/${seed}`, hooks);
  try {
    let steps = 0;
    for (let deed: ReturnType<typeof nextDeed> = arrival(pair); deed !== null && steps < STEPS; deed = nextDeed(pair)) {
      const came = await pair.step(deed.act);
      onStep?.(`${deed.name}: ${JSON.stringify(came)}`);
      steps++;
      if (came === 'parted') break;
      if (came !== 'alike')
        return {
          frames: pair.frames,
          steps,
          difference: `${deal.name}, step ${steps}, ${deed.name}: ${came.difference}`,
        };
    }
    return { frames: pair.frames, steps, difference: null };
  } finally {
    await pair.close();
  }
}
