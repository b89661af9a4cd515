import { describe, expect, test } from 'vitest';
import { RECIPES } from './recipes.ts';
import { measureLoudness, renderSound } from './render.ts';
import { SOUNDS } from './sounds.ts';

const RATE = 44_100;
const rendered = new Map(SOUNDS.map(name => [name, renderSound(RECIPES[name], RATE)]));
const decibels = (ratio: number): number => 20 * Math.log10(ratio);

describe.each(SOUNDS)('%s', name => {
  const samples = rendered.get(name) ?? new Float32Array();
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

  test('is heard and never too loud for a loudspeaker', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThan(0.95);
  });

  test('begins and ends in silence, without a click, within two seconds', () => {
    expect(samples.length).toBeLessThanOrEqual(2.2 * RATE);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.max(...samples.slice(-40).map(Math.abs))).toBeLessThan(0.01);
  });

  test('doesn’t wander off the middle, which would crack at its end', () => {
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.01);
  });
});

test('everything that makes the sounds is smaller than 60 kB, even before it is compressed', () => {
  const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const sizes = Object.values(sources).map(({ length }) => length);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

test('all sounds are about as loud as each other', () => {
  const loud = [...rendered.values()].map(samples => decibels(measureLoudness(samples, RATE)));
  expect(Math.max(...loud) - Math.min(...loud)).toBeLessThan(6);
});

test('a sound is the same every time', () => {
  expect(renderSound(RECIPES.dice, 8000)).toEqual(renderSound(RECIPES.dice, 8000));
});
