import { flatMonteCarlo, informationSetSearch, type SearchMethod } from '@consigliere/bots';
import { games } from '@consigliere/games';
import type { Game, Rules, Shape, State } from '@consigliere/kernel';
import { legal, random, rulesOf, sfc32, start, view, World } from '@consigliere/kernel/host';
import type { EngineContestant } from './engine.ts';
import { installPeers, PEERS } from './peers.ts';

/** Iterations per decision, for the peer as well. */
const ITERATIONS = 200;
/** Random answers before a bot is asked to think. */
const OPENING = 20;

/** How playouts run: as far as the peer's bot goes by default, without the game's advice. */
export const PLAYOUT = { horizon: 50, whims: 0 };

const THINKERS: Readonly<Record<string, () => SearchMethod>> = {
  ismcts: () => informationSetSearch(PLAYOUT),
  flat: () => flatMonteCarlo({ playing: PLAYOUT }),
};
export const BOT_NAMES = Object.keys(THINKERS);
export const PEER_BOT = 'boardgame.io MCTSBot';

/** Plays random answers until a seat has a choice. */
function playOpening<T extends Shape>(rules: Rules<T>, seed: number): State<T> {
  const { state } = start(rules, sfc32(seed));
  const rng = sfc32(seed);
  const world = new World(rules, state);
  for (let answers = 0; ; answers++) {
    const seat = world.waiting()[0];
    if (seat === undefined) return playOpening(rules, seed + 1);
    const actions = world.legal(seat);
    if (answers >= OPENING && actions.length > 1) return state;
    world.advance(seat, actions[random(rng, '', actions.length)] as (typeof actions)[number]);
  }
}

/** Thinks about a position for each seed and returns the number of iterations. */
function thinkingContestant<T extends Shape>(rules: Rules<T>, thinker: SearchMethod): EngineContestant {
  return {
    playout(seed) {
      const state = playOpening(rules, seed);
      const seat = new World(rules, state).waiting()[0] ?? 0;
      const rng = sfc32(seed);
      const thought = thinker<T>({
        rules,
        view: view(rules, state, seat),
        heard: [],
        actions: legal(rules, state, seat),
        random: n => random(rng, '', n),
      });
      thought.think(ITERATIONS);
      return thought.iterations;
    },
  };
}

async function peerBot(players: number): Promise<EngineContestant> {
  installPeers();
  const module: {
    createBot(options: { players: number; iterations: number }): { think(seed: number): number };
  } = await import(new URL('mcts.mjs', PEERS).href);
  const bot = module.createBot({ players, iterations: ITERATIONS });
  return { playout: bot.think };
}

/** Makes a bot by its name. */
export async function botContestant(name: string, game: string, seats: number): Promise<EngineContestant> {
  if (name === PEER_BOT) return peerBot(seats);
  const found = games[game as keyof typeof games] as Game<Shape> | undefined;
  const rules = found && rulesOf(found, seats);
  const thinker = THINKERS[name]?.();
  if (!rules?.ok || !thinker) throw new Error(`there is no bot ${name} of ${game}`);
  return thinkingContestant(rules.value, thinker);
}
