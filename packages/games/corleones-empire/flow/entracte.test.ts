import { copy } from '@consigliere/kernel';
import { preview, shuffle, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { bid, keep, SEAL, takeAlly } from '../testing/answers.ts';
import { allyNamed, jobNamed } from '../testing/cards.ts';
import { type Position, position, type Scene, started } from '../testing/position.ts';
import { type Answered, after, awaited, decision, events, eventsOf, hand, suitcase } from '../testing/scene.ts';

const between = (wanted: Position): Scene => position({ phase: 'entracte', ...wanted });
/** The next act's allies as chance lays them out. */
function laidOut(seats: number, from: number): number[] {
  const rng = copy(started({ seats }).state.rng);
  return shuffle(
    rng,
    'allies',
    Array.from({ length: 6 }, (_, i) => from + i),
  );
}
/** The only player who is asked keeps five $1 out of six. */
function afterTribute(scene: Scene): Scene {
  const [seat = 0] = awaited(scene);
  return after(scene, ...new Array<Answered>(5).fill([seat, keep('$1')]), [seat, SEAL]);
}
const EMPTY_BOARD = { thugAt: new Array(19).fill(-1), memberAt: new Array(16).fill(-1), hudson: [], chief: -1 };

test.each([
  [1, 2, true],
  [2, 2, false],
  [3, 3, true],
])('CE-31 after Act %i: everybody has %i Family Members (one joins: %s)', (act, members, joins) => {
  const scene = between({ act });
  expect(eventsOf(scene, 'entracte')).toEqual([{ type: 'entracte', act, newMember: joins }]);
  expect(scene.state.open).toMatchObject({ act, members: [members, members, members], membersInPlay: members });
});

test.each([
  [2, 3],
  [3, 2],
  [5, 2],
])('CE-31 with %i players all figures leave the board and the Hudson; all %i Thugs are in reserve', (seats, thugs) => {
  const scene = between({
    ...{ seats, act: 2, out: [0, 1] },
    figures: { 'tax-office': 0, bar: 'union-boss', F04: 'mayor', F01: 1, F12: 1, queens: 'chief' },
    reserve: [
      [0, 1],
      [1, 0],
    ],
  });
  expect(scene.state.open).toMatchObject(EMPTY_BOARD);
  expect(scene.state.open).toMatchObject({
    thugs: new Array(seats).fill(thugs),
    members: new Array(seats).fill(2),
    out: new Array(seats).fill(false),
  });
});

test('CE-31 neutral figures belong to nobody again', () => {
  const wanted: Position = { options: { 'neutral-control': 'phase' }, figures: { bar: 'union-boss' } };
  const scene = position({ ...wanted, hands: ['5×$1', '6×$1'], phase: 'tribute' });
  scene.state.open.neutralsOf = [2, 0, 1];
  expect(decision(scene)).toEqual(['tribute', 1]);
  expect(afterTribute(scene).state.open.neutralsOf).toEqual([-1, -1, -1]);
});

test('CE-31 control markers, tiles, hands and suitcases stay', () => {
  const wanted: Position = {
    control: { queens: [0, 1], midtown: [2] },
    tiles: { 'wall-street': 'brewery' },
    hands: ['$1 gun skim:Z mayor-1', '', '5×$2'],
    suitcases: ['$5', '2×$3'],
    completed: ['rough-up', 'heist:GZZ'],
  };
  const scene = between(wanted);
  const { open, recalled } = scene.state;
  expect(open.control).toEqual([[], [], [], [0, 1], [], [2], []]);
  expect(open.markers).toEqual([8, 8, 8]);
  expect(open.turfs[12]).toBe(0);
  expect([0, 1, 2].map(seat => hand(scene, seat))).toEqual(['$1 gun skim:Z mayor-1', '', '5×$2']);
  expect([0, 1, 2].map(seat => suitcase(scene, seat))).toEqual(['$5', '2×$3', '']);
  expect(recalled.completed).toEqual([[jobNamed('rough-up')], [jobNamed('heist:GZZ')], []]);
});

test('CE-32 the Horse Head stays where it is', () => {
  const scene = between({ turn: 0, horseHead: 2 });
  expect(scene.state.open.horseHead).toBe(2);
  expect(decision(scene)).toEqual(['turn', 2]);
});

/** Sets the public spaces by hand, with gaps, and lets the Entr'acte begin. */
function refilled(
  publicJobs: readonly number[],
  { deck, jobDiscard = '' }: { deck: string; jobDiscard?: string },
): Scene {
  const before = position({ phase: 'tribute', hands: ['6×$1'], deck, jobDiscard });
  for (const [space, job] of publicJobs.entries()) before.state.open.publicJobs[space] = job;
  return afterTribute(before);
}

test('CE-32 empty public job spaces are refilled from the deck, old cards stay', () => {
  const [heist, skim] = [jobNamed('heist:GZZ'), jobNamed('skim:Z')];
  const scene = refilled([-1, jobNamed('offer:MMG'), -1], { deck: 'heist:GZZ skim:Z rough-up' });
  expect(scene.state.open.publicJobs).toEqual([heist, jobNamed('offer:MMG'), skim]);
  expect(scene.state.sealed.jobs).toEqual([jobNamed('rough-up')]);
  expect(eventsOf(scene, 'public-job')).toEqual([
    { type: 'public-job', job: heist, at: 0 },
    { type: 'public-job', job: skim, at: 2 },
  ]);
});

test('CE-24, CE-32 the discarded jobs are shuffled when the deck is empty', () => {
  const scene = refilled([-1, -1, jobNamed('offer:MMG')], { deck: 'heist:GZZ', jobDiscard: 'skim:Z rough-up' });
  const [first, second] = scene.state.open.publicJobs;
  expect(first).toBe(jobNamed('heist:GZZ'));
  expect([second, ...scene.state.sealed.jobs].sort()).toEqual([jobNamed('rough-up'), jobNamed('skim:Z')].sort());
  expect(scene.state.open.jobDiscard).toEqual([]);
  expect(eventsOf(scene, 'reshuffled', 'public-job')).toEqual([
    { type: 'public-job', job: first, at: 0 },
    { type: 'reshuffled', cards: 2 },
    { type: 'public-job', job: second, at: 1 },
  ]);
});

test('CE-24, CE-32 without any job a space stays empty', () => {
  const scene = refilled([-1, jobNamed('offer:MMG'), -1], { deck: 'heist:GZZ' });
  expect(scene.state.open.publicJobs).toEqual([jobNamed('heist:GZZ'), jobNamed('offer:MMG'), -1]);
});

test.each([
  [1, 2, 6],
  [1, 5, 6],
  [2, 3, 12],
  [2, 4, 12],
])(
  'CE-32 after Act %i with %i players: allies left over leave the game, the next six are shuffled',
  (act, seats, from) => {
    const offered = ['', 'mayor-1 tax-advisor', 'loan-shark mayor-2'][act]!;
    const scene = between({ act, seats, offered });
    const allies = laidOut(seats, from);
    expect(scene.state.open.allies).toEqual(allies.slice(0, seats - 1));
    expect(eventsOf(scene, 'allies')).toEqual([{ type: 'allies', allies: allies.slice(0, seats - 1) }]);
    const gone = Array.from({ length: from }, (_, i) => i);
    expect(scene.state.open.gone.toSorted((a, b) => a - b)).toEqual(
      [...gone, ...allies.slice(seats - 1)].toSorted((a, b) => a - b),
    );
  },
);

test('CE-32 before Act IV no allies are laid out; those left over leave the game', () => {
  const scene = between({ act: 3, offered: 'capo private-banker' });
  expect(scene.state.open.allies).toEqual([]);
  expect(eventsOf(scene, 'allies')).toEqual([]);
  expect(scene.state.open.gone.slice(-2)).toEqual([allyNamed('capo'), allyNamed('private-banker')]);
});

test('CE-31, CE-32, CE-6 the events between two acts', () => {
  const scene = between({ act: 1, publicJobs: 'rough-up skim:Z', tiles: { 'wall-street': 'brewery' }, horseHead: 1 });
  expect(events(scene)).toEqual([
    { type: 'entracte', act: 1, newMember: true },
    { type: 'public-job', job: 0, at: 2 },
    { type: 'allies', allies: laidOut(3, 6).slice(0, 2) },
    { type: 'act', act: 1 },
    { type: 'opened', business: 14, turf: 1 },
    { type: 'turn', seat: 1 },
  ]);
});

test('CE-32, CE-37 nobody can foresee which allies are laid out', () => {
  const wanted: Position = { phase: 'bribery', suitcases: ['$1'], publicJobs: 'rough-up skim heist' };
  const { rules, state } = after(position({ ...wanted, offered: 'mayor-1 tax-advisor' }), [0, bid('$1')], [0, SEAL]);
  const { depends } = preview(rules, view(rules, state, 0), takeAlly('mayor-1'));
  expect(depends).toEqual({ type: 'allies' });
});
