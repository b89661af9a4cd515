import type { Cites } from '@consigliere/kernel';
import type { DerPate, Field, Reason, Tile } from '../types.ts';

const FIELD: Readonly<Record<Field, string>> = {
  business: 'DP-13',
  press: 'DP-12',
  reputation: 'DP-14',
  influence: 'DP-14',
  visit: 'DP-16',
  bet: 'DP-15',
  assembly: 'DP-17',
  raid: 'DP-18',
  takeover: 'DP-19',
  friend: 'DP-20',
  consigliere: 'DP-21',
  prosecutor: 'DP-22',
  informer: 'DP-23',
  banker: 'DP-24',
};
const REASON: Readonly<Record<Reason, string>> = {
  income: 'DP-6',
  business: 'DP-13',
  'track-end': 'DP-29',
  bet: 'DP-15',
  press: 'DP-E5',
  assembly: 'DP-17',
  friend: 'DP-20',
  grandchild: 'DP-26',
  favour: 'DP-31',
  event: 'DP-7',
  'final-business': 'DP-33',
  bail: 'DP-33',
  debts: 'DP-34',
};
const TILE: Readonly<Record<Tile, string>> = {
  wedding: 'DP-26',
  grandchild: 'DP-26',
  birthday: 'DP-26',
  cop: 'DP-27',
  judge: 'DP-27',
  senator: 'DP-27',
};
const CLEARED = { jail: 'DP-18', river: 'DP-19', box: 'DP-19', supply: 'DP-E2' } as const;

/** Of a field of the tableau or of an event card. */
const ofWhat = ({ what }: { readonly what: string }): string => (FIELD as Record<string, string>)[what] ?? `DP-${what}`;

/** The rule that each thing which is told follows. */
export const cites: Cites<DerPate> = {
  'set-up': 'DP-1',
  parked: 'DP-3',
  settled: ({ seat }) => (seat === null ? 'DP-4' : 'DP-3'),
  round: 'DP-6',
  money: ({ reason }) => REASON[reason],
  'event-card': ({ event }) => `DP-E${event + 1}`,
  ko: 'DP-7',
  car: 'DP-9',
  'no-effect': ofWhat,
  turn: 'DP-8',
  rolled: ({ by }) => (by === 'row' ? 'DP-10' : TILE[by]),
  'extra-die': ({ reason }) => (reason === 'grandchild' ? 'DP-26' : 'DP-E8'),
  placed: ({ field }) => FIELD[field],
  advanced: 'DP-29',
  'tile-won': 'DP-25',
  'tile-used': ({ tile }) => TILE[tile],
  'tile-kept': 'DP-28',
  occupied: 'DP-16',
  cleared: ({ to }) => CLEARED[to],
  debt: 'DP-19',
  friend: 'DP-20',
  favour: 'DP-30',
  freed: 'DP-22',
  drowned: 'DP-E9',
  rescued: 'DP-31',
  declined: ofWhat,
  ended: 'DP-39',
  out: 'DP-32',
  over: ({ winners }) => (winners.length === 0 ? 'DP-36' : 'DP-35'),
};
