import ts from 'typescript';

/** Code that may replace a node, or a part of it. */
export interface Mutation {
  readonly node: ts.Node;
  readonly to: string;
}

/** The replacements of an operator; a comparison is shifted by one and reversed. */
const BINARY: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.QuestionQuestionToken]: ['&&'],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
  [ts.SyntaxKind.PercentToken]: ['*'],
  [ts.SyntaxKind.PlusEqualsToken]: ['-='],
  [ts.SyntaxKind.MinusEqualsToken]: ['+='],
  [ts.SyntaxKind.LessThanLessThanToken]: ['>>>'],
  [ts.SyntaxKind.GreaterThanGreaterThanToken]: ['<<'],
  [ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken]: ['<<'],
  [ts.SyntaxKind.AmpersandToken]: ['|'],
  [ts.SyntaxKind.BarToken]: ['&'],
  [ts.SyntaxKind.CaretToken]: ['|'],
};

/** List steps that can be left out. */
const STEPS = ['filter', 'sort', 'toSorted', 'slice', 'reverse', 'toReversed', 'concat', 'fill'];
const SIBLINGS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  push: 'unshift',
  pop: 'shift',
  shift: 'pop',
  find: 'findLast',
  floor: 'ceil',
  ceil: 'floor',
};

/** Every small change to a node itself; its parts are visited separately. */
export function changesAt(node: ts.Node): Mutation[] {
  if (ts.isBinaryExpression(node)) return binary(node);
  if (ts.isPrefixUnaryExpression(node)) return prefix(node);
  if (ts.isPostfixUnaryExpression(node)) return [{ node, to: `${node.operand.getText()}${other(node.operator)}` }];
  if (ts.isIfStatement(node)) return decided(node.expression);
  if (ts.isConditionalExpression(node)) return decided(node.condition);
  if (ts.isWhileStatement(node)) return [{ node: node.expression, to: 'false' }];
  if (ts.isForStatement(node) && node.condition !== undefined) return [{ node: node.condition, to: 'false' }];
  if (ts.isExpressionStatement(node)) return [{ node, to: ';' }];
  if (ts.isReturnStatement(node)) return returned(node);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return emptied(node, node.body);
  if (ts.isCallExpression(node)) return call(node);
  if (ts.isNumericLiteral(node))
    return isFallback(node) || isKey(node) ? [] : [{ node, to: `(${node.getText()} + 1)` }];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, to: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, to: 'true' }];
  if (ts.isStringLiteral(node)) return means(node) ? [{ node, to: "''" }] : [];
  return [];
}

function binary({ operatorToken, left, right }: ts.BinaryExpression): Mutation[] {
  const joinsText = [left, right].some(it => ts.isStringLiteralLike(it) || ts.isTemplateExpression(it));
  if (operatorToken.kind === ts.SyntaxKind.PlusToken && joinsText) return [];
  return (BINARY[operatorToken.kind] ?? []).map(to => ({ node: operatorToken, to }));
}

const other = (operator: ts.PrefixUnaryOperator | ts.PostfixUnaryOperator): string =>
  operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++';

function prefix(node: ts.PrefixUnaryExpression): Mutation[] {
  const operand = node.operand.getText();
  if (node.operator === ts.SyntaxKind.ExclamationToken || node.operator === ts.SyntaxKind.MinusToken)
    return [{ node, to: `(${operand})` }];
  const counts = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
  return counts ? [{ node, to: `${other(node.operator)}${operand}` }] : [];
}

const decided = (node: ts.Expression): Mutation[] => ['true', 'false'].map(to => ({ node, to }));

/** A bare `return` is left out; a returned value becomes the empty value of the function's declared type. */
function returned(node: ts.ReturnStatement): Mutation[] {
  if (node.expression === undefined) return [{ node, to: ';' }];
  const around = ts.findAncestor(node, ts.isFunctionLike);
  return around === undefined ? [] : emptied(around, node.expression);
}

/** The result of a function is replaced by others of its declared type; literals are changed as literals. */
function emptied({ type }: ts.SignatureDeclaration, node: ts.Node): Mutation[] {
  const isLiteral = ts.isLiteralExpression(node) || ['true', 'false', '[]', 'null'].includes(node.getText());
  if (type === undefined || isLiteral) return [];
  const plain = ts.isTypeOperatorNode(type) ? type.type : type;
  if (ts.isArrayTypeNode(plain)) return [{ node, to: '[]' }];
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return decided(node as ts.Expression);
  if (type.kind === ts.SyntaxKind.NumberKeyword) return [{ node, to: '0' }];
  if (type.kind === ts.SyntaxKind.StringKeyword) return [{ node, to: "''" }];
  if (type.kind === ts.SyntaxKind.VoidKeyword) return [{ node, to: 'undefined' }];
  return ts.isUnionTypeNode(type) && type.getText().endsWith('| null') ? [{ node, to: 'null' }] : [];
}

function call({ expression }: ts.CallExpression): Mutation[] {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name, expression: of, parent } = expression;
  if (STEPS.includes(name.text)) return [{ node: parent, to: of.getText() }];
  const sibling = Object.hasOwn(SIBLINGS, name.text) ? SIBLINGS[name.text] : undefined;
  return sibling === undefined ? [] : [{ node: name, to: sibling }];
}

/** `list[i] ?? 0`: a default that only the compiler needs, for an index that always exists. */
const isFallback = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) &&
  parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
  ts.isElementAccessExpression(parent.left);

const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** Tells whether a string means something to the program: a field's value, an argument, a choice; not a key, a type or a module. */
function means(node: ts.StringLiteral): boolean {
  if (node.text === '' || isKey(node)) return false;
  const places = [ts.isPropertyAssignment, ts.isCallExpression, ts.isConditionalExpression, ts.isReturnStatement];
  return places.some(isPlace => isPlace(node.parent));
}
