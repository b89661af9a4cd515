import { sayIn } from '../say.ts';

const say = sayIn('en');

/** Finding a game, and people to play with. */
export const texts = {
  title: 'Find a game',
  anybody: 'Play with anybody',
  anybodyHint:
    'You get a seat at a table that’s waiting for players. If there isn’t one, we open one for you, and bots soon take any seats that stay free. The table shows when.',
  open: 'Open tables',
  allGames: 'All games',
  freeSeats: 'Free seats',
  atLeast: (seats: number) => (seats === 1 ? 'Any' : `${seats} or more`),
  anyClock: 'Any',
  clocks: { live: 'Live', correspondence: 'Correspondence', none: 'No clock' },
  allLanguages: 'All',
  /** How many tables are listed so far. */
  count: (tables: number, hasMore: boolean) =>
    hasMore
      ? say.plural(tables, { one: '# table so far', other: '# tables so far' })
      : say.plural(tables, { one: '# table is waiting for players', other: '# tables are waiting for players' }),
  none: 'No matching table is waiting for players right now.',
  invitations: 'Invitations',
  invites: (name: string, game: string) => `${name} invites you to play ${game}.`,
  join: 'Join',
  decline: 'Decline',
  people: 'Your people',
  peopleHint:
    'You’ve played with them before, and this device remembers them. Open a table to invite them with one press.',
  nobodyYet: 'Nobody yet. After an online match with others, you’ll find them here.',
  forget: (name: string) => `Remove ${name} from your list`,
  invite: 'Invite',
  isInvited: 'Invited',
  clear: 'Show all open tables',
};

export type FindTexts = typeof texts;
