import type { Language, Ruling } from '@consigliere/kernel';
import { type BookRuling, type BoxTable, type BoxTableRow, rulesIn, type Section } from '../games/book.ts';

/** A rule as the book prints it. */
export interface BookRule {
  readonly id: string;
  readonly text: string;
  /** Our decisions where the rulebooks leave a question open. */
  readonly rulings: readonly BookRuling[];
}

export interface BookSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly BookRule[];
}

/** A game's complete rules in one language, and the contents of its box. */
export interface Book {
  readonly name: string;
  readonly sections: readonly BookSection[];
  readonly sheets: readonly BoxTable[];
}

interface BookWords {
  readonly rule: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<string, string>>;
  readonly rulings: ReadonlyMap<string, readonly BookRuling[]>;
}

/** Returns a game's rulings in one language, by the rule or sheet they belong to. */
export function rulingsByRule(
  rulings: readonly Ruling[],
  language: Language,
  options: Readonly<Record<string, string>>,
): Map<string, BookRuling[]> {
  return Map.groupBy(
    rulings.map(({ rule, option, [language]: text }) => ({
      rule,
      ...text,
      option: option === undefined ? null : (options[option] ?? option),
    })),
    ({ rule }) => rule,
  );
}

export const sectionsOf = (sections: readonly Section[], { rule, titles, rulings }: BookWords): BookSection[] =>
  sections.map(section => ({
    id: section.id,
    title: titles[section.id] ?? section.id,
    rules: rulesIn(section).map(id => ({ id, text: rule[id] ?? '', rulings: rulings.get(id) ?? [] })),
  }));

/** Matches a rule number as readers type it: 20, CN-20, cn20, E3. */
const NUMBER = /^(?:(?:cn|dp|ce)-?)?([ei]?\d+)$/;

/** Finds the rule with a number, or the rules and rows that contain every word of the query. */
export function searchBook(book: Book, query: string): Book {
  const words = foldText(query)
    .split(/\s+/)
    .filter(word => word !== '');
  if (words.length === 0) return book;
  const number = words.length === 1 ? NUMBER.exec(words[0] ?? '')?.[1] : undefined;
  if (number !== undefined) return filterBook(book, ({ id }) => foldText(id).endsWith(`-${number}`));
  const has = (text: string): boolean => words.every(word => foldText(text).includes(word));
  return filterBook(
    book,
    ({ id, text, rulings }) => has([id, text, ...rulings.flatMap(each => [each.ruling, each.reason])].join(' ')),
    ({ cells }) => has(cells.join(' ')),
  );
}

/** Keeps only matching rules and rows, and drops empty sections and sheets. */
function filterBook(
  book: Book,
  isRule: (rule: BookRule) => boolean,
  isRow: (row: BoxTableRow) => boolean = () => false,
): Book {
  return {
    ...book,
    sections: book.sections
      .map(section => ({ ...section, rules: section.rules.filter(isRule) }))
      .filter(({ rules }) => rules.length > 0),
    sheets: book.sheets
      .map(sheet => ({ ...sheet, rows: sheet.rows.filter(isRow) }))
      .filter(({ rows }) => rows.length > 0),
  };
}

/** Removes capitals and accents. */
const foldText = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const countRules = ({ sections }: Book): number => sections.reduce((sum, { rules }) => sum + rules.length, 0);
export const countRows = ({ sheets }: Book): number => sheets.reduce((sum, { rows }) => sum + rows.length, 0);
