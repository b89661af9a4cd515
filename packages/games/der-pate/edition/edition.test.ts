import { expect, test } from 'vitest';
import { given } from '../options.ts';
import { BUSINESSES, EVENTS, parseEdition } from './edition.ts';
import { standard } from './standard.ts';

test('the standard edition passes as it is, through JSON too', () => {
  expect(parseEdition(JSON.parse(JSON.stringify(standard)))).toEqual({ ok: true, value: standard });
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

const { street, business, events } = standard;
const [first, ...others] = street;
const moved = [{ ...first, district: 'east-side' }, ...others];
const strange = [...street.slice(0, 11), { district: 'lower-manhattan', business: 'bakery' }];
const die = (each: number): object => ({ ...business, credit: { ...business.credit, die: each } });
const TRACKS = 'tiles lie on the tracks';
const CREDIT = 'business credit needs a die and a pay';
const E4 = 'event E4 needs a colour and a car number';

test.each([
  [null, 'not an object'],
  ['standard', 'not an object'],
  [{}, 'it has no id'],
  [{ ...standard, id: '' }, 'it has no id'],
  [{ ...standard, marks: null }, 'marks are K, L or R'],
  [{ ...standard, marks: { 'DP-C1': 'X' } }, 'marks are K, L or R'],
  [{ ...standard, marks: { 'DP-C1': 3 } }, 'marks are K, L or R'],
  [{ ...standard, street: undefined }, 'the street has twelve businesses'],
  [{ ...standard, street: others }, 'the street has twelve businesses'],
  [{ ...standard, street: moved }, 'greenwich-soho has three businesses'],
  [{ ...standard, street: strange }, 'nobody knows business 11 of the street'],
  [{ ...standard, street: [{ ...first, business: 'bakery' }, ...others] }, 'nobody knows business 0 of the street'],
  [{ ...standard, street: [...others, null] }, 'nobody knows business 11 of the street'],
  [{ ...standard, business: undefined }, 'business protection needs a die and a pay'],
  [{ ...standard, business: die(0) }, CREDIT],
  [{ ...standard, business: die(6) }, CREDIT],
  [{ ...standard, business: die(2.5) }, CREDIT],
  [{ ...standard, business: die(5) }, 'every business has a die of its own'],
  [{ ...standard, business: { ...business, credit: { die: 4, pay: 1500, step: null } } }, CREDIT],
  [{ ...standard, business: { ...business, credit: { die: 4, pay: -1000, step: null } } }, CREDIT],
  [
    { ...standard, business: { ...business, credit: { die: 4, pay: 0, step: 'income' } } },
    'business credit gives a step on no known track',
  ],
  [{ ...standard, events: null }, 'event E1 needs a colour and a car number'],
  [{ ...standard, events: { ...events, E4: undefined } }, E4],
  [{ ...standard, events: { ...events, E4: { colour: 'black', car: 1 } } }, E4],
  [{ ...standard, events: { ...events, E4: { colour: 'grey', car: 0 } } }, E4],
  [{ ...standard, events: { ...events, E4: { colour: 'grey', car: 6 } } }, E4],
  [{ ...standard, last: 0 }, TRACKS],
  [{ ...standard, last: 8 }, TRACKS],
  [{ ...standard, tileSpaces: [3, 6] }, TRACKS],
  [{ ...standard, tileSpaces: [0, 6, 9] }, TRACKS],
  [{ ...standard, tileSpaces: undefined }, TRACKS],
  [{ ...standard, income: undefined }, 'income is paid in thousands'],
  [{ ...standard, income: [0] }, 'income is paid in thousands'],
  [{ ...standard, income: [0, 500] }, 'income is paid in thousands'],
  [{ ...standard, favours: 5 }, 'there are one to four favours'],
  [{ ...standard, favours: 0 }, 'there are one to four favours'],
  [{ ...standard, eventsInPile: 11, rounds: 11 }, 'the pile has one to ten events'],
  [{ ...standard, eventsInPile: 0, rounds: 0 }, 'the pile has one to ten events'],
  [{ ...standard, rounds: 6 }, 'there is an event for every round'],
  [{ ...standard, eventsInPile: 6, rounds: 6 }, 'the events must decide the knock-out track'],
  [{ ...standard, cardsToKo: 5 }, 'the events must decide the knock-out track'],
  [{ ...standard, cardsToKo: 0 }, 'the events must decide the knock-out track'],
  [{ ...standard, members: 2 }, 'a family needs three members to settle'],
  [{ ...standard, debtMarkers: 0 }, 'debtMarkers must be a whole number from 1 on'],
  [{ ...standard, friends: '13' }, 'friends must be a whole number from 1 on'],
])('a wrong edition is refused with a sentence: %#', (data, why) => {
  expect(parseEdition(data)).toEqual({ ok: false, why: `edition: ${why}` });
});

test('the smallest numbers an edition may have', () => {
  const least = {
    last: 1,
    tileSpaces: [1, 1, 1],
    income: [0, 0],
    favours: 1,
    eventsInPile: 1,
    rounds: 1,
    cardsToKo: 1,
  };
  const pieces = { members: 3, debtMarkers: 1, friends: 1, marks: {} };
  expect(parseEdition({ ...standard, ...least, ...pieces })).toMatchObject({ ok: true });
});

test('whoever owns the box can correct a value without touching a rule', () => {
  const box = {
    ...standard,
    id: 'my box',
    last: 14,
    business: { ...business, credit: { ...business.credit, pay: 5000 } },
  };
  const made = given({}, 3, box);
  expect(made).toMatchObject({ ok: true, value: { edition: 'my box', last: 14 } });
  expect(made.ok && made.value.street[0]).toEqual({ district: 0, value: 4, pay: 5000, step: null });
});

test('a wrong edition gives no game', () => {
  expect(given({}, 3, { ...standard, id: '' })).toEqual({ ok: false, why: 'edition: it has no id' });
});
