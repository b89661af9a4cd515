import { games } from '@consigliere/games';
import type { Game, Rules, Shape, State } from '@consigliere/kernel';
import { dream, legal, play, random, rulesOf, sfc32, start, view, World, waiting } from '@consigliere/kernel/host';
import { installPeers, PEERS } from './peers.ts';

/** A way to play a random match to its end; returns how many answers that took. */
export interface EngineContestant {
  playout(seed: number): number;
}

/** The speed of a contestant in one round, per second. */
export interface EngineSpeed {
  readonly actions: number;
  readonly playouts: number;
}

/** Carta Nostra written for boardgame.io, as its users would write it. */
async function boardgameIo(players: number): Promise<EngineContestant> {
  installPeers();
  const module: { createPeer(options: { players: number }): { playout(seed: number): { actions: number } } } =
    await import(new URL('carta-nostra.mjs', PEERS).href);
  const peer = module.createPeer({ players });
  return { playout: seed => peer.playout(seed).actions };
}

/** Plays random answers in place until the match is over. */
function playOut<T extends Shape>(world: World<T>, rng: ReturnType<typeof sfc32>): number {
  let actions = 0;
  for (let seats = world.waiting(); seats.length > 0; seats = world.waiting()) {
    const seat = seats[0] ?? 0;
    const answers = world.legal(seat);
    world.advance(seat, answers[random(rng, '', answers.length)] as (typeof answers)[number]);
    actions++;
  }
  return actions;
}

/** Our engine as bots use it, without a copy per step. */
function playInPlace<T extends Shape>(rules: Rules<T>): EngineContestant {
  const rng = sfc32('bench');
  return {
    playout: seed => playOut(new World(rules, start(rules, sfc32(seed)).state), rng),
  };
}

/** Our engine as servers use it: every answer is checked and played on a copy, with all notices. */
function playOnCopies<T extends Shape>(rules: Rules<T>): EngineContestant {
  const rng = sfc32('bench');
  return {
    playout(seed) {
      let { state } = start(rules, sfc32(seed));
      let actions = 0;
      for (let seats = waiting(rules, state); seats.length > 0; seats = waiting(rules, state)) {
        const seat = seats[0] ?? 0;
        const answers = legal(rules, state, seat);
        state = play(rules, state, seat, answers[random(rng, '', answers.length)]).state;
        actions++;
      }
      return actions;
    },
  };
}

/** Our engine as searches use it: a dream from the first player's view after the deal, played out in place. */
function playDreams<T extends Shape>(rules: Rules<T>): EngineContestant {
  const rng = sfc32('bench');
  const { state } = start(rules, sfc32('deal'));
  const seat = waiting(rules, state)[0] ?? 0;
  const seen = view(rules, state, seat);
  const dreamt = (seed: number): State<T> => dream(rules, seen, sfc32(seed));
  return { playout: seed => playOut(new World(rules, dreamt(seed)), rng) };
}

/** Plays for this many seconds. */
export function measure(makeContestant: EngineContestant, firstSeed: number, seconds: number): EngineSpeed {
  const began = performance.now();
  let actions = 0;
  let playouts = 0;
  for (; performance.now() - began < seconds * 1000; playouts++)
    actions += makeContestant.playout(firstSeed + playouts);
  const took = (performance.now() - began) / 1000;
  return { actions: actions / took, playouts: playouts / took };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The ways to play a game, by name; the peer has its own. */
const WAYS = {
  'in place': playInPlace,
  'dreamt, then in place': playDreams,
  'checked, on copies': playOnCopies,
} as const;
export const PEER = 'boardgame.io';
export const NAMES = Object.keys(WAYS);

/** Makes a contestant by its name. */
export async function contestant(name: string, game: string, seats: number): Promise<EngineContestant> {
  if (name === PEER) return boardgameIo(seats);
  const found = games[game as keyof typeof games] as Game<Shape> | undefined;
  const way = WAYS[name as keyof typeof WAYS];
  const rules = found && rulesOf(found, seats);
  if (!rules?.ok || !way) throw new Error(`there is no contestant ${game}, ${name}`);
  return way(rules.value);
}
