import { expect, test } from 'vitest';
import { check, things } from './inventory.ts';
import { DRAW, member } from './testing/answers.ts';
import { allyNamed, jobNamed } from './testing/cards.ts';
import { HEISTS, steal } from './testing/heist.ts';
import { type Position, position, type Scene, started } from './testing/position.ts';
import { after } from './testing/scene.ts';
import type { CeState } from './types.ts';

/** The count of each thing, wherever it is. */
function counts({ state }: Scene): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [thing, , count] of things(state)) sums[thing] = (sums[thing] ?? 0) + count;
  return sums;
}

/** The whole box for this many seats. */
function box(seats: number): Record<string, number> {
  const all: Record<string, number> = {};
  for (let kind = 0; kind < 8; kind++) all[`card ${kind}`] = kind < 4 ? 30 : 8;
  for (let job = 0; job < 44; job++) all[`job ${job}`] = 1;
  for (let business = 0; business < 19; business++) all[`business ${business}`] = 1;
  for (let seat = 0; seat < seats; seat++) {
    all[`thug of ${seat}`] = seats === 2 ? 3 : 2;
    all[`member of ${seat}`] = 1;
    all[`marker of ${seat}`] = 9;
  }
  return all;
}

/** A table with things everywhere. */
const FULL: Position = {
  act: 2,
  hands: [`${HEISTS[0]} mayor-1`, '$5 skim:Z', ''],
  suitcases: ['$1', '$2 $5'],
  completed: ['', 'rough-up'],
  played: ['', 'loan-shark'],
  publicJobs: 'offer:MMG',
  jobDiscard: 'car-bomb',
  offered: 'mayor-2',
  tiles: { 'wall-street': 'brewery', brooklyn: 'central-bank' },
  figures: { 'gun-shop': 0, bar: 'union-boss', F04: 'mayor', F05: 1, queens: 'chief' },
  reserve: [[0, 1]],
  control: { queens: [0, 1, 1] },
};

test.each([2, 3, 4, 5])('CE-C1 to CE-C9 %i players: everything of the box is counted once', seats => {
  expect(counts(started({ seats }))).toEqual(box(seats));
  expect(counts(started({ seats, options: { families: 'chosen' } }))).toEqual(box(seats));
});

test('CE-C1 to CE-C9 everything is counted: hands, suitcases, board, Hudson, drawn and stolen cards', () => {
  expect(counts(position(FULL))).toEqual(box(3));
  const drawn = after(position(FULL), [0, member('F07')], [0, DRAW]);
  expect(drawn.state.own[0]?.drawn).toHaveLength(2);
  expect(counts(drawn)).toEqual(box(3));
  const robbed = steal(position(FULL), 0, 1, '$5');
  expect(counts(robbed)).toEqual(box(3));
  expect([...things(robbed.state)].filter(([thing, , count]) => thing === 'card 3' && count > 0)).toEqual([
    ['card 3', 'pile', 28],
    ['card 3', 'hand 0', 1],
    ['card 3', 'hand 1', 1],
  ]);
});

test('CE-C2 Family Members of later acts wait beside the board: there is one for each player', () => {
  for (const act of [1, 2, 3, 4]) expect(counts(position({ act, figures: { F04: 0 } }))).toEqual(box(3));
});

const lost: readonly (readonly [string, string, number, (state: CeState) => void])[] = [
  ['a money card taken from a pile', 'card 3', 29, ({ open }) => void open.piles.splice(3, 1, 27)],
  ['a good doubled in a hand', 'card 4', 9, ({ recalled }) => void recalled.hands[2]?.splice(4, 1, 1)],
  ['money doubled in a suitcase', 'card 0', 31, ({ recalled }) => void recalled.suitcases[2]?.splice(0, 1, 1)],
  ['a job of a hand lost', `job ${jobNamed('skim:Z')}`, 0, ({ own }) => void own[1]?.jobs.pop()],
  ['a job of the deck lost', 'job 0', 0, ({ sealed }) => void sealed.jobs.pop()],
  ['a job doubled in the discard', 'job 5', 2, ({ open }) => void open.jobDiscard.push(5)],
  ['a public job lost', `job ${jobNamed('offer:MMG')}`, 0, ({ open }) => void open.publicJobs.splice(0, 1, -1)],
  ['a completed job lost', `job ${jobNamed('rough-up')}`, 0, ({ recalled }) => void recalled.completed[1]?.pop()],
  ['a job doubled as being done', 'job 6', 2, ({ open }) => void Object.assign(open, { underway: 6 })],
  ['a drawn job doubled', 'job 7', 2, ({ own }) => void own[0]?.drawn.push(7)],
  ['a blue tile lost', 'business 7', 0, ({ sealed }) => void sealed.blue.shift()],
  ['a red tile lost', 'business 16', 0, ({ sealed }) => void sealed.red.shift()],
  ['a tile doubled on the board', 'business 7', 2, ({ open }) => void open.turfs.splice(7, 1, 4)],
  ['a business taken off the board', 'business 0', 0, ({ open }) => void open.turfs.splice(0, 1, -1)],
  ['a Thug lost on the board', 'thug of 0', 1, ({ open }) => void open.thugAt.splice(5, 1, -1)],
  ['a Thug doubled in reserve', 'thug of 1', 3, ({ open }) => void open.thugs.splice(1, 1, 3)],
  ['a Thug lost in the Hudson', 'thug of 0', 1, ({ open }) => void open.hudson.shift()],
  ['a Family Member lost on the board', 'member of 1', 0, ({ open }) => void open.memberAt.splice(4, 1, -1)],
  ['a Family Member doubled in reserve', 'member of 2', 2, ({ open }) => void open.members.splice(2, 1, 3)],
  ['a marker lost in the supply', 'marker of 1', 8, ({ open }) => void open.markers.splice(1, 1, 6)],
  ['a marker doubled on the board', 'marker of 2', 10, ({ open }) => void open.control[0]?.push(2)],
];

test.each(lost)('CE-C2 to CE-C9 the inventory shows %s', (_what, thing, count, spoil) => {
  const scene = position(FULL);
  spoil(scene.state);
  const found = counts(scene);
  expect(found[thing] ?? 0).toBe(count);
  expect({ ...found, [thing]: box(3)[thing] }).toEqual(box(3));
});

const ROBBED = (): Scene => steal(position({ hands: [HEISTS[0]], suitcases: ['', '$1 $5'] }), 0, 1, '$5');
const wrongs: readonly (readonly [string, () => Scene, (state: CeState) => void])[] = [
  ['there are two Union Bosses', () => position(FULL), ({ open }) => void open.thugAt.splice(0, 1, -2)],
  ['there are two Mayors', () => position(FULL), ({ open }) => void open.memberAt.splice(0, 1, -2)],
  [
    'somebody stands on a space that is not for so few players (CE-14)',
    () => position({ seats: 2 }),
    ({ open }) => void open.memberAt.splice(1, 1, 0),
  ],
  [
    'somebody stands on a space that is not for so few players (CE-14)',
    () => position({ seats: 2 }),
    ({ open }) => void open.memberAt.splice(15, 1, -2),
  ],
  ['ally 0 lies in 2 places in act 2', () => position(FULL), ({ open }) => void open.gone.push(0)],
  ['ally 11 lies in 0 places in act 2', () => position(FULL), ({ open }) => void open.played[1]?.pop()],
  ['ally 6 lies in 0 places in act 2', () => position(FULL), ({ open }) => void open.allies.pop()],
  ['ally 0 lies in 0 places in act 2', () => position(FULL), ({ recalled }) => void recalled.allies[0]?.pop()],
  ['ally 1 lies in 0 places in act 2', () => position(FULL), ({ open }) => void open.gone.shift()],
  ['ally 12 lies in 1 places in act 2', () => position(FULL), ({ open }) => void open.gone.push(allyNamed('mayor-3'))],
  ['ally 17 lies in 0 places in act 4', () => position({ act: 4 }), ({ open }) => void open.gone.pop()],
  ['ally 0 lies in 1 places in act 1', () => started(), ({ open }) => void Object.assign(open, { phase: 'families' })],
  [
    'seat 1 holds jobs of other shuffles than recalled',
    () => position(FULL),
    ({ recalled }) => void recalled.shuffle.splice(jobNamed('skim:Z'), 1, 1),
  ],
  ['seat 1 holds jobs of other shuffles than recalled', () => position(FULL), ({ own }) => void own[1]?.jobs.push(3)],
  ['robber and victim have not seen the same card', ROBBED, ({ own }) => void own[0]?.stolen.splice(0, 1, 0)],
  [
    'what was stolen is thought impossible',
    ROBBED,
    ({ own }) => [own[0], own[1]].forEach(each => void each?.stolen.splice(0, 1, 2)),
  ],
  ['what was stolen is thought impossible', ROBBED, ({ recalled }) => void recalled.doubt.splice(3, 1, 0)],
  [
    'nobody knows what was stolen',
    ROBBED,
    ({ own }) => [own[0], own[1]].forEach(each => void each?.stolen.splice(0, 1, -1)),
  ],
];

test.each(wrongs)('CE-37 a wrong state is found: %s', (why, scene, spoil) => {
  const { rules, state } = scene();
  if (!why.includes('act 1')) expect(check(state, rules.given)).toBeNull();
  spoil(state);
  expect(check(state, rules.given)).toBe(why);
});

test('CE-33 at the end nobody holds anything', () => {
  const { rules, state } = position({ act: 4, phase: 'entracte', hands: ['$1', 'gun'] });
  expect(check(state, rules.given)).toBeNull();
  state.recalled.hands[1]?.splice(4, 1, 1);
  expect(check(state, rules.given)).toBe('seat 1 holds cards after the end (CE-33)');
  state.open.phase = 'tribute';
  expect(check(state, rules.given)).toBeNull();
});

test.each([2, 3, 4, 5])('CE-1 to CE-5 a table of %i players is sound when it begins', seats => {
  for (const families of ['chosen', 'random']) {
    const { rules, state } = started({ seats, options: { families } });
    expect(check(state, rules.given)).toBeNull();
  }
});
