import type { DeepReadonly } from './shape.ts';

/** Makes a deep copy of plain data. */
export function copy<X>(x: X): X {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) {
    const out = new Array(x.length);
    for (let i = 0; i < x.length; i++) {
      const each: unknown = x[i];
      out[i] = typeof each === 'object' ? copy(each) : each;
    }
    return out as X;
  }
  const out: Record<string, unknown> = {};
  for (const name in x) {
    const value = x[name];
    out[name] = typeof value === 'object' ? copy(value) : value;
  }
  return out as X;
}

/** Makes a copy that may be changed. */
export const thaw = <X>(x: DeepReadonly<X>): X => copy(x) as X;

/** Freezes plain data all the way down. */
export function freeze<X>(x: X): DeepReadonly<X> {
  if (typeof x === 'object' && x !== null && !Object.isFrozen(x)) {
    Object.freeze(x);
    for (const each of Object.values(x)) freeze(each);
  }
  return x as DeepReadonly<X>;
}
