import { discard, END, everybodyPasses, job, kidnap, recruit } from '../index.ts';
import { allBut, each, FIVE_KINDS, moments } from './moment.ts';

const smuggled = (victim: number) => [[0, job('smuggler', victim)], everybodyPasses] as const;
const recruited = [[0, job('consigliere')], everybodyPasses] as const;

/** Cards to take, and cards to give up. */
export const choices = moments({
  'CN-6 of eight alike one is discarded': {
    at: { hands: ['8×hitman don caporegime smuggler'], regions: ['don', 'don'] },
    since: [[0, END]],
    good: [discard('hitman')],
  },
  'CN-6 the only card of a missing kind is kept': {
    at: {
      seats: 2,
      hands: ['6×don 4×hitman smuggler', '2×caporegime'],
      regions: ['don hitman caporegime', 'don hitman caporegime'],
    },
    since: [[0, END]],
    bad: [discard('smuggler')],
  },
  'CN-6 the fifth kind is kept': {
    at: {
      seats: 2,
      hands: ['8×don 2×smuggler hitman', 'caporegime consigliere'],
      regions: [allBut('hitman'), allBut('smuggler')],
      used: ['city'],
    },
    since: [[0, END]],
    bad: [discard('hitman')],
  },
  'CN-6 the only Don is kept when there are nine Caporegimes': {
    at: { seats: 4, hands: ['9×caporegime don hitman'], regions: ['hitman', 'don'] },
    since: [[0, END]],
    good: [discard('caporegime')],
  },
  'CN-6 two cards must go: what is plentiful': {
    at: {
      seats: 2,
      hands: ['5×caporegime 5×don hitman smuggler', '2×caporegime don'],
      regions: ['don caporegime consigliere', 'don hitman caporegime'],
      used: ['city'],
    },
    since: [[0, END]],
    bad: [discard('hitman'), discard('smuggler')],
  },
  'CN-6 missing kinds are kept, those in the city can go': {
    at: {
      hands: ['5×don 4×smuggler hitman consigliere', '2×hitman', '2×smuggler'],
      regions: ['don smuggler caporegime', 'hitman don caporegime', 'don smuggler'],
    },
    since: [[0, END]],
    bad: [discard('hitman'), discard('consigliere')],
  },
  'CN-13 takes the kind that is missing in city and hand': {
    at: {
      seats: 2,
      hands: ['consigliere hitman', '2×hitman'],
      regions: ['don consigliere caporegime', 'don hitman caporegime'],
      discard: 'don hitman smuggler',
    },
    since: recruited,
    good: [recruit('smuggler')],
  },
  'CN-13 not a second card of a kind that is in hand already, when another kind is missing too': {
    at: {
      seats: 2,
      hands: ['consigliere smuggler don', 'hitman caporegime'],
      regions: ['don consigliere caporegime', 'don hitman caporegime'],
      discard: 'smuggler hitman don',
    },
    since: recruited,
    good: [recruit('hitman')],
  },
  'CN-13 one of two missing kinds': {
    at: {
      seats: 2,
      hands: ['consigliere don', '2×hitman'],
      regions: ['don consigliere caporegime', 'don hitman caporegime'],
      discard: '2×don smuggler hitman',
    },
    since: recruited,
    good: [recruit('hitman'), recruit('smuggler')],
  },
  'CN-13 the missing kind for the next turn, when the city is done': {
    at: {
      seats: 2,
      hands: ['consigliere caporegime', '2×smuggler'],
      regions: [allBut('hitman'), allBut('don')],
      discard: '2×smuggler hitman 2×caporegime',
      used: ['city'],
    },
    since: recruited,
    // The Consigliere takes the Hitman in the next turn, before anything is added to the city.
    good: [recruit('hitman'), recruit('consigliere')],
  },
  'CN-13 the fifth kind among all kinds': {
    at: {
      seats: 5,
      hands: ['consigliere 2×caporegime'],
      regions: [allBut('don'), 'don', 'don hitman'],
      discard: FIVE_KINDS,
    },
    since: recruited,
    good: [recruit('don')],
  },
  'CN-11 takes the only card that the victim’s city lacks': {
    at: { hands: ['smuggler don', '3×don 2×hitman smuggler'], regions: ['don', 'don hitman consigliere', 'don'] },
    since: smuggled(1),
    good: [kidnap('smuggler')],
  },
  'CN-11 takes no card of which the victim has many, when the victim has the fifth kind once': {
    at: {
      seats: 5,
      hands: ['smuggler don consigliere', 'don', '4×caporegime hitman', 'don', 'don'],
      regions: [allBut('consigliere'), 'don', allBut('hitman'), 'don', 'don'],
      used: ['city'],
    },
    since: smuggled(2),
    good: [kidnap('hitman')],
  },
  'CN-11 leaves kinds that the victim’s city has already': {
    at: {
      seats: 2,
      hands: ['smuggler don', '2×don hitman caporegime consigliere'],
      regions: ['smuggler don', 'don hitman smuggler'],
    },
    since: smuggled(1),
    bad: each('don hitman', kidnap),
  },
});
