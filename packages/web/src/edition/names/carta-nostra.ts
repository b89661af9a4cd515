import { type Around, type Naming, plainly } from './naming.ts';

export function cartaNostraNames(around: Around): Naming {
  const { columns, players } = around.rules;
  return {
    name: ([part, seats]) => {
      if (part === 'eachKind') return `${players(Number(seats))}: ${columns.each}`;
      return part === 'startingHand' ? columns.startingHand : columns.handLimit;
    },
    value: (_, value) => plainly(around, value),
  };
}
