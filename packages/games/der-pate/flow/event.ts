import { answers, type Decision, type Seat } from '@consigliere/kernel';
import { findSellable } from '../effects/events.ts';
import { advanceOn, clear, findShielded, moveMembers, pay } from '../moves.ts';
import type { BoardDrawers, DerPate, DpTable } from '../types.ts';

type EventAnswer = DerPate['Flow']['event']['action'];

const DECLINE = Object.freeze({ type: 'decline' } as const);
const PAY = Object.freeze({ type: 'pay' } as const);
const BAIL_OUT = Object.freeze({ type: 'bail-out' } as const);
const LET_DROWN = Object.freeze({ type: 'let-drown' } as const);
const SELL = answers(12, business => ({ type: 'sell', business }));

const PRICE = 2000;
const canPay = ({ recalled }: BoardDrawers, seat: Seat, amount: number): boolean =>
  (recalled.money[seat] ?? 0) >= amount;
const computeBail = ({ open }: BoardDrawers, seat: Seat): number => PRICE * (open.jail[seat] ?? 0);

/** DP-E1, DP-E2, DP-E9 The seats each event asks. DP-41 Players who can't pay are asked too; they can only decline. */
function listAnswers(board: BoardDrawers, event: number, seat: Seat): readonly EventAnswer[] {
  if (event === 0) return canPay(board, seat, PRICE) ? [PAY, DECLINE] : [DECLINE];
  if (event === 1) return [...findSellable(board, seat).map(SELL), DECLINE];
  return canPay(board, seat, computeBail(board, seat)) ? [BAIL_OUT, LET_DROWN] : [LET_DROWN];
}

/** DP-7 The choices an event leaves, clockwise from the start player. */
export const event: Decision<DerPate, 'event'> = {
  rule: 'DP-7',
  waiting: ({ queue }) => queue[0] ?? [],
  legal: (view, frame) => listAnswers(view, frame.event, frame.queue[0] ?? 0),
  barred(view, frame) {
    const seat = frame.queue[0] ?? 0;
    if (frame.event === 0 && !canPay(view, seat, PRICE)) return [{ action: PAY, rule: 'DP-41' }];
    if (frame.event === 8 && !canPay(view, seat, computeBail(view, seat))) return [{ action: BAIL_OUT, rule: 'DP-41' }];
    return [];
  },
  /** DP-9 A protected business can't be given up. */
  forbidden(view, frame) {
    if (frame.event !== 1) return [];
    const own = findShielded(view, holder => holder === frame.queue[0]);
    return own.map(business => ({ action: SELL(business), rule: 'DP-9' }));
  },
  take(table, frame, seat, action) {
    frame.queue.shift();
    carryOut(table, frame.event, seat, action);
  },
  run: table => table.done(),
};

function carryOut(table: DpTable, event: number, seat: Seat, action: EventAnswer): void {
  const rule = `DP-E${event + 1}`;
  switch (action.type) {
    case 'pay':
      pay(table, rule, { seat, amount: -PRICE, reason: 'event' });
      return advanceOn(table, rule, { seat, track: 'favours', steps: 1 });
    case 'sell':
      clear(table, rule, action.business, 'supply');
      return pay(table, rule, { seat, amount: 4000, reason: 'event' });
    case 'bail-out':
      pay(table, rule, { seat, amount: -computeBail(table, seat), reason: 'event' });
      return table.tell(rule, { type: 'freed', seat, count: moveMembers(table, seat, 'jail', 'supply') });
    case 'let-drown':
      return table.tell(rule, { type: 'drowned', seat, count: moveMembers(table, seat, 'jail', 'river') });
    case 'decline':
      return table.tell(rule, { type: 'declined', seat, what: `E${event + 1}` });
  }
}
