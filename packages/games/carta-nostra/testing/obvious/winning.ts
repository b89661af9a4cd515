import { city, END, everybodyAnswers, everybodyPasses, job, react, recruit } from '../index.ts';
import { allBut, each, FIVE_KINDS, moments } from './moment.ts';

const THREE = 'don hitman smuggler';

/** The game can be won at once, or certainly in this turn. */
export const winning = moments({
  'CN-5 five kinds: ends the turn': { at: { hands: ['caporegime hitman'], regions: [FIVE_KINDS] }, good: [END] },
  'CN-5 five kinds just put there: ends the turn, whatever jobs could still be done': {
    at: { seats: 2, hands: ['2×hitman smuggler'], regions: [FIVE_KINDS, allBut('don')], used: ['city'] },
    good: [END],
  },
  'CN-5 five kinds among five players: ends the turn': {
    at: { seats: 5, turn: 3, regions: ['don', THREE, '', `${FIVE_KINDS} don`, allBut('hitman')] },
    good: [END],
  },
  'CN-30 five kinds in a longer match: ends the turn': {
    at: { hands: ['2×caporegime hitman'], regions: [FIVE_KINDS, THREE], options: { wins: 2 } },
    good: [END],
  },
  ...Object.fromEntries(
    each(FIVE_KINDS, fifth => [
      `CN-4 four kinds, the ${fifth} in hand: into the city`,
      {
        at: {
          hands: [`${fifth} 2×${fifth === 'hitman' ? 'smuggler' : 'hitman'} don`],
          regions: [allBut(fifth), 'don'],
        },
        good: [city(fifth)],
      },
    ]),
  ),
  'CN-4 the fifth kind goes into the city when the job is done': {
    at: { seats: 4, hands: ['3×caporegime smuggler'], regions: [allBut('smuggler'), THREE, THREE], used: ['job'] },
    good: [city('smuggler')],
  },
  'CN-4 two of the fifth kind in hand: one goes into the city': {
    at: { seats: 2, hands: ['2×hitman'], regions: [allBut('hitman'), allBut('don')] },
    good: [city('hitman')],
  },
  'CN-4 to win is better than to stop others who have four kinds': {
    at: {
      hands: ['caporegime hitman smuggler don'],
      regions: [allBut('caporegime'), allBut('smuggler'), allBut('don')],
    },
    good: [city('caporegime')],
  },
  'CN-4 the last card of the hand is the fifth kind': {
    at: { seats: 5, turn: 4, hands: ['', '', '', '', 'consigliere'], regions: ['', '', '', '', allBut('consigliere')] },
    good: [city('consigliere')],
  },
  'CN-13 the fifth kind lies on the discard pile: sends the Consigliere for it': {
    at: {
      hands: ['consigliere 2×caporegime don'],
      regions: [allBut('hitman'), THREE],
      discard: 'don hitman caporegime',
    },
    good: [job('consigliere')],
  },
  'CN-13 the fifth kind lies deep in the discard pile, the Consigliere is the last card': {
    at: {
      seats: 2,
      hands: ['consigliere', 'smuggler caporegime'],
      regions: [allBut('don'), allBut('hitman')],
      discard: 'don 2×caporegime 2×smuggler hitman',
    },
    good: [job('consigliere')],
  },
  'CN-13 takes the fifth kind from the discard pile': {
    at: { hands: ['consigliere don'], regions: [allBut('hitman')], discard: 'don hitman 2×caporegime' },
    since: [[0, job('consigliere')], everybodyPasses],
    good: [recruit('hitman')],
  },
  'CN-4 puts the fifth kind that was just taken into the city': {
    at: { hands: ['consigliere don'], regions: [allBut('hitman')], discard: 'don hitman 2×caporegime' },
    since: [[0, job('consigliere')], everybodyPasses, [0, recruit('hitman')]],
    good: [city('hitman')],
  },
  'CN-19 the Consigliere who would win is stopped: a Don against that Don': {
    at: {
      seats: 2,
      hands: ['consigliere don caporegime', 'don 2×smuggler'],
      regions: [allBut('hitman')],
      discard: 'don hitman',
    },
    since: [[0, job('consigliere')], everybodyAnswers({ 1: react('smuggler') })],
    good: [react('caporegime')],
  },
  'CN-19 the same with two Dons: one of them and somebody else': {
    at: {
      hands: ['consigliere 2×don 2×caporegime', 'don 2×smuggler'],
      regions: [allBut('smuggler'), THREE],
      discard: 'hitman',
    },
    since: [[0, job('consigliere')], everybodyAnswers({ 1: react('smuggler') })],
    good: [react('caporegime')],
  },
  'CN-29 at the end of the last round one more card in the region wins': {
    at: {
      turn: 2,
      hands: ['', '', 'hitman'],
      regions: ['don hitman', 'don hitman', 'don hitman'],
      open: { round: 200, startPlayer: 0 },
    },
    good: [city('hitman')],
  },
  'CN-29 at the end of the last round one more kind wins, one more card does not': {
    at: {
      turn: 2,
      hands: ['', '', 'caporegime 2×don'],
      regions: [THREE, `${THREE} smuggler`, THREE],
      open: { round: 200, startPlayer: 0 },
    },
    good: [city('caporegime')],
  },
  'CN-24 in the lead when nothing has moved for a round: ends the turn': {
    at: {
      hands: ['consigliere', '', ''],
      regions: [`${THREE} consigliere`, 'don', 'hitman'],
      discard: 'smuggler',
      pile: '',
      open: { stillTurns: 2, moved: false },
    },
    good: [END],
  },
  'CN-24 behind when nothing has moved for a round: moves a card': {
    at: {
      hands: ['don', '', ''],
      regions: ['don', allBut('smuggler'), 'hitman'],
      discard: 'smuggler',
      pile: '',
      open: { stillTurns: 2, moved: false },
    },
    good: [city('don')],
  },
});
