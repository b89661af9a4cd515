import type { Differences, FieldValue, SingleValue } from '@consigliere/kernel';
import { TILES } from '../types.ts';
import { FAVOURS } from './edition.ts';
import { standard } from './standard.ts';

type Saved = Readonly<Record<string, unknown>>;

/** The present path of a difference from version 1. */
function movePath(path: string, value: FieldValue, income: SingleValue[]): Differences {
  const at = Number(/\[(\d+)\]/.exec(path)?.[1]);
  if (path === 'last') return { 'last.reputation': value, 'last.influence': value };
  if (path.startsWith('tileSpaces['))
    return { [`tileSpaces.${TILES[at]}`]: value, [`tileSpaces.${TILES[at + 3]}`]: value };
  if (path === 'favours' && typeof value === 'number') return { favours: FAVOURS.slice(0, value) };
  if (!path.startsWith('income[')) return { [path]: value };
  income[at] = value as SingleValue;
  return { income };
}

/**
 * A whole edition, or its differences from the standard one, in the present shape.
 * In version 1 both tracks were alike, the favours were in a fixed order, and row 4 and the fronts weren't part of an edition.
 */
export function upgrade(saved: Saved): Saved {
  if (!('street' in saved)) {
    const income: SingleValue[] = [...standard.income];
    return Object.fromEntries(
      Object.entries(saved).flatMap(([path, value]) => Object.entries(movePath(path, value as FieldValue, income))),
    );
  }
  const { last, tileSpaces, favours } = saved;
  if (typeof last !== 'number' || !Array.isArray(tileSpaces)) return saved;
  const { fronts, rowFour } = standard;
  return {
    ...saved,
    ...{ fronts, rowFour, favours: FAVOURS.slice(0, Number(favours)) },
    last: { reputation: last, influence: last },
    tileSpaces: Object.fromEntries(TILES.map((tile, at) => [tile, tileSpaces[at % 3]])),
  };
}
