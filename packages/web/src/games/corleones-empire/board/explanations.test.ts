import { JOB_CARDS, NONE, THUG } from '@consigliere/games/corleones-empire/rules';
import { type Position, position } from '@consigliere/games/corleones-empire/testing';
import { de } from '@consigliere/games/corleones-empire/text/de';
import { en } from '@consigliere/games/corleones-empire/text/en';
import { nl } from '@consigliere/games/corleones-empire/text/nl';
import type { Language } from '@consigliere/kernel';
import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { figureName, type Teller } from './board-context.ts';
import { nameCard } from './cards/cards.tsx';
import { explainBusiness, explainControl, explainSpace, explainThugSpace, explainTurf } from './explanations.ts';
import { sayFamily } from './families/explain-family.ts';
import { labels } from './labels.ts';

const WORDS = { en, de, nl };
const [TAX_OFFICE, BAR] = [0, 1];
const [WALL_STREET, BROOKLYN] = [0, 1];

/** A position as its first player sees it. */
function told(wanted: Position, language: Language = 'en'): Teller {
  const { rules, state } = position(wanted);
  const who = { names: ['Ada', 'Otis', 'Rhoda'], reader: 0 };
  return { view: view(rules, state, 0), words: WORDS[language], labels: labels[language], who };
}

const POSITION: Position = {
  figures: { F11: 1, 'tax-office': 0, bar: 'union-boss', F04: 'mayor', brooklyn: 'chief' },
  control: { brooklyn: [0, 1], 'wall-street': [0] },
};

test('the label of a round space says who stands there and what it gives', () => {
  const context = told(POSITION);
  expect(explainSpace(context, 10).label).toMatch(
    /^Space 11, between Wall Street, Brooklyn and Midtown\. Here: Don \(Otis\)\. Gives now: .+[^.]$/,
  );
  expect(explainSpace(context, 3).label).toContain('. Here: Mayor. ');
  expect(explainSpace(context, 4).label).toMatch(/^Space 5, between .+\. Free\. Gives now: /);
});

test('the label of a business says where it is, who stands there, its Back and Front, and who controls the turf', () => {
  const context = told(POSITION);
  expect(explainBusiness(context, TAX_OFFICE).label).toMatch(
    /^Tax Consultancy, Wall Street\. Here: Thug \(you\)\. Back: .+\. Front: .+\. You control the turf$/,
  );
  expect(explainBusiness(context, BAR).label).toMatch(
    /^Bar, Brooklyn\. Here: Union Boss\. .+\. Otis controls the turf$/,
  );
});

test('the label of a Thug space says who stands there, what it gives, and who controls the turf', () => {
  const context = told(POSITION);
  expect(explainThugSpace(context, TAX_OFFICE).label).toMatch(
    /^Tax Consultancy, Thug space, Wall Street\. Here: Thug \(you\)\. Gives now: .+\. You control the turf$/,
  );
  expect(explainThugSpace(context, BAR).label).toMatch(/Gives now: .+\. Otis controls the turf and uses it too$/);
});

test('the labels of a turf and its markers say who controls it, who stands there and which businesses it has', () => {
  const context = told({ ...POSITION, tiles: { brooklyn: 'hotel-edison' } });
  expect(explainTurf(context, BROOKLYN).label).toBe(
    'Turf 2, Brooklyn. Otis controls the turf. Figures here: Otis 1, neutral 2. Here: Police Chief. Businesses: Bar, Hotel Edison',
  );
  expect(explainControl(context, BROOKLYN).label).toBe(
    'Brooklyn: Control. Otis controls the turf. Markers, bottom to top: you, Otis',
  );
  expect(explainTurf(context, WALL_STREET).label).toContain('You control the turf');
  expect(explainTurf(context, 3).label).toContain('Nobody controls the turf. Nobody is here');
});

test.each(['en', 'de', 'nl'] as const)('every figure and every marker on the map is in a label (%s)', language => {
  const context = told(POSITION, language);
  const { open, given } = context.view;
  const names = [
    ...given.spaces.map((_, space) => explainSpace(context, space).label),
    ...open.turfs.flatMap((turf, business) =>
      turf === NONE ? [] : [explainBusiness(context, business).label, explainThugSpace(context, business).label],
    ),
    ...open.control.flatMap((_, turf) => [explainTurf(context, turf).label, explainControl(context, turf).label]),
  ];
  for (const name of names) expect(name).toMatch(/^[^.\s].*[^.]$/);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter(name => name.includes(figureName(context, 4)))).toHaveLength(1);
  expect(names.filter(name => name.includes(figureName(context, THUG)))).toHaveLength(2);
});

test('the name of a family says what it has in reserve and which turfs it controls', () => {
  const context = told({ ...POSITION, hands: ['', '$1 $1', ''] });
  expect(sayFamily(context, 1)).toMatch(
    /^Matarazzo\..* Hand: 2 cards\. Suitcase: secret\. Reserve: .*Thugs?\. Control: Brooklyn\. \d+ markers$/,
  );
});

test('the name of a job says what it costs, does and pays, and which goods the reader lacks', () => {
  const context = told({ hands: ['gun', '', ''] });
  const job = context.view.given.jobs.findIndex(({ cost }) => cost.join() === '1,0,2,0' || cost.join() === '1,0,2');
  expect(nameCard(context, JOB_CARDS + job)).toMatch(
    /^\S.+ \(Gun, 2 Booze\)\. .+ job that pays .+\. Missing: 2 Booze$/,
  );
  const rich = told({ hands: ['gun narcotics narcotics', '', ''] });
  expect(nameCard(rich, JOB_CARDS + job)).not.toContain('Missing');
});

/** Otis has the same number of cards in hand in both positions; only hidden cards differ. */
const SHUT: Position = { hands: ['', '$1 $1', ''], suitcases: ['', '$1', ''] };
const OTHERWISE: Position = {
  hands: ['', '$1 loan-shark', ''],
  suitcases: ['', '$5 $5', ''],
  completed: ['', 'heist:GZZ skim:Z', ''],
};

test('CE-37 a family’s name doesn’t reveal an opponent’s hidden cards', () => {
  for (const language of ['en', 'de', 'nl'] as const)
    expect(sayFamily(told(OTHERWISE, language), 1)).toBe(sayFamily(told(SHUT, language), 1));
  expect(sayFamily(told(SHUT), 1)).toContain('Hand: 2 cards. Suitcase: secret.');
});

test('CE-37 a family’s name shows them with an open tally', () => {
  const text = sayFamily(told({ ...OTHERWISE, options: { 'open-tally': true } }), 1);
  expect(text).toContain('Suitcase: Money 2 ($10), Jobs 2.');
  expect(text).toContain('Allies: Loan Shark');
});

test('CE-37 players always hear of their own suitcase, jobs and allies', () => {
  const own = { hands: ['$1 loan-shark'], suitcases: ['$5 $5'], completed: ['heist:GZZ skim:Z'] };
  const text = sayFamily(told(own), 0);
  expect(text).toContain('Suitcase: Money 2 ($10), Jobs 2.');
  expect(text).toContain('Allies: Loan Shark');
});

test('CE-7 a family’s name says that it is out of the phase in family business only', () => {
  const text = (phase: 'business' | 'bribery') => sayFamily(told({ phase, out: [1], suitcases: ['$1'] }), 1);
  expect(text('business')).toContain('out of the phase');
  expect(text('bribery')).not.toContain('out of the phase');
});
