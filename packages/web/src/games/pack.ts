import type { Game, HiddenOf, Language, Shape, TotalsOf, Words } from '@consigliere/kernel';
import type { ComponentType } from 'preact';
import type { SoundName } from '../sound/sounds.ts';
import type { Account } from './account.ts';
import type { BoardProps } from './kit/board-props.ts';

/** Everything the page needs of a game, in one language. */
export interface Pack {
  readonly id: string;
  readonly words: Words<Shape>;
  /** The words for a table: where another edition is played, things are called by what is printed on them there. */
  readonly wordsFor: (options: Readonly<Record<string, unknown>>) => Words<Shape>;
  readonly totals: TotalsOf<Shape>;
  /** Who knows everything is told it. */
  readonly hidden: () => Promise<HiddenOf<Shape>>;
  /** null: not drawn yet; the list of answers is all there is. */
  readonly Board: ComponentType<BoardProps> | null;
  /** Whether there are moments to react, and so standing orders. */
  readonly hasReactions: boolean;
  /** Types of answers in the order of the list; types that aren't named come first, as the rules have them. */
  readonly listOrder: readonly string[];
  /** Not needed to draw a board: the rules are loaded when somebody wants to know what an answer would bring. */
  readonly rules: () => Promise<Game<Shape>>;
  /** What is heard of it, by what happens. */
  readonly sounds: () => Promise<Readonly<Partial<Record<string, SoundName>>>>;
  /** How its end is accounted for: wanted when there is one. */
  readonly account: () => Promise<Account<Shape>>;
}

type Load = (language: Language) => Promise<Pack>;

/** The games that can be shown: one row each. Typed games go into one list, so each is handed over as any game. */
const PACKS: Readonly<Record<string, Load>> = {
  'carta-nostra': async language => {
    const [words, { totals }, { Board }] = await Promise.all([
      WORDS['carta-nostra'][language](),
      import('@consigliere/games/carta-nostra/text/totals'),
      import('./carta-nostra/board.tsx'),
    ]);
    return {
      id: 'carta-nostra',
      words,
      wordsFor: () => words,
      totals,
      Board,
      ...LATER['carta-nostra'],
    } as unknown as Pack;
  },
  'der-pate': async language => {
    const [{ wordsBy }, words, wordsOf, { box }, { totals }, { Board }] = await Promise.all([
      import('./printed.ts'),
      WORDS['der-pate'][language](),
      import('./printed.ts').then(({ PRINTED }) => PRINTED['der-pate'][language]()),
      import('@consigliere/games/der-pate/box'),
      import('@consigliere/games/der-pate/text/totals'),
      import('./der-pate/board.tsx'),
    ]);
    const wordsFor = wordsBy(box, words, wordsOf);
    return { id: 'der-pate', words, wordsFor, totals, Board, ...LATER['der-pate'] } as unknown as Pack;
  },
  'corleones-empire': async language => {
    const [{ wordsBy }, words, wordsOf, { box }, { totals }, { Board }] = await Promise.all([
      import('./printed.ts'),
      WORDS['corleones-empire'][language](),
      import('./printed.ts').then(({ PRINTED }) => PRINTED['corleones-empire'][language]()),
      import('@consigliere/games/corleones-empire/box'),
      import('@consigliere/games/corleones-empire/text/totals'),
      import('./corleones-empire/board.tsx'),
    ]);
    const wordsFor = wordsBy(box, words, wordsOf);
    return {
      id: 'corleones-empire',
      words,
      wordsFor,
      totals,
      Board,
      ...LATER['corleones-empire'],
    } as unknown as Pack;
  },
};

/** A game's words by language, each a file of its own. */
export const WORDS = {
  'carta-nostra': {
    en: async () => (await import('@consigliere/games/carta-nostra/text/en')).en,
    de: async () => (await import('@consigliere/games/carta-nostra/text/de')).de,
    nl: async () => (await import('@consigliere/games/carta-nostra/text/nl')).nl,
  },
  'der-pate': {
    en: async () => (await import('@consigliere/games/der-pate/text/en')).en,
    de: async () => (await import('@consigliere/games/der-pate/text/de')).de,
    nl: async () => (await import('@consigliere/games/der-pate/text/nl')).nl,
  },
  'corleones-empire': {
    en: async () => (await import('@consigliere/games/corleones-empire/text/en')).en,
    de: async () => (await import('@consigliere/games/corleones-empire/text/de')).de,
    nl: async () => (await import('@consigliere/games/corleones-empire/text/nl')).nl,
  },
} as const;

/** What of a game is loaded only when it is wanted, and what is known of it before. */
const LATER = {
  'carta-nostra': {
    hasReactions: true,
    listOrder: ['city', 'job', 'end', 'idle'],
    rules: async () => (await import('@consigliere/games/carta-nostra/rules')).rules,
    sounds: async () => (await import('./carta-nostra/sounds.ts')).sounds,
    account: async () => (await import('./carta-nostra/account.ts')).account,
    hidden: async () => (await import('@consigliere/games/carta-nostra/text/hidden')).hidden,
  },
  'der-pate': {
    hasReactions: false,
    listOrder: [],
    rules: async () => (await import('@consigliere/games/der-pate/rules')).rules,
    sounds: async () => (await import('./der-pate/sounds.ts')).sounds,
    account: async () => (await import('./der-pate/account.ts')).account,
    hidden: async () => (await import('@consigliere/games/der-pate/text/hidden')).hidden,
  },
  'corleones-empire': {
    hasReactions: false,
    listOrder: [],
    rules: async () => (await import('@consigliere/games/corleones-empire/rules')).rules,
    sounds: async () => (await import('./corleones-empire/sounds.ts')).sounds,
    account: async () => (await import('./corleones-empire/account.ts')).account,
    hidden: async () => (await import('@consigliere/games/corleones-empire/text/hidden')).hidden,
  },
} as const;

/** Loads a game in a language; null: there is no such game. */
export const packOf = async (game: string, language: Language): Promise<Pack | null> =>
  (await PACKS[game]?.(language)) ?? null;
