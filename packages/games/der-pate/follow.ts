import type { Follow, FollowedTable, Seat } from '@consigliere/kernel';
import type { DerPate } from './types.ts';

const ASIDE = { hold: 'none', weight: 'none' } as const;
const MOVE = { hold: 'move', weight: 'other' } as const;
const SMALL = { hold: 'icon', weight: 'other' } as const;
const ROLL = { hold: 'roll', weight: 'none' } as const;

/** DP-33, DP-34 What is paid at the end. Bail during the match is paid by choice. */
const SETTLEMENT: readonly string[] = ['final-business', 'bail', 'debts'];

/** A seat that loses something, unless it has chosen to: neither the bank nor a neutral member is a seat. */
const unlessChosen = (loser: number | null, { seats, by }: FollowedTable<DerPate>): readonly Seat[] =>
  loser === null || loser < 0 || loser >= seats || loser === by ? [] : [loser];

/** How the events are followed. Nobody wins without the last space of the KO track. */
export const follow: Follow<DerPate> = {
  'set-up': ASIDE,
  parked: MOVE,
  settled: MOVE,
  round: { hold: 'none', weight: 'other' },
  /** The final settlement is nobody's doing. */
  money: {
    ...SMALL,
    hits: ({ seat, amount, other, reason }, table) =>
      SETTLEMENT.includes(reason) ? [] : unlessChosen(amount < 0 ? seat : other, table),
  },
  'event-card': { hold: 'card', weight: 'other' },
  ko: { hold: 'none', weight: 'threat' },
  car: ASIDE,
  'no-effect': { hold: 'icon', weight: 'none' },
  turn: ASIDE,
  rolled: ROLL,
  'extra-die': ROLL,
  placed: MOVE,
  advanced: {
    hold: 'icon',
    weight: ({ track, to }, { given, open }) => {
      if ((track !== 'reputation' && track !== 'influence') || to < given.last[track]) return 'other';
      return open.ko === track ? 'threat' : 'gain';
    },
  },
  'tile-won': { hold: 'icon', weight: 'gain' },
  'tile-used': MOVE,
  'tile-kept': { hold: 'icon', weight: 'none' },
  occupied: { hold: 'move', weight: 'gain' },
  /** Jail and river take members against their player's will; a business given up goes back to supply. */
  cleared: {
    hold: 'move',
    weight: ({ holder }) => (holder < 0 ? 'none' : 'other'),
    hits: ({ holder, to }, table) => unlessChosen(holder, to === 'supply' ? table : { ...table, by: null }),
  },
  debt: { ...SMALL, hits: ({ owner, from, to }, table) => unlessChosen(to === owner ? from : owner, table) },
  friend: { hold: 'icon', weight: 'gain' },
  favour: MOVE,
  freed: { hold: 'move', weight: 'gain' },
  drowned: { ...MOVE, hits: ({ seat }) => [seat] },
  rescued: { hold: 'icon', weight: 'gain' },
  declined: { hold: 'icon', weight: 'none' },
  ended: ASIDE,
  out: { hold: 'none', weight: 'other', hits: ({ seats }) => seats },
  over: { hold: 'none', weight: 'gain' },
};
