import { expect, test } from 'vitest';
import { RECIPES } from './recipes.ts';
import { SOUNDS } from './sounds.ts';

test.each(SOUNDS)('%s can be played, and is over within two seconds', name => {
  const voices = RECIPES[name];
  expect(voices.length).toBeGreaterThan(0);
  for (const { from, to = from, lasts, swell = 0, at = 0 } of voices) {
    // A glide can't end at zero, and an attack must end before the sound does.
    expect(Math.min(from, to)).toBeGreaterThan(20);
    expect(swell).toBeLessThan(lasts);
    expect(at + lasts).toBeLessThanOrEqual(2);
  }
});
