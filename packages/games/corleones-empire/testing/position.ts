import type { Rules, Seat, State } from '@consigliere/kernel';
import { chacha20, type Notice, rulesOf, start, World } from '@consigliere/kernel/host';
import { at } from '../counts.ts';
import type { Edition } from '../edition/edition.ts';
import { standard } from '../edition/standard.ts';
import { corleonesEmpire } from '../index.ts';
import { given } from '../options.ts';
import { setup } from '../setup.ts';
import {
  ALLY_CARDS,
  type CeState,
  type CorleonesEmpire,
  type HandCard,
  JOB_CARDS,
  KINDS,
  NEUTRAL,
  THUG,
} from '../types.ts';
import { businessNamed, cardName, dealer, spaceNamed, turfNamed } from './cards.ts';

/** A state under its rules, and everything that was said since the scene was set. */
export interface Scene {
  readonly rules: Rules<CorleonesEmpire>;
  readonly state: State<CorleonesEmpire>;
  readonly notices: readonly Notice<CorleonesEmpire>[];
}

/** Where the match continues: with a player's turn, or at the beginning of a phase, which then runs until somebody is asked. */
const PARTS = { act: 2, business: 3, 'turf-war': 4, bribery: 5, tribute: 6, entracte: 7 } as const;

/** A position in family business. Lists go by seat; a missing seat has none. */
export interface Position {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** An edition other than the standard one; cards still go by the standard names. */
  readonly edition?: Edition;
  /** From 1. */
  readonly act?: number;
  readonly turn?: Seat;
  readonly horseHead?: Seat;
  readonly phase?: keyof typeof PARTS;
  /** Cards in words: see cards.ts. */
  readonly hands?: readonly string[];
  readonly suitcases?: readonly string[];
  readonly completed?: readonly string[];
  readonly played?: readonly string[];
  readonly publicJobs?: string;
  readonly jobDiscard?: string;
  /** The deck, the top card first; by default all jobs that aren't anywhere else, in the order of their numbers. */
  readonly deck?: string;
  readonly offered?: string;
  /** Tiles by turf: { 'wall-street': 'hotel-edison' }. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Figures by place: { 'gun-shop': 1, F04: 'mayor', chelsea: 'chief' }; a number is a seat. */
  readonly figures?: Readonly<Record<string, Seat | 'mayor' | 'union-boss' | 'chief'>>;
  /** Thugs and Family Members in reserve; by default all that aren't on the board, otherwise the rest is in the Hudson. */
  readonly reserve?: readonly (readonly [thugs: number, members: number])[];
  readonly out?: readonly Seat[];
  /** Markers by turf, from the bottom to the top: { midtown: [0, 1] }. */
  readonly control?: Readonly<Record<string, readonly Seat[]>>;
  /** Cards left in piles: { $5: 0 }; missing ones went to an extra seat after the last, out of the game. */
  readonly piles?: Readonly<Record<string, number>>;
}

/** A match that has just begun, as the kernel starts it; families are random unless the options say otherwise. */
export function started({ seats = 3, options = {}, seed = 'a test', edition = standard }: Position = {}): Scene {
  const game = { ...corleonesEmpire, given: (chosen: typeof options, count: number) => given(chosen, count, edition) };
  const rules = rulesOf(game, seats, { families: 'random', ...options });
  if (!rules.ok) throw new Error(rules.why);
  return { rules: rules.value, ...start(rules.value, chacha20(seed)) };
}

/** Adds to a number in a list that must be there. */
function add(list: number[] | undefined, index: number, by: number): void {
  if (list !== undefined) list[index] = at(list, index) + by;
}

function putCard(state: CeState, seat: Seat, card: HandCard): void {
  const { recalled } = state;
  if (card >= ALLY_CARDS) recalled.allies[seat]?.push(card - ALLY_CARDS);
  else if (card >= JOB_CARDS) {
    state.own[seat]?.jobs.push(card - JOB_CARDS);
    state.own[seat]?.jobs.sort((a, b) => a - b);
    add(recalled.jobs[seat], 0, 1);
  } else {
    add(recalled.hands[seat], card, 1);
    add(state.open.piles, card, -1);
  }
}

function dealCards(state: CeState, position: Position): void {
  const deal = dealer();
  const jobs = (text = ''): number[] => deal(text).map(card => card - JOB_CARDS);
  const allies = (text = ''): number[] => deal(text).map(card => card - ALLY_CARDS);
  const { open, recalled, sealed } = state;
  for (const [seat, text] of (position.hands ?? []).entries())
    for (const card of deal(text)) putCard(state, seat, card);
  for (const [seat, text] of (position.suitcases ?? []).entries())
    for (const kind of deal(text)) {
      add(recalled.suitcases[seat], kind, 1);
      add(open.piles, kind, -1);
    }
  for (const [seat, text] of (position.completed ?? []).entries()) recalled.completed[seat] = jobs(text);
  for (const [seat, text] of (position.played ?? []).entries()) open.played[seat] = allies(text);
  for (const [space, job] of jobs(position.publicJobs).entries()) open.publicJobs[space] = job;
  open.jobDiscard = jobs(position.jobDiscard);
  open.allies = allies(position.offered);
  const seen = new Set([...state.own.flatMap(own => own.jobs), ...open.publicJobs, ...open.jobDiscard]);
  for (const job of recalled.completed.flat()) seen.add(job);
  const rest = sealed.jobs.filter(job => !seen.has(job)).reverse();
  sealed.jobs = position.deck === undefined ? rest : jobs(position.deck).reverse();
  if (position.deck !== undefined) recalled.completed[0]?.push(...rest.filter(job => !sealed.jobs.includes(job)));
}

/** Allies of the acts so far that aren't anywhere else have left the game. */
function sendAway({ open, recalled }: CeState, { given }: Rules<CorleonesEmpire>): void {
  const here = new Set([...open.allies, ...open.played.flat(), ...recalled.allies.flat()]);
  const last = open.act - (given.acts[open.act]?.bribery ? 0 : 1);
  open.gone = given.allies.flatMap(({ act }, ally) => (act <= last && !here.has(ally) ? [ally] : []));
}

function putFigures({ open }: CeState, { figures = {}, reserve }: Position): void {
  for (const [where, figure] of Object.entries(figures)) {
    if (figure === 'chief') open.chief = turfNamed(where);
    else if (figure === 'mayor') open.memberAt[spaceNamed(where)] = NEUTRAL;
    else if (figure === 'union-boss') open.thugAt[businessNamed(where)] = NEUTRAL;
    else if (/^F\d/.test(where)) {
      open.memberAt[spaceNamed(where)] = 4 * figure + open.membersInPlay - at(open.members, figure);
      add(open.members, figure, -1);
    } else {
      open.thugAt[businessNamed(where)] = 4 * figure + THUG;
      add(open.thugs, figure, -1);
    }
  }
  for (const [seat, [thugs, members]] of (reserve ?? []).entries()) {
    for (; at(open.thugs, seat) > thugs; add(open.thugs, seat, -1)) open.hudson.push(4 * seat + THUG);
    for (; at(open.members, seat) > members; add(open.members, seat, -1))
      open.hudson.push(4 * seat + open.membersInPlay - at(open.members, seat));
  }
}

function setBoard(state: CeState, { given }: Rules<CorleonesEmpire>, position: Position): void {
  const { open, sealed } = state;
  open.act = (position.act ?? 1) - 1;
  open.phase = 'business';
  open.membersInPlay = given.acts.filter(({ newMember }, act) => newMember && act <= open.act).length + 1;
  open.members = open.members.map(() => open.membersInPlay);
  open.families = open.families.map((_, seat) => seat);
  open.turn = position.turn ?? 0;
  open.horseHead = position.horseHead ?? open.turn;
  for (const seat of position.out ?? []) open.out[seat] = true;
  for (const [turf, tile] of Object.entries(position.tiles ?? {})) {
    open.turfs[businessNamed(tile)] = turfNamed(turf);
    for (const deck of ['blue', 'red'] as const)
      sealed[deck] = sealed[deck].filter(business => business !== businessNamed(tile));
  }
  for (const [turf, stack] of Object.entries(position.control ?? {})) {
    open.control[turfNamed(turf)] = [...stack];
    for (const seat of stack) add(open.markers, seat, -1);
  }
}

/** Builds a position; anything it doesn't name is as at the beginning of an act, with empty hands. */
export function position(wanted: Position = {}): Scene {
  const { rules, state: begun } = started(wanted);
  const state: CeState = { ...begun, ...setup(rules.given, rules.seats) };
  setBoard(state, rules, wanted);
  dealCards(state, wanted);
  sendAway(state, rules);
  putFigures(state, wanted);
  for (const [kind, left] of Object.entries(wanted.piles ?? {})) {
    const card = Array.from({ length: KINDS }, (_, each) => each).find(each => cardName(each) === kind);
    if (card !== undefined) state.open.piles[card] = left;
  }
  const notices: Notice<CorleonesEmpire>[] = [];
  const { turn } = state.open;
  if (wanted.phase === undefined) {
    const next = (turn + 1) % rules.seats;
    state.flow = [
      { id: 0, kind: 'match', frame: { at: PARTS['turf-war'] } },
      { id: 1, kind: 'business', frame: { next, last: turn } },
      { id: 2, kind: 'turn', frame: { seat: turn } },
    ];
    state.awaited = 1 << turn;
  } else {
    state.flow = [{ id: 0, kind: 'match', frame: { at: PARTS[wanted.phase] } }];
    new World(rules, state, notices).settle();
  }
  return { rules, state, notices };
}
