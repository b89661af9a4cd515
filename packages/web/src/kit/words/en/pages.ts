import type { Language } from '@consigliere/kernel';
import { sayIn } from '../say.ts';

const say = sayIn('en');

/** The home page, the bar on every page, and the notices. Other pages have catalogues of their own. */
export const texts = {
  spoken: 'en' as Language,
  bar: {
    tables: 'Tables',
    rules: 'Rules',
    open: 'Open a table',
    settings: 'Settings',
    credits: 'Credits',
    language: 'Language',
    game: 'Game',
    skip: 'Skip to content',
    loading: 'One moment …',
  },
  landing: {
    motto: 'Three games about families. Sit down, the coffee’s on the house.',
    promise: 'No account, no name, nothing to install. The house always finds you an opponent.',
    play: 'Play now',
    invite: 'Invite friends',
    anybody: 'Play with anybody',
    learn: 'Learn',
    more: 'More options',
    players: (min: number, max: number) => `${say.range(min, max)} players`,
    minutes: (min: number, max: number) => `${say.range(min, max)} minutes`,
    yours: 'Your tables',
    opening: 'Opening …',
    footer: 'The house takes no cut.',
  },
  /** Stands for the name of somebody who was deleted. */
  deletedPlayer: 'Deleted player',
  notices: {
    unknown: {
      title: 'Page not found',
      text: 'There’s nothing at this address. It may be mistyped, or the page has moved.',
    },
    offline: {
      title: 'No connection',
      text: 'The server isn’t answering. Your match is safe. Check your connection, or play against bots offline.',
    },
    gone: {
      title: 'This match isn’t on this device',
      text: 'It was played elsewhere, or the browser has cleared its data. Start a new one.',
    },
    frozen: {
      title: 'This match is frozen',
      text: 'It began under older rules and can’t continue under the current ones. Nothing is lost: export it, or leave it here.',
    },
    worker: {
      title: 'This browser is too old',
      text: 'It can’t run a match in the background. Use a newer one, or play on the server.',
    },
    broken: {
      title: 'Something went wrong',
      text: 'Part of the page didn’t load. Your match is safe. Reload the page.',
    },
  },
  ways: {
    home: 'Home page',
    tables: 'All tables',
    reload: 'Reload',
    save: 'Save as file',
    openFile: 'Open a file',
  },
  /** The name of a player who hasn’t given one. */
  nameless: 'Guest',
  /** Several people at one device, and the matches on it. */
  device: {
    together: 'Share one device',
    guest: (seat: number) => `Guest ${seat}`,
    export: 'Export',
  },
};

export type PagesTexts = typeof texts;
