import { getAt, type SecretDecision } from '@consigliere/kernel';
import { GIVE } from '../actions.ts';
import { addTo } from '../counts.ts';
import { countHeld, leaveHand } from '../hands.ts';
import { type CorleonesEmpire, MONEY, NONE } from '../types.ts';

type OfferAction = CorleonesEmpire['Flow']['offer']['action'];

/**
 * CE-41 Everybody with money in hand secretly picks one card; the highest goes into the active player's suitcase, the others to the
 * piles.
 */
export const offer: SecretDecision<CorleonesEmpire, 'offer'> = {
  rule: 'CE-41',
  secret: true,
  waiting: ({ asked }) => asked,
  legal({ recalled, own, seat }) {
    const actions: OfferAction[] = [];
    for (let kind = 0; kind < MONEY; kind++) if (countHeld(recalled, own, seat, kind) > 0) actions.push(GIVE(kind));
    return actions;
  },
  run(table, { seat, asked }, answers) {
    table.done();
    const { open, recalled } = table;
    const money = table.seats.map(each => answers[each]?.[0]?.money ?? null);
    // Among equal cards it doesn't matter which is taken: every asked player loses one.
    const highest = Math.max(...asked.map(each => money[each] ?? NONE));
    const best = asked.find(each => money[each] === highest) ?? seat;
    for (const each of asked) {
      const kind = money[each] ?? 0;
      leaveHand(table, each, kind);
      const place = each === best ? getAt(recalled.suitcases, seat) : open.piles;
      addTo(place, kind);
    }
    table.tell('CE-41', { type: 'offered', seat, money, best });
  },
};
