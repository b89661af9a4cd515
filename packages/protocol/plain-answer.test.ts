import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessageSchema, plainAnswer } from './index.ts';

const id = '0123456789abcdef'.repeat(2);
const answer = {
  type: 'answer',
  decision: 3,
  branch: 0,
  picks: [{ type: 'job', mafioso: 2, victims: [1, 'a', null] }],
};
const message = { type: 'do', room: 'r1', id, command: answer };

test('an answer as clients send it is recognised without the schema', () => {
  expect(plainAnswer(message)).toBe(message);
  expect(plainAnswer({ ...message, command: { ...answer, isSure: true } })).not.toBeNull();
});

const odd = fc.oneof(
  fc.constantFrom<unknown>('', 'a', 'x'.repeat(64), 'x'.repeat(65), 0, -0, -1, 1.5, 1e9, 1e9 + 1, Infinity, null, true),
  fc.constantFrom<unknown>([], [1], Array(64).fill(1), Array(65).fill(1), [[1]], [{}], {}, { type: 'a' }, undefined),
);
const sometimes = <X>(usual: X): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 30, arbitrary: fc.constant<unknown>(usual) }, { weight: 1, arbitrary: odd });
const extra = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('isSure', 'more', '__proto__', 'type'), odd) },
);
const pick = fc
  .tuple(sometimes('job'), fc.dictionary(fc.constantFrom('a', 'b'), odd), extra)
  .map(([type, rest, more]) => ({ type, ...rest, ...more }));
const command = fc
  .tuple(sometimes('answer'), sometimes(3), sometimes(0), fc.oneof(fc.array(pick, { maxLength: 3 }), odd), extra)
  .map(([type, decision, branch, picks, more]) => ({ type, decision, branch, picks, ...more }));
const said = fc
  .tuple(
    sometimes('do'),
    sometimes('r1'),
    sometimes(id),
    fc.oneof({ weight: 4, arbitrary: command }, { weight: 1, arbitrary: odd }),
    extra,
  )
  .map(([type, room, name, command, more]) => ({ type, room, id: name, command, ...more }));

test('the schema accepts every recognised answer, unchanged', () => {
  let taken = 0;
  fc.assert(
    fc.property(said, data => {
      const sent: unknown = JSON.parse(JSON.stringify(data));
      const answer = plainAnswer(sent);
      if (answer === null) return;
      taken++;
      expect(clientMessageSchema.parse(sent)).toEqual(answer);
    }),
    { numRuns: 5000, seed: 1 },
  );
  expect(taken).toBeGreaterThan(50);
});
