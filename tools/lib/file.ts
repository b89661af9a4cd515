import { readFileSync } from 'node:fs';
import { Misuse } from './misuse.ts';

/** The text of a file the user named. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Misuse(`${file} cannot be read (${error instanceof Error ? error.message : error})`);
  }
}
