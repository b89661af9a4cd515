import { rulesOf } from '@consigliere/kernel/host';
import { sitdown } from '@consigliere/kernel/sitdown';
import {
  applyUpdate,
  emptyMatchView,
  emptyRoomView,
  matchParts,
  openMatch,
  ROOM_PARTS,
  type RoomView,
  viewMatch,
  viewParts,
} from '@consigliere/match';
import { expect, test } from 'vitest';
import { roomViewSchema } from './index.ts';

const rules = rulesOf(sitdown, 3, {});
if (!rules.ok) throw new Error(rules.why);
const whole = { ...emptyRoomView(), match: viewMatch(openMatch(rules.value, 'seed'), 0) } as unknown as RoomView;

type Fields = Record<string, unknown>;
const PLACES: readonly (readonly [parts: object, place: (view: RoomView) => unknown])[] = [
  [ROOM_PARTS, view => view],
  [matchParts(), view => view.match],
  [viewParts(), view => view.match?.view],
];
const ROWS = PLACES.flatMap(([parts, place]) => Object.keys(parts).map(name => [name, place] as const));

const isValid = (view: unknown): boolean => roomViewSchema.safeParse(view).success;

test('an empty room, a match in it and an empty match are valid on the wire', () => {
  expect(isValid(emptyRoomView())).toBe(true);
  expect(isValid(whole)).toBe(true);
  expect(isValid({ ...whole, match: whole.match && emptyMatchView(whole.match.view) })).toBe(true);
});

test.each(ROWS)('the wire has the part %s, and no other value than its schema allows', (name, place) => {
  for (const spoil of [
    (fields: Fields) => delete fields[name],
    (fields: Fields) => {
      fields[name] = Symbol('nothing that a schema allows');
    },
  ]) {
    const copy = structuredClone(whole);
    spoil(place(copy) as Fields);
    expect(isValid(copy)).toBe(false);
  }
});

test('the wire has no parts but those of the table', () => {
  for (const [, place] of PLACES) {
    const copy = structuredClone(whole);
    (place(copy) as Fields).more = 1;
    expect(isValid(copy)).toBe(false);
  }
});

test.each(ROWS)('an update of %s arrives wherever the part lies, and nowhere else', name => {
  const updated = applyUpdate(whole, { all: { is: [[name, 'new']] } });
  for (const [parts, place] of PLACES) {
    const before = place(whole) as Fields;
    const after = place(updated) as Fields;
    for (const each of Object.keys(parts)) expect(after[each]).toEqual(each === name ? 'new' : before[each]);
  }
});

test('a new part needs nothing more than to be in the snapshot: updates find it', () => {
  const copy = { ...whole, spectators: 0 };
  expect(applyUpdate(copy, { all: { is: [['spectators', 3]] } })).toMatchObject({ spectators: 3 });
});

test('an update for a match that has not begun is ignored', () => {
  const room = emptyRoomView();
  expect(applyUpdate(room, { all: { is: [['branch', 1]] }, mine: { is: [['isOwner', true]] } })).toEqual({
    ...room,
    isOwner: true,
  });
});
