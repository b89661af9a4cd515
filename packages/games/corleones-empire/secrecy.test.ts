import type { Seat } from '@consigliere/kernel';
import { chacha20, prompt, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { corleonesEmpire } from './index.ts';
import {
  bid,
  DONE,
  DRAW,
  discard,
  discardOne,
  give,
  job,
  keep,
  keepJob,
  OFFER,
  SEAL,
  suitcaseIt,
  thug,
} from './testing/answers.ts';
import { allyNamed, jobNamed } from './testing/cards.ts';
import { HEISTS, steal } from './testing/heist.ts';
import { type Position, position, type Scene, started } from './testing/position.ts';
import { after, events } from './testing/scene.ts';

const viewOf = ({ rules, state }: Scene, seat: Seat | null) => view(rules, state, seat);
/** The last events as each of three seats and a spectator are told them. */
const heardBy = (scene: Scene, from: number): object[][] =>
  [0, 1, 2, null].map(seat => events(scene, seat).slice(from));

const TABLE: Position = {
  hands: ['$1 skim:Z mayor-1', '$2 heist:GZZ rough-up', 'gun'],
  suitcases: ['$5', '2×$3'],
  completed: ['', 'offer:MMG'],
  publicJobs: 'shakedown car-bomb',
};

test('CE-37 a view holds the public and recalled drawers, the viewer’s own, and counts', () => {
  const scene = position(TABLE);
  const [skim, heist, rough, offer] = ['skim:Z', 'heist:GZZ', 'rough-up', 'offer:MMG'].map(jobNamed);
  expect(viewOf(scene, 1)).toEqual({
    seat: 1,
    seats: 3,
    given: scene.rules.given,
    open: scene.state.open,
    recalled: {
      hands: [
        [1, 0, 0, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 1, 0, 0, 0],
      ],
      suitcases: [
        [0, 0, 0, 1],
        [0, 0, 2, 0],
        [0, 0, 0, 0],
      ],
      heists: [],
      doubt: [],
      allies: [[allyNamed('mayor-1')], [], []],
      completed: [[], [offer], []],
      shuffle: new Array(44).fill(0),
      jobs: [[1], [2], [0]],
    },
    own: { jobs: [rough, heist].toSorted((a, b) => a! - b!), drawn: [], stolen: [] },
    tally: { jobs: 38, blue: 8, red: 4, hands: [3, 3, 1] },
    flow: scene.state.flow,
    calls: scene.state.calls,
    waiting: [0],
    picks: [],
  });
  expect(viewOf(scene, 0).own).toEqual({ jobs: [skim], drawn: [], stolen: [] });
});

test('CE-37 a spectator sees only public things', () => {
  const scene = position(TABLE);
  expect(viewOf(scene, null)).toEqual({ ...viewOf(scene, 1), seat: null, own: null });
});

test('CE-37 hand sizes are public: money, goods, jobs, allies and stolen cards', () => {
  const scene = steal(position({ hands: [`${HEISTS[0]} skim:Z mayor-1 gun`], suitcases: ['', '$1 $5'] }), 0, 1, '$5');
  expect(corleonesEmpire.tally(scene.state).hands).toEqual([6, 0, 0]);
});

test('CE-37 other jobs in a hand look the same to everybody else', () => {
  const here = position(TABLE);
  const there = position({ ...TABLE, hands: ['$1 skim:M mayor-1', '$2 heist:GZZ rough-up', 'gun'] });
  for (const viewer of [1, 2, null]) expect(viewOf(there, viewer)).toEqual(viewOf(here, viewer));
});

test('CE-37 the order of tiles and the seed are in no view', () => {
  const scene = started({ seats: 4 });
  const { seed } = chacha20('a test');
  expect(JSON.stringify(scene.state)).toContain(seed);
  const tiles = structuredClone(scene.state);
  tiles.sealed.blue.reverse();
  tiles.sealed.red.reverse();
  tiles.sealed.jobs.reverse();
  for (const viewer of [null, 0, 1, 2, 3]) {
    expect(JSON.stringify(viewOf(scene, viewer))).not.toContain(seed);
    expect(viewOf({ ...scene, state: tiles }, viewer)).toEqual(viewOf(scene, viewer));
  }
});

const DEAL: Position = { deck: 'heist:GZZ skim:Z rough-up', hands: ['$1'] };
const DRAWN = after(position(DEAL), [0, thug('barber')], [0, DRAW]);

test('CE-I12, CE-37 only the player who draws sees the drawn jobs', () => {
  const told = { type: 'drew-jobs', seat: 0, count: 2 };
  const seen = { type: 'saw-jobs', seat: 0, jobs: [jobNamed('heist:GZZ'), jobNamed('skim:Z')] };
  expect(heardBy(DRAWN, 1)).toEqual([[seen], [told], [told], [told]]);
  expect(viewOf(DRAWN, 0).own).toEqual({ jobs: [], drawn: seen.jobs, stolen: [] });
});

test('CE-I12, CE-37 whichever jobs are drawn, it looks the same to everybody else', () => {
  const drawing = (deck: string, hand: string): Scene =>
    after(position({ deck, hands: ['$1', hand] }), [0, thug('barber')], [0, DRAW]);
  const [here, there] = [drawing('heist:GZZ skim:Z', 'offer:MMG'), drawing('offer:MMG skim:Z', 'heist:GZZ')];
  expect(viewOf(here, 0)).not.toEqual(viewOf(there, 0));
  for (const viewer of [2, null]) expect(viewOf(there, viewer)).toEqual(viewOf(here, viewer));
});

test('CE-I6, CE-37 of the two drawn jobs the discarded one is public, the kept one is not', () => {
  const kept = after(DRAWN, [0, keepJob('skim:Z', 'heist:GZZ')]);
  const told = { type: 'kept-job', seat: 0, discarded: jobNamed('heist:GZZ') };
  expect(heardBy(kept, 2)).toEqual([[told], [told], [told], [told]]);
  expect(viewOf(kept, 1).open.jobDiscard).toEqual([jobNamed('heist:GZZ')]);
  expect(viewOf(kept, 0).own?.jobs).toEqual([jobNamed('skim:Z')]);
  expect(viewOf(kept, 1).recalled.jobs).toEqual([[1], [0], [0]]);
});

test('CE-37 the Heist’s card is told only to robber and victim', () => {
  const before = position({ hands: ['', HEISTS[0]], turn: 1, suitcases: ['', '', '$1 $5'] });
  const scene = steal(before, 1, 2, '$5');
  const robbed = { type: 'robbed', seat: 1, victim: 2 };
  const card = { type: 'robbed-card', seat: 1, victim: 2, money: 3 };
  const at = events(scene).findIndex(event => (event as { type: string }).type === 'robbed');
  expect(heardBy(scene, at).map(([first]) => first)).toEqual([robbed, card, card, robbed]);
  expect([0, 1, 2].map(seat => viewOf(scene, seat).own?.stolen)).toEqual([[-1], [3], [3]]);
});

test('CE-37 whichever card a Heist took, it looks the same to everybody else', () => {
  const before = position({ hands: ['', HEISTS[0]], turn: 1, suitcases: ['', '', '$1 $5'] });
  const [one, five] = [steal(before, 1, 2, '$1'), steal(before, 1, 2, '$5')];
  for (const viewer of [0, null]) {
    expect(viewOf(one, viewer)).toEqual(viewOf(five, viewer));
    expect(events(one, viewer)).toEqual(events(five, viewer));
  }
});

test('CE-37 cards taken, shown, paid or discarded are told to everybody', () => {
  const hands = ['$1 $5 gun rough-up skim:Z'];
  const scene = after(
    position({ hands, out: [1, 2] }),
    [0, thug('korean-laundry')],
    [0, suitcaseIt('$5')],
    [0, DONE],
    [0, thug('pawn-shop')],
    [0, discardOne],
    [0, discard('job skim:Z')],
    [0, job('rough-up')],
  );
  const types = ['suitcased', 'discarded', 'took', 'paid'];
  const open = [
    { type: 'suitcased', seat: 0, money: 3 },
    { type: 'discarded', seat: 0, card: 10 + jobNamed('skim:Z') },
    { type: 'took', seat: 0, kind: 3, instead: null },
    { type: 'paid', seat: 0, job: jobNamed('rough-up'), goods: [1, 0, 0, 0] },
    { type: 'took', seat: 0, kind: 1, instead: null },
  ];
  for (const seat of [0, 1, 2, null])
    expect(events(scene, seat).filter(event => types.includes((event as { type: string }).type))).toEqual(open);
});

test('CE-28, CE-37 nobody is told a bid until all are sealed, then everybody is', () => {
  const scene = position({ phase: 'bribery', suitcases: ['$1', '$5', '$2'], offered: 'mayor-1 tax-advisor' });
  const two = after(scene, [0, bid('$1')], [0, SEAL], [1, bid('$5')], [1, SEAL], [2, bid('$2')]);
  expect(heardBy(two, 0)).toEqual([[], [], [], []]);
  expect([0, 1, 2, null].map(seat => viewOf(two, seat).picks)).toEqual([
    [bid('$1'), SEAL],
    [bid('$5'), SEAL],
    [bid('$2')],
    [],
  ]);
  const bids = {
    type: 'bids',
    bids: [
      [1, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 1, 0, 0],
    ],
  };
  expect(heardBy(after(two, [2, SEAL]), 0)).toEqual([[bids], [bids], [bids], [bids]]);
});

test('CE-30, CE-37 nobody is told the tribute until all have chosen, or ever what is kept', () => {
  const scene = position({ phase: 'tribute', hands: ['6×$1', '5×$1 skim:Z', ''] });
  const one = after(scene, ...new Array(5).fill([1, keep('$1')] as const), [1, SEAL]);
  expect(heardBy(one, 0)).toEqual([[], [], [], []]);
  expect([0, 2, null].map(seat => viewOf(one, seat).picks)).toEqual([[], [], []]);
  const all = after(one, ...new Array(5).fill([0, keep('$1')] as const), [0, SEAL]);
  const told = [
    { type: 'tribute', seat: 0, cards: [0] },
    { type: 'tribute', seat: 1, cards: [10 + jobNamed('skim:Z')] },
  ];
  for (const heard of heardBy(all, 0)) expect(heard.slice(0, 2)).toEqual(told);
});

test('CE-37, CE-41 nobody is told the cards for an offer until all have given, then everybody is', () => {
  const hands = ['2×blood-money gun offer:MMG', '$1 $5', '$2 $3'];
  const asked = after(position({ hands }), [0, job('offer:MMG')], [0, OFFER]);
  const [five, one] = [after(asked, [1, give('$5')]), after(asked, [1, give('$1')])];
  for (const viewer of [0, 2, null]) {
    expect(viewOf(five, viewer)).toEqual(viewOf(one, viewer));
    expect(events(five, viewer)).toEqual(events(asked, viewer));
  }
  const offered = { type: 'offered', seat: 0, money: [null, 3, 1], best: 1 };
  for (const heard of heardBy(after(five, [2, give('$2')]), 0)) expect(heard).toContainEqual(offered);
});

test('CE-28, CE-30, CE-41 these decisions are secret', () => {
  const hands = ['2×blood-money gun offer:MMG', '$1 $5'];
  const offer = after(position({ hands }), [0, job('offer:MMG')], [0, OFFER]);
  const bribery = position({ phase: 'bribery', suitcases: ['', '$1'] });
  const tribute = position({ phase: 'tribute', hands: ['', '6×$1'] });
  const asked = [offer, bribery, tribute].map(({ rules, state }) => prompt(rules, state, 1));
  expect(asked.map(each => [each?.kind, each?.rule, each?.secret])).toEqual([
    ['offer', 'CE-41', true],
    ['bid', 'CE-28', true],
    ['tribute', 'CE-30', true],
  ]);
});

test('CE-37 the option open-tally only tells the client to show totals', () => {
  const [shut, open] = [position(TABLE), position({ ...TABLE, options: { 'open-tally': true } })];
  expect([shut.rules.given.openTally, open.rules.given.openTally]).toEqual([false, true]);
  expect({ ...viewOf(open, 1), given: null }).toEqual({ ...viewOf(shut, 1), given: null });
});
