import { type GameId, isGameId, loadParts } from '@consigliere/games/list';
import type { FieldValue, GameBox, Language } from '@consigliere/kernel';
import { stepsIn } from '@consigliere/kernel/host';
import { loadFace } from '../games/faces.ts';
import type { GameTexts } from '../games/texts.ts';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import type { EditionTexts } from '../kit/words/en/edition.ts';
import type { RulesTexts } from '../kit/words/en/rules.ts';
import { sayIn } from '../kit/words/say.ts';

/** A box opened in a language: its data, what everything in it is called, and the words around it. */
export interface OpenBox {
  readonly game: GameId;
  readonly box: GameBox<unknown>;
  readonly texts: EditionTexts;
  readonly rules: RulesTexts;
  /** What the client says about this game. */
  readonly own: GameTexts;
  readonly name: (path: string) => string;
  /** What stands at a place, in words. */
  readonly say: (path: string, value: unknown) => string;
}

/** "2 × Gun, Booze". */
function joinCounted(names: readonly string[]): string {
  const different = [...new Set(names)];
  return different
    .map(name => {
      const count = names.filter(each => each === name).length;
      return count === 1 ? name : `${count} × ${name}`;
    })
    .join(', ');
}

/** Opens the box of a game in a language; null: there's no such game. */
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
