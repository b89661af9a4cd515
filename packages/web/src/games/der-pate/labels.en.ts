import type { Part } from './geometry.ts';

/** What only this board says; the rest is said in the game's own words. */
export const en = {
  picked: 'picked',
  chosen: 'chosen',
  you: 'you',
  families: 'The families',
  map: 'Lower Manhattan and Brooklyn',
  show: 'Show',
  yourThings: 'Your tiles and friends',
  yourTiles: 'Your tiles',
  /** How many friends there are to hand in. */
  favoursFor: (friends: number) => (friends === 1 ? '1 friend' : `${friends} friends`),
  confirm: 'Do it',
  notYet: 'Not yet',
  which: 'Now choose what it is for.',
  part: (part: Part, district: string) =>
    part === 'car' ? 'The car' : part === 'middle' ? 'The centre' : part === 'whole' ? 'Whole map' : district,
  ko: {
    open: (reputation: string, influence: string) =>
      `${reputation} and ${influence}. One of the two will be the KO track: you can’t win without reaching its last space.`,
    needs: (track: string, space: number, last: number) =>
      `${track} is the KO track. You’re on space ${space} of ${last}: you can’t win without reaching the last one.`,
    done: (track: string) => `You’ve finished ${track}, the KO track: now money decides.`,
    warning: 'You can’t win yet.',
  },
  field: {
    noDie: (value: number) => `no ${value}`,
    noColour: (colour: string) => `no ${colour} die`,
    handOnly: 'puppet hand only',
    tooDear: 'you can’t afford it',
    choice: 'you choose',
    afterwards: (field: string) => `then ${field}`,
    decides: (names: string) => `${names} decides`,
    senator: 'with the Senator',
    placed: 'placed',
  },
  gain: {
    business: (count: number) => (count > 0 ? '+1 business' : count === -1 ? '−1 business' : `−${-count} businesses`),
    jailed: (count: number) => `${count} to jail`,
    drowned: (count: number) => `${count} into the Hudson`,
    debt: (count: number) => (count > 0 ? `owes ${count}` : `${-count} back`),
    friend: (count: number): string => (count > 0 ? '+1 friend' : '−1 friend'),
    car: (space: number) => `car to ${space}`,
    neutral: (count: number) => `${count} neutral out`,
  },
  /** Money where there is little room. */
  thousands: (amount: number) => `${amount < 0 ? '−' : ''}$${Math.abs(amount) / 1000}k`,
  /** What a business pays and who holds it. */
  business: ({ die, pay, step, holder, state }: BusinessParts) =>
    [`die ${die}`, step === null ? pay : `${pay} and 1 ${step}`, holder, state].filter(Boolean).join(', '),
  eventTracks: (grey: number, red: number, all: number) => `grey ${grey} of ${all}, red ${red} of ${all}`,
  holdsOf: (count: number, owner: string) => `${count} of ${owner}`,
  at: (space: string, last: string) => `${space} of ${last}`,
};

interface BusinessParts {
  readonly die: number;
  readonly pay: string;
  readonly step: string | null;
  readonly holder: string;
  readonly state: string | null;
}

export type Labels = typeof en;
