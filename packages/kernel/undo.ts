import { isSame } from './same.ts';
import type { Seat, Shape, State } from './shape.ts';

/** Who answered between two states. */
function whoAnswered<T extends Shape>(before: State<T>, after: State<T>): Seat[] {
  return after.answered.flatMap((count, seat) => (count === before.answered[seat] ? [] : [seat]));
}

/**
 * Whether the answer between two states may be taken back because nobody learned anything: one seat alone answered, no
 * generator drew, nothing was whispered, no secret answers were opened, and what is sealed or others' own is as it was. What a
 * seat lays open by its own choice it knew before.
 */
export function mayUndo<T extends Shape>(before: State<T>, after: State<T>): boolean {
  const [seat, ...others] = whoAnswered(before, after);
  if (seat === undefined || others.length > 0) return false;
  if (after.disclosures !== before.disclosures) return false;
  if (!isSame(before.rng, after.rng) || !isSame(before.sealed, after.sealed)) return false;
  return before.own.every((own, each) => each === seat || isSame(own, after.own[each]));
}
