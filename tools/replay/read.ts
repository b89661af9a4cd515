import type { MatchRecord, Shape } from '@consigliere/kernel';
import { parseRecord } from '@consigliere/match';
import { Misuse } from '../lib/misuse.ts';

/** A record and the place it was found at: `file:line`. */
export interface Found {
  readonly at: string;
  readonly record: MatchRecord<Shape>;
}

/** The records of a file, one JSON line each; a line that is none is named. */
export function recordsIn(file: string, text: string): readonly Found[] {
  const found = text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    return line.trim() === '' ? [] : [{ at, record: recordIn(at, line) }];
  });
  if (found.length === 0) throw new Misuse(`${file} is empty; a record is one JSON line, as play --save writes it`);
  return found;
}

function recordIn(at: string, line: string): MatchRecord<Shape> {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    throw new Misuse(`${at}: not JSON; a record is one JSON line, as play --save writes it`);
  }
  const record = parseRecord<Shape>(data);
  if (!record.ok) throw new Misuse(`${at}: ${record.why}`);
  return record.value;
}
