import { rulesOf } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { derPate } from './index.ts';
import { OPTIONS, readOptions } from './options.ts';

/** The reason why options are refused, as the whole program gives it. */
function why(options: Record<string, unknown>, seats = 3): string {
  const rules = rulesOf(derPate, seats, options);
  return rules.ok ? 'they are not' : rules.why;
}

const DEFAULT = {
  ...{ edition: 'standard', last: { reputation: 12, influence: 12 }, tileSpaces: [3, 6, 9, 3, 6, 9] },
  ...{ income: [0, 1000, 2000, 3000, 4000], favours: [1, 2, 3, 4] },
  rowFour: ['informer', 'banker', 'consigliere', 'prosecutor'],
  ...{ eventsInPile: 7, cardsToKo: 4, members: 7, debtMarkers: 5, friends: 13, rounds: 7, gambling: 5 },
  ...{
    money: 10_000,
    favour3: ['reputation', 'income'],
    openMoney: false,
    outSettleDebts: false,
    fixedLayout: false,
    start: null,
  },
};

test.each([2, 3, 4])('DP-C1 to DP-C12 by default %i players have the German reading', seats => {
  expect(readOptions({}, seats)).toMatchObject({ ok: true, value: DEFAULT });
});

test('DP-C6, DP-C7 the street by value, pay, step and district', () => {
  const made = readOptions({}, 3);
  const street = made.ok ? made.value.street : [];
  expect(street.map(({ value }) => value)).toEqual([4, 1, 2, 3, 5, 1, 2, 4, 3, 1, 2, 5]);
  expect(street.map(({ district }) => district)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
  expect(street.every(({ value, pay }) => pay === 1000 * value)).toBe(true);
  const steps = { 1: 'influence', 2: 'reputation', 3: null, 4: null, 5: null } as Record<number, string | null>;
  expect(street.every(({ value, step }) => step === steps[value])).toBe(true);
});

test.each([
  [{ money: 15_000 }, { money: 15_000 }],
  [{ favour3: 'reputation-or-influence' }, { favour3: ['reputation', 'influence'] }],
  [{ 'out-debts': 'settled' }, { outSettleDebts: true }],
  [{ 'show-money': true }, { openMoney: true }],
  [{ layout: 'fixed' }, { fixedLayout: true }],
  [{ start: 2 }, { start: 2 }],
  [{ start: 'random' }, { start: null }],
])('option %j', (options, changes) => {
  expect(readOptions(options, 3)).toMatchObject({ ok: true, value: { ...DEFAULT, ...changes } });
});

test.each([2, 3, 4])('DP-2 option start: only the seats of %i players', seats => {
  const families = ['Corleone', 'Tattaglia', 'Barzini', 'Stracci'];
  for (const start of [0, 1, 2, 3])
    expect(why({ start }, seats)).toBe(
      start < seats
        ? 'they are not'
        : `option start names seat ${start} (${families[start]}); the seats are 0 to ${seats - 1}`,
    );
});

test.each([
  [{ money: 12_000 }, 'option money may be 10000, 15000, not 12000'],
  [{ money: '10000' }, 'option money may be 10000, 15000, not "10000"'],
  [{ favour3: 'influence' }, 'option favour3 may be reputation-or-income, reputation-or-influence, not "influence"'],
  [{ 'show-money': 1 }, 'option show-money may be false, true, not 1'],
  [{ layout: true }, 'option layout may be choose, fixed, not true'],
  [{ start: 4 }, 'option start may be random, 0, 1, 2, 3, not 4'],
  [{ rounds: 9 }, 'der-pate has no option "rounds"; it has money, favour3, out-debts, show-money, layout, start'],
])('wrong options are refused with a sentence: %j', (options, sentence) => {
  expect(why(options)).toBe(sentence);
});

test.each([0, 1, 5, 2.5])('%d players are refused', seats => {
  expect(why({}, seats)).toBe(`der-pate is for 2 to 4 players, not ${seats}`);
});

test('every value an option may take is accepted by some table', () => {
  for (const [name, values] of Object.entries(OPTIONS))
    for (const value of values) expect(why({ [name]: value }, 4), `${name} ${value}`).toBe('they are not');
});
