import type { Box, Language, Value } from '@consigliere/kernel';
import { stepsIn } from '@consigliere/kernel/host';
import { WORDS } from '../games/pack.ts';
import { type BookId, isBook } from '../rules/sections.ts';
import { loadCatalogue } from '../words/catalogues.ts';
import type { EditionTexts } from '../words/en/edition.ts';
import type { RulesTexts } from '../words/en/rules.ts';
import { sayIn } from '../words/say.ts';
import type { Around, Naming } from './names/naming.ts';

/** A box opened in a language: its data, what everything in it is called, and the words around it. */
export interface OpenBox {
  readonly game: BookId;
  readonly box: Box<unknown>;
  readonly texts: EditionTexts;
  readonly rules: RulesTexts;
  readonly name: (path: string) => string;
  /** What stands at a place, in words. */
  readonly say: (path: string, value: unknown) => string;
}

type Load = (language: Language, around: Around) => Promise<{ readonly box: Box<unknown>; readonly naming: Naming }>;

const LOADERS: Readonly<Record<BookId, Load>> = {
  'carta-nostra': async (_, around) => {
    const [{ box }, { cartaNostraNames }] = await Promise.all([
      import('@consigliere/games/carta-nostra/box'),
      import('./names/carta-nostra.ts'),
    ]);
    return { box, naming: cartaNostraNames(around) };
  },
  'der-pate': async (language, around) => {
    const [{ box }, words, { derPateNames }] = await Promise.all([
      import('@consigliere/games/der-pate/box'),
      WORDS['der-pate'][language](),
      import('./names/der-pate.ts'),
    ]);
    return { box, naming: derPateNames(words, around) };
  },
  'corleones-empire': async (language, around) => {
    const [{ box }, words, { corleonesEmpireNames }] = await Promise.all([
      import('@consigliere/games/corleones-empire/box'),
      WORDS['corleones-empire'][language](),
      import('./names/corleones-empire.ts'),
    ]);
    return { box, naming: corleonesEmpireNames(words, around) };
  },
};

/** "2 × Gun, Booze". */
function counted(names: readonly string[]): string {
  const different = [...new Set(names)];
  return different
    .map(name => {
      const count = names.filter(each => each === name).length;
      return count === 1 ? name : `${count} × ${name}`;
    })
    .join(', ');
}

/** Opens the box of a game in a language; null: there is no such game. */
export async function openBox(game: string, language: Language): Promise<OpenBox | null> {
  if (!isBook(game)) return null;
  const [texts, rules] = await Promise.all([loadCatalogue('edition', language), loadCatalogue('rules', language)]);
  const around = { texts, rules, number: sayIn(language).number };
  const { box, naming } = await LOADERS[game](language, around);
  return {
    game,
    box,
    texts,
    rules,
    name: path => naming.name(stepsIn(path)),
    say: (path, value) => {
      const values = Array.isArray(value) ? value : [value as Value];
      const said = values.map(each => naming.value(stepsIn(path), each));
      return said.length === 0 ? texts.none : counted(said);
    },
  };
}
