import { type Answers, answers, type BarredAnswer, type Decision, type Seat } from '@consigliere/kernel';
import { findEmptyBusinesses, findInformable } from '../effects/fields.ts';
import { advanceOn, clear, findShielded, mayAdvance, moveMembers, occupy } from '../moves.ts';
import { findProtectedTargets, findTakeoverTargets, takeOver } from '../takeover.ts';
import { type DerPate, type DpTable, EMPTY, FIELD_RULES, type Field } from '../types.ts';

const DECLINE = Object.freeze({ type: 'decline' } as const);
const OCCUPY = Object.freeze({ type: 'occupy' } as const);
const FREE = Object.freeze({ type: 'free' } as const);
const TAKE_OVER = answers(12, business => ({ type: 'take-over', business }));
const INSTALL = answers(12, business => ({ type: 'install', business }));
const INFORM = answers(12, business => ({ type: 'inform', business }));
const BANK = (['income', 'favours'] as const).map(track => Object.freeze({ type: 'bank', track } as const));

/** An action for each of these businesses, and one to decline. */
const offerBusinesses = <A>(action: Answers<A>, businesses: readonly number[]): (A | typeof DECLINE)[] => [
  ...businesses.map(action),
  DECLINE,
];

/** DP-9 The same for businesses that only the car protects. */
const barProtected = <A>(action: Answers<A>, businesses: readonly number[]): BarredAnswer<A>[] =>
  businesses.map(business => ({ action: action(business), rule: 'DP-9' }));

const waiting = (frame: { readonly seat: Seat }): Seat => frame.seat;

function tellDeclined(table: DpTable, seat: number, what: Field): void {
  table.tell(FIELD_RULES[what], { type: 'declined', seat, what });
}

/** DP-16 An empty business at the car may be occupied. */
export const visit: Decision<DerPate, 'visit'> = {
  rule: 'DP-16',
  waiting,
  legal: () => [OCCUPY, DECLINE],
  take(table, { seat }, _seat, action) {
    table.done();
    if (action.type === 'occupy') occupy(table, 'DP-16', seat, table.open.car);
    else tellDeclined(table, seat, 'visit');
  },
};

/** DP-19 A business of the die's value, or none. */
export const takeover: Decision<DerPate, 'takeover'> = {
  rule: 'DP-19',
  waiting,
  legal: (view, { seat, value }) => offerBusinesses(TAKE_OVER, findTakeoverTargets(view, seat, value)),
  forbidden: (view, { seat, value }) => barProtected(TAKE_OVER, findProtectedTargets(view, seat, value)),
  take(table, { seat }, _seat, action) {
    table.done();
    if (action.type === 'take-over') takeOver(table, 'DP-19', seat, action.business);
    else tellDeclined(table, seat, 'takeover');
  },
};

/** DP-21 A member from supply on any empty unprotected business. */
export const consigliere: Decision<DerPate, 'consigliere'> = {
  rule: 'DP-21',
  waiting,
  legal: view => offerBusinesses(INSTALL, findEmptyBusinesses(view)),
  forbidden: view =>
    barProtected(
      INSTALL,
      findShielded(view, holder => holder === EMPTY),
    ),
  take(table, { seat }, _seat, action) {
    table.done();
    if (action.type === 'install') occupy(table, 'DP-21', seat, action.business);
    else tellDeclined(table, seat, 'consigliere');
  },
};

/** DP-22 Takes all members of the family back from jail. */
export const prosecutor: Decision<DerPate, 'prosecutor'> = {
  rule: 'DP-22',
  waiting,
  legal: () => [FREE, DECLINE],
  take(table, { seat }, _seat, action) {
    table.done();
    if (action.type === 'free')
      table.tell('DP-22', { type: 'freed', seat, count: moveMembers(table, seat, 'jail', 'supply') });
    else tellDeclined(table, seat, 'prosecutor');
  },
};

/** DP-23 One member of another family goes to jail. */
export const informer: Decision<DerPate, 'informer'> = {
  rule: 'DP-23',
  waiting,
  legal: (view, { seat }) => offerBusinesses(INFORM, findInformable(view, seat)),
  forbidden: (view, { seat }) =>
    barProtected(
      INFORM,
      findShielded(view, holder => holder >= 0 && holder !== seat),
    ),
  take(table, { seat }, _seat, action) {
    table.done();
    if (action.type === 'inform') clear(table, 'DP-23', action.business, 'jail');
    else tellDeclined(table, seat, 'informer');
  },
};

/** DP-24 Advances one space on income or favours. */
export const banker: Decision<DerPate, 'banker'> = {
  rule: 'DP-24',
  waiting,
  legal: (view, { seat }) => [...BANK.filter(({ track }) => mayAdvance(view, seat, track)), DECLINE],
  take(table, { seat }, _seat, action) {
    table.done();
    if (action.type === 'bank') advanceOn(table, 'DP-24', { seat, track: action.track, steps: 1 });
    else tellDeclined(table, seat, 'banker');
  },
};
