import { expect, test } from 'vitest';
import { NONE, Tree } from './tree.ts';

/** The edges of answers that come one after another at a point. */
function found(tree: Tree, point: number, answers: readonly number[]): number[] {
  let edge = NONE;
  return answers.map(answer => {
    edge = tree.find(point, answer, edge);
    return edge;
  });
}

test('an answer has one edge at a point, whatever the order of the lookups', () => {
  const tree = new Tree(2);
  const [a, b, c, d] = found(tree, NONE, [7, 3, 9, 5]);
  expect(new Set([a, b, c, d]).size).toBe(4);
  expect(found(tree, NONE, [5, 9, 3, 7])).toEqual([d, c, b, a]);
  expect(found(tree, NONE, [9, 7])).toEqual([c, a]);
  expect(tree.edges).toBe(4);
});

test('an answer that comes between others later is found as well', () => {
  const tree = new Tree(2);
  const [a, c] = found(tree, NONE, [1, 3]);
  const [, b] = found(tree, NONE, [1, 2, 3]);
  expect(found(tree, NONE, [1, 2, 3])).toEqual([a, b, c]);
  expect(tree.edges).toBe(3);
});

test('the same answer at another point is another edge', () => {
  const tree = new Tree(2);
  const [a] = found(tree, NONE, [1]);
  const [below] = found(tree, a!, [1]);
  expect(below).not.toBe(a);
  expect(found(tree, NONE, [1])).toEqual([a]);
  expect(found(tree, a!, [1])).toEqual([below]);
});

test('it grows without forgetting', () => {
  const tree = new Tree(3);
  const answers = Array.from({ length: 3000 }, (_, answer) => answer);
  const edges = found(tree, NONE, answers);
  for (const edge of edges) {
    tree.visits[edge] = edge + 1;
    tree.won[edge * 3 + 2] = edge / 2;
  }
  const more = edges.flatMap(edge => found(tree, edge, [0]));
  expect(found(tree, NONE, answers)).toEqual(edges);
  expect(edges.flatMap(edge => found(tree, edge, [0]))).toEqual(more);
  for (const edge of edges) expect([tree.visits[edge], tree.won[edge * 3 + 2]]).toEqual([edge + 1, edge / 2]);
  for (const edge of more) expect([tree.visits[edge], tree.available[edge]]).toEqual([0, 0]);
});
