import { readFileSync } from 'node:fs';
import { Misuse } from '../lib/misuse.ts';

/** Files a process needs besides its sockets. */
const OTHERS = 200;

/** Node takes as many open files as the system lets it; says so where they are not enough. */
export function mindFiles(sockets: number): void {
  const needed = Math.ceil(sockets) + OTHERS;
  const [, most] = /^Max open files\s+\d+\s+(\d+)/m.exec(limits()) ?? [];
  if (most !== undefined && Number(most) < needed)
    throw new Misuse(
      `${needed} open files are needed and ${most} allowed: raise it (ulimit -Hn), or take fewer --tables`,
    );
}

/** Where the system tells none, it is tried. */
function limits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
