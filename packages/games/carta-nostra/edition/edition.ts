import type { Parsed } from '@consigliere/kernel';

/** K known, L likely, R reconstructed: how sure we are of a component. */
type Mark = 'K' | 'L' | 'R';

/** A number of the box, with the id of its row in the rules and its mark. */
interface Component {
  readonly id: string;
  readonly value: number;
  readonly mark: Mark;
}

/** What is in the box. Somebody who owns it can correct a value here without touching a rule. */
export interface Edition {
  readonly id: string;
  /** Cards of each kind, by number of players. */
  readonly eachKind: Readonly<Record<string, Component>>;
  readonly startingHand: Component;
  readonly handLimit: Component;
}

const isComponent = (x: unknown): boolean =>
  typeof x === 'object' &&
  x !== null &&
  'id' in x &&
  /^CN-C\d+$/.test(String(x.id)) &&
  'value' in x &&
  Number.isInteger(x.value) &&
  Number(x.value) > 0 &&
  'mark' in x &&
  ['K', 'L', 'R'].includes(String(x.mark));

/** Whether data from outside is an edition this game can be played with. */
export function parseEdition(data: unknown): Parsed<Edition> {
  const wrong = (why: string): Parsed<Edition> => ({ ok: false, why: `edition: ${why}` });
  if (typeof data !== 'object' || data === null) return wrong('not an object');
  const edition = data as Partial<Edition>;
  if (typeof edition.id !== 'string' || edition.id === '') return wrong('it has no id');
  if (!isComponent(edition.startingHand)) return wrong('startingHand needs an id, a whole number and a mark K, L or R');
  if (!isComponent(edition.handLimit)) return wrong('handLimit needs an id, a whole number and a mark K, L or R');
  for (const seats of ['2', '3', '4', '5'])
    if (!isComponent(edition.eachKind?.[seats])) return wrong(`eachKind has no valid row for ${seats} players`);
  return { ok: true, value: edition as Edition };
}
