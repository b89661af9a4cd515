/** A piece of writing in a file: a whole comment, the inside of a string, or a paragraph of a document. */
export interface Piece {
  readonly kind: 'comments' | 'strings' | 'documents';
  readonly line: number;
  readonly text: string;
}

// Regular expressions are matched so that a quote in one doesn't begin a string; lines of // comments that follow each other are one comment.
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*|(?<=[=(,:[!&|?{;]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n[])+\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The comments and strings of a program, in order. */
export function piecesOfCode(source: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let [line, counted] = [1, 0];
  for (const { 0: token, index } of source.matchAll(TOKENS)) {
    line += countLines(source.slice(counted, index));
    counted = index;
    const isComment = /^\/[*/]/.test(token);
    if (!isComment && token.startsWith('/')) continue;
    pieces.push(
      isComment
        ? {
            kind: 'comments',
            line,
            text: inOneLine(token.replace(/^\/\*+|\*\/$/g, '').replace(/^[ \t]*(\*|\/\/) ?/gm, '')),
          }
        : { kind: 'strings', line, text: inOneLine(token.slice(1, -1)) },
    );
  }
  return pieces;
}

/** The paragraphs and table rows of a Markdown document, without blocks of code. */
export function piecesOfMarkdown(source: string): readonly Piece[] {
  const prose = source.replace(/^```[\s\S]*?^```/gm, block => '\n'.repeat(countLines(block)));
  const pieces: Piece[] = [];
  let line = 1;
  for (const paragraph of prose.split(/(\n(?=\n|[|#-]))/)) {
    const text = inOneLine(paragraph.replace(/`[^`\n]*`/g, '`'));
    const blank = countLines(/^\n*/.exec(paragraph)?.[0] ?? '');
    if (text !== '') pieces.push({ kind: 'documents', line: line + blank, text });
    line += countLines(paragraph);
  }
  return pieces;
}

const countLines = (text: string): number => text.split('\n').length - 1;
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
