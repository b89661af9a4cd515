import { expect, test } from 'vitest';
import { openSlowReceivers } from './slow-receivers.ts';

const HOSTS = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example'];

test('half of the senders wait for hosts that were slow the last time, and nobody waits for the others', () => {
  const slow = openSlowReceivers();
  for (const host of HOSTS) slow.note(host, 5000);
  const leaves = HOSTS.map(host => slow.enter(host));
  expect(leaves.map(leave => leave !== null)).toEqual([true, true, true, true, false]);
  expect(slow.enter('quick.example')).not.toBeNull();
  leaves[0]?.();
  expect(slow.enter('e.example')).not.toBeNull();
});

test('a host that answers quickly again is one like any other', () => {
  const slow = openSlowReceivers();
  for (const host of HOSTS) slow.note(host, 5000);
  for (const host of HOSTS.slice(1)) slow.enter(host);
  expect(slow.enter('a.example')).toBeNull();
  slow.note('a.example', 20);
  expect(slow.enter('a.example')).not.toBeNull();
});

test('a guest who makes up hosts without end doesn’t fill the memory', () => {
  const slow = openSlowReceivers();
  for (const host of HOSTS) slow.note(host, 5000);
  for (let number = 0; number < 10_000; number++) slow.note(`${number}.example`, 5000);
  for (let times = 0; times < 4; times++) slow.enter('9999.example');
  expect(slow.enter('9999.example')).toBeNull();
  expect(slow.enter('a.example')).not.toBeNull();
});
