import { expect, test } from 'vitest';
import { hostile } from './hostile/hostile.ts';

test('hundreds of messages, requests and frames made wrong: nothing breaks, changes or is revealed', async () => {
  const { crashes, changes, revealed, answers } = await hostile({ messages: 1200, seed: 'short' });
  expect({ crashes, changes, revealed }).toEqual({ crashes: [], changes: [], revealed: [] });
  expect(answers).toBeGreaterThan(600);
}, 120_000);
