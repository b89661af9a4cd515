import ts from 'typescript';
import type { Mutant } from './mutant.ts';
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

/** Types, imports, guards against our own mistakes, and lists of names (`as const`): nothing in them is a rule. */
const isLeftOut = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  isGuard(node) ||
  (ts.isAsExpression(node) && node.type.getText() === 'const');

/** `throw new Error(…)`, and an `if` that does only this: a sound program never comes there. What is refused to others has a class of its own. */
function isGuard(node: ts.Node): boolean {
  if (ts.isIfStatement(node)) return node.elseStatement === undefined && isGuard(node.thenStatement);
  if (!ts.isThrowStatement(node)) return false;
  return ts.isNewExpression(node.expression) && node.expression.expression.getText() === 'Error';
}
