import type { MomentKind, UnratedReason } from '@consigliere/protocol';
import { sayIn } from '../say.ts';

const say = sayIn('en');

/** Why a match doesn't count for ratings, to follow "Not rated: ". */
const reasons: Readonly<Record<UnratedReason, string>> = {
  'not-agreed': 'the table was unrated',
  luck: 'its luck wasn’t fixed beforehand',
  edition: 'it was played with an edition of your own',
  'newer-rules': 'newer rules took over during the match',
  'stand-in': 'a stand-in played',
  'changed-seat': 'a seat changed hands',
  alone: 'only one person played',
  bots: 'the strength of the bots isn’t known',
  imported: 'the table was imported from a file',
};

const moments: Readonly<Record<MomentKind, (value: number) => string>> = {
  margin: value => `Clearest win: ${say.number(value)} ahead`,
  closest: value => (value === 0 ? 'Closest win: by the tie-break' : `Closest win: ${say.number(value)} ahead`),
  longest: value => `Longest match: ${say.number(value)} moves`,
  strongest: value => `Bots of level 5 beaten in one match: ${say.number(value)}`,
};

/** Profiles, ratings and leaderboards. */
export const texts = {
  titleOf: (name: string) => `${name}’s profile`,
  isPrivate: 'Only you can see this page.',
  isShared: 'Anyone with your link sees a part of this page: no tables, no opponents, and nothing of today.',
  upTo: (date: string) => `Matches up to ${date}.`,
  empty: 'Once you’ve finished a match on this server, you’ll find it here.',
  emptyShared: 'No finished matches yet.',
  summary: (matches: number, wins: number) =>
    `${say.plural(matches, { one: '# match', other: '# matches' })}, ${say.plural(wins, { one: '# win', other: '# wins' })}`,
  rating: 'Rating',
  ratingOf: (value: number, uncertainty: number) => `${value} ± ${uncertainty}`,
  after: (matches: number) => say.plural(matches, { one: 'after # rated match', other: 'after # rated matches' }),
  ratingHint:
    'New players start at 1500. The number after ± says how uncertain the rating is; it shrinks with every rated match.',
  unrated: 'No rated matches yet',
  byPlayers: 'By number of players',
  players: 'Players',
  matches: 'Matches',
  wins: 'Wins',
  share: 'Share of wins',
  chart: 'Rating, match by match',
  chartSays: (first: number, last: number, matches: number) =>
    `Rating over ${say.plural(matches, { one: '# match', other: '# matches' })}, from ${first} to ${last}.`,
  asTable: 'The same in numbers',
  date: 'Date',
  moments: 'Best moments',
  moment: moments,
  opponentsHint: 'How often you’ve played each other, and how often you finished ahead or behind.',
  opponents: 'Opponents',
  opponent: 'Opponent',
  bots: (level: number) => `Bots, level ${level}`,
  somebody: 'Unknown player',
  ahead: 'Ahead',
  behind: 'Behind',
  list: 'Finished matches',
  place: (place: number, players: number) =>
    place === 0 ? `Everybody lost (${players} players)` : `Place ${place} of ${players}`,
  change: (before: number, after: number) => `Rated: ${before} → ${after}`,
  notRated: (reason: UnratedReason) => (reason === 'not-agreed' ? 'Unrated' : `Not rated: ${reasons[reason]}`),
  more: 'Show more',
  replay: 'Replay',
  here: 'Played on this device',
  hereHint: 'Matches on this device are never rated, and only this device knows them.',
  others: 'Visible to others',
  listed: 'Put me on the leaderboards',
  listedHint:
    'With your name, rating and number of rated matches, once you’ve played five rated matches in a season. Otherwise you’re on none.',
  link: 'Link to your profile',
  linkHint: 'Anyone with the link can see your results, ratings and best moments of past days.',
  makeLink: 'Make a link',
  renewLink: 'Make a new link',
  renewHint: 'The old link stops working.',
  dropLink: 'Switch off the link',
  linkText: 'My results at Consigliere',
  game: 'Game',
  season: 'Season',
  seasonName: (year: string, quarter: string) => `${year}, quarter ${quarter}`,
  rank: 'Rank',
  player: 'Player',
  atLeast: 'At least',
  boardHint: (least: number) =>
    `People who want to be listed and have played ${least} or more rated matches this season, ranked by the rating they almost certainly reach at least.`,
  asOf: (date: string) => `The board is drawn up once a day. This one has all matches that ended before ${date}.`,
  nobody: 'Nobody is on this board yet. Play rated matches, and ask to be listed in your profile.',
  /** At the end of a rated match. */
  waiting: 'Working out your rating…',
  changed: (before: number, after: number, uncertainty: number) =>
    `Your rating: ${before} → ${after} (± ${uncertainty})`,
};

export type HistoryTexts = typeof texts;
