import { FAULTS as CARTA_NOSTRA } from '@consigliere/games/carta-nostra/box';
import { FAULTS as CORLEONES_EMPIRE } from '@consigliere/games/corleones-empire/box';
import { FAULTS as DER_PATE } from '@consigliere/games/der-pate/box';
import { GAME_IDS, type PublishedId } from '@consigliere/games/list';
import { type GameBox, LANGUAGES } from '@consigliere/kernel';
import { EDITION_FAULTS, FIELD_FAULTS, valueAt, withValues } from '@consigliere/kernel/host';
import { describe, expect, test } from 'vitest';
import { loadFace } from '../games/faces.ts';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import { openBox } from './boxes.ts';
import { faultsIn, fileOf, readFile, setValue } from './draft.ts';

const CODES: Readonly<Record<PublishedId, readonly string[]>> = {
  'carta-nostra': CARTA_NOSTRA,
  'der-pate': DER_PATE,
  'corleones-empire': CORLEONES_EMPIRE,
};

/** Values for every placeholder of a fault's sentence. */
const VALUES = {
  ...{ min: 1, max: 2, step: 1000, letters: 'GMZ', longest: 4, seats: 5, cards: 10, needed: 20, die: 3, last: 12 },
  ...{ events: 7, most: 4, turf: 2, found: 0, act: 1, value: 5, district: 0 },
};

async function opened(game: string, language: (typeof LANGUAGES)[number] = 'en') {
  const open = await openBox(game, language);
  if (open === null) throw new Error(`${game} has no box`);
  return open;
}

/** Returns the path of a box's first number. */
const firstNumber = (box: GameBox<unknown>): string =>
  box.fields(box.standard).find(({ of }) => of.kind === 'number')?.path ?? '';

test.each(LANGUAGES)('in %s there is a sentence for every fault', async language => {
  const { fault } = await loadCatalogue('edition', language);
  expect(Object.keys(fault).sort()).toEqual([...FIELD_FAULTS, ...EDITION_FAULTS].sort());
  const byGame = await Promise.all(
    GAME_IDS.map(async game => {
      const { edition } = await (await loadFace(game)).texts(language);
      expect(Object.keys(edition.fault).sort()).toEqual([...CODES[game]].sort());
      return edition.fault;
    }),
  );
  const faults = [fault, ...byGame];
  const said = faults.flatMap(each => Object.values(each).map(say => say(VALUES)));
  expect(said.filter(each => !/\.$/.test(each) || /undefined|NaN|#/.test(each))).toEqual([]);
});

describe.each(GAME_IDS)('%s', game => {
  test.each(LANGUAGES)('in %s every field, value and total has a unique name', async language => {
    const { box, name, say, own } = await opened(game, language);
    const fields = box.fields(box.standard);
    const said = fields.flatMap(({ path, of }) => [
      name(path),
      say(path, valueAt(box.standard, path)),
      ...('values' in of ? of.values.map(value => say(path, value)) : []),
    ]);
    expect(said.filter(each => /undefined|NaN|\[object|^\s*$|: $/.test(each))).toEqual([]);
    expect(new Set(fields.map(({ path }) => name(path))).size).toBe(fields.length);
    expect(fields.filter(({ group }) => !Object.hasOwn(own.sheets, group))).toEqual([]);
    expect(Object.keys(box.totals(box.standard)).filter(total => !Object.hasOwn(own.edition.total, total))).toEqual([]);
  });

  test('a saved file opens with the same differences', async () => {
    const { box } = await opened(game);
    const path = firstNumber(box);
    const differences = { id: 'Ours', [path]: Number(valueAt(box.standard, path)) + 1 };
    expect(readFile(game, box, fileOf(game, box, differences))).toEqual({ differences });
  });

  test('a broken file is refused with the path and the reason', async () => {
    const { box } = await opened(game);
    const path = firstNumber(box);
    const file = { format: 'consigliere-edition', version: 1, game, data: withValues(box.standard, { [path]: 999 }) };
    expect(readFile(game, box, JSON.stringify(file))).toMatchObject({ faults: [{ path, code: 'number' }] });
    const more = { ...(box.standard as object), extra: 1 };
    expect(readFile(game, box, JSON.stringify({ ...file, data: more }))).toEqual({
      faults: [{ path: 'extra', code: 'fixed', values: {} }],
    });
    expect(readFile(game, box, JSON.stringify({ ...file, data: undefined }))).toMatchObject({
      faults: [{ path: '', code: 'object' }],
    });
    expect(readFile(game, box, '{')).toEqual({ refused: 'json' });
    expect(readFile(game, box, '{}')).toEqual({ refused: 'format' });
    expect(readFile(game, box, JSON.stringify({ ...file, version: 2 }))).toEqual({ refused: 'version' });
    expect(readFile(game, box, JSON.stringify({ ...file, game: 'chess' }))).toEqual({ refused: 'game' });
  });
});

test("a value changed back isn't a difference, and a draft without a name has no fault", async () => {
  const { box } = await opened('carta-nostra');
  const draft = setValue(box, {}, 'startingHand.value', 6);
  expect(draft).toEqual({ 'startingHand.value': 6 });
  expect(faultsIn(box, draft)).toEqual([]);
  expect(setValue(box, draft, 'startingHand.value', 7)).toEqual({});
  expect(faultsIn(box, setValue(box, {}, 'startingHand.value', null))).toMatchObject([{ code: 'number' }]);
});
