import { expect, test } from 'vitest';
import { typed } from './command.ts';

test.each([
  ['7', { type: 'number', number: 7 }],
  [' 12 ', { type: 'number', number: 12 }],
  ['', { type: 'nothing' }],
  ['   ', { type: 'nothing' }],
  ['u', { type: 'key', key: 'u', about: '' }],
  ['Q', { type: 'key', key: 'q', about: '' }],
  ['?', { type: 'key', key: '?', about: '' }],
  ['? hitman', { type: 'key', key: '?', about: 'hitman' }],
  ['?CN-20', { type: 'key', key: '?', about: 'CN-20' }],
  ['u 2', { type: 'unknown', text: 'u 2' }],
  ['1e3', { type: 'unknown', text: '1e3' }],
  ['9999999', { type: 'unknown', text: '9999999' }],
])('%j', (line, meant) => {
  expect(typed(line)).toEqual(meant);
});
