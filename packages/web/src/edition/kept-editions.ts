import type { Differences } from '@consigliere/kernel';
import { signal } from '@preact/signals';
import { keep, kept } from '../kit/link/keep.ts';

/** An edition saved on this device under the name in `id`. */
export interface KeptEdition {
  readonly game: string;
  readonly differences: Differences;
}

const NAME = 'editions';

const isKept = (x: unknown): x is KeptEdition =>
  typeof x === 'object' &&
  x !== null &&
  'game' in x &&
  'differences' in x &&
  typeof x.differences === 'object' &&
  x.differences !== null &&
  'id' in x.differences &&
  typeof x.differences.id === 'string';

/** Reads the saved editions. Damaged entries are ignored. */
function readEditions(): readonly KeptEdition[] {
  try {
    const list: unknown = JSON.parse(kept(NAME) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

const editions = signal<readonly KeptEdition[]>(readEditions());

export const nameOf = ({ id }: Differences): string => String(id ?? '');

export const editionsOf = (game: string): readonly Differences[] =>
  editions.value.flatMap(each => (each.game === game ? [each.differences] : []));

function writeEditions(list: readonly KeptEdition[]): void {
  editions.value = list;
  keep(NAME, JSON.stringify(list));
}

const others = (game: string, name: string): readonly KeptEdition[] =>
  editions.value.filter(each => each.game !== game || nameOf(each.differences) !== name);

/** Saves an edition, replacing one of the same name. */
export const keepEdition = (game: string, differences: Differences): void =>
  writeEditions([...others(game, nameOf(differences)), { game, differences }]);

export const forgetEdition = (game: string, name: string): void => writeEditions(others(game, name));
