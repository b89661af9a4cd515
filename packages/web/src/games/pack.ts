import { isGameId, loadParts } from '@consigliere/games/list';
import type { Game, HiddenOf, Language, Shape, TotalsOf, Words } from '@consigliere/kernel';
import type { SoundName } from '../kit/sound/sounds.ts';
import { loadFace } from './faces.ts';
import type { BoardParts } from './kit/board-parts.ts';
import type { Scoring } from './score-sheet.ts';
import type { GameTexts } from './texts.ts';

/** A game's scoring, with the client's texts about the game. */
interface LoadedScoring extends Scoring {
  readonly own: GameTexts;
}

/** A game in one language, ready to be shown at a table. Parts that are seldom needed are loaded on demand. */
export interface Pack {
  readonly id: string;
  readonly words: Words<Shape>;
  /** The words for a table: another edition may print other names on its things. */
  readonly wordsFor: (options: Readonly<Record<string, unknown>>) => Words<Shape>;
  readonly totals: TotalsOf<Shape>;
  readonly board: BoardParts;
  readonly hasReactions: boolean;
  readonly listOrder: readonly string[];
  readonly hidden: () => Promise<HiddenOf<Shape>>;
  readonly rules: () => Promise<Game<Shape>>;
  readonly sounds: () => Promise<Readonly<Partial<Record<string, SoundName>>>>;
  readonly scoring: (language: Language) => Promise<LoadedScoring>;
}

/** Loads a game in a language; null if there's no such game. */
export async function packOf(id: string, language: Language): Promise<Pack | null> {
  if (!isGameId(id)) return null;
  const [parts, face] = await Promise.all([loadParts(id), loadFace(id)]);
  const [words, totals, board] = await Promise.all([parts.words(language), parts.totals(), face.board()]);
  return {
    id,
    words: words.standard,
    wordsFor: words.by,
    totals,
    board,
    hasReactions: face.hasReactions,
    listOrder: face.listOrder,
    hidden: parts.hidden,
    rules: parts.rules,
    sounds: face.sounds,
    scoring: async spoken => {
      const [scoring, own] = await Promise.all([face.scoring(), face.texts(spoken)]);
      return { ...scoring, own };
    },
  };
}
