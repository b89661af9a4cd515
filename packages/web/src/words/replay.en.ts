import type { ReplayTexts } from './replay-texts.ts';
import { sayIn } from './say.ts';

const say = sayIn('en');
const draws = (count: number): string => say.plural(count, { one: '# draw', other: '# draws' });

export const en: ReplayTexts = {
  title: 'Replay',
  titleOf: game => `Replay: ${game}`,
  lead: 'Watch a match again, move by move, and check its luck.',
  open: 'Open a file',
  openHint: 'A match that was saved from its replay. It is read here, on this device, and sent nowhere.',
  drop: 'Or drop it on the field.',
  reading: 'Playing the match again …',
  save: 'Save as a file',
  saveHint: 'For this page, here or on another device.',
  player: seat => `Player ${seat}`,
  troubleTitle: 'This match cannot be shown',
  troubles: {
    'too-big': () => 'The file is far too big for a match. Choose another one.',
    'not-json': () => 'The file is no saved match: it cannot even be read as one. Choose another file.',
    'not-a-record': () => 'The file is no saved match, or a part of it is missing or damaged. Choose another file.',
    'bad-luck': () =>
      'What the file says about the luck of the match cannot be read: that part was changed or damaged.',
    'no-such-game': () => 'The file is of a game that nobody knows here.',
    'other-version': () =>
      'The match was played by another version of the rules, so it cannot be played again by these.',
    'other-rules': () => 'The match was played with options or with a box that are not known here.',
    entry: entry =>
      `Up to answer ${(entry ?? 1) - 1} the match can be played again; answer ${entry} is against the rules or comes to something else than the file says. The file was changed or damaged.`,
  },
  detail: 'In the words of the program',
  another: 'Open another file',
  toMatch: 'Go to the match',
  controls: 'Moments of the match',
  first: 'To the beginning',
  back: 'One back',
  play: 'Play',
  stop: 'Stop',
  on: 'One on',
  last: 'To the end',
  moment: 'Moment',
  at: (moment, all) => `${say.number(moment)} of ${say.number(all)}`,
  turn: 'Turn',
  setUp: 'Set-up',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  eyes: 'Seen by',
  allEyes: 'Somebody who knows everything',
  guestEyes: 'A spectator',
  secrets: 'What each family keeps hidden',
  shoulder: name => `Over ${name}’s shoulder`,
  to: name => `to ${name}`,
  tookBack: name => `${name} took a move back.`,
  unfinished: 'The match isn’t over: it was broken off, or the rest is missing.',
  checked: answers =>
    `${say.plural(answers, { one: 'The one answer was', other: 'All # answers were' })} played again by the rules here, each with the recorded result.`,
  keys: 'Arrow keys: one back, one on. Home and End: beginning and end. P: play or stop.',
  fairness: 'Was the luck fair?',
  checking: 'Computing every shuffle and every die again …',
  fair: count =>
    `Yes: this device saw the table’s commitment before you sat down. The table’s seed is the one it committed to; mixed with what everybody added, it gives exactly the ${draws(count)} of the match.`,
  drawnHere: count =>
    `Everything fits together: the seed gives exactly the ${draws(count)} of the match. The match was played without a server: the device it began on drew that seed itself.`,
  commitmentUnseen: count =>
    `Everything fits together: the table’s seed is the one it committed to, and mixed with what everybody added it gives exactly the ${draws(count)} of the match. But this device didn’t see the commitment before you sat down, so it can’t tell whether the seed was settled by then.`,
  leftOut:
    'Not quite: everything fits together, but what this device added when you sat down isn’t in the seed. That’s fine if you got up again before the start.',
  fairSoFar: count =>
    `Up to that point the seed gives exactly the ${draws(count)} of the match; the rest can’t be checked.`,
  seedUnknown: count =>
    `In part: ${draws(count)} came out exactly as the seed says, but the file does not tell where that seed came from.`,
  unfair: 'No:',
  otherCommitment: 'before you sat down, the table showed this device another commitment.',
  flaws: {
    commitment: 'the seed of the table is not the one it committed itself to.',
    seats: 'not as many have added to the seed as there are seats.',
    'match-seed': 'the seed of the match does not follow from the table’s seed and what everybody added.',
  },
  commitment: 'Commitment',
  roomSeed: 'Seed of the table',
  entropyOf: name => `Added by ${name}`,
  noEntropy: 'nothing (a bot)',
  matchSeed: 'Seed of the match',
  draws,
  purpose: 'For',
  epoch: 'No.',
  values: 'Of n → value',
  valuesHint: 'Of n possible values 0 to n − 1, which one it was; a shuffle takes several.',
};
