import { expect, test } from 'vitest';
import { words } from './index.ts';

test.each([
  ['de', ['Versammlung der Paten', 'Runder Geburtstag des Paten', 'Pasta-Shop', 'K.O.-Leiste']],
  ['nl', ['Vergadering van de peetvaders', 'Verjaardag van de peetvader', 'pasta-shop', 'KO-schema']],
] as const)('in %s fields, tiles, fronts and the KO track have the names of the rulebook', (language, names) => {
  const { field, tile, front, table } = words[language];
  expect([field.assembly.name, tile.birthday.name, front['pasta-shop'], table.koTrack]).toEqual(names);
});
