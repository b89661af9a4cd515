import { expect, test } from 'vitest';
import { clientMessageSchema, commandSchema, newRoomSchema, serverMessageSchema } from './index.ts';

const id = '0123456789abcdef'.repeat(2);
const takes = (message: unknown): boolean => clientMessageSchema.safeParse(message).success;

test('every message of a client is accepted, but not with additional fields', () => {
  const messages = [
    { type: 'watch', room: 'r1', from: 0 },
    { type: 'watch', room: 'r1', from: 0, isScreen: true },
    { type: 'unwatch', room: 'r1' },
    { type: 'sign', room: 'r1', sign: 'typing' },
    { type: 'do', room: 'r1', id, command: { type: 'start' } },
    { type: 'say', room: 'r1', id, text: 'hello' },
    { type: 'ping' },
  ];
  for (const message of messages) {
    expect(clientMessageSchema.parse(message)).toEqual(message);
    expect(takes({ ...message, extra: 1 })).toBe(false);
  }
});

test.each([
  [{ type: 'watch', room: 'r1', from: -1 }],
  [{ type: 'watch', room: '../r1', from: 0 }],
  [{ type: 'watch', room: 'r'.repeat(65), from: 0 }],
  [{ type: 'do', room: 'r1', id: 'ABC', command: { type: 'start' } }],
  [{ type: 'do', room: 'r1', id: id.toUpperCase(), command: { type: 'start' } }],
  [{ type: 'say', room: 'r1', id, text: 'a\u0000' }],
  [{ type: 'say', room: 'r1', id, text: 'half a character: \ud83d' }],
  [{ type: 'hello' }],
  [null],
  ['ping'],
])("%j isn't a message", message => expect(takes(message)).toBe(false));

test('a pick is a shallow object with a type', () => {
  const answer = (...picks: unknown[]) =>
    commandSchema.safeParse({ type: 'answer', decision: 1, branch: 0, picks }).success;
  expect(answer({ type: 'pay', gun: 1, who: null, yes: true, cards: [1, 'a'] })).toBe(true);
  for (const wrong of [
    {},
    { type: 7 },
    { type: '' },
    { type: 'pay', what: {} },
    { type: 'pay', what: [[1]] },
    null,
    'pay',
  ])
    expect(answer(wrong)).toBe(false);
  expect([answer(), answer(...Array(64).fill({ type: 'x' })), answer(...Array(65).fill({ type: 'x' }))]).toEqual([
    false,
    true,
    false,
  ]);
});

test('a room needs few fields', () => {
  expect(newRoomSchema.parse({ game: 'x', seats: [{ kind: 'me' }, { kind: 'bot' }] })).toEqual({
    game: 'x',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 3 }],
    clock: { kind: 'none' },
    confirm: true,
    isPublic: false,
    watch: 0,
    isRated: false,
    screen: false,
    speed: 'normal',
    start: false,
  });
});

test('an error of the server has a code of the closed list', () => {
  expect(serverMessageSchema.safeParse({ type: 'error', code: 'too-fast' }).success).toBe(true);
  expect(serverMessageSchema.safeParse({ type: 'error', code: 'oops' }).success).toBe(false);
});
