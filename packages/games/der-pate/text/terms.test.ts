import { LANGUAGES, type Language } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { words } from './index.ts';
import { RULINGS } from './rulings.ts';

/** Other words for a thing that has a word in the box. */
const BANNED: Readonly<Record<Language, RegExp>> = {
  en: /\bby the Senator\b|\bsteps? of (?:reputation|influence|favours|income)\b|\bwhoever\b|\bElse\b|\bshall\b/,
  de: /\bSchritte?n?\b|\bBezirk|(?<!Schuld)\bMarker\b|\bGefallen\b|\bKO-|wenn überhaupt|\bVersammlung(?! der Paten)/,
  nl: /\bstap(?:pen)?\b|\bwijk|\bdistrict\b|\bborgtocht\b|\btableau\b|\beruit\b|\bronden\b|\bpastawinkel\b|\b[Ww]edmanipulatie\b/,
};

/** Every text of a language, with the place where it stands; sentences that depend on something are tested elsewhere. */
function textsIn(part: unknown, path: string): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => textsIn(value, `${path}.${name}`));
}

test.each(LANGUAGES)('in %s each thing has one word, the box’s own', language => {
  const texts = [
    ...textsIn({ ...words[language], characters: [] }, 'words'),
    ...RULINGS.flatMap(ruling => textsIn(ruling[language], ruling.rule)),
  ];
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(([, text]) => BANNED[language].test(text))).toEqual([]);
});

test.each([
  ['de', ['Versammlung der Paten', 'Runder Geburtstag des Paten', 'Pasta-Shop', 'K.O.-Leiste']],
  ['nl', ['Vergadering van de peetvaders', 'Verjaardag van de peetvader', 'pasta-shop', 'KO-schema']],
] as const)('in %s fields, tiles, fronts and the KO track have the names of the rulebook', (language, names) => {
  const { field, tile, front, table } = words[language];
  expect([field.assembly.name, tile.birthday.name, front['pasta-shop'], table.koTrack]).toEqual(names);
});
