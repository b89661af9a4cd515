import { canonical } from '../key.ts';
import { isSame } from '../same.ts';
import type { Shape, State } from '../shape.ts';

/** Describes the first difference between two values, for the message. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path || 'value'}: ${canonical(a)} and ${canonical(b)}`.slice(0, 200);
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const name = names.find(each => !isSame(field(a, each), field(b, each)));
  return name === undefined ? `${path}: no difference` : difference(field(a, name), field(b, name), `${path}.${name}`);
}

const field = (x: object, name: string): unknown => (x as Record<string, unknown>)[name];

/** The objects and lists of plain data that could be changed, each with its path. Frozen ones are left out. */
export function mutables(x: unknown, visit: (it: object, path: string) => void, path = ''): void {
  if (!isMutable(x)) return;
  visit(x, path);
  for (const name in x) mutables(field(x, name), visit, `${path}.${name}`);
}

const isMutable = (x: unknown): x is object => typeof x === 'object' && x !== null && !Object.isFrozen(x);

/** Every object and list of plain data that could be changed. */
export function collectMutables(x: unknown, into: Set<object> = new Set()): ReadonlySet<object> {
  if (!isMutable(x)) return into;
  into.add(x);
  if (Array.isArray(x)) {
    for (const each of x) if (typeof each === 'object') collectMutables(each, into);
  } else for (const name in x) collectMutables(field(x, name), into);
  return into;
}

/** The path of the first object of a state that is among these; null: none is. */
export function findShared<T extends Shape>(state: State<T>, among: ReadonlySet<object>): string | null {
  if (!hasAny(state, among)) return null;
  let found: string | null = null;
  mutables(state, (it, path) => {
    if (among.has(it)) found ??= path;
  });
  return found;
}

function hasAny(x: unknown, among: ReadonlySet<object>): boolean {
  if (!isMutable(x)) return false;
  if (among.has(x)) return true;
  if (Array.isArray(x)) return x.some(each => typeof each === 'object' && hasAny(each, among));
  for (const name in x) if (hasAny(field(x, name), among)) return true;
  return false;
}
