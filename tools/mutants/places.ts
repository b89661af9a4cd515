import ts from 'typescript';
import { changesAt } from './operators.ts';

/** Every mutant of a source file, in the order of its text. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    for (const { node: at, to } of changesAt(node))
      found.push({ path, start: at.getStart(source), end: at.end, replacement: to });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Types, imports, guards against our own bugs, and lists of names (`as const`) contain no rule. */
const isLeftOut = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  isGuard(node) ||
  (ts.isAsExpression(node) && node.type.getText() === 'const');

/**
 * `throw new Error(…)`, and an `if` that contains only this: a correct program never gets there. Refusals of input have their own class.
 */
function isGuard(node: ts.Node): boolean {
  if (ts.isIfStatement(node)) return node.elseStatement === undefined && isGuard(node.thenStatement);
  if (!ts.isThrowStatement(node)) return false;
  return ts.isNewExpression(node.expression) && node.expression.expression.getText() === 'Error';
}

/** One small fault in a source file: a piece of its text, and its replacement. */
export interface Mutant {
  /** The file's path from the root of the project. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export const applied = ({ start, end, replacement }: Mutant, text: string): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** `packages/kernel/key.ts:7 return a < b → return a <= b`: the place, its line, and the replacement. */
export function describe(mutant: Mutant, text: string): string {
  const from = text.lastIndexOf('\n', mutant.start - 1) + 1;
  const newline = text.indexOf('\n', mutant.start);
  const to = newline === -1 ? text.length : newline;
  const line = text.slice(0, mutant.start).split('\n').length;
  const after = text.slice(from, mutant.start) + mutant.replacement + text.slice(mutant.end, Math.max(to, mutant.end));
  return `${mutant.path}:${line}  ${text.slice(from, to).trim()} → ${after.trim().replaceAll(/\s*\n\s*/g, ' ')}`;
}
