import { type CartaNostra, cartaNostra as game, JOB_RULES } from '@consigliere/games/carta-nostra';
import { words } from '@consigliere/games/carta-nostra/text';
import type { Drawing } from '../drawing.ts';
import { table } from './carta-nostra/table.ts';

/** Letting things happen is always number 1; of a turn the jobs come first, then the city, then cards merely thrown away. */
const GROUPS = ['pass', 'react', 'kidnap', 'recruit', 'discard', 'job', 'city', 'idle', 'end'];

export const cartaNostra: Drawing<CartaNostra> = {
  game,
  words,
  table,
  group: action => GROUPS.indexOf(action.type),
  opensTurn: event => event.type === 'turn',
  turnAfter(event, before) {
    if (event.type === 'turn') return event.seat;
    return event.type === 'ended' || event.type === 'game-over' ? null : before;
  },
  turn: ({ open }) => [...open.wins, open.round, open.turn].join(),
  passes: action => action.type === 'pass',
  topics: language =>
    words[language].mafioso.map(({ name, help }, kind) => ({ name, text: `${help} (${JOB_RULES[kind]?.join(', ')})` })),
};
