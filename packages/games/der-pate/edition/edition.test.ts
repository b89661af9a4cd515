import { applyDifferences, differencesOf } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { box, readOptionsIn } from './box.ts';
import { BUSINESSES, EVENTS } from './edition.ts';
import { standard } from './standard.ts';

test('the standard edition passes as it is, through JSON too', () => {
  expect(box.faults(JSON.parse(JSON.stringify(standard)))).toEqual([]);
});

test('DP-C6 three smuggling and two gambling businesses, every kind at least twice', () => {
  const counts = BUSINESSES.map(name => standard.street.filter(({ business }) => business === name).length);
  expect(counts).toEqual([3, 3, 2, 2, 2]);
});

test('DP-C11 five events of each colour; the car goes one to five spaces', () => {
  expect(EVENTS.filter(id => standard.events[id].colour === 'grey')).toHaveLength(5);
  expect(new Set(EVENTS.map(id => standard.events[id].car))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('every component row has a mark', () => {
  expect(Object.keys(standard.marks)).toEqual(Array.from({ length: 12 }, (_, i) => `DP-C${i + 1}`));
});

const { street, business, events, tileSpaces, rowFour } = standard;
const [first, ...others] = street;
const moved = [{ ...first, district: 'east-side' }, ...others];
const strange = [...street.slice(0, 11), { district: 'lower-manhattan', business: 'bakery' }];
const die = (each: number): object => ({ ...business, credit: { ...business.credit, die: each } });
/** The path and the code of the first fault. */
const faultIn = (data: unknown): string => {
  const [first] = box.faults(data);
  return first === undefined ? 'none' : `${first.path} ${first.code}`.trim();
};

test.each([
  [null, 'object'],
  ['standard', 'object'],
  [{}, 'id id'],
  [{ ...standard, id: '' }, 'id id'],
  [{ ...standard, marks: null }, 'marks mark'],
  [{ ...standard, marks: { 'DP-C1': 'X' } }, 'marks mark'],
  [{ ...standard, marks: { 'DP-C1': 3 } }, 'marks mark'],
  [{ ...standard, street: undefined }, 'street street'],
  [{ ...standard, street: others }, 'street street'],
  [{ ...standard, street: moved }, 'street district'],
  [{ ...standard, street: strange }, 'street[11].business choice'],
  [{ ...standard, street: [{ ...first, business: 'bakery' }, ...others] }, 'street[0].business choice'],
  [{ ...standard, street: [...others, null] }, 'street street'],
  [{ ...standard, business: undefined }, 'business.protection missing'],
  [{ ...standard, business: die(0) }, 'business.credit.die number'],
  [{ ...standard, business: die(6) }, 'business.credit.die number'],
  [{ ...standard, business: die(2.5) }, 'business.credit.die number'],
  [{ ...standard, business: die(5) }, 'business.gambling.die own-die'],
  [{ ...standard, business: { ...business, credit: { die: 4, pay: 1500, step: null } } }, 'business.credit.pay number'],
  [
    { ...standard, business: { ...business, credit: { die: 4, pay: -1000, step: null } } },
    'business.credit.pay number',
  ],
  [
    { ...standard, business: { ...business, credit: { die: 4, pay: 0, step: 'income' } } },
    'business.credit.step choice',
  ],
  [{ ...standard, events: null }, 'events.E1 missing'],
  [{ ...standard, events: { ...events, E4: undefined } }, 'events.E4 missing'],
  [{ ...standard, events: { ...events, E4: { colour: 'black', car: 1 } } }, 'events.E4.colour choice'],
  [{ ...standard, events: { ...events, E4: { colour: 'grey', car: 0 } } }, 'events.E4.car number'],
  [{ ...standard, events: { ...events, E4: { colour: 'grey', car: 6 } } }, 'events.E4.car number'],
  [{ ...standard, last: 12 }, 'last missing'],
  [{ ...standard, last: { reputation: 12 } }, 'last.influence number'],
  [{ ...standard, last: { reputation: 0, influence: 12 } }, 'last.reputation number'],
  [{ ...standard, last: { reputation: 8, influence: 12 } }, 'tileSpaces.birthday beyond-track'],
  [{ ...standard, last: { reputation: 12, influence: 8 } }, 'tileSpaces.senator beyond-track'],
  [{ ...standard, tileSpaces: { ...tileSpaces, cop: 0 } }, 'tileSpaces.cop number'],
  [{ ...standard, tileSpaces: undefined }, 'tileSpaces missing'],
  [{ ...standard, income: undefined }, 'income list'],
  [{ ...standard, income: [0] }, 'income list'],
  [{ ...standard, income: [0, 500] }, 'income list'],
  [{ ...standard, favours: 4 }, 'favours list'],
  [{ ...standard, favours: [] }, 'favours list'],
  [{ ...standard, favours: ['money', 'money'] }, 'favours twice'],
  [{ ...standard, fronts: ['bakery'] }, 'fronts missing'],
  [{ ...standard, fronts: ['bakery', 'laundry', 'laundry', 'pasta-shop'] }, 'fronts[2] one-front'],
  [{ ...standard, fronts: ['bakery', 'laundry', 'casino', 'pasta-shop'] }, 'fronts[2] choice'],
  [{ ...standard, rowFour: null }, 'rowFour missing'],
  [{ ...standard, rowFour: { ...rowFour, white: 'friend' } }, 'rowFour.white choice'],
  [{ ...standard, rowFour: { ...rowFour, grey: 'banker' } }, 'rowFour.grey one-person'],
  [{ ...standard, eventsInPile: 11, rounds: 11 }, 'eventsInPile number'],
  [{ ...standard, eventsInPile: 0, rounds: 0 }, 'eventsInPile number'],
  [{ ...standard, rounds: 6 }, 'rounds event-a-round'],
  [{ ...standard, eventsInPile: 6, rounds: 6 }, 'cardsToKo decides-ko'],
  [{ ...standard, cardsToKo: 5 }, 'cardsToKo decides-ko'],
  [{ ...standard, cardsToKo: 0 }, 'cardsToKo number'],
  [{ ...standard, members: 2 }, 'members number'],
  [{ ...standard, debtMarkers: 0 }, 'debtMarkers number'],
  [{ ...standard, friends: '13' }, 'friends number'],
])('a wrong edition is refused with the place and the reason: %#', (data, why) => {
  expect(faultIn(data)).toBe(why);
});

test('the smallest numbers an edition may have', () => {
  const least = {
    last: { reputation: 1, influence: 1 },
    tileSpaces: { wedding: 1, grandchild: 1, birthday: 1, cop: 1, judge: 1, senator: 1 },
    income: [0, 0],
    favours: ['money'],
    eventsInPile: 1,
    rounds: 1,
    cardsToKo: 1,
  };
  const pieces = { members: 3, debtMarkers: 1, friends: 1, marks: {} };
  expect(faultIn({ ...standard, ...least, ...pieces })).toBe('none');
});

test('an owner of the box can correct a value without touching a rule', () => {
  const box = {
    ...standard,
    id: 'my box',
    last: { reputation: 14, influence: 10 },
    business: { ...business, credit: { ...business.credit, pay: 5000 } },
  };
  const made = readOptionsIn({}, 3, box);
  expect(made).toMatchObject({ ok: true, value: { edition: 'my box', last: { reputation: 14, influence: 10 } } });
  expect(made.ok && made.value.street[0]).toEqual({ district: 0, value: 4, pay: 5000, step: null });
});

test('a wrong edition can’t be played', () => {
  expect(readOptionsIn({}, 3, { ...standard, id: '' })).toEqual({ ok: false, why: 'edition: id: id (longest 40)' });
});

test('an edition kept by version 1 is read: both tracks alike, favours in the usual order', () => {
  const kept = {
    id: 'Old',
    last: 10,
    'tileSpaces[2]': 10,
    'income[4]': 9000,
    'income[1]': 2000,
    favours: 3,
    members: 5,
  };
  expect(applyDifferences(box, kept)).toEqual({
    edition: {
      ...standard,
      id: 'Old',
      last: { reputation: 10, influence: 10 },
      tileSpaces: { ...tileSpaces, birthday: 10, senator: 10 },
      income: [0, 2000, 2000, 3000, 9000],
      favours: ['member', 'debt-marker', 'two-steps'],
      members: 5,
    },
    faults: [],
  });
});

test('an edition file of version 1 is read, and one of today as it is', () => {
  const { fronts: _fronts, rowFour: _rowFour, ...rest } = standard;
  const former = { ...rest, id: 'Old', last: 12, tileSpaces: [3, 6, 8], favours: 4 };
  const differences = { id: 'Old', 'tileSpaces.birthday': 8, 'tileSpaces.senator': 8 };
  expect(differencesOf(box, former)).toEqual({ differences, faults: [] });
  expect(differencesOf(box, { ...standard, id: 'New' })).toEqual({ differences: { id: 'New' }, faults: [] });
});
