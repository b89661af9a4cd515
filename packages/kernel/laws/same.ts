import { canonical } from '../key.ts';
import type { Shape, State } from '../shape.ts';

/** Whether two values are the same in every byte, whatever the order of names. */
export const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

/** The first place where two values differ, for the message. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path || 'value'}: ${canonical(a)} and ${canonical(b)}`.slice(0, 200);
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const name = names.find(each => !same(field(a, each), field(b, each)));
  return name === undefined ? `${path}: no difference` : difference(field(a, name), field(b, name), `${path}.${name}`);
}

const field = (x: object, name: string): unknown => (x as Record<string, unknown>)[name];

/** Everything reachable in plain data that could be changed: objects and lists that are not frozen. */
export function mutables(x: unknown, visit: (it: object, path: string) => void, path = ''): void {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return;
  visit(x, path);
  for (const [name, value] of Object.entries(x)) mutables(value, visit, `${path}.${name}`);
}

/** The first object that two states share; null: none. */
export function shared<T extends Shape>(a: State<T>, b: State<T>): string | null {
  const seen = new Set<object>();
  mutables(a, it => seen.add(it));
  let found: string | null = null;
  mutables(b, (it, path) => {
    if (seen.has(it)) found ??= path;
  });
  return found;
}
