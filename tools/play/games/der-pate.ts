import { type DerPate, derPate as game } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Action } from '@consigliere/kernel';
import type { Drawing } from '../drawing.ts';
import { table } from './der-pate/table.ts';
import { topics } from './der-pate/topics.ts';

/** The dice come first, then what may be done with tiles and friends beside them; ending and declining come last. */
const GROUPS: readonly (readonly Action<DerPate>['type'][])[] = [
  ['roll', 'park', 'district', 'occupy', 'take-over', 'install', 'inform', 'bank', 'free', 'pay', 'sell', 'bail-out'],
  ['place'],
  ['free-takeover'],
  ['cop', 'judge'],
  ['tile'],
  ['favour'],
  ['end', 'decline', 'keep', 'let-drown'],
];

export const derPate: Drawing<DerPate> = {
  game,
  words,
  table,
  /** A placement by the senator's word stands below those by colour. */
  group: action =>
    2 * GROUPS.findIndex(types => types.includes(action.type)) + (action.type === 'place' && action.senator ? 1 : 0),
  opensTurn: event => event.type === 'turn' || event.type === 'round',
  turnAfter(event, before) {
    if (event.type === 'turn') return event.seat;
    return event.type === 'ended' ? null : before;
  },
  turn: ({ open }) => `${open.round},${open.turn}`,
  passes: () => false,
  topics,
};
