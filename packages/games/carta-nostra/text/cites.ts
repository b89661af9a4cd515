import type { Cites } from '@consigliere/kernel';
import type { CartaNostra, Ending } from '../types.ts';

/** The rule of each job, by kind. */
const JOB = ['CN-14', 'CN-15', 'CN-13', 'CN-12', 'CN-11'];
const ENDING: Readonly<Record<Ending, string>> = { 'five-kinds': 'CN-5', 'dead-end': 'CN-24', 'last-round': 'CN-29' };

/** The rule that each thing which is told follows. */
export const cites: Cites<CartaNostra> = {
  dealt: 'CN-1',
  'dealt-hand': 'CN-1',
  turn: 'CN-7',
  drew: 'CN-3',
  'drew-card': 'CN-3',
  'nothing-to-draw': 'CN-10',
  reshuffled: 'CN-9',
  city: 'CN-4',
  job: ({ mafioso }) => JOB[mafioso] ?? 'CN-4',
  idle: 'CN-28',
  reacted: 'CN-18',
  unopposed: 'CN-20',
  stopped: 'CN-20',
  liquidated: 'CN-12',
  looked: 'CN-25',
  'saw-hand': 'CN-25',
  'empty-handed': 'CN-28',
  kidnapped: 'CN-11',
  recruited: 'CN-13',
  discarded: 'CN-6',
  ended: 'CN-4',
  'game-over': ({ ending }) => ENDING[ending],
  'match-over': 'CN-30',
};
