import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { begin, chacha20, prompt, rulesOf, type SeatView, type Shape, seedOf, view } from '@consigliere/kernel';
import type { BotQuestion } from '@consigliere/match';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameOf } from '../games.ts';
import { type Bots, openBots } from './pool.ts';

let folder: string;
let bots: Bots | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'consigliere-bots-'));
});
afterEach(async () => {
  await bots?.close();
  rmSync(folder, { recursive: true });
});

function question(): BotQuestion {
  const rules = rulesOf(gameOf('carta-nostra')!, 2, {});
  if (!rules.ok) throw new Error(rules.why);
  const { state } = begin(rules.value, chacha20(seedOf('a match')));
  for (const seat of [0, 1]) {
    const asked = prompt(rules.value, state, seat);
    if (asked === null) continue;
    const seen = view(rules.value, state, seat) as SeatView<Shape>;
    const { actions } = asked;
    return { game: 'carta-nostra', options: {}, level: 2, seed: 's', view: seen, heard: [], isHasty: false, actions };
  }
  throw new Error('nobody is asked');
}

/** A worker made of a few lines of JavaScript. */
function script(text: string): URL {
  const file = join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'; import { existsSync, writeFileSync } from 'node:fs';\n${text}`,
  );
  return pathToFileURL(file);
}

test('a bot answers with one of the answers it may give', async () => {
  bots = openBots({ workers: 1 });
  const asked = question();
  expect(asked.actions).toContainEqual(await bots.think(asked));
});

test('whoever is in haste is asked for what he has found, others are given their time', async () => {
  const slow = `parentPort.on('message', ({ type, id, question }) => {
    if (type === 'cancel') parentPort.postMessage({ type: 'answer', id, action: { type: 'found so far' } });
    else if (question.seed === 'calm') parentPort.postMessage({ type: 'answer', id: question.id, action: { type: 'fine' } });
  });`;
  bots = openBots({ workers: 1, script: script(slow), haste: 1 });
  expect(await bots.think({ ...question(), isHasty: true })).toEqual({ type: 'found so far' });
  expect(await bots.think({ ...question(), seed: 'calm' })).toEqual({ type: 'fine' });
});

test('a thread that breaks is replaced, and the question asked again', async () => {
  const mark = JSON.stringify(join(folder, 'broke'));
  const breaking = `parentPort.on('message', ({ question }) => {
    if (!existsSync(${mark})) { writeFileSync(${mark}, ''); process.exit(1); }
    parentPort.postMessage({ type: 'answer', id: question.id, action: { type: 'fine' } });
  });`;
  bots = openBots({ workers: 1, script: script(breaking) });
  expect(await Promise.all([bots.think(question()), bots.think(question())])).toEqual([
    { type: 'fine' },
    { type: 'fine' },
  ]);
});

test('a question that breaks every thread is given up, and the next one is asked', async () => {
  const breaking = `parentPort.on('message', ({ question }) => {
    if (question.seed === 'poison') throw new Error('broken');
    parentPort.postMessage({ type: 'answer', id: question.id, action: { type: 'fine' } });
  });`;
  bots = openBots({ workers: 1, script: script(breaking) });
  await expect(bots.think({ ...question(), seed: 'poison' })).rejects.toThrow('broken');
  expect(await bots.think(question())).toEqual({ type: 'fine' });
});

test('a thread that is stuck is replaced', async () => {
  const stuck = `parentPort.on('message', ({ question }) => {
    if (question.seed === 'stuck') for (;;);
    parentPort.postMessage({ type: 'answer', id: question.id, action: { type: 'fine' } });
  });`;
  bots = openBots({ workers: 1, script: script(stuck), patience: 200 });
  await expect(bots.think({ ...question(), seed: 'stuck' })).rejects.toThrow('ended');
  expect(await bots.think(question())).toEqual({ type: 'fine' });
});
