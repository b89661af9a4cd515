import { copy } from '../copy.ts';
import type { FieldValue } from './field.ts';

/** Splits a path into steps: `a[3].b` is a, 3, b. */
export const stepsIn = (path: string): string[] => path.split(/[.[\]]+/).filter(step => step !== '');

/** The value at a path; undefined: there is none. */
export function valueAt(data: unknown, path: string): unknown {
  let here = data;
  for (const step of stepsIn(path)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Readonly<Record<string, unknown>>)[step];
  }
  return here;
}

/** Copies data with other values at some paths, all of which must exist. */
export function withValues<E>(data: E, values: Readonly<Record<string, FieldValue>>): E {
  const changed = copy(data);
  for (const [path, value] of Object.entries(values)) {
    const steps = stepsIn(path);
    const last = steps.pop();
    let here = changed as Record<string, unknown>;
    for (const step of steps) here = here[step] as Record<string, unknown>;
    if (last === undefined || !Object.hasOwn(here, last)) throw new Error(`there is nothing at ${path}`);
    here[last] = value;
  }
  return changed;
}

/** Finds every path at which two pieces of data differ. A list of scalars counts as one path. */
export function findDifferingPaths(one: unknown, other: unknown, path = ''): string[] {
  if (Object.is(one, other)) return [];
  if (!isRows(one) || !isRows(other) || Array.isArray(one) !== Array.isArray(other)) return [path];
  const [before, after] = [Object.keys(one), Object.keys(other)];
  if (isSingles(one) || isSingles(other)) return JSON.stringify(one) === JSON.stringify(other) ? [] : [path];
  const steps = [...new Set([...before, ...after])];
  return steps.flatMap(step => findDifferingPaths(one[step], other[step], joinPath(path, step, Array.isArray(one))));
}

type Rows = Readonly<Record<string, unknown>>;
const isRows = (x: unknown): x is Rows => typeof x === 'object' && x !== null;
const isSingles = (x: unknown): boolean => Array.isArray(x) && x.every(each => !isRows(each));

function joinPath(path: string, step: string, isList: boolean): string {
  if (isList) return `${path}[${step}]`;
  return path === '' ? step : `${path}.${step}`;
}
