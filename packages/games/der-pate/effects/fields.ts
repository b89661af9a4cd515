import { answers, type Barred, type Seat } from '@consigliere/kernel';
import {
  advanceOn,
  clear,
  isProtected,
  mayAdvance,
  moveCar,
  moveDebt,
  pay,
  takeFriend,
  tellIdle,
  unprotected,
} from '../moves.ts';
import { takeoverTargets } from '../takeover.ts';
import { holds } from '../tiles.ts';
import {
  type Board,
  DICE,
  type Die,
  type DpTable,
  EMPTY,
  FIELD_RULES,
  FIELDS,
  type Field,
  type Idle,
  type Into,
  NEUTRAL,
  PUPPET,
  SENATOR,
  type TurnAction,
  WHITE,
} from '../types.ts';
import { payBusinesses } from './businesses.ts';

type Place = TurnAction & { type: 'place' };

/** DP-C12 The coloured fields of rows 2 and 3, by die: black, white, grey, red. The edition has those of row 4. */
const COLOURED: Readonly<Record<number, readonly Field[]>> = {
  2: ['visit', 'bet', 'reputation', 'influence'],
  3: ['takeover', 'friend', 'assembly', 'raid'],
};

/** DP-C12 The coloured fields of a row, by die. */
const fieldsOf = ({ given }: Board, row: number): readonly Field[] =>
  row === 4 ? given.rowFour : (COLOURED[row] ?? []);

const place = (die: Die, field: Field, senator: boolean): Place =>
  Object.freeze({ type: 'place', die, field, senator });
const ON_BUSINESS = answers(DICE.length, die => place(die, 'business', false));
const ON_PRESS = answers(DICE.length, die => place(die, 'press', false));
/** By die and field: without and with the senator. */
const ON_COLOUR = DICE.map(
  (_, die) => new Map(FIELDS.map(field => [field, [place(die, field, false), place(die, field, true)] as const])),
);

/** DP-20 A player who can't pay can't choose the friend's field, unless there is no friend left to pay for. */
const isOpen = ({ open, recalled }: Board, seat: Seat, field: Field, face: number): boolean =>
  field !== 'friend' || open.brooklyn === 0 || (recalled.money[seat] ?? 0) >= 1000 * face;

/** DP-11, DP-12, DP-13, DP-27 Every die not yet placed, on each field it may go to in a row. */
export function placements(board: Board, seat: Seat, row: number, into: Into<Place>): void {
  const { faces, placed } = board.open;
  const anyColour = row > 1 && holds(board, seat, SENATOR);
  for (let die = 0; die < placed.length; die++) {
    if (placed[die] !== 0) continue;
    const face = faces[die] ?? 0;
    if (face === PUPPET && row < 4) into.push(ON_PRESS(die));
    else if (row === 1) into.push(ON_BUSINESS(die));
    else onColours(board, seat, row, { die, anyColour, into });
  }
}

interface OnColours {
  readonly die: Die;
  readonly anyColour: boolean;
  readonly into: Into<Place>;
}

/** The field of the die's own colour, and with the senator the others. */
function onColours(board: Board, seat: Seat, row: number, { die, anyColour, into }: OnColours): void {
  const fields = fieldsOf(board, row);
  const face = board.open.faces[die] ?? 0;
  for (let colour = 0; colour < fields.length; colour++) {
    const field = fields[colour];
    const senator = colour !== die;
    if (field !== undefined && (!senator || anyColour) && isOpen(board, seat, field, face))
      into.push(onField(die, field, senator));
  }
}

const onField = (die: Die, field: Field, senator: boolean): Place =>
  ON_COLOUR[die]?.get(field)?.[senator ? 1 : 0] ?? place(die, field, senator);

/** DP-20 The dice that can't go on the friend's field only because the money is missing. */
export function unaffordable(board: Board, seat: Seat): Place[] {
  const { faces, placed } = board.open;
  const anyColour = holds(board, seat, SENATOR);
  return DICE.flatMap((_, die) => {
    const face = faces[die] ?? 0;
    if (placed[die] !== 0 || face === PUPPET || isOpen(board, seat, 'friend', face)) return [];
    return die === WHITE || anyColour ? onField(die, 'friend', die !== WHITE) : [];
  });
}

/** DP-11, DP-12, DP-13, DP-27 The dice on fields of a row where they may not go, each with the rule it would break. */
export function misplacements(board: Board, seat: Seat, row: number): Barred<Place>[] {
  const { faces, placed } = board.open;
  const fields = fieldsOf(board, row);
  const hasSenator = holds(board, seat, SENATOR);
  return DICE.flatMap((_, die) => {
    if (placed[die] !== 0) return [];
    const isHand = faces[die] === PUPPET && row < 4;
    const wrong: Barred<Place>[] = isHand ? [] : [{ action: ON_PRESS(die), rule: 'DP-12' }];
    if (isHand && row === 1) wrong.push({ action: ON_BUSINESS(die), rule: 'DP-13' });
    for (const [colour, field] of fields.entries()) {
      if (isHand || colour !== die) wrong.push({ action: onField(die, field, false), rule: 'DP-11' });
      if (isHand || (colour !== die && !hasSenator))
        wrong.push({ action: onField(die, field, true), rule: isHand ? 'DP-11' : 'DP-27' });
    }
    return wrong;
  });
}

type Effect = (table: DpTable, seat: Seat, face: number) => void;

/** DP-E5 The event that stays open for the press. */
const GOOD_PRESS = 4;

/** DP-12 One space on reputation and one on influence, each an advance of its own; DP-E5 may pay for it. */
const press: Effect = (table, seat) => {
  advanceOn(table, 'DP-12', { seat, track: 'reputation', steps: 1 });
  advanceOn(table, 'DP-12', { seat, track: 'influence', steps: 1 });
  if (table.open.lasting === GOOD_PRESS) pay(table, 'DP-E5', { seat, amount: 2000, reason: 'press' });
};

/** DP-16 The car moves; the business there is cleared, or may be occupied if it is empty. Protection doesn't count here. */
const visit: Effect = (table, seat, face) => {
  moveCar(table, 'DP-16', face);
  const { open } = table;
  const holder = open.holder[open.car] ?? EMPTY;
  if (holder === seat) return tellIdle(table, 'DP-16', 'visit', { why: 'own-business', seat });
  if (holder !== EMPTY) return clear(table, 'DP-16', open.car, 'supply');
  if (open.supply[seat] === 0) return tellIdle(table, 'DP-16', 'visit', { why: 'no-supply', seat });
  table.call('visit', { seat });
};

/** DP-17 Every debt marker held goes back, and its owner pays for it as far as possible. */
const assembly: Effect = (table, seat, face) => {
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
const friend: Effect = (table, seat, face) => {
  if (table.open.brooklyn === 0) return tellIdle(table, 'DP-20', 'friend', { why: 'no-friend', seat });
  pay(table, 'DP-20', { seat, amount: -1000 * face, reason: 'friend' });
  takeFriend(table, 'DP-20', seat);
};

/** DP-21 Unprotected empty businesses. */
export const emptyBusinesses = (board: Board): number[] => unprotected(board, holder => holder === EMPTY);

/** DP-23 Unprotected businesses of other families; the informer can't touch neutral members. */
export const informable = (board: Board, seat: Seat): number[] =>
  unprotected(board, holder => holder !== EMPTY && holder !== NEUTRAL && holder !== seat);

/** Calls a decision if there is something to decide; otherwise tells why there isn't. */
const unless =
  (field: Field, idle: (table: DpTable, seat: Seat, face: number) => Idle | null, decide: Effect): Effect =>
  (table, seat, face) => {
    const why = idle(table, seat, face);
    if (why === null) decide(table, seat, face);
    else tellIdle(table, FIELD_RULES[field], field, { why, seat });
  };

/** DP-19 The reason why a player can't take over any business with this die. */
function noTakeover(table: DpTable, seat: Seat, face: number): Idle | null {
  if (table.open.supply[seat] === 0) return 'no-supply';
  if (table.open.debts[seat]?.[seat] === 0) return 'no-debt-marker';
  return takeoverTargets(table, seat, face).length > 0 ? null : 'nothing-to-take-over';
}

const EFFECTS: Readonly<Record<Field, Effect>> = {
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
  takeover: unless('takeover', noTakeover, (table, seat, face) => table.call('takeover', { seat, value: face })),
  friend,
  consigliere: unless(
    'consigliere',
    (table, seat) => {
      if (table.open.supply[seat] === 0) return 'no-supply';
      return emptyBusinesses(table).length > 0 ? null : 'nothing-empty';
    },
    (table, seat) => table.call('consigliere', { seat }),
  ),
  prosecutor: unless(
    'prosecutor',
    (table, seat) => ((table.open.jail[seat] ?? 0) > 0 ? null : 'nobody-in-jail'),
    (table, seat) => table.call('prosecutor', { seat }),
  ),
  informer: unless(
    'informer',
    (table, seat) => (informable(table, seat).length > 0 ? null : 'nobody-to-inform-on'),
    (table, seat) => table.call('informer', { seat }),
  ),
  banker: unless(
    'banker',
    (table, seat) => (mayAdvance(table, seat, 'income') || mayAdvance(table, seat, 'favours') ? null : 'tracks-full'),
    (table, seat) => table.call('banker', { seat }),
  ),
};

export const takeField = (table: DpTable, field: Field, seat: Seat, face: number): void =>
  EFFECTS[field](table, seat, face);
