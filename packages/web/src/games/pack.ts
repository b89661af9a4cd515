import { isGameId, loadParts } from '@consigliere/games/list';
import type { Follow, Game, HiddenOf, Language, RuleTexts, Shape, TotalsOf, Words } from '@consigliere/kernel';
import { signal } from '@preact/signals';
import type { AnySounds } from '../kit/sound/sounds.ts';
import { loadFace } from './faces.ts';
import type { BoardParts } from './kit/board-parts.ts';
import type { EventSpots } from './kit/event-spots.ts';
import { loadSeams } from './kit/hyphenate.ts';
import type { Scoring } from './score-sheet.ts';
import type { GameTexts } from './texts.ts';

/** A game's scoring, with the client's texts about the game. */
interface LoadedScoring extends Scoring {
  readonly own: GameTexts;
}

/** A game in one language, ready to be shown at a table. Parts that are seldom needed are loaded on demand. */
export interface Pack {
  readonly id: string;
  /** The words of the standard edition, or of the table for which the game was loaded. */
  readonly words: Words<Shape>;
  readonly totals: TotalsOf<Shape>;
  readonly board: BoardParts;
  readonly hasReactions: boolean;
  readonly listOrder: readonly string[];
  readonly passes: readonly string[];
  readonly hidden: () => Promise<HiddenOf<Shape>>;
  readonly rules: () => Promise<Game<Shape>>;
  readonly eventSpots: () => Promise<EventSpots>;
  readonly follow: () => Promise<Follow<Shape>>;
  readonly sounds: () => Promise<AnySounds>;
  readonly scoring: (language: Language) => Promise<LoadedScoring>;
}

/** Adds the rules to a game's words. They are loaded when they are first read. */
function withRules(words: Words<Shape>, load: () => Promise<RuleTexts>): Words<Shape> {
  const loaded = signal<RuleTexts>({});
  let isWanted = false;
  return {
    ...words,
    get rule() {
      if (!isWanted) {
        isWanted = true;
        load().then(
          rules => {
            loaded.value = rules;
          },
          () => {
            isWanted = false;
          },
        );
      }
      return loaded.value;
    },
  };
}

/** Loads a game in a language, for a table with these options if there are any; null if there's no such game. */
export async function packOf(
  id: string,
  language: Language,
  options?: Readonly<Record<string, unknown>>,
): Promise<Pack | null> {
  if (!isGameId(id)) return null;
  const [parts, face] = await Promise.all([loadParts(id), loadFace(id)]);
  const [words, totals, board] = await Promise.all([
    parts.words(language),
    parts.totals(),
    face.board(),
    loadSeams(language),
  ]);
  return {
    id,
    words: withRules(options === undefined ? words.standard : await words.by(options), () =>
      words.rules(options ?? {}),
    ),
    totals,
    board,
    hasReactions: face.hasReactions,
    listOrder: face.listOrder,
    passes: face.passes,
    hidden: parts.hidden,
    rules: parts.rules,
    eventSpots: face.eventSpots,
    follow: parts.follow,
    sounds: face.sounds,
    scoring: async spoken => {
      const [scoring, own] = await Promise.all([face.scoring(), face.texts(spoken)]);
      return { ...scoring, own };
    },
  };
}
