import { type GameId, isGameId, loadParts } from '@consigliere/games/list';
import type { FieldValue, GameBox, Language } from '@consigliere/kernel';
import { stepsIn } from '@consigliere/kernel/host';
import { loadFace } from '../games/faces.ts';
import type { GameTexts } from '../games/texts.ts';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import type { EditionTexts } from '../kit/words/en/edition.ts';
import type { RulesTexts } from '../kit/words/en/rules.ts';
import { sayIn } from '../kit/words/say.ts';

/** A box opened in one language: its data, the names of its fields and values, and the words around them. */
export interface OpenBox {
  readonly game: GameId;
  readonly box: GameBox<unknown>;
  readonly texts: EditionTexts;
  readonly rules: RulesTexts;
  /** The client's words for this game. */
  readonly own: GameTexts;
  readonly name: (path: string) => string;
  /** Names the value at a path. */
  readonly say: (path: string, value: unknown) => string;
}

/** Lists names with their counts, such as "2 × Gun, Booze". */
function joinCounted(names: readonly string[]): string {
  const different = [...new Set(names)];
  return different
    .map(name => {
      const count = names.filter(each => each === name).length;
      return count === 1 ? name : `${count} × ${name}`;
    })
    .join(', ');
}

/** Opens a game's box in a language, or returns null if there's no such game. */
export async function openBox(game: string, language: Language): Promise<OpenBox | null> {
  if (!isGameId(game)) return null;
  const [parts, face] = await Promise.all([loadParts(game), loadFace(game)]);
  const [texts, rules, own, { standard: words }, box, namesOf] = await Promise.all([
    loadCatalogue('edition', language),
    loadCatalogue('rules', language),
    face.texts(language),
    parts.words(language),
    parts.box(),
    face.naming(),
  ]);
  const names = namesOf(words, { texts: own, rules, number: sayIn(language).number });
  return {
    game,
    box,
    texts,
    rules,
    own,
    name: path => names.name(stepsIn(path)),
    say: (path, value) => {
      const values = Array.isArray(value) ? value : [value as FieldValue];
      const said = values.map(each => names.value(stepsIn(path), each));
      return said.length === 0 ? texts.none : joinCounted(said);
    },
  };
}
