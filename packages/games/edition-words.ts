import { type GameBox, parseEdition } from '@consigliere/kernel';

/** The edition that a table names, for a box whose faults make sure that its editions are of type E; null: it can't be played. */
export function findChosen<E>(box: GameBox<unknown>, named: unknown): E | null {
  const chosen = parseEdition(box, named);
  return chosen.ok ? (chosen.value as E) : null;
}
