import type { LeakHooks } from '../hooks.ts';

/** A fault that reveals something hidden, at one place of a server. */
export interface Leak {
  readonly name: string;
  /** Whether only games with reaction windows can have it. */
  readonly isInWindows?: true;
  readonly hooks: LeakHooks;
}
