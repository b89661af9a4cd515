import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import { type Around, type Naming, plainly } from '../../naming.ts';

export function namesOf(_: CartaNostraWords, around: Around): Naming {
  const { columns, players } = around.rules;
  return {
    name: ([part, seats]) => {
      if (part === 'eachKind') return `${players(Number(seats))}: ${columns.each}`;
      return part === 'startingHand' ? columns.startingHand : columns.handLimit;
    },
    value: (_, value) => plainly(around, value),
  };
}
