import { expect, test } from 'vitest';
import { measureLatencyUnderAttack, openRaid, type Raid } from './hostile/latency-under-attack.ts';

// How long others wait is judged by `npm run hostile -- --poison --starve`, where nothing else runs.
test.each<[Raid, RegExp]>([
  ['poison', /^[1-9]\d* undos, votes and orders were accepted in 2 s$/],
  ['starve', /^36 of 40 tables were opened$/],
])(
  'an attack within the limits, %s: people and bots at other tables go on playing',
  async (raid, expected) => {
    let allowed = '';
    const onReady = (line: string): void => {
      allowed = line;
    };
    const gather = (at: string) => openRaid(at, { raid, seconds: 2, onReady });
    const measured = await measureLatencyUnderAttack({ seed: raid, rounds: 1, seconds: 2, gather });
    expect(allowed).toMatch(expected);
    expect(measured.messages).toBeGreaterThan(0);
    for (const who of ['people', 'quickBots'] as const)
      for (const answers of measured[who].samples) expect(answers).toBeGreaterThan(0);
  },
  240_000,
);
