import { appendOf } from '@consigliere/trials/testing';
import { expect, test } from 'vitest';
import { EMPTY_TIP, makeEntry, packEntries, unpackRows } from './entry.ts';

test('entries of one room are merged: every line verbatim, and its final tip', () => {
  const bodies = ['{"text":"\\u0000 ü 🎲 \\"\\\\"}', '""', ' { "a" : 1 }\n'];
  const first = makeEntry(
    appendOf('r', 0, { bodies, at: 5, wake: 9, leaseUntil: 7, facts: { card: '"🎩"' } }),
    EMPTY_TIP,
  );
  const other = makeEntry(appendOf('other', 0), EMPTY_TIP);
  const facts = { phase: 'over', isPublic: false, players: ['bob', 'eve'], awaited: ['eve'], card: '"🎩"' } as const;
  const second = makeEntry(appendOf('r', 3, { bodies: ['{}'], at: 20, facts }), first.tip);
  const { changes } = unpackRows([packEntries([first, other]), packEntries([second])]);
  expect([...changes.keys()]).toEqual(['r', 'other']);
  expect(changes.get('r')).toEqual({
    room: 'r',
    expected: 0,
    game: 'carta-nostra',
    phase: 'over',
    isPublic: 0,
    card: '"🎩"',
    awaited: 2,
    wake: null,
    hold: 0,
    changedAt: 20,
    lines: [...bodies, '{}'].map((body, index) => ({
      at: index < 3 ? 5 + index : 20,
      body,
      hash: [...first.hashes, ...second.hashes][index],
    })),
    moves: [
      ['ada', 0],
      ['bob', 1],
      ['bob', 0],
      ['eve', 1],
      ['ada', null],
    ],
  });
});

test('an entry left by an older program counts as changed at its last line', () => {
  const older = ['r', 3, 'carta-nostra', 'playing', 1, null, 0, null, 0, [], 20, 2, 'a', 21, 2, 'b'];
  expect(unpackRows([{ entries: JSON.stringify([older]), texts: '{}[]' }]).changes.get('r')).toMatchObject({
    changedAt: 21,
    moves: [],
    lines: [
      { at: 20, body: '{}', hash: 'a' },
      { at: 21, body: '[]', hash: 'b' },
    ],
  });
});

test("an unchanged card isn't written again, and an empty one counts as a card", () => {
  const first = makeEntry(appendOf('r', 0, { facts: { card: '' } }), EMPTY_TIP);
  const same = makeEntry(appendOf('r', 1, { facts: { card: '' } }), first.tip);
  expect([first, same].map(entry => unpackRows([packEntries([entry])]).changes.get('r')?.card)).toEqual(['', null]);
});
