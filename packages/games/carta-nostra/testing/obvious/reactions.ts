import { everybodyAnswers, job, PASS, react } from '../index.ts';
import { allBut, each, moments } from './moment.ts';

const THREE = 'caporegime don hitman';

/** CN-18 Whether a Don is worth it, and which companion to choose. */
export const reactions = moments({
  'CN-18 a Hitman takes one of two: lets it happen': {
    at: { turn: 2, hands: ['don 2×hitman', '', 'hitman'], regions: ['2×don hitman', 'don', 'don'] },
    since: [[2, job('hitman', 0, 'don')]],
    seat: 0,
    good: [PASS],
  },
  'CN-18 a Hitman goes against somebody else who has hardly begun: lets it happen': {
    at: { turn: 2, hands: ['don 2×hitman', '', 'hitman'], regions: ['don hitman', 'don', 'don'] },
    since: [[2, job('hitman', 1, 'don')]],
    seat: 0,
    good: [PASS],
  },
  'CN-18 a Hitman goes against the leader, a rival: lets it happen': {
    at: { turn: 2, hands: ['don 3×hitman', '', 'hitman'], regions: ['don hitman', allBut('don'), 'don'] },
    since: [[2, job('hitman', 1, 'hitman')]],
    seat: 0,
    good: [PASS],
  },
  'CN-18 the same among five': {
    at: {
      seats: 5,
      turn: 1,
      hands: ['', 'hitman don', '', '', '2×don 2×caporegime'],
      regions: ['don', 'don hitman', allBut('smuggler'), 'don', 'caporegime'],
    },
    since: [[1, job('hitman', 2, 'don')]],
    seat: 4,
    good: [PASS],
  },
  'CN-18 with the fifth kind in hand a Hitman against the fourth is stopped, not with that card': {
    at: {
      turn: 2,
      hands: ['don smuggler 2×caporegime', 'smuggler 2×hitman', 'hitman 2×don'],
      regions: [allBut('smuggler'), allBut('don'), 'don hitman'],
    },
    since: [[2, job('hitman', 0, 'hitman')]],
    seat: 0,
    good: [react('caporegime')],
  },
  'CN-18 the same against the only rival': {
    at: {
      seats: 2,
      turn: 1,
      hands: ['don hitman caporegime', 'hitman 2×smuggler don'],
      regions: [allBut('hitman'), allBut('caporegime')],
    },
    since: [[1, job('hitman', 0, 'consigliere')]],
    seat: 0,
    good: [react('caporegime')],
  },
  'CN-18 a Don does not go with a Don where somebody else can': {
    at: {
      seats: 2,
      turn: 1,
      hands: ['2×don 2×caporegime smuggler', 'hitman 2×don'],
      regions: [allBut('smuggler'), allBut('hitman')],
    },
    since: [[1, job('hitman', 0, 'don')]],
    seat: 0,
    good: [react('caporegime')],
  },
  'CN-18 a Smuggler who would find the fifth kind is stopped, not with that card': {
    at: {
      turn: 2,
      hands: ['don smuggler 2×caporegime', 'don 2×hitman', 'smuggler caporegime'],
      regions: [allBut('smuggler'), allBut('caporegime'), 'don hitman'],
    },
    since: [[2, job('smuggler', 0)]],
    seat: 0,
    good: [react('caporegime')],
  },
  'CN-18 a Smuggler who finds nothing one needs: two cards are not given to keep one': {
    at: { turn: 2, hands: ['don 3×caporegime', '', 'smuggler don'], regions: ['caporegime don', 'don', 'don hitman'] },
    since: [[2, job('smuggler', 0)]],
    seat: 0,
    good: [PASS],
  },
  'CN-18 a Smuggler goes against somebody else: lets it happen': {
    at: { turn: 2, hands: ['don 2×hitman'], regions: ['don hitman', 'don', 'don'] },
    since: [[2, job('smuggler', 1)]],
    seat: 0,
    good: [PASS],
  },
  'CN-18 somebody who has hardly begun takes a card from the pile: lets it happen': {
    at: {
      turn: 2,
      hands: ['don hitman caporegime', '2×caporegime', 'consigliere don'],
      regions: ['don hitman smuggler', 'don hitman smuggler', 'don'],
      discard: 'hitman don',
    },
    since: [[2, job('consigliere')]],
    seat: 0,
    good: [PASS],
  },
  'CN-19 a Don has stopped the Hitman against oneself: lets that Don be': {
    at: {
      turn: 2,
      hands: ['2×don 2×caporegime smuggler', 'don caporegime hitman', 'hitman 2×don'],
      regions: [allBut('smuggler'), allBut('don'), 'don hitman'],
    },
    since: [[2, job('hitman', 0, 'hitman')], everybodyAnswers({ 1: react('caporegime') })],
    seat: 0,
    good: [PASS],
  },
  'CN-19 the own Don against a Hitman is stopped: another Don against that one, with the fifth kind in hand': {
    at: {
      seats: 2,
      turn: 1,
      hands: ['2×don 3×caporegime smuggler', 'hitman don 3×caporegime'],
      regions: [allBut('smuggler'), allBut('hitman')],
    },
    since: [
      [1, job('hitman', 0, 'hitman')],
      [0, react('caporegime')],
      [1, react('caporegime')],
    ],
    seat: 0,
    good: [react('caporegime')],
  },
  'CN-19 the Hitman against the leader is stopped: a Don against that Don': {
    at: {
      seats: 2,
      hands: ['hitman don 2×caporegime consigliere', 'don 2×hitman smuggler'],
      regions: [allBut('consigliere'), allBut('smuggler')],
      used: ['city'],
    },
    since: [
      [0, job('hitman', 1, 'don')],
      [1, react('hitman')],
    ],
    good: [react('caporegime')],
  },
  'CN-19 the own Caporegime is stopped: a Don and the fifth kind are not given for two unknown cards': {
    at: {
      seats: 2,
      hands: ['caporegime don smuggler', 'don 2×hitman'],
      regions: [allBut('smuggler'), 'don hitman caporegime'],
      used: ['city'],
    },
    since: [
      [0, job('caporegime')],
      [1, react('hitman')],
    ],
    good: [PASS],
  },
  'CN-18 of several companions not the one that is missing in the city': {
    at: {
      seats: 4,
      turn: 3,
      hands: ['don hitman 2×caporegime consigliere', '', '', 'hitman don'],
      regions: [`${THREE} 2×caporegime`, 'don', 'don', 'don'],
    },
    since: [[3, job('hitman', 0, 'hitman')]],
    seat: 0,
    bad: each('consigliere', react),
  },
});
