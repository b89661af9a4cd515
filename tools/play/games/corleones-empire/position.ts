import { type CorleonesEmpire, corleonesEmpire as game, standard } from '@consigliere/games/corleones-empire';
import { type Language, type Rules, rulesOf, type Seat, type State, sfc32, start } from '@consigliere/kernel';
import { colourless } from '../../../lib/colours.ts';
import type { Easel } from '../../drawing.ts';

/** Positions for the tests of the drawing. */

export const easel = (language: Language, width = 80, reader: Seat | null = 0): Easel => ({
  language,
  who: { names: ['Ada', 'Vito', 'Carmela', 'Salvo', 'Lucia'], reader },
  colours: colourless,
  width,
});

export function rulesWith(seats: number, options: Readonly<Record<string, unknown>> = {}): Rules<CorleonesEmpire> {
  const parsed = rulesOf(game, seats, { families: 'random', ...options });
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.value;
}

function indexOf(rows: readonly { readonly id: string }[], id: string): number {
  const index = rows.findIndex(row => row.id === id);
  if (index < 0) throw new Error(`there is no ${id}`);
  return index;
}
const JOBS = standard.jobs.flatMap(({ id, costs }) => costs.map(cost => ({ id: `${id} ${cost}` })));
/** A job card by its name and cost: `heist GZZ`. */
export const job = (name: string): number => indexOf(JOBS, name);
export const business = (id: string): number => indexOf(standard.businesses, id);
export const space = (id: string): number => indexOf(standard.spaces, id);
export const ally = (id: string): number => indexOf(standard.allies, id);
/** A figure by its rank: 0 Don, 1 Consigliere, 2 Heir, 3 Thug. */
export const figure = (seat: Seat, rank: number): number => 4 * seat + rank;

/** What is not told is as in `given`. */
export interface Position {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly change?: (state: State<CorleonesEmpire>) => void;
}

interface Placed {
  readonly rules: Rules<CorleonesEmpire>;
  readonly state: State<CorleonesEmpire>;
}

/**
 * Ada's turn in Act II, the Horse Head with Vito. Ada holds $1, $2, $3, a Gun, Booze, two jobs and an ally; her Don stands on
 * F12, Vito's Thug on the Gun Shop, Carmela's Consigliere on F03. Vito controls Chelsea over Ada, Ada controls Queens.
 */
export function given({ options = {}, change }: Position = {}): Placed {
  const rules = rulesWith(3, options);
  const { state }: { state: State<CorleonesEmpire> } = start(rules, sfc32(1));
  setTable(state);
  dealCards(state);
  state.flow = [
    { id: 0, kind: 'match', frame: { at: 4 } },
    { id: 1, kind: 'business', frame: { next: 1, last: 0 } },
    { id: 2, kind: 'turn', frame: { seat: 0 } },
  ];
  state.calls = 3;
  state.awaited = 1;
  change?.(state);
  return { rules, state };
}

function setTable({ open, sealed }: State<CorleonesEmpire>): void {
  Object.assign(open, { act: 1, turn: 0, horseHead: 1, families: [0, 1, 2], membersInPlay: 2 });
  Object.assign(open, { thugs: [2, 1, 2], members: [1, 2, 1], markers: [7, 8, 9] });
  const tiles = { 'hotel-edison': 0, brewery: 1 };
  open.turfs = standard.businesses.map(({ id, on }) =>
    typeof on === 'number' ? on - 1 : id in tiles ? tiles[id as keyof typeof tiles] : -1,
  );
  sealed.blue = open.turfs.flatMap((turf, id) => (turf < 0 && standard.businesses[id]?.on === 'blue' ? [id] : []));
  sealed.red = open.turfs.flatMap((turf, id) => (turf < 0 && standard.businesses[id]?.on === 'red' ? [id] : []));
  open.memberAt[space('F12')] = figure(0, 0);
  open.memberAt[space('F03')] = figure(2, 1);
  open.thugAt[business('gun-shop')] = figure(1, 3);
  open.control = [[], [], [], [0], [], [], [0, 1]];
  open.piles = [25, 26, 27, 28, 6, 7, 8, 8];
  open.allies = [ally('mayor-2'), ally('loan-shark')];
  open.publicJobs = [job('heist GZZ'), job('rough-up G'), -1];
}

function dealCards({ open, own, recalled, sealed }: State<CorleonesEmpire>): void {
  const jobs = [[job('shakedown MGZ'), job('skim Z')], [job('car-bomb GGMZ')], []];
  for (const [seat, drawer] of own.entries()) Object.assign(drawer, { jobs: jobs[seat], drawn: [], stolen: [] });
  recalled.jobs = jobs.map(({ length }) => [length]);
  recalled.hands = [
    [1, 1, 1, 0, 1, 0, 1, 0],
    [0, 0, 0, 2, 0, 1, 0, 1],
    [1, 0, 0, 1, 0, 0, 0, 0],
  ];
  recalled.suitcases = [
    [0, 1, 0, 2],
    [0, 0, 3, 4],
    [0, 0, 0, 0],
  ];
  recalled.completed = [[job('rough-up G') + 1, job('smuggling-run Z')], [job('contract-hit GM')], []];
  recalled.allies = [[ally('tax-advisor')], [ally('hired-muscle')], []];
  const seen = new Set([...jobs.flat(), ...open.publicJobs, ...recalled.completed.flat()]);
  sealed.jobs = JOBS.flatMap((_, card) => (seen.has(card) ? [] : [card]));
}
