import { expect, test } from 'vitest';
import { attackServer } from './hostile/attack-server.ts';

test('hundreds of malformed messages, requests and frames break, change and reveal nothing', async () => {
  const { crashes, changes, revealed, answers } = await attackServer({ messages: 1200, seed: 'short' });
  expect({ crashes, changes, revealed }).toEqual({ crashes: [], changes: [], revealed: [] });
  expect(answers).toBeGreaterThan(600);
}, 120_000);
