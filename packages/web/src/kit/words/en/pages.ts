import type { Language } from '@consigliere/kernel';
import { sayIn } from '../say.ts';

const say = sayIn('en');

/** The games as the front page shows them, before anything of them is loaded. */
/** What the front page says, and every page that something happened; the table itself has words of its own. */
export const texts = {
  spoken: 'en' as Language,
  bar: {
    home: 'Front page',
    tables: 'Tables',
    rules: 'Rules',
    open: 'Open a table',
    settings: 'Settings',
    credits: 'Credits',
    language: 'Language',
    skip: 'Skip to the page',
    loading: 'One moment.',
  },
  landing: {
    motto: 'Three games about families. Sit down, the coffee is on the house.',
    promise: 'No account, no name, nothing to install. The house always finds you an opponent.',
    play: 'Play now',
    playLong: (game: string) => `Play ${game} now, against the house`,
    invite: 'Invite friends',
    inviteLong: (game: string) => `Open a table for ${game} and invite friends`,
    learn: 'Learn',
    learnLong: (game: string) => `Learn ${game} in a first match with tips`,
    more: 'More choices',
    moreLong: (game: string) => `More choices for ${game}`,
    players: (min: number, max: number) => `${say.range(min, max)} players`,
    minutes: (min: number, max: number) => `${say.range(min, max)} minutes`,
    yours: 'Your tables',
    opening: 'Laying the table.',
    footer: 'The house takes no cut.',
  },
  notices: {
    unknown: {
      title: 'Nothing here',
      text: 'There is no page at this address. The address is mistyped, or the page has moved.',
    },
    dead: {
      title: 'Nobody here by that name',
      text: 'The link is old or mistyped. Ask for a new one, or look at all tables.',
    },
    full: { title: 'Every chair is taken', text: 'You can watch, or open a table of your own.' },
    begun: { title: 'They have begun', text: 'The match is under way. You can watch, or open a table of your own.' },
    finished: {
      title: 'This match is over',
      text: 'The chairs are up. Look at how it ended, or open a table of your own.',
    },
    offline: {
      title: 'The line is dead',
      text: 'The server isn’t answering. Your match is safe; check your connection. You can play the house without a network.',
    },
    gone: {
      title: 'This match isn’t on this device',
      text: 'It was played elsewhere, or the browser has cleared its data. Open another one.',
    },
    frozen: {
      title: 'This match is frozen',
      text: 'It was begun under older rules and can’t go on under these. Nothing is lost: export it, or leave it here.',
    },
    worker: {
      title: 'This browser is too old for that',
      text: 'It can’t run a match in the background. Use a newer one, or play at a table on the server.',
    },
    broken: {
      title: 'Something broke',
      text: 'Part of the page didn’t arrive. Your match is safe; reload the page.',
    },
    old: {
      title: 'This page is out of date',
      text: 'The server has been updated, and reloading this page didn’t help. Close all its tabs, then open it again.',
    },
  },
  ways: {
    home: 'Front page',
    tables: 'All tables',
    open: 'Open your own',
    watch: 'Watch',
    again: 'Try again',
    look: 'See how it ended',
    reload: 'Reload',
    replay: 'Watch the replay',
    replayFile: 'Replay from a file',
  },
  /** The name of a player who hasn’t given one. */
  nameless: 'Guest',
  /** What is said of several people round one device, and of matches kept there. */
  device: {
    together: 'Around this device',
    togetherLong: (game: string) => `Play ${game} with others who sit round this device`,
    people: 'Who sits at this device',
    person: 'Somebody at this device',
    nameOf: (chair: number) => `Name on chair ${chair}`,
    guest: (chair: number) => `Guest ${chair}`,
    handOver: (name: string) => `Hand over to ${name}`,
    lookAway: 'Everybody else looks out of the window.',
    lift: (name: string) => `I am ${name}`,
    files: 'Matches in files',
    filesHint: 'A match on this device can be taken along as a file, and brought back here or elsewhere.',
    export: 'Export',
    exportLong: (game: string) => `Export this match of ${game} as a file`,
    exportAll: 'Export all',
    import: 'Import',
    imported: (matches: number) =>
      say.plural(matches, { one: 'One match is here now.', other: '# matches are here now.' }),
  },
};

export type PagesTexts = typeof texts;
