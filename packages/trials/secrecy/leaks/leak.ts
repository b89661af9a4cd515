import type { LeakHooks } from '../hooks.ts';

/** A fault that reveals something hidden, at one place of a server. */
export interface Leak {
  readonly name: string;
  readonly hooks: LeakHooks;
}
