import { createRequire } from 'node:module';
import { cartaNostra } from './carta-nostra-game.mjs';
import { createPeer } from './carta-nostra.mjs';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai');

/** Answers by chance before the bot is asked. */
const OPENING = 20;

/**
 * boardgame.io's own search bot on its Carta Nostra, with its default playout depth.
 *
 * @param {{ players: number, iterations: number }} options
 */
export function createBot({ players, iterations }) {
  const peer = createPeer({ players });
  /** Thinks once, some way into the match of this seed; says how many iterations that were. */
  const think = seed => {
    let state = peer.start(seed);
    for (let i = 0; i < OPENING && state.ctx.gameover === undefined; i += 1) {
      const [playerID] = peer.awaited(state);
      const moves = peer.legal(state, playerID);
      state = peer.play(state, playerID, moves[(seed * 7 + i) % moves.length]);
    }
    const bot = new MCTSBot({ game: cartaNostra, enumerate: cartaNostra.ai.enumerate, seed: String(seed), iterations });
    bot.play(state, peer.awaited(state)[0]);
    return iterations;
  };
  return { think };
}
