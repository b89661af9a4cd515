import type { DeepReadonly, Drawers } from '@consigliere/kernel';
import { addTo } from './counts.ts';
import { enterHand, keepJob } from './hands.ts';
import { type CeTable, type CorleonesEmpire, EMPTY, type Given, NONE, type Turf } from './types.ts';

/** The table before anybody has chosen: every card in its pile or deck, every figure in its place. */
export function setup(given: DeepReadonly<Given>, seats: number): Drawers<CorleonesEmpire> {
  const each = <X>(make: () => X): X[] => {
    const all: X[] = [];
    for (let seat = 0; seat < seats; seat++) all.push(make());
    return all;
  };
  const tiles = (red: boolean): number[] =>
    given.businesses.flatMap((business, id) => (business.turf === NONE && business.red === red ? [id] : []));
  return {
    open: {
      act: 0,
      phase: 'families',
      families: each(() => NONE),
      turn: 0,
      horseHead: 0,
      out: each(() => false),
      turfs: given.businesses.map(({ turf }) => turf),
      thugAt: given.businesses.map(() => EMPTY),
      memberAt: given.spaces.map(() => EMPTY),
      chief: NONE,
      neutralsOf: [NONE, NONE, NONE],
      hudson: [],
      thugs: each(() => given.thugs),
      members: each(() => 1),
      membersInPlay: 1,
      markers: each(() => given.markers),
      control: [[], [], [], [], [], [], []],
      piles: [...given.cards],
      publicJobs: Array.from({ length: given.publicJobs }, () => NONE),
      jobDiscard: [],
      underway: NONE,
      allies: [],
      played: each(() => []),
      gone: [],
      settlement: null,
    },
    recalled: {
      hands: each(() => [0, 0, 0, 0, 0, 0, 0, 0]),
      suitcases: each(() => [0, 0, 0, 0]),
      heists: [],
      doubt: [],
      allies: each(() => []),
      completed: each(() => []),
      shuffle: given.jobs.map(() => 0),
      jobs: each(() => [0]),
    },
    own: each(() => ({ jobs: [], drawn: [], stolen: [] })),
    sealed: { jobs: given.jobs.map((_, job) => job), blue: tiles(false), red: tiles(true) },
  };
}

/** CE-1 to CE-5 */
export function prepare(table: CeTable): void {
  const { open, given, sealed, seats } = table;
  table.shuffle('blue tiles', sealed.blue);
  table.shuffle('red tiles', sealed.red);
  table.shuffle('jobs', sealed.jobs);
  open.horseHead = table.random('first player', seats.length);
  open.turn = open.horseHead;
  const tiles = given.startingTiles.map(turf => ({ business: putTile(table, sealed.blue, turf), turf }));
  for (let space = 0; space < open.publicJobs.length; space++) open.publicJobs[space] = sealed.jobs.pop() ?? NONE;
  layOutAllies(table);
  for (const seat of seats) {
    for (const money of given.startingMoney) {
      addTo(open.piles, money, -1);
      enterHand(table, seat, money);
    }
    for (let card = 0; card < given.startingJobs; card++) keepJob(table, seat, drawFrom(sealed.jobs));
  }
  const dealt = () => ({
    first: open.horseHead,
    publicJobs: [...open.publicJobs],
    allies: [...open.allies],
    tiles: tiles.map(tile => ({ ...tile })),
  });
  const hands = seats.map(seat => ({ type: 'dealt' as const, ...dealt(), jobs: [...table.own(seat).jobs] }));
  table.tellEach('CE-5', { type: 'set-up', ...dealt() }, hands);
}

function drawFrom(deck: number[]): number {
  const card = deck.pop();
  if (card === undefined) throw new Error('there are too few cards to deal');
  return card;
}

function putTile({ open }: CeTable, deck: number[], turf: Turf): number {
  const business = drawFrom(deck);
  open.turfs[business] = turf;
  return business;
}

/** CE-6 Puts the top tile of a colour on the lowest-numbered turf with an empty business space. */
export function openBusiness(table: CeTable, colour: 'blue' | 'red'): void {
  const { open, given, sealed } = table;
  const built = new Set(open.turfs.filter((_, business) => given.businesses[business]?.turf === NONE));
  const turf = open.control.findIndex((_, each) => !built.has(each));
  if (turf < 0 || sealed[colour].length === 0) return;
  table.tell('CE-6', { type: 'opened', business: putTile(table, sealed[colour], turf), turf });
}

/** CE-3, CE-32 Shuffles the allies of the act and lays out one fewer than there are players; the rest leave the game. */
export function layOutAllies(table: CeTable): void {
  const { open, given, seats } = table;
  const allies = given.allies.flatMap(({ act }, ally) => (act === open.act ? [ally] : []));
  table.shuffle('allies', allies);
  open.allies.push(...allies.splice(0, seats.length - 1));
  open.gone.push(...allies);
}
