import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Piece, piecesOfCode, piecesOfMarkdown } from './texts.ts';

/** Words that we don't write, and what we write instead. */
interface Pattern {
  readonly find: string;
  readonly say: string;
  /** The only kind of piece it is looked for in; otherwise in all. */
  readonly in?: Piece['kind'];
  /** The files it isn't looked for in. */
  readonly not?: string;
}

export interface WordList {
  readonly since: string;
  readonly unread: readonly string[];
  readonly patterns: readonly Pattern[];
  readonly namesWithThreeMeanings: number;
}

export const readWordList = (): WordList =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../lint/words.json'), 'utf8')) as WordList;

/** Says whether the words of a file are checked: code and documents in English that people of this project write. */
export const isRead = ({ unread }: WordList, path: string): boolean =>
  /\.(tsx?|mjs|css|md)$/.test(path) && !unread.some(pattern => new RegExp(pattern).test(path));

/** Words in a file that we don't write, a line each. */
export function findWords({ patterns }: WordList, path: string, source: string): readonly string[] {
  const pieces = path.endsWith('.md') ? piecesOfMarkdown(source) : piecesOfCode(source);
  return patterns
    .filter(({ not }) => not === undefined || !new RegExp(not).test(path))
    .flatMap(pattern =>
      pieces
        .filter(({ kind }) => pattern.in === undefined || pattern.in === kind)
        .flatMap(({ line, text }) => findIn(pattern, text).map(found => `${path}:${line}: ${found}`)),
    );
}

/** Words of one text, such as the subject of a commit. */
export const findWordsIn = ({ patterns }: WordList, text: string): readonly string[] =>
  patterns.filter(pattern => pattern.in === undefined).flatMap(pattern => findIn(pattern, text));

function findIn({ find, say }: Pattern, text: string): readonly string[] {
  const insensitive = find.startsWith('^') ? 'g' : 'gi';
  return [...text.matchAll(new RegExp(find, insensitive))].map(
    ({ 0: match, index }) => `"${shorten(text, index, match)}": write ${say}`,
  );
}

/** The words around what was found. */
const shorten = (text: string, index: number, match: string): string =>
  text.slice(Math.max(0, index - 20), index + Math.min(match.length, 30) + 20).trim();

const GAME_FOLDERS =
  /^packages\/(games|web\/src\/games)\/(carta-nostra|der-pate|corleones-empire|sitdown)\/.*|^packages\/kernel\/sitdown\/.*/;

/** Type names, exported or not, that are declared in three or more files, each with its files; the folders of the games count as one. */
export function namesWithThreeMeanings(
  files: readonly (readonly [path: string, source: string])[],
): readonly (readonly [name: string, files: readonly string[]])[] {
  const declared = new Map<string, Set<string>>();
  for (const [path, source] of files) {
    const place = path.replace(GAME_FOLDERS, (_, layer) => `${layer === 'web/src/games' ? 'web' : 'games'}/GAME`);
    for (const [, name = ''] of source.matchAll(/^(?:export )?(?:declare |abstract )?(?:interface|type|class) (\w+)/gm))
      declared.set(name, (declared.get(name) ?? new Set()).add(place));
  }
  return [...declared]
    .filter(([, places]) => places.size >= 3)
    .map(([name, places]) => [name, [...places]] as const)
    .sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]));
}
