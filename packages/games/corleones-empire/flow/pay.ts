import { type Decision, getAt } from '@consigliere/kernel';
import { PAY } from '../actions.ts';
import { addTo, at } from '../counts.ts';
import { leaveHand } from '../hands.ts';
import { BLOOD_MONEY, BOOZE, type BoardState, type CeTable, type CorleonesEmpire, GUN, NARCOTICS } from '../types.ts';
import { beginAbility } from './ability.ts';

type PayFrame = Readonly<CorleonesEmpire['Flow']['pay']['frame']>;
type PayAction = CorleonesEmpire['Flow']['pay']['action'];

/** CE-16 Every way to pay: Narcotics replace basic goods, as many as the player likes. */
function payments({ given, recalled }: BoardState, { seat, job }: PayFrame): PayAction[] {
  const hand = getAt(recalled.hands, seat);
  const [guns = 0, bloodMoney = 0, booze = 0] = given.jobs[job]?.cost ?? [];
  const ways: PayAction[] = [];
  for (let g = Math.max(0, guns - at(hand, GUN)); g <= guns; g++)
    for (let m = Math.max(0, bloodMoney - at(hand, BLOOD_MONEY)); m <= bloodMoney; m++)
      for (let z = Math.max(0, booze - at(hand, BOOZE)); z <= booze; z++)
        if (g + m + z <= at(hand, NARCOTICS)) ways.push(PAY(g)(m)(z));
  return ways;
}

/** CE-41 The goods are in the piles before the ability and the reward. */
function payWith(table: CeTable, { seat, job }: PayFrame, { gun, bloodMoney, booze }: PayAction): void {
  const [guns = 0, blood = 0, drinks = 0] = table.given.jobs[job]?.cost ?? [];
  const goods = [guns - gun, blood - bloodMoney, drinks - booze, gun + bloodMoney + booze];
  for (const [good, count] of goods.entries())
    for (let card = 0; card < count; card++) {
      leaveHand(table, seat, GUN + good);
      addTo(table.open.piles, GUN + good);
    }
  table.tell('CE-16', { type: 'paid', seat, job, goods });
  beginAbility(table, seat, job);
}

export const pay: Decision<CorleonesEmpire, 'pay'> = {
  rule: 'CE-16',
  waiting: ({ seat }) => seat,
  legal: payments,
  forced: true,
  take(table, frame, _seat, action) {
    table.done();
    payWith(table, frame, action);
  },
};
