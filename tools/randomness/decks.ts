import type { Game, Shape } from '@consigliere/kernel';
import { type Draw, drawsOf } from '@consigliere/kernel/host';
import { planOf, RANDOM } from '../records/plan.ts';
import { recorded } from '../records/play.ts';

/** What a game draws: a deck of so many cards that is shuffled, or one of so many values. */
export interface Drawn {
  readonly game: string;
  readonly kind: 'shuffle' | 'value';
  readonly purpose: string;
  readonly size: number;
}

/** Enough matches for every player count to come a few times, with several options. */
const MATCHES = 8;

/** Everything that a game draws in some whole matches; of decks that are shuffled again when they run low, the largest. */
export function drawnIn(game: Game<Shape>): readonly Drawn[] {
  const found = new Map<string, Drawn>();
  for (let index = 0; index < MATCHES; index++) {
    const planned = planOf(game, index);
    const plan = { ...planned, players: planned.players.map(() => RANDOM), wavers: false };
    const largest = new Map<string, Drawn>();
    for (const step of drawsOf(plan.rules, recorded(plan))) {
      if (!step.ok) throw new Error(step.why);
      for (const draw of step.value) {
        const drawn = drawnBy(game.id, draw);
        const key = drawn.kind === 'shuffle' ? drawn.purpose : `${drawn.purpose} ${drawn.size}`;
        if (drawn.size > (largest.get(key)?.size ?? 1)) largest.set(key, drawn);
      }
    }
    for (const drawn of largest.values()) found.set(`${drawn.purpose} ${drawn.size}`, drawn);
  }
  return [...found.values()].sort((a, b) => a.purpose.localeCompare(b.purpose, 'en') || a.size - b.size);
}

/** The first value of a shuffle is one of as many as there are cards. Of two cards it draws one value, and is tested as one. */
function drawnBy(game: string, { purpose, values }: Draw): Drawn {
  return { game, kind: values.length > 1 ? 'shuffle' : 'value', purpose, size: values[0]?.[0] ?? 0 };
}
