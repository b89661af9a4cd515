import type { Labels } from './wording.ts';

export const en: Labels = {
  picked: 'picked',
  chosen: 'chosen',
  you: 'you',
  families: 'The families',
  map: 'Lower Manhattan and Brooklyn',
  show: 'Show',
  yourThings: 'Your tiles and friends',
  yourTiles: 'Your tiles',
  favoursFor: friends => (friends === 1 ? '1 friend' : `${friends} friends`),
  confirm: 'Do it',
  notYet: 'Not yet',
  which: 'Now choose what it is for.',
  part: (part, district) =>
    part === 'car' ? 'The car' : part === 'middle' ? 'The centre' : part === 'whole' ? 'Whole map' : district,
  ko: {
    open: (reputation, influence, last) =>
      `${reputation} and ${influence} of ${last}. One of the two will be the KO track: you can’t win without reaching its last space.`,
    needs: (track, space, last) =>
      `${track} is the KO track. You’re on space ${space} of ${last}: you can’t win without reaching the last one.`,
    done: track => `You’ve finished ${track}, the KO track: now money decides.`,
    warning: 'You can’t win yet.',
  },
  field: {
    noDie: value => `no ${value}`,
    noColour: colour => `no ${colour} die`,
    handOnly: 'puppet hand only',
    tooDear: 'you can’t afford it',
    nothing: 'does nothing',
    choice: 'you choose',
    senator: 'with the Senator',
    placed: 'placed',
  },
  gain: {
    you: 'You',
    business: count => (count > 0 ? '+1 business' : count === -1 ? '−1 business' : `−${-count} businesses`),
    jailed: count => `${count} to jail`,
    drowned: count => `${count} drowned`,
    debt: count => (count > 0 ? `owes ${count}` : `${-count} back`),
    friend: count => (count > 0 ? '+1 friend' : '−1 friend'),
    car: space => `car to ${space}`,
    neutral: count => `${count} neutral out`,
  },
  thousands: amount => `${amount < 0 ? '−' : ''}$${Math.abs(amount) / 1000}k`,
  business: ({ die, pay, step, holder, state }) =>
    [`die ${die}`, step === null ? pay : `${pay} and 1 ${step}`, holder, state].filter(Boolean).join(', '),
  eventTracks: (grey, red, all) => `grey ${grey} of ${all}, red ${red} of ${all}`,
  holdsOf: (count, owner) => `${count} of ${owner}`,
  at: (space, last) => `${space} of ${last}`,
};
