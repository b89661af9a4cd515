import type { LeakHooks } from '../hooks.ts';

/** A fault that lets something hidden out, at one place of a server. */
export interface Leak {
  readonly name: string;
  readonly hooks: LeakHooks;
}
