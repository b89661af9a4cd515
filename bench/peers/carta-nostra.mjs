import { cartaNostra } from './carta-nostra-game.mjs';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from './engine.mjs';

/** A small seeded generator of numbers in [0, 1). */
function mulberry32(seed) {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Carta Nostra on boardgame.io's plain reducer: no client, store, transport or growing log.
 *
 * @param {{ players: number }} options
 */
export function createPeer({ players }) {
  const game = ProcessGameConfig(cartaNostra);
  const reduce = CreateGameReducer({ game });

  /** The first state of the match with this seed. */
  const start = seed => InitializeGame({ game: { ...game, seed: String(seed) }, numPlayers: players });

  /** The ids of the players who are asked now. */
  const awaited = ({ ctx }) => (ctx.activePlayers ? Object.keys(ctx.activePlayers) : [ctx.currentPlayer]);

  const legal = ({ G, ctx }, playerID) => cartaNostra.ai.enumerate(G, ctx, playerID);

  /** The state after a move; an illegal one throws. */
  const play = (state, playerID, { move, args }) => {
    const next = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    if (next.transients) throw new Error(`${move}(${args.join(', ')}) by ${playerID}: ${next.transients.error.type}`);
    return next;
  };

  /**
   * Plays one match in which every answer is drawn uniformly from the legal ones.
   *
   * @param {number} seed
   * @returns {{ actions: number, rounds: number, winner: string | null, winners: string[], end: string }}
   */
  const playout = seed => {
    const random = mulberry32(seed);
    let state = start(seed);
    let actions = 0;
    while (state.ctx.gameover === undefined) {
      const [playerID] = awaited(state);
      const moves = legal(state, playerID);
      state = play(state, playerID, moves[Math.floor(random() * moves.length)]);
      actions += 1;
    }
    const { winners, end } = state.ctx.gameover;
    const winner = winners.length === 1 ? winners[0] : null;
    return { actions, rounds: Math.ceil(state.ctx.turn / players), winner, winners, end };
  };

  return { start, awaited, legal, play, playout };
}
