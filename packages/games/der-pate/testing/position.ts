import type { Game, Rules, Seat, State } from '@consigliere/kernel';
import { chacha20, legal, type Notice, play, rulesOf, start, waiting } from '@consigliere/kernel/host';
import { EVENTS, type EventId } from '../edition/edition.ts';
import { derPate } from '../index.ts';
import {
  type DerPate,
  HELD,
  NEUTRAL,
  ON_TRACK,
  type OpenDrawer,
  TILES,
  TRACKS,
  type Track,
  type TurnPhase,
  USED,
} from '../types.ts';
import { holders } from './street.ts';

/** A state under its rules, and all notices since the scene was set. */
export interface TestScene {
  readonly rules: Rules<DerPate>;
  readonly state: State<DerPate>;
  readonly notices: readonly Notice<DerPate>[];
}

/** How a match starts. */
export interface MatchStart {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly game?: Game<DerPate>;
}

/** A position in the middle of a turn. Lists go by seat; a seat that is missing has none. */
export interface PositionSpec extends MatchStart, Partial<Readonly<Record<Track, readonly number[]>>> {
  readonly turn?: Seat;
  readonly startPlayer?: Seat;
  readonly round?: number;
  /** See `holders`. */
  readonly street?: string;
  readonly car?: number;
  readonly jail?: readonly number[];
  /** By default, all members that are nowhere else; if given, the remaining members are in the river. */
  readonly supply?: readonly number[];
  readonly river?: readonly number[];
  /** Markers away from their owner; the bank is the place after the last seat. */
  readonly debts?: readonly (readonly [owner: Seat, holder: number, count: number])[];
  readonly money?: readonly number[];
  readonly friends?: readonly number[];
  /** Tiles held, as words; the others lie on the tracks, or are used if the marker has passed them. */
  readonly tiles?: readonly string[];
  /** Black, white, grey, red. */
  readonly faces?: readonly number[];
  /** The rows the dice were placed in; the row of the turn follows from them. */
  readonly placed?: readonly number[];
  readonly phase?: TurnPhase;
  readonly friendsUsed?: number;
  readonly freeTakeover?: boolean;
  readonly ko?: OpenDrawer['ko'];
  readonly grey?: number;
  readonly red?: number;
  readonly lasting?: EventId;
  /** The events to come, the next one first. */
  readonly events?: readonly EventId[];
}

/** A match that has just begun, as the kernel starts it. */
export function started({ seats = 3, options = {}, seed = 'a test', game = derPate }: MatchStart = {}): TestScene {
  const rules = rulesOf(game, seats, options);
  if (!rules.ok) throw new Error(rules.why);
  return { rules: rules.value, ...start(rules.value, chacha20(seed)) };
}

/** A position: a match at its first turn, with other values in its drawers. */
export function position(wanted: PositionSpec = {}): TestScene {
  const { turn = 0, startPlayer = 0, placed = [0, 0, 0, 0], options = {} } = wanted;
  const { rules, state } = firstTurn(
    started({ ...wanted, options: { start: startPlayer, layout: 'fixed', ...options } }),
  );
  const row = 1 + placed.filter(each => each > 0).length;
  const phase = wanted.phase ?? (row > 4 ? 'after-rows' : 'rolled');
  const { friendsUsed = 0, freeTakeover = false, faces = [1, 2, 3, 4] } = wanted;
  Object.assign(state.open, { turn, startPlayer, car: wanted.car ?? 0, faces: [...faces], placed: [...placed] });
  setFamilies(rules, state, wanted);
  setEvents(rules, state, wanted);
  const [top, turns] = [state.flow.at(-1), state.flow.at(-2)];
  if (top?.kind !== 'turn' || turns?.kind !== 'turns') throw new Error('this is not a turn');
  turns.frame.taken = 1 + ((turn - startPlayer + rules.seats) % rules.seats);
  Object.assign(top.frame, { seat: turn, row, phase, friendsUsed, freeTakeover });
  state.awaited = 1 << turn;
  return { rules, state, notices: [] };
}

/** The first turn of a match, whatever the first event asks. */
function firstTurn({ rules, state: begun }: TestScene): { rules: Rules<DerPate>; state: State<DerPate> } {
  let state = begun;
  while (state.flow.at(-1)?.kind !== 'turn') {
    const [seat = 0] = waiting(rules, state);
    ({ state } = play(rules, state, seat, legal(rules, state, seat)[0]));
  }
  return { rules, state };
}

function setFamilies({ given, seats }: Rules<DerPate>, { open, recalled }: State<DerPate>, wanted: PositionSpec): void {
  const each = <X>(make: (seat: Seat) => X): X[] => Array.from({ length: seats }, (_, seat) => make(seat));
  for (const track of TRACKS) open[track] = each(seat => wanted[track]?.[seat] ?? 0);
  open.holder = holders(wanted.street ?? ['000 111 nnn nnn', '000 111 222 nnn', '000 111 222 333'][seats - 2] ?? '');
  open.box = 3 * (4 - seats) - open.holder.filter(holder => holder === NEUTRAL).length;
  open.jail = each(seat => wanted.jail?.[seat] ?? 0);
  const rest = each(
    seat => given.members - open.holder.filter(holder => holder === seat).length - (open.jail[seat] ?? 0),
  );
  open.river = each(
    seat => wanted.river?.[seat] ?? (wanted.supply ? (rest[seat] ?? 0) - (wanted.supply[seat] ?? 0) : 0),
  );
  open.supply = each(seat => (rest[seat] ?? 0) - (open.river[seat] ?? 0));
  open.debts = each(owner => debtsOf(owner, seats, given.debtMarkers, wanted.debts ?? []));
  open.friends = each(seat => wanted.friends?.[seat] ?? 0);
  open.brooklyn = given.friends - open.friends.reduce((sum, count) => sum + count, 0);
  open.tiles = each(seat => {
    const held = (wanted.tiles?.[seat] ?? '').split(' ');
    return TILES.map((name, tile) => {
      const space = open[tile < 3 ? 'reputation' : 'influence'][seat] ?? 0;
      return held.includes(name) ? HELD : space >= (given.tileSpaces[tile] ?? 0) ? USED : ON_TRACK;
    });
  });
  recalled.money = each(seat => wanted.money?.[seat] ?? given.money);
}

function debtsOf(owner: Seat, seats: number, all: number, debts: readonly (readonly number[])[]): number[] {
  const away = Array.from({ length: seats + 1 }, (_, holder) =>
    debts.reduce((sum, [who, where, count = 0]) => (who === owner && where === holder ? sum + count : sum), 0),
  );
  return away.map((count, holder) => (holder === owner ? all - away.reduce((sum, each) => sum + each, 0) : count));
}

/** Every event lies somewhere: to come, turned up (one for each round), or removed. */
function setEvents({ given }: Rules<DerPate>, { open, sealed }: State<DerPate>, wanted: PositionSpec): void {
  const { round = 1, ko = null, grey = 0, red = 0, lasting } = wanted;
  const toCome = (wanted.events ?? []).map(id => EVENTS.indexOf(id));
  const others = EVENTS.map((_, event) => event).filter(event => !toCome.includes(event));
  const past = others.splice(0, round);
  while (toCome.length < given.rounds - round) toCome.push(others.shift() ?? 0);
  Object.assign(open, { round, ko, grey, red, lasting: lasting === undefined ? null : EVENTS.indexOf(lasting) });
  open.turnedUp = past;
  Object.assign(sealed, { pile: toCome.reverse(), removed: others });
}
