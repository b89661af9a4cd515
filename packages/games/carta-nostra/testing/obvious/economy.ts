import { city, END, idle, job } from '../index.ts';
import { allBut, each, FIVE_KINDS, moments } from './moment.ts';

/** Answers that cost nothing and gain something, and answers that waste a card. */
export const economy = moments({
  'CN-4 behind the only rival something goes into the empty city, and nothing is thrown away': {
    at: { seats: 2, hands: [`${FIVE_KINDS} 2×don hitman`, '2×don'], regions: ['', 'don hitman'], discard: 'don' },
    bad: [END, ...each('caporegime consigliere hitman smuggler', idle)],
  },
  'CN-4 behind both rivals with the job done: any kind into the empty city': {
    at: {
      hands: [`${FIVE_KINDS} 2×don hitman`, '2×don', 'hitman caporegime'],
      regions: ['', 'don hitman', 'caporegime smuggler'],
      discard: 'don',
      used: ['job'],
    },
    bad: [END],
  },
  'CN-4 the kind that is missing, not another of those that lie there': {
    at: {
      seats: 2,
      hands: ['3×don smuggler', '2×don'],
      regions: ['don caporegime consigliere', 'don caporegime'],
      used: ['job'],
    },
    good: [city('smuggler')],
  },
  'CN-4 one of the two kinds that are missing': {
    at: { seats: 2, hands: ['2×don hitman smuggler'], regions: ['don caporegime', 'don'], used: ['job'] },
    good: [city('hitman'), city('smuggler')],
  },
  'CN-4 one of the two last kinds, not one of many others': {
    at: {
      hands: ['2×don 2×hitman 2×caporegime smuggler consigliere', '2×don', '2×hitman'],
      regions: ['don hitman caporegime', 'don hitman caporegime', 'don caporegime'],
      used: ['job'],
    },
    good: [city('smuggler'), city('consigliere')],
  },
  'CN-4 a turn is not ended with a missing kind in hand': {
    at: {
      seats: 2,
      turn: 1,
      hands: ['', 'consigliere 2×smuggler don'],
      regions: ['don smuggler hitman', 'smuggler hitman caporegime'],
      used: ['job'],
    },
    good: [city('consigliere'), city('don')],
  },
  'CN-4 one of the two last kinds, when nothing else can be done': {
    at: {
      seats: 2,
      hands: ['hitman smuggler', '2×caporegime'],
      regions: ['don caporegime consigliere', allBut('don')],
      used: ['job'],
    },
    good: [city('hitman'), city('smuggler')],
  },
  'CN-4 Smuggler and Hitman are the last kinds: neither is thrown away, and the turn not ended': {
    at: {
      seats: 2,
      hands: ['smuggler hitman don', 'caporegime consigliere smuggler'],
      regions: ['don caporegime consigliere', 'don caporegime hitman'],
    },
    bad: [END, idle('smuggler'), idle('hitman'), city('don')],
  },
  'CN-13 the only Consigliere is the fourth kind and nothing useful lies on the pile: into the city': {
    at: {
      seats: 2,
      hands: ['consigliere 2×don', 'caporegime don'],
      regions: ['don caporegime hitman', 'don caporegime hitman'],
      discard: 'caporegime don',
      // If the Consigliere may take itself, the job costs nothing unless somebody stops it.
      options: { recruit: 'other-cards' },
    },
    good: [city('consigliere')],
  },
  'CN-14 a Caporegime to spare brings two cards for one': {
    at: {
      seats: 2,
      hands: ['2×caporegime don', '2×hitman'],
      regions: ['caporegime don hitman', 'don hitman smuggler'],
      used: ['city'],
    },
    good: [job('caporegime')],
  },
  'CN-14 a Caporegime to spare with an otherwise empty hand': {
    at: {
      seats: 2,
      hands: ['2×caporegime', 'smuggler'],
      regions: ['caporegime hitman don', 'don hitman smuggler'],
      used: ['city'],
    },
    good: [job('caporegime')],
  },
  'CN-13 a Consigliere to spare takes a missing kind from the pile': {
    at: {
      seats: 2,
      hands: ['2×consigliere don', 'smuggler caporegime'],
      regions: [allBut('smuggler'), allBut('hitman')],
      discard: 'don smuggler hitman',
      used: ['city'],
    },
    good: [job('consigliere')],
  },
  'CN-13 the same before anything went into the city: a kind more in this turn': {
    at: {
      seats: 2,
      hands: ['consigliere don', 'caporegime hitman'],
      regions: ['don consigliere caporegime', 'don consigliere hitman'],
      discard: 'don smuggler',
    },
    good: [job('consigliere')],
  },
  'CN-28 a Hitman isn’t wasted when all other cities are empty': {
    at: { hands: ['2×hitman'], regions: ['hitman'], used: ['city'] },
    good: [END],
  },
  'CN-28 a Smuggler is not thrown away when all other hands are empty': {
    at: { hands: ['2×smuggler don', '', ''], regions: ['don smuggler', 'don hitman', 'don'], used: ['city'] },
    good: [END],
  },
  'CN-28 a Consigliere is not thrown away when nothing lies on the pile': {
    at: { hands: ['consigliere don'], regions: ['don', 'don hitman', 'don'], discard: '', used: ['city'] },
    good: [END],
  },
  'CN-28 a missing kind is not thrown away for nothing': {
    at: {
      seats: 2,
      hands: ['hitman smuggler caporegime', 'don hitman'],
      regions: ['don consigliere', 'don consigliere hitman'],
    },
    bad: [END, ...each('caporegime hitman smuggler', idle)],
  },
  'CN-6 with eleven cards something is done before one must be thrown away': {
    at: { hands: ['3×don 4×hitman 2×smuggler 2×caporegime'], regions: ['don hitman', 'don', 'hitman caporegime'] },
    bad: [END, ...each('caporegime hitman smuggler', idle)],
  },
  'CN-12 the Hitman does not take one of two when there is a leader’s only card': {
    at: { hands: ['2×hitman don'], regions: ['hitman don', '2×don 2×hitman smuggler', '2×don'], used: ['city'] },
    bad: [job('hitman', 1, 'don'), job('hitman', 1, 'hitman'), job('hitman', 2, 'don'), idle('hitman')],
  },
  'CN-14 five kinds are near: two more cards for a Caporegime to spare': {
    at: { seats: 2, hands: ['2×caporegime', 'hitman'], regions: [allBut('smuggler'), allBut('don')], used: ['city'] },
    good: [job('caporegime')],
  },
});
