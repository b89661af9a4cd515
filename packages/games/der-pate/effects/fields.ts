import { answers, type BarredAnswer, type Seat } from '@consigliere/kernel';
import {
  advanceOn,
  clear,
  findUnprotected,
  isProtected,
  mayAdvance,
  moveCar,
  moveDebt,
  pay,
  takeFriend,
  tellIdle,
} from '../moves.ts';
import { findTakeoverTargets } from '../takeover.ts';
import { holds } from '../tiles.ts';
import {
  type AnswerList,
  type BoardDrawers,
  DICE,
  type Die,
  type DpTable,
  EMPTY,
  FIELD_RULES,
  FIELDS,
  type Field,
  type Idle,
  NEUTRAL,
  PUPPET,
  SENATOR,
  type TurnAction,
  WHITE,
} from '../types.ts';
import { payBusinesses } from './businesses.ts';

type PlaceAction = TurnAction & { type: 'place' };

/** DP-C12 The coloured fields of rows 2 and 3, by die: black, white, grey, red. The edition has those of row 4. */
const COLOURED: Readonly<Record<number, readonly Field[]>> = {
  2: ['visit', 'bet', 'reputation', 'influence'],
  3: ['takeover', 'friend', 'assembly', 'raid'],
};

/** DP-C12 The coloured fields of a row, by die. */
const getFields = ({ given }: BoardDrawers, row: number): readonly Field[] =>
  row === 4 ? given.rowFour : (COLOURED[row] ?? []);

const place = (die: Die, field: Field, senator: boolean): PlaceAction =>
  Object.freeze({ type: 'place', die, field, senator });
const ON_BUSINESS = answers(DICE.length, die => place(die, 'business', false));
const ON_PRESS = answers(DICE.length, die => place(die, 'press', false));
/** By die and field: without and with the senator. */
const ON_COLOUR = DICE.map(
  (_, die) => new Map(FIELDS.map(field => [field, [place(die, field, false), place(die, field, true)] as const])),
);

/** DP-20 A player who can't pay can't choose the friend's field, unless there is no friend left to pay for. */
const isOpen = ({ open, recalled }: BoardDrawers, seat: Seat, field: Field, face: number): boolean =>
  field !== 'friend' || open.brooklyn === 0 || (recalled.money[seat] ?? 0) >= 1000 * face;

/** DP-11, DP-12, DP-13, DP-27 Every die not yet placed, on each field it may go to in a row. */
export function listPlacements(board: BoardDrawers, seat: Seat, row: number, into: AnswerList<PlaceAction>): void {
  const { faces, placed } = board.open;
  const anyColour = row > 1 && holds(board, seat, SENATOR);
  for (let die = 0; die < placed.length; die++) {
    if (placed[die] !== 0) continue;
    const face = faces[die] ?? 0;
    if (face === PUPPET && row < 4) into.push(ON_PRESS(die));
    else if (row === 1) into.push(ON_BUSINESS(die));
    else placeOnColours(board, seat, row, { die, anyColour, into });
  }
}

interface ColouredPlacement {
  readonly die: Die;
  readonly anyColour: boolean;
  readonly into: AnswerList<PlaceAction>;
}

/** The field of the die's own colour, and with the senator the others. */
function placeOnColours(
  board: BoardDrawers,
  seat: Seat,
  row: number,
  { die, anyColour, into }: ColouredPlacement,
): void {
  const fields = getFields(board, row);
  const face = board.open.faces[die] ?? 0;
  for (let colour = 0; colour < fields.length; colour++) {
    const field = fields[colour];
    const senator = colour !== die;
    if (field !== undefined && (!senator || anyColour) && isOpen(board, seat, field, face))
      into.push(placeOn(die, field, senator));
  }
}

const placeOn = (die: Die, field: Field, senator: boolean): PlaceAction =>
  ON_COLOUR[die]?.get(field)?.[senator ? 1 : 0] ?? place(die, field, senator);

/** DP-20 The dice that can't go on the friend's field only because the money is missing. */
export function listUnaffordable(board: BoardDrawers, seat: Seat): PlaceAction[] {
  const { faces, placed } = board.open;
  const anyColour = holds(board, seat, SENATOR);
  return DICE.flatMap((_, die) => {
    const face = faces[die] ?? 0;
    if (placed[die] !== 0 || face === PUPPET || isOpen(board, seat, 'friend', face)) return [];
    return die === WHITE || anyColour ? placeOn(die, 'friend', die !== WHITE) : [];
  });
}

/** DP-11, DP-12, DP-13, DP-27 The dice on fields of a row where they may not go, each with the rule it would break. */
export function listMisplacements(board: BoardDrawers, seat: Seat, row: number): BarredAnswer<PlaceAction>[] {
  const { faces, placed } = board.open;
  const fields = getFields(board, row);
  const hasSenator = holds(board, seat, SENATOR);
  return DICE.flatMap((_, die) => {
    if (placed[die] !== 0) return [];
    const isHand = faces[die] === PUPPET && row < 4;
    const wrong: BarredAnswer<PlaceAction>[] = isHand ? [] : [{ action: ON_PRESS(die), rule: 'DP-12' }];
    if (isHand && row === 1) wrong.push({ action: ON_BUSINESS(die), rule: 'DP-13' });
    for (const [colour, field] of fields.entries()) {
      if (isHand || colour !== die) wrong.push({ action: placeOn(die, field, false), rule: 'DP-11' });
      if (isHand || (colour !== die && !hasSenator))
        wrong.push({ action: placeOn(die, field, true), rule: isHand ? 'DP-11' : 'DP-27' });
    }
    return wrong;
  });
}

type FieldEffect = (table: DpTable, seat: Seat, face: number) => void;

/** DP-E5 The event that stays open for the press. */
const GOOD_PRESS = 4;

/** DP-12 One space on reputation and one on influence, each an advance of its own; DP-E5 may pay for it. */
const press: FieldEffect = (table, seat) => {
  advanceOn(table, 'DP-12', { seat, track: 'reputation', steps: 1 });
  advanceOn(table, 'DP-12', { seat, track: 'influence', steps: 1 });
  if (table.open.lasting === GOOD_PRESS) pay(table, 'DP-E5', { seat, amount: 2000, reason: 'press' });
};

/** DP-16 The car moves; the business there is cleared, or may be occupied if it is empty. Protection doesn't count here. */
const visit: FieldEffect = (table, seat, face) => {
  moveCar(table, 'DP-16', face);
  const { open } = table;
  const holder = open.holder[open.car] ?? EMPTY;
  if (holder === seat) return tellIdle(table, 'DP-16', 'visit', { why: 'own-business', seat });
  if (holder !== EMPTY) return clear(table, 'DP-16', open.car, 'supply');
  if (open.supply[seat] === 0) return tellIdle(table, 'DP-16', 'visit', { why: 'no-supply', seat });
  table.call('visit', { seat });
};

/** DP-17 Every debt marker held goes back, and its owner pays for it as far as possible. */
const assembly: FieldEffect = (table, seat, face) => {
  const seats = table.seats.length;
  let markers = 0;
  for (let i = 1; i < seats; i++) {
    const owner = (seat + i) % seats;
    const count = table.open.debts[owner]?.[seat] ?? 0;
    markers += count;
    const amount = Math.min(1000 * face * count, table.recalled.money[owner] ?? 0);
    pay(table, 'DP-17', { seat, amount, reason: 'assembly', other: owner });
    for (let marker = 0; marker < count; marker++) moveDebt(table, 'DP-17', { owner, from: seat, to: owner });
  }
  if (markers === 0) tellIdle(table, 'DP-17', 'assembly', { why: 'no-markers-held', seat });
};

/** DP-18, DP-E8, DP-E10 All members in unprotected businesses of a value go to jail. Returns the number of those businesses. */
export function raid(table: DpTable, rule: string, value: number): number {
  const businesses = (table.given.ofValue[value] ?? []).filter(
    business => table.open.holder[business] !== EMPTY && !isProtected(table, business),
  );
  for (const business of businesses) clear(table, rule, business, 'jail');
  return businesses.length;
}

/** DP-20 A friend for 1,000 $ per pip; with no friend left, nothing is paid. */
const friend: FieldEffect = (table, seat, face) => {
  if (table.open.brooklyn === 0) return tellIdle(table, 'DP-20', 'friend', { why: 'no-friend', seat });
  pay(table, 'DP-20', { seat, amount: -1000 * face, reason: 'friend' });
  takeFriend(table, 'DP-20', seat);
};

/** DP-21 Unprotected empty businesses. */
export const findEmptyBusinesses = (board: BoardDrawers): number[] =>
  findUnprotected(board, holder => holder === EMPTY);

/** DP-23 Unprotected businesses of other families; the informer can't touch neutral members. */
export const findInformable = (board: BoardDrawers, seat: Seat): number[] =>
  findUnprotected(board, holder => holder !== EMPTY && holder !== NEUTRAL && holder !== seat);

/** Calls a decision if there is something to decide; otherwise tells why there isn't. */
const decideUnlessIdle =
  (field: Field, idle: (table: DpTable, seat: Seat, face: number) => Idle | null, decide: FieldEffect): FieldEffect =>
  (table, seat, face) => {
    const why = idle(table, seat, face);
    if (why === null) decide(table, seat, face);
    else tellIdle(table, FIELD_RULES[field], field, { why, seat });
  };

/** DP-19 The reason why a player can't take over any business with this die. */
function findTakeoverObstacle(table: DpTable, seat: Seat, face: number): Idle | null {
  if (table.open.supply[seat] === 0) return 'no-supply';
  if (table.open.debts[seat]?.[seat] === 0) return 'no-debt-marker';
  return findTakeoverTargets(table, seat, face).length > 0 ? null : 'nothing-to-take-over';
}

const EFFECTS: Readonly<Record<Field, FieldEffect>> = {
  business: payBusinesses,
  press,
  reputation: (table, seat, face) => advanceOn(table, 'DP-14', { seat, track: 'reputation', steps: face }),
  influence: (table, seat, face) => advanceOn(table, 'DP-14', { seat, track: 'influence', steps: face }),
  visit,
  bet: (table, seat, face) => pay(table, 'DP-15', { seat, amount: 1000 * face, reason: 'bet' }),
  assembly,
  raid: (table, seat, face) => {
    if (raid(table, 'DP-18', face) === 0) tellIdle(table, 'DP-18', 'raid', { why: 'nobody-to-jail', seat });
  },
  takeover: decideUnlessIdle('takeover', findTakeoverObstacle, (table, seat, face) =>
    table.call('takeover', { seat, value: face }),
  ),
  friend,
  consigliere: decideUnlessIdle(
    'consigliere',
    (table, seat) => {
      if (table.open.supply[seat] === 0) return 'no-supply';
      return findEmptyBusinesses(table).length > 0 ? null : 'nothing-empty';
    },
    (table, seat) => table.call('consigliere', { seat }),
  ),
  prosecutor: decideUnlessIdle(
    'prosecutor',
    (table, seat) => ((table.open.jail[seat] ?? 0) > 0 ? null : 'nobody-in-jail'),
    (table, seat) => table.call('prosecutor', { seat }),
  ),
  informer: decideUnlessIdle(
    'informer',
    (table, seat) => (findInformable(table, seat).length > 0 ? null : 'nobody-to-inform-on'),
    (table, seat) => table.call('informer', { seat }),
  ),
  banker: decideUnlessIdle(
    'banker',
    (table, seat) => (mayAdvance(table, seat, 'income') || mayAdvance(table, seat, 'favours') ? null : 'tracks-full'),
    (table, seat) => table.call('banker', { seat }),
  ),
};

export const takeField = (table: DpTable, field: Field, seat: Seat, face: number): void =>
  EFFECTS[field](table, seat, face);
