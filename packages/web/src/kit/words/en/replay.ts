import { sayIn } from '../say.ts';

const say = sayIn('en');
const draws = (count: number): string => say.plural(count, { one: '# draw', other: '# draws' });

/** The replay page and its fairness check. */
export const texts = {
  title: 'Replay',
  lead: 'Watch a match again, move by move, and check that its luck was fair.',
  openHint: 'A match that was saved as a file. It’s read on this device and isn’t sent anywhere.',
  drop: 'You can also drop it here.',
  reading: 'Replaying the match …',
  saveHint: 'Open the file on this page, here or on another device.',
  playOn: 'Play on from here',
  playOnHint: 'Against bots, on this device. The address is then a link to this position.',
  player: (seat: number) => `Player ${seat}`,
  troubleTitle: 'This match can’t be shown',
  troubles: {
    'too-big': () => 'This file is far too big for a match. Choose another file.',
    'not-json': () => 'This isn’t a saved match. Choose another file.',
    'not-a-record': () => 'This isn’t a saved match, or part of it is missing or damaged. Choose another file.',
    'bad-luck': () =>
      'The part of the file about the match’s luck can’t be read: it was changed or damaged. Choose another file.',
    'no-such-game': () => 'This file is for a game this site doesn’t have. Choose another file.',
    'other-version': () => 'The match was played under another version of the rules, so it can’t be replayed here.',
    'other-rules': () =>
      'The match was played with options or an edition that this site doesn’t know, so it can’t be replayed here.',
    entry: (entry: number | null) =>
      `The match can be replayed up to answer ${(entry ?? 1) - 1}. Answer ${entry} is against the rules or doesn’t lead to what the file says: the file was changed or damaged.`,
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
  viewpoint: 'View',
  viewAll: 'Everything revealed',
  viewSpectator: 'Spectator',
  secrets: 'What each family keeps hidden',
  viewOf: (name: string) => `Over ${name}’s shoulder`,
  to: (name: string) => `to ${name}`,
  tookBack: (name: string) => `${name} undid a move.`,
  unfinished: 'The match isn’t over: it was abandoned, or the rest is missing.',
  checked: (answers: number) =>
    `${say.plural(answers, { one: 'The one answer was', other: 'All # answers were' })} replayed by the rules here, each with the recorded result.`,
  keys: 'Arrow keys: previous, next. Home and End: beginning and end. P: play or stop.',
  fairness: 'Was the luck fair?',
  checking: 'Recomputing every shuffle and every die …',
  fair: (count: number) =>
    `Yes: this device saw the table’s commitment before it added anything for you, and the settings haven’t changed since. The table’s seed is the one it committed to; mixed with what everybody added, it gives exactly the ${draws(count)} of the match.`,
  drawnHere: (count: number) =>
    `Everything fits together: the seed gives exactly the ${draws(count)} of the match. The match was played without a server: the device it began on drew that seed itself.`,
  commitmentUnseen: (count: number) =>
    `Everything fits together: the table’s seed is the one it committed to, and mixed with what everybody added it gives exactly the ${draws(count)} of the match. But this device didn’t see the commitment before the match, so it can’t tell whether the seed was settled by then.`,
  leftOut:
    'Not quite: everything fits together, but what this device added isn’t in the seed. That’s fine if you stood up again before the start, or started on another device.',
  fairSoFar: (count: number) =>
    `Up to that point the seed gives exactly the ${draws(count)} of the match; the rest can’t be checked.`,
  seedUnknown: (count: number) =>
    `In part: ${draws(count)} came out exactly as the seed says, but the file doesn’t say where that seed came from.`,
  unfair: 'No:',
  otherCommitment: 'before the match, the table showed this device another commitment.',
  outdated: 'the settings were changed after this device had added its part, and the table used it all the same.',
  flaws: {
    commitment: 'the table’s seed isn’t the one it committed to.',
    seats: 'the number of contributions to the seed doesn’t match the number of seats.',
    'match-seed': 'the match’s seed doesn’t follow from the table’s seed, the settings and what everybody added.',
  },
  commitment: 'Commitment',
  roomSeed: 'Table seed',
  entropyOf: (name: string) => `Added by ${name}`,
  noEntropy: 'nothing (a bot)',
  botLevel: (level: number) => `nothing (a bot, level ${level})`,
  seedTerms: 'Game, version and options',
  matchSeed: 'Match seed',
  draws,
  purpose: 'For',
  epoch: 'No.',
  values: 'Of n → value',
  valuesHint: 'Which of n possible values, 0 to n − 1, was drawn; a shuffle takes several.',
};

export type ReplayTexts = typeof texts;
