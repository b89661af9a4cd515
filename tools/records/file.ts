import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Game, Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import { Misuse } from '../lib/misuse.ts';
import { type Line, linesIn } from '../replay/read.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/records');
const ENDING = '.jsonl.gz';

/** Where the matches of a version of a game are kept: a record a line, packed, as `replay` reads them once unpacked. */
export const nameFor = ({ id, version }: Pick<Game<Shape>, 'id' | 'version'>): string => `${id}-${version}${ENDING}`;

/** Every file of records there is, those of older versions of the rules included. */
export const recordFiles = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith(ENDING))
    .sort();

/** The lines of a file of records. */
export const linesOf = (name: string): readonly Line[] =>
  linesIn(name, gunzipSync(readFileSync(join(FOLDER, name))).toString('utf8'));

/** Refused where matches of this version are kept already: to make them anew would hide that they replay differently. */
export function mustBeNew(name: string): void {
  if (existsSync(join(FOLDER, name)))
    throw new Misuse(
      `fixtures/records/${name} is there already: records are kept for ever, a new version gets a new file`,
    );
}

export function write(name: string, records: readonly MatchRecord<Shape>[]): number {
  const bytes = gzipSync(records.map(record => `${JSON.stringify(record)}\n`).join(''), { level: 9 });
  writeFileSync(join(FOLDER, name), bytes);
  return bytes.length;
}
