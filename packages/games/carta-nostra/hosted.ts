import type { Game } from '@consigliere/kernel';
import { rematch, result } from './ending.ts';
import { game } from './flow/game.ts';
import { kidnap } from './flow/kidnap.ts';
import { limit } from './flow/limit.ts';
import { recruit } from './flow/recruit.ts';
import { turn } from './flow/turn.ts';
import { window } from './flow/window.ts';
import { imagine } from './imagine.ts';
import { countCards } from './mafiosi.ts';
import { given, OPTIONS } from './options.ts';
import { setup } from './setup.ts';
import type { CartaNostra } from './types.ts';

/** The rules as a host plays a match of this version by the standard edition, without previews. */
export const hosted: Game<CartaNostra> = {
  id: 'carta-nostra',
  version: 3,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  given,
  setup,
  begin(table) {
    const { start } = table.given;
    table.open.startPlayer = start ?? table.random('start player', table.seats.length);
    table.call('game', { at: 0 });
  },
  flow: { game, turn, window, kidnap, recruit, limit },
  tally: ({ own, sealed }) => ({ pile: sealed.pile.length, hands: own.map(({ hand }) => countCards(hand)) }),
  result,
  rematch,
  imagine,
  reveals: ['dealt-hand', 'drew-card', 'saw-hand', 'dealt', 'reacted', 'unopposed'],
};
