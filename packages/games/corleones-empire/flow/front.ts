import type { Decision } from '@consigliere/kernel';
import { FIRST } from '../actions.ts';
import { useIcons } from '../effects/icons.ts';
import type { CorleonesEmpire } from '../types.ts';

/** CE-13 On a turf another player controls, the active player says who goes first: all of one, then all of the other. */
export const front: Decision<CorleonesEmpire, 'front'> = {
  rule: 'CE-13',
  waiting: ({ seat }) => seat,
  legal: (_view, { seat, controller }) => [seat, controller].map(FIRST),
  take(table, { seat, business, controller }, _seat, action) {
    table.done();
    table.tell('CE-13', { type: 'goes-first', seat, business, first: action.seat });
    const icons = table.given.businesses[business]?.front ?? [];
    // The step called last comes first.
    useIcons(table, action.seat === seat ? controller : seat, icons);
    useIcons(table, action.seat, icons);
  },
};
