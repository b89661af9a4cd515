import type { EditionField, FieldValue, Game, GameBox, Shape } from '@consigliere/kernel';
import { applyDifferences, differencesOf, rulesOf, valueAt, withValues } from '@consigliere/kernel/host';
import { describe, expect, test } from 'vitest';
import { games, type PublishedId } from './index.ts';

/** The path of every single value in some data, with its rows as `[]`. */
function leaves(data: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null) return [path];
  return Object.entries(data).flatMap(([step, value]) =>
    leaves(value, Array.isArray(data) ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
  );
}
const anyRow = (path: string): string => path.replaceAll(/\[\d+\]/g, '[]');

/** Data that no field changes: names, marks, effects of cards and the drawing of the map. */
const FIXED: Readonly<Record<PublishedId, readonly string[]>> = {
  'carta-nostra': [
    ...['id', 'eachKind.2.id', 'eachKind.2.mark', 'eachKind.3.id', 'eachKind.3.mark', 'eachKind.4.id'],
    ...['eachKind.4.mark', 'eachKind.5.id', 'eachKind.5.mark', 'startingHand.id', 'startingHand.mark'],
    ...['handLimit.id', 'handLimit.mark'],
  ],
  'der-pate': ['id', 'street[].district', ...Array.from({ length: 12 }, (_, at) => `marks.DP-C${at + 1}`)],
  'corleones-empire': [
    ...['id', 'turfs[]', 'park.mark', 'families[].id', 'families[].colour', 'families[].mark'],
    ...['acts[].id', 'acts[].newMember', 'acts[].bribery', 'acts[].mark', 'spaces[].id', 'spaces[].areas[]'],
    ...['spaces[].mark', 'businesses[].id', 'businesses[].mark', 'jobs[].id', 'jobs[].effect', 'jobs[].mark'],
    ...['allies[].id', 'allies[].act', 'allies[].effect', 'allies[].mark'],
    ...Array.from({ length: 9 }, (_, at) => `marks.CE-C${at + 1}`),
  ],
};

/** Another value that a field may hold, as near to its own as possible. */
function another({ of }: EditionField, value: unknown): FieldValue {
  if (of.kind === 'number')
    return Number(value) + of.step <= of.max ? Number(value) + of.step : Number(value) - of.step;
  if (of.kind === 'choice') return of.values.find(each => each !== value) ?? null;
  const list = value as readonly (string | number)[];
  if (of.kind === 'letters') return [...list, list.at(-1) ?? 'G'];
  const other = of.values.find(each => !list.includes(each as string | number)) ?? null;
  return list.length < of.max ? [...list, other] : list.slice(1);
}

const forbidden = ({ of }: EditionField): FieldValue => {
  if (of.kind === 'number') return of.max + of.step;
  return of.kind === 'choice' ? 'nonsense' : ['nonsense'];
};

const boxOf = (game: Game<Shape>): GameBox<unknown> => {
  if (game.box === undefined) throw new Error(`${game.id} has no box`);
  return game.box;
};

/** Faults between values that a single change causes, by path: the other value has to follow. */
const TOGETHER = /own-die|event-a-round|one-front|one-person|one-printed|four-allies|beyond-track|decides-ko|too-few/;

describe.each(Object.values(games))('the box of $id', game => {
  const box = boxOf(game);
  const fields = box.fields(box.standard);

  test('its fields are all its data except names, marks, deeds and the map', () => {
    const paths = fields.map(({ path }) => path);
    const rest = leaves(box.standard).filter(
      leaf => !paths.some(path => leaf === path || (leaf.startsWith(path) && leaf[path.length] === '[')),
    );
    expect([...new Set(rest.map(anyRow))].sort()).toEqual([...FIXED[game.id as PublishedId]].sort());
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('every field may hold another value; a change that needs a second one says so', () => {
    for (const field of fields) {
      const value = another(field, valueAt(box.standard, field.path));
      const { faults } = applyDifferences(box, { [field.path]: value });
      for (const { code } of faults) expect(`${field.path} ${code}`).toMatch(TOGETHER);
    }
  });

  test('a forbidden value in a field is refused with its path', () => {
    for (const field of fields) {
      const wrong = withValues(box.standard, { [field.path]: forbidden(field) });
      expect(box.faults(wrong).map(({ path }) => path)).toEqual([field.path]);
      expect(applyDifferences(box, { [field.path]: forbidden(field) }).faults.map(({ path }) => path)).toEqual([
        field.path,
      ]);
    }
  });

  test('the differences of an edition, applied to the standard one, give it back', () => {
    for (const field of fields) {
      const differences = { id: 'My box', [field.path]: another(field, valueAt(box.standard, field.path)) };
      const { edition, faults } = applyDifferences(box, differences);
      if (faults.length === 0)
        expect(differencesOf(box, JSON.parse(JSON.stringify(edition)))).toEqual({ differences, faults: [] });
    }
  });

  test('data that isn’t a field can’t be changed', () => {
    expect(applyDifferences(box, { 'marks.nothing': 'K' }).faults).toEqual([
      { path: 'marks.nothing', code: 'unknown', values: {} },
    ]);
    expect(applyDifferences(box, JSON.parse('{"__proto__":1}')).faults).toMatchObject([{ code: 'unknown' }]);
    expect(applyDifferences(box, ['x']).faults).toMatchObject([{ path: '', code: 'object' }]);
    expect(applyDifferences(box, { id: ' ' }).faults).toMatchObject([{ path: 'id', code: 'id' }]);
  });

  test('a table that names the standard edition is the same as one without the option', () => {
    expect(rulesOf(game, 3, { edition: {} })).toMatchObject({ value: { given: { edition: 'standard' } } });
    const broken = rulesOf(game, 3, { edition: { nothing: 1 } });
    expect(broken).toEqual({ ok: false, why: 'edition: nothing: unknown' });
  });
});
