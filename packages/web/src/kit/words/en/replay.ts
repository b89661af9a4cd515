import { sayIn } from '../say.ts';

const say = sayIn('en');
const draws = (count: number): string => say.plural(count, { one: '# draw', other: '# draws' });

/** What the replay says beside what the table and the games say. */
export const texts = {
  title: 'Replay',
  titleOf: (game: string) => `Replay: ${game}`,
  lead: 'Watch a match again, move by move, and check its luck.',
  open: 'Open a file',
  openHint: 'A match saved from its replay. It’s read on this device and isn’t sent anywhere.',
  drop: 'Or drop it on the field.',
  reading: 'Playing the match again …',
  save: 'Save as a file',
  saveHint: 'For this page, here or on another device.',
  playOn: 'Play on from here',
  playOnHint: 'Against bots, on this device. The address is then a link to this position.',
  player: (seat: number) => `Player ${seat}`,
  troubleTitle: 'This match can’t be shown',
  troubles: {
    'too-big': () => 'The file is far too big for a match. Choose another one.',
    'not-json': () => 'This isn’t a saved match. Choose another file.',
    'not-a-record': () => 'This isn’t a saved match, or part of it is missing or damaged. Choose another file.',
    'bad-luck': () => 'What the file says about the match’s luck can’t be read: that part was changed or damaged.',
    'no-such-game': () => 'This file is for a game this site doesn’t have.',
    'other-version': () =>
      'The match was played with another version of the rules, so it can’t be replayed with this one.',
    'other-rules': () => 'The match was played with options or an edition that this site doesn’t know.',
    entry: (entry: number | null) =>
      `Up to answer ${(entry ?? 1) - 1} the match can be replayed; answer ${entry} is against the rules or leads to something other than what the file says. The file was changed or damaged.`,
  },
  detail: 'Technical details',
  another: 'Open another file',
  toMatch: 'Go to the match',
  controls: 'Moments of the match',
  first: 'To the beginning',
  back: 'Previous',
  play: 'Play',
  stop: 'Stop',
  on: 'Next',
  last: 'To the end',
  moment: 'Moment',
  at: (moment: number, all: number) => `${say.number(moment)} of ${say.number(all)}`,
  turn: 'Turn',
  setUp: 'Set-up',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  eyes: 'Seen by',
  allEyes: 'Someone who knows everything',
  guestEyes: 'A spectator',
  secrets: 'What each family keeps hidden',
  shoulder: (name: string) => `Over ${name}’s shoulder`,
  to: (name: string) => `to ${name}`,
  tookBack: (name: string) => `${name} took a move back.`,
  unfinished: 'The match isn’t over: it was abandoned, or the rest is missing.',
  checked: (answers: number) =>
    `${say.plural(answers, { one: 'The one answer was', other: 'All # answers were' })} played again by the rules here, each with the recorded result.`,
  keys: 'Arrow keys: previous, next. Home and End: beginning and end. P: play or stop.',
  fairness: 'Was the luck fair?',
  checking: 'Computing every shuffle and every die again …',
  fair: (count: number) =>
    `Yes: this device saw the table’s commitment before you sat down. The table’s seed is the one it committed to; mixed with what everybody added, it gives exactly the ${draws(count)} of the match.`,
  drawnHere: (count: number) =>
    `Everything fits together: the seed gives exactly the ${draws(count)} of the match. The match was played without a server: the device it began on drew that seed itself.`,
  commitmentUnseen: (count: number) =>
    `Everything fits together: the table’s seed is the one it committed to, and mixed with what everybody added it gives exactly the ${draws(count)} of the match. But this device didn’t see the commitment before you sat down, so it can’t tell whether the seed was settled by then.`,
  leftOut:
    'Not quite: everything fits together, but what this device added when you sat down isn’t in the seed. That’s fine if you got up again before the start.',
  fairSoFar: (count: number) =>
    `Up to that point the seed gives exactly the ${draws(count)} of the match; the rest can’t be checked.`,
  seedUnknown: (count: number) =>
    `In part: ${draws(count)} came out exactly as the seed says, but the file doesn’t say where that seed came from.`,
  unfair: 'No:',
  otherCommitment: 'before you sat down, the table showed this device another commitment.',
  flaws: {
    commitment: 'the table’s seed isn’t the one it committed to.',
    seats: 'the number of contributions to the seed doesn’t match the number of seats.',
    'match-seed': 'the match’s seed doesn’t follow from the table’s seed and what everybody added.',
  },
  commitment: 'Commitment',
  roomSeed: 'Table seed',
  entropyOf: (name: string) => `Added by ${name}`,
  noEntropy: 'nothing (a bot)',
  matchSeed: 'Match seed',
  draws,
  purpose: 'For',
  epoch: 'No.',
  values: 'Of n → value',
  valuesHint: 'Which of n possible values, 0 to n − 1, was drawn; a shuffle takes several.',
};

export type ReplayTexts = typeof texts;
