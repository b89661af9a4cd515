import { type Game, rulesOf, type Shape } from '@consigliere/kernel';
import type { Actor, Command, Terms } from '@consigliere/match';
import { newCommandId, randomHex } from '../link/random.ts';

/** The level of a bot of whom nothing is said. */
const USUAL = 3;

interface Seating {
  readonly seat: number;
  readonly name: string;
  readonly levels: readonly number[];
}

/** How a room on this device begins: with its player and bots in their seats, and started. Or what is wrong with it. */
export function opening(game: Game<Shape>, wanted: Omit<Terms, 'version'>, { seat, name, levels }: Seating) {
  const { seats, options, owner } = wanted;
  const { min, max } = game.seats;
  if (seats < min || seats > max || !Number.isInteger(seat) || seat < 0 || seat >= seats) return 'bad-seats';
  const isKnown = Object.keys(options).every(option => Object.hasOwn(game.options, option));
  if (!isKnown || !rulesOf(game, seats, options).ok) return 'bad-options';
  const sitting = Array.from({ length: seats }, (_, each): Command => {
    if (each === seat) return { type: 'sit', seat, name, entropy: randomHex(32) };
    return { type: 'seat-bot', seat: each, level: levels[each < seat ? each : each - 1] ?? USUAL };
  });
  const terms: Terms = { ...wanted, version: game.version };
  const commands = [...sitting, { type: 'start' } as const].map((command): [Actor, Command] => [
    { player: owner, id: newCommandId() },
    command,
  ]);
  return { terms, seed: randomHex(32), commands } as const;
}
