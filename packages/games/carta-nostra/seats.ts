import type { Seat } from '@consigliere/kernel';

const COUNTS = [0, 1, 2, 3, 4, 5];

/** By number of seats and by seat: all others, clockwise from the left neighbour. */
const OTHERS = COUNTS.map(seats =>
  Array.from({ length: seats }, (_, seat) =>
    Object.freeze(Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)),
  ),
);

export const othersClockwise = (seat: Seat, seats: number): readonly Seat[] => OTHERS[seats]?.[seat] ?? [];
