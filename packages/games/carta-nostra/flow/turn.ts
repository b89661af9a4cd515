import { type BarredAnswer, type Decision, type DeepReadonly, getAt } from '@consigliere/kernel';
import { CITY, END, IDLE, JOB, SMUGGLE } from '../actions.ts';
import { attempts, jobIsOver } from '../effects/jobs.ts';
import { winByFiveKinds } from '../ending.ts';
import { discardFromHand, leaveHand } from '../hands.ts';
import { add, countCards, DON, JOB_RULES, SMUGGLER } from '../mafiosi.ts';
import type { CartaNostra, CnSeatView, CnTable, JobAction, TurnAction } from '../types.ts';

type Turn = CartaNostra['Flow']['turn'];

/**
 * CN-4 After the draw, in either order and at most once each: a job, and a mafioso for the city. The player ends the turn with an answer.
 */
export const turn: Decision<CartaNostra, 'turn'> = {
  rule: 'CN-4',
  waiting: frame => frame.seat,
  legal(view, frame) {
    const { hand } = view.own;
    const answers: TurnAction[] = [];
    for (let mafioso = 0; mafioso < hand.length; mafioso++) {
      if (hand[mafioso] === 0) continue;
      if (frame.job && mafioso !== DON) {
        answers.push(IDLE(mafioso));
        attempts(view, mafioso, answers);
      }
      if (frame.city) answers.push(CITY(mafioso));
    }
    answers.push(END);
    return answers;
  },
  barred: (view, frame) => view.own.hand.flatMap((count, mafioso) => (count === 0 ? [] : bars(view, frame, mafioso))),
  take(table, frame, seat, action) {
    switch (action.type) {
      case 'city':
        frame.city = false;
        leaveHand(table, seat, action.mafioso);
        add(getAt(table.open.region, seat), action.mafioso, 1);
        table.open.moved = true;
        return table.tell('CN-4', { type: 'city', seat, mafioso: action.mafioso });
      case 'idle':
        frame.job = false;
        discardFromHand(table, seat, action.mafioso);
        table.tell('CN-16', { type: 'idle', seat, mafioso: action.mafioso });
        return jobIsOver(table);
      case 'job':
        frame.job = false;
        return doJob(table, seat, action);
      case 'end':
        table.done();
        if (winByFiveKinds(table, seat)) return;
        if (countCards(table.own(seat).hand) > table.given.handLimit)
          table.call('limit', { seat, limit: table.given.handLimit });
    }
  },
};

/** CN-28 An attempted job can be answered by everybody else. */
function doJob(table: CnTable, seat: number, action: JobAction): void {
  const { mafioso } = action;
  const victim = 'victim' in action ? action.victim : null;
  const target = 'target' in action ? action.target : null;
  discardFromHand(table, seat, mafioso);
  table.tell(JOB_RULES[mafioso]?.[0] ?? 'CN-4', { type: 'job', seat, mafioso, victim, target });
  table.call('window', { seat, mafioso, victim, target, dons: [] });
}

/** The answers that a player might try with a card of this kind and may not give. */
function bars(view: CnSeatView, frame: DeepReadonly<Turn['frame']>, mafioso: number): BarredAnswer<TurnAction>[] {
  const job = JOB(mafioso);
  const idle = IDLE(mafioso);
  const found: BarredAnswer<TurnAction>[] = [];
  const bar = (rule: string, ...actions: TurnAction[]): void => {
    for (const action of actions) found.push({ action, rule });
  };
  const possible: JobAction[] = [];
  attempts(view, mafioso, possible);
  if (mafioso === DON) bar('CN-15', job, idle);
  else if (!frame.job) bar('CN-4', job, idle);
  else if (possible.length === 0) bar('CN-28', job);
  else if (mafioso === SMUGGLER)
    for (const [victim, cards] of view.tally.hands.entries())
      if (victim !== view.seat && cards === 0) bar('CN-28', SMUGGLE(victim));
  if (!frame.city) bar('CN-4', CITY(mafioso));
  return found;
}
