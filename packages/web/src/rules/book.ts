import type { Language, Ruling } from '@consigliere/kernel';
import { type BookRuling, type BoxTable, type BoxTableRow, rulesIn, type Section } from '../games/book.ts';

/** One rule as the book prints it. */
export interface BookRule {
  readonly id: string;
  readonly text: string;
  /** The sentences of the rule that are ours: the rulebooks leave these points open. */
  readonly rulings: readonly BookRuling[];
}

export interface BookSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly BookRule[];
}

/** The complete rules of a game in one language, and what is in its box. */
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

/** A game's rulings in one language, by the number of the rule or the component row they belong to. */
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

/** A rule's number as somebody types it: 20, CN-20, cn20, E3. */
const NUMBER = /^(?:(?:cn|dp|ce)-?)?([ei]?\d+)$/;

/** The rule of a number, or rules and rows that have every word of a search in them. */
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

/** The book with those rules and rows alone; what has none left is not printed. */
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

/** Without capitals and accents. */
const foldText = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const countRules = ({ sections }: Book): number => sections.reduce((sum, { rules }) => sum + rules.length, 0);
export const countRows = ({ sheets }: Book): number => sheets.reduce((sum, { rows }) => sum + rows.length, 0);
