import { sayIn } from '../say.ts';

const say = sayIn('en');

/** The end of a match. */
export const texts = {
  /** Names the winners, in two parts of a sentence: the first one is written in neon. */
  verdict: {
    nobody: ['Nobody wins', ''] as readonly [sign: string, rest: string],
    others: (names: readonly string[]): readonly [sign: string, rest: string] => [
      say.all(names),
      names.length === 1 ? 'wins' : 'share the win',
    ],
    /** The reader wins, alone or with others. */
    you: (others: readonly string[]): readonly [sign: string, rest: string] =>
      others.length === 0 ? ['You win', ''] : [say.all(['You', ...others]), 'share the win'],
  },
  sheet: 'Score sheet',
  rematch: 'Rematch',
  rematchRotated: 'Rematch, one seat on',
  rematchJoin: 'Join the rematch',
  otherOpponents: 'Other opponents',
  home: 'Home',
  savePicture: 'Save picture',
  sharePicture: 'Share picture',
  tie: (label: string) => `Tie-break: ${label}`,
  why: {
    /** `name` is null if the reader is second. */
    mostMoney: (most: string, second: string, name: string | null) =>
      `Most money: ${most}, against ${second} for ${name ?? 'you'}.`,
    shared: 'Equal in everything that counts, so the win is shared.',
  },
  course: 'How it went',
  reading: 'Replaying the match …',
  noRecord: 'The match can’t be loaded right now. Try again later.',
  turn: 'Turn',
  end: 'End',
  byTurn: (label: string) => `${label}, turn by turn`,
  asTable: 'As a table',
  chance: 'Chance of winning',
  chanceAbout: (worlds: number) =>
    `How likely each family was to win, as far as one family could tell when a turn began: ${say.number(worlds)} simulated matches each time. It’s only an estimate.`,
  /** The seat whose knowledge the estimate uses. */
  fromSeat: 'As seen by',
  everybodyLoses: 'Everybody loses',
  estimate: 'Estimate chances',
  stop: 'Stop',
  closer: 'Estimate more closely',
  progress: (done: number, all: number) => `${say.number(done)} of ${say.number(all)} moments`,
  done: 'The estimate is complete.',
  failed: 'This browser couldn’t compute it.',
  share: (value: number) => `${Math.round(100 * value)}%`,
  swings: 'Turning points',
  noSwings: 'No turn changed much.',
  link: 'Link to the replay',
  linkText: (game: string) => `Watch a match of ${game}`,
  shareFile: 'Share the match',
  saveHint: 'Open the file on the replay page, here or on another device.',
};

export type EndTexts = typeof texts;
