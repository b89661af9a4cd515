import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { parseRecord } from '@consigliere/match';
import { Misuse } from '../lib/misuse.ts';

const AS_SAVED = 'a record is one JSON line, as play --save writes it';

/** A line of a file, parsed, and where it was found: `file:line`. */
export interface DataLine {
  readonly at: string;
  readonly data: unknown;
}

/** Parses the lines of a file; a line that isn't JSON is named. */
export function linesIn(file: string, text: string): readonly DataLine[] {
  const lines = text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    return line.trim() === '' ? [] : [{ at, data: jsonIn(at, line) }];
  });
  if (lines.length === 0) throw new Misuse(`${file} is empty; ${AS_SAVED}`);
  return lines;
}

function jsonIn(at: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Misuse(`${at}: not JSON; ${AS_SAVED}`);
  }
}

/** The record in a line; its answers are typed by the game that checks them. */
export function recordIn<T extends Shape>({ at, data }: DataLine): MatchRecord<T> {
  const record = parseRecord<T>(data);
  if (!record.ok) throw new Misuse(`${at}: ${record.why}`);
  return record.value;
}
