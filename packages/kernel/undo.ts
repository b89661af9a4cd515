import type { Seat, Shape, State } from './game.ts';
import { canonical } from './key.ts';

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
  const same = (pick: (state: State<T>) => unknown): boolean => canonical(pick(before)) === canonical(pick(after));
  return same(s => s.rng) && same(s => s.sealed) && same(s => s.own.filter((_, each) => each !== seat));
}
