import { city, END, everybodyPasses, idle, job, kidnap, PASS, recruit } from '../index.ts';
import { allBut, each, moments } from './moment.ts';

/** The Hitman against each of these kinds of a seat. */
const hits = (victim: number, targets: string) => each(targets, target => job('hitman', victim, target));

/** The player would win in the next turn: the city is complete but for the fifth kind, which is in hand. */
const NEARLY_THERE = allBut('consigliere');
const AND_THE_FIFTH = 'consigliere don';

/** Seat 1 takes the fifth kind in front of everybody after adding to the city. */
const TOOK_THE_SMUGGLER = {
  seats: 2,
  turn: 1,
  regions: [NEARLY_THERE, allBut('smuggler')],
  discard: 'smuggler',
  used: ['city'] as const,
};
const takesTheSmuggler = [[1, job('consigliere')], everybodyPasses, [1, recruit('smuggler')], [1, END]] as const;

/** Another player is about to win. */
export const stopping = moments({
  'CN-12 the only rival has four kinds: the Hitman takes one of them': {
    at: {
      seats: 2,
      hands: [`hitman ${AND_THE_FIFTH}`, 'caporegime consigliere smuggler'],
      regions: [NEARLY_THERE, allBut('smuggler')],
      used: ['city'],
    },
    good: hits(1, allBut('smuggler')),
  },
  'CN-12 the leader, not somebody who has hardly begun': {
    at: {
      hands: [`hitman ${AND_THE_FIFTH}`, '2×caporegime 2×don', 'don'],
      regions: [NEARLY_THERE, allBut('caporegime'), 'don'],
      used: ['city'],
    },
    good: hits(1, allBut('caporegime')),
  },
  'CN-12 the leader among four': {
    at: {
      seats: 4,
      hands: [`hitman ${AND_THE_FIFTH}`, '2×caporegime 2×don', 'smuggler', 'don'],
      regions: [NEARLY_THERE, allBut('don'), 'don hitman', 'smuggler don'],
      used: ['city'],
    },
    good: hits(1, allBut('don')),
  },
  'CN-12 of the leader’s kinds the one that lies there only once': {
    at: {
      seats: 2,
      hands: [`hitman ${AND_THE_FIFTH}`, '2×caporegime smuggler'],
      regions: [NEARLY_THERE, '2×caporegime 2×don consigliere 2×hitman'],
      used: ['city'],
    },
    good: hits(1, 'consigliere'),
  },
  'CN-12 one of two that the leader has only once': {
    at: {
      turn: 1,
      hands: ['smuggler', `hitman ${AND_THE_FIFTH}`, '2×caporegime consigliere'],
      regions: ['don hitman', NEARLY_THERE, '2×don 2×smuggler hitman caporegime'],
      used: ['city'],
    },
    good: hits(2, 'hitman caporegime'),
  },
  'CN-12 with four own kinds, hits the next player’s only card of a kind before they have five': {
    at: {
      hands: ['hitman', 'caporegime don hitman smuggler', 'caporegime hitman'],
      regions: [allBut('smuggler'), '2×caporegime don 2×consigliere 2×hitman', 'caporegime'],
    },
    good: hits(1, 'don'),
  },
  'CN-12 the Hitman, not two cards for the Caporegime': {
    at: {
      seats: 2,
      hands: [`hitman caporegime ${AND_THE_FIFTH}`, 'caporegime 2×smuggler'],
      regions: [NEARLY_THERE, allBut('smuggler')],
      used: ['city'],
    },
    good: hits(1, allBut('smuggler')),
  },
  'CN-12 four kinds and seven cards, not four kinds and an empty hand': {
    at: {
      hands: [`hitman ${AND_THE_FIFTH}`, '3×caporegime don consigliere hitman smuggler', ''],
      regions: [NEARLY_THERE, allBut('consigliere'), allBut('don')],
      used: ['city'],
    },
    good: hits(1, allBut('consigliere')),
  },
  'CN-12 the rival is known to have the fifth kind: the Hitman is not for the city now': {
    at: { ...TOOK_THE_SMUGGLER, hands: ['hitman 2×don', 'consigliere 2×caporegime'] },
    since: takesTheSmuggler,
    seat: 0,
    bad: [city('hitman'), idle('hitman'), idle('smuggler'), END],
  },
  'CN-11 the rival is known to have the fifth kind: the Smuggler takes it': {
    at: { ...TOOK_THE_SMUGGLER, hands: ['caporegime don', 'consigliere 2×caporegime'] },
    since: [...takesTheSmuggler, [0, city('don')]],
    seat: 0,
    good: [job('smuggler', 1)],
  },
  'CN-11 the Smuggler takes the fifth kind from the rival’s hand': {
    at: {
      seats: 2,
      hands: [`smuggler ${AND_THE_FIFTH}`, 'don 2×caporegime hitman consigliere smuggler'],
      regions: [NEARLY_THERE, allBut('smuggler')],
      used: ['city'],
    },
    since: [[0, job('smuggler', 1)], everybodyPasses],
    good: [kidnap('smuggler')],
  },
  'CN-11 the same from the leader among four': {
    at: {
      seats: 4,
      turn: 1,
      hands: ['don', `smuggler ${AND_THE_FIFTH}`, 'hitman', '3×don hitman 2×smuggler'],
      regions: ['don', NEARLY_THERE, 'don', allBut('hitman')],
      used: ['city'],
    },
    since: [[1, job('smuggler', 3)], everybodyPasses],
    good: [kidnap('hitman')],
  },
  'CN-11 the Smuggler looks into the leader’s hand, not into that of somebody who has hardly begun': {
    at: {
      hands: ['smuggler consigliere 4×don', '3×caporegime hitman', 'don'],
      regions: [NEARLY_THERE, allBut('hitman'), 'don'],
      used: ['city'],
    },
    good: [job('smuggler', 1)],
  },
  'CN-18 the rival sends a Consigliere for the fifth kind: a Don stops it': {
    at: {
      seats: 2,
      turn: 1,
      hands: ['don 2×caporegime hitman', 'consigliere hitman'],
      regions: ['caporegime hitman don', allBut('smuggler')],
      discard: 'don smuggler caporegime',
    },
    since: [[1, job('consigliere')]],
    seat: 0,
    bad: [PASS],
  },
  'CN-18 the same with another who might stop it too': {
    at: {
      turn: 1,
      hands: ['2×don caporegime hitman', 'consigliere hitman', 'hitman smuggler'],
      regions: ['caporegime hitman smuggler', allBut('don'), 'don smuggler'],
      discard: 'don caporegime',
    },
    since: [[1, job('consigliere')]],
    seat: 0,
    bad: [PASS],
  },
  'CN-18 the same among five, although two Dons are all one has': {
    at: {
      seats: 5,
      turn: 4,
      hands: ['smuggler', 'hitman', '2×don', 'hitman', 'consigliere hitman'],
      regions: ['don', 'don', allBut('smuggler'), 'smuggler', allBut('caporegime')],
      discard: 'caporegime',
    },
    since: [[4, job('consigliere')]],
    seat: 2,
    bad: [PASS],
  },
});
