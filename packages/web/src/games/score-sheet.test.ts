import { END as CN_END, after as cnAfter, position as cnPosition } from '@consigliere/games/carta-nostra/testing';
import { en as cnWords } from '@consigliere/games/carta-nostra/text/en';
import { type Position as CePosition, position as cePosition } from '@consigliere/games/corleones-empire/testing';
import { en as ceWords } from '@consigliere/games/corleones-empire/text/en';
import {
  END as DP_END,
  type PositionSpec as DpPosition,
  after as dpAfter,
  position as dpPosition,
} from '@consigliere/games/der-pate/testing';
import { en as dpWords } from '@consigliere/games/der-pate/text/en';
import type { Rules, Shape, State, Words } from '@consigliere/kernel';
import { eventsFor, type Notice, result, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { texts } from '../kit/words/en/end.ts';
import { scoring as cartaNostra } from './carta-nostra/score-sheet.ts';
import { texts as cnTexts } from './carta-nostra/text/en.ts';
import { scoring as corleonesEmpire } from './corleones-empire/score-sheet.ts';
import { texts as ceTexts } from './corleones-empire/text/en.ts';
import { scoring as derPate } from './der-pate/score-sheet.ts';
import { texts as dpTexts } from './der-pate/text/en.ts';
import { findDecider, type ScoreSheet, type Scoring } from './score-sheet.ts';

interface Scene<T extends Shape> {
  readonly rules: Rules<T>;
  readonly state: State<T>;
  readonly notices: readonly Notice<T>[];
}

function sheetOf<T extends Shape, W extends Words<T>, X>(
  { rules, state, notices }: Scene<T>,
  scoring: Scoring<T, W, X>,
  spoken: { readonly words: W; readonly own: X },
): ScoreSheet {
  const end = result(rules, state);
  if (end === null) throw new Error('it is not over');
  const who = { names: ['Ada', 'Bea', 'Cleo', 'Dora'].slice(0, rules.seats), reader: null };
  // A spectator sees the end as everybody does.
  return scoring.sheet(
    { view: view(rules, state, null), result: end, events: eventsFor(notices, null), who },
    { ...spoken, texts },
  );
}

const empire = (wanted: CePosition): ScoreSheet =>
  sheetOf(cePosition({ act: 4, phase: 'entracte', ...wanted }), corleonesEmpire, { words: ceWords, own: ceTexts });

const pate = (wanted: DpPosition): ScoreSheet => {
  const scene = dpPosition({
    ...{ turn: 2, round: 7, placed: [1, 2, 3, 4], ko: 'reputation', grey: 4, red: 3 },
    ...{ reputation: [12, 12, 12], street: '... ... ... ...' },
    ...wanted,
  });
  return sheetOf(dpAfter(scene, [2, DP_END]), derPate, { words: dpWords, own: dpTexts });
};

const nostra = (regions: string[]): ScoreSheet => {
  const still = cnPosition({ discard: 'don', pile: '', open: { moved: false }, regions });
  return sheetOf(cnAfter(still, [0, CN_END], [1, CN_END], [2, CN_END]), cartaNostra, { words: cnWords, own: cnTexts });
};

const sumOf = ({ rows }: ScoreSheet): readonly number[] | undefined => rows.find(({ kind }) => kind === 'sum')?.by;
const addedUp = ({ rows }: ScoreSheet): readonly number[] =>
  [0, 1, 2].map(seat => rows.reduce((sum, { kind, by }) => (kind === 'line' ? sum + (by[seat] ?? 0) : sum), 0));
const ties = ({ rows }: ScoreSheet): readonly string[] =>
  rows.flatMap(({ kind, label }) => (kind === 'tie' ? [label] : []));

test('CE-33 to CE-36 suitcases, hands, turfs and jobs add up to the total, and say what they are made of', () => {
  const sheet = empire({
    hands: ['$3', 'gun', '2×$1'],
    suitcases: ['2×$5', '$2 $5', '$1'],
    control: { queens: [0, 1], midtown: [2] },
    completed: ['rough-up', 'skim:Z', ''],
  });
  expect(addedUp(sheet)).toEqual([18, 17, 8]);
  expect(sumOf(sheet)).toEqual([18, 17, 8]);
  expect(sheet.rows[0]?.notes).toEqual(['2 × $5', '$2, $5', '$1']);
  expect(sheet.rows[2]?.notes).toEqual(['', 'Queens', 'Midtown']);
  expect(sheet.rows.map(({ rule }) => rule)).toEqual(['CE-33', 'CE-33', 'CE-34', 'CE-35', 'CE-36']);
  expect(ties(sheet)).toEqual([]);
  expect(sheet.why).toBe('Most money: $18, against $17 for Bea.');
});

test('CE-36 tied for money, turf bonuses are shown as the tie-break, and they decide', () => {
  const sheet = empire({ suitcases: ['$5', '', '$1'], control: { queens: [1] } });
  expect(ties(sheet)).toEqual(['Tie-break: Turf bonuses']);
  expect(sheet.why).toBe(ceTexts.end.why.moreTurfs);
});

test('CE-36 tied for both, the win is shared', () => {
  expect(empire({ suitcases: ['$5', '$5', '$1'] }).why).toBe(texts.why.shared);
});

test('DP-33, DP-34 money, last income, businesses, bail and debts add up to the total', () => {
  const sheet = pate({
    money: [10000, 8000, 5000],
    street: '000 11. ... 2.n',
    income: [2, 4, 0],
    jail: [0, 2, 1],
    debts: [[0, 1, 1]],
  });
  expect(addedUp(sheet)).toEqual(sumOf(sheet));
  expect(sheet.rows.find(({ label }) => label === dpTexts.end.rows.bail)?.by).toEqual([0, -2000, -1000]);
  expect(sheet.rows.find(({ label }) => label === dpTexts.end.rows.businesses)?.by).toEqual([9000, 6000, 3000]);
});

test('DP-32 a player who didn’t finish the KO track is out, gets no last income, and is shown as out', () => {
  const sheet = pate({ reputation: [12, 11, 12], money: [1000, 90000, 3000], income: [1, 4, 1] });
  expect(sheet.rows[0]).toMatchObject({ kind: 'hurdle', by: [12, 11, 12], rule: 'DP-32', notes: ['', 'out', ''] });
  expect(addedUp(sheet)).toEqual(sumOf(sheet));
  expect(sheet.why).toContain('for Ada.');
  expect(sheet.why).toContain(dpTexts.end.why.othersOut);
});

test('DP-32 the only player who finished the KO track wins by it', () => {
  const sheet = pate({ reputation: [12, 1, 1], money: [0, 90000, 0] });
  expect(sheet).toMatchObject({ why: dpTexts.end.why.aloneFinished, rule: 'DP-32' });
});

test('DP-36 nobody finished', () => {
  expect(pate({ reputation: [1, 1, 1] })).toMatchObject({ why: dpTexts.end.why.nobodyFinished, rule: 'DP-36' });
});

test('DP-35 tied for money, the other track decides, then members', () => {
  const money = [9000, 9000, 1000];
  const track = pate({ money, influence: [3, 5, 0] });
  expect(ties(track)).toEqual(['Tie-break: Influence']);
  expect(track.why).toBe(dpTexts.end.why.farther('Influence'));
  const members = pate({ money, influence: [5, 5, 0], supply: [1, 3, 0] });
  expect(ties(members)).toEqual(['Tie-break: Influence', `Tie-break: ${dpTexts.end.rows.members}`]);
  expect(members.why).toBe(dpTexts.end.why.moreMembers);
  expect(pate({ money, influence: [5, 5, 0], supply: [3, 3, 0] }).why).toBe(texts.why.shared);
});

test('CN-24 in a dead end most kinds win, then most cards, then the win is shared', () => {
  const kinds = nostra(['don hitman', '9×smuggler', 'don']);
  expect([sumOf(kinds), kinds.rule]).toEqual([[2, 1, 1], 'CN-24']);
  expect(kinds.why).toContain(cnTexts.end.why.mostKinds(2));
  const cards = nostra(['don hitman', '2×don hitman', 'don smuggler']);
  expect(ties(cards)).toEqual(['Tie-break: Cards in the city']);
  expect(cards.why).toContain(cnTexts.end.why.mostCards(3));
  expect(cards.rows[0]?.notes?.[1]).toBe('2 × Don, Hitman');
  expect(nostra(['2×don hitman', 'don', 'smuggler 2×caporegime']).why).toContain(texts.why.shared);
});

test('CN-5 five kinds in the city win, and no tie-break is shown', () => {
  const regions = ['caporegime don consigliere hitman smuggler', 'don', 'don'];
  const sheet = sheetOf(cnAfter(cnPosition({ regions }), [0, CN_END]), cartaNostra, { words: cnWords, own: cnTexts });
  expect(sheet).toMatchObject({ why: cnTexts.end.why.fiveKinds, rule: 'CN-5' });
  expect(ties(sheet)).toEqual([]);
});

test('the deciding criterion is the first in which nobody equals the winner', () => {
  const criteria = [
    [5, 5, 4],
    [1, 2, 9],
  ];
  expect(findDecider([2, 1, 3], criteria)).toBe(1);
  expect(findDecider([1, 2, 3], [[6, 5, 4], ...criteria])).toBe(0);
  expect(findDecider([1, 1, 3], criteria)).toBeNull();
});

test('CE-C2 a seat has the crest of the family it chose; in other games that of its seat', () => {
  const { state } = cePosition({ act: 4, phase: 'entracte' });
  expect(corleonesEmpire.familyOf({ ...state.open, families: [3, 0, -1] }, 0)).toBe(3);
  expect(corleonesEmpire.familyOf({ ...state.open, families: [3, 0, -1] }, 2)).toBe(2);
  expect(cartaNostra.familyOf(cnPosition({}).state.open, 1)).toBe(1);
});
