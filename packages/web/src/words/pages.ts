import type { Language } from '@consigliere/kernel';

/** A page that says what happened and what to do. */
interface Notice {
  readonly title: string;
  readonly text: string;
}

/** A game as the front page shows it, before anything of it is loaded. */
interface GameCard {
  readonly name: string;
  readonly line: string;
}

/** The pages that say what happened. */
export type NoticeName =
  | 'unknown'
  | 'dead'
  | 'full'
  | 'begun'
  | 'finished'
  | 'offline'
  | 'gone'
  | 'frozen'
  | 'worker'
  | 'broken'
  | 'old';

/** What the front page says, and every page that something happened; the table itself has words of its own. */
export interface Pages {
  readonly bar: {
    readonly home: string;
    readonly tables: string;
    readonly rules: string;
    readonly open: string;
    readonly settings: string;
    readonly credits: string;
    readonly language: string;
    readonly skip: string;
    readonly loading: string;
  };
  readonly landing: {
    readonly motto: string;
    readonly promise: string;
    readonly play: string;
    readonly playLong: (game: string) => string;
    readonly invite: string;
    readonly inviteLong: (game: string) => string;
    readonly learn: string;
    readonly learnLong: (game: string) => string;
    readonly more: string;
    readonly moreLong: (game: string) => string;
    readonly players: (min: number, max: number) => string;
    readonly minutes: (min: number, max: number) => string;
    readonly yours: string;
    readonly opening: string;
    readonly footer: string;
  };
  readonly games: Readonly<Record<string, GameCard>>;
  readonly notices: Readonly<Record<NoticeName, Notice>>;
  readonly ways: {
    readonly home: string;
    readonly tables: string;
    readonly open: string;
    readonly watch: string;
    readonly again: string;
    readonly look: string;
    readonly reload: string;
    readonly replay: string;
    readonly replayFile: string;
  };
  /** The name of a player who hasn’t given one. */
  readonly nameless: string;
}

/** How each language calls itself. */
export const TONGUES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };
