import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SeatView, Shape } from '@consigliere/kernel';
import { begin, chacha20, prompt, rulesOf, seedOf, view } from '@consigliere/kernel/host';
import type { BotQuestion } from '@consigliere/match';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameOf } from '../games.ts';
import { type BotPool, openBotPool, shareOf } from './pool.ts';

let folder: string;
let bots: BotPool | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'consigliere-bots-'));
});
afterEach(async () => {
  vi.useRealTimers();
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
    const table = { room: 'table', owner: 'guest', game: 'carta-nostra', options: {} };
    return { ...table, level: 2, seed: 's', view: seen, heard: [], isHasty: false, actions };
  }
  throw new Error('nobody is asked');
}

/** Makes a worker from a few lines of JavaScript. */
function script(text: string): URL {
  const file = join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'; import { existsSync, writeFileSync } from 'node:fs';\n${text}`,
  );
  return pathToFileURL(file);
}

test('a bot gives a legal answer', async () => {
  bots = openBotPool({ threads: 1 });
  const asked = question();
  expect(asked.actions).toContainEqual(await bots.think(asked));
});

/** The threads of this process, each with its priority: 0 is the usual one, more is a lower one. */
const listPriorities = (): ReadonlyMap<string, number> =>
  new Map(
    readdirSync('/proc/self/task').map(thread => {
      const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
      return [thread, Number(fields.split(' ')[NICE])];
    }),
  );
const NICE = 16;

test('on Linux bots search in threads of lower priority than those that answer people and bots of quick levels', async () => {
  if (process.platform !== 'linux') return expect(existsSync('/proc/self/task')).toBe(false);
  // Threads of earlier tests may still be there.
  const before = listPriorities();
  const listNew = (): readonly number[] =>
    [...listPriorities()].flatMap(([id, nice]) => (before.has(id) ? [] : [nice]));
  bots = openBotPool({ threads: 1 });
  await bots.think({ ...question(), level: 3 });
  expect(Math.max(...listNew())).toBe(0);
  await bots.think({ ...question(), level: 4 });
  expect(Math.max(...listNew())).toBeGreaterThan(0);
});

test('a hasty question is answered with the best move found in time, other questions get their full time', async () => {
  const slow = `parentPort.on('message', ({ type, id, question }) => {
    if (type === 'cancel') parentPort.postMessage({ type: 'answer', id, action: { type: 'found so far' } });
    else if (question.seed === 'calm') parentPort.postMessage({ type: 'answer', id: question.id, action: { type: 'fine' } });
  });`;
  bots = openBotPool({ threads: 1, script: script(slow), haste: 1 });
  expect(await bots.think({ ...question(), level: 5, isHasty: true })).toEqual({ type: 'found so far' });
  expect(await bots.think({ ...question(), seed: 'calm' })).toEqual({ type: 'fine' });
});

test('a thread that fails is replaced, and its question asked again', async () => {
  const mark = JSON.stringify(join(folder, 'broke'));
  const breaking = `parentPort.on('message', ({ question }) => {
    if (!existsSync(${mark})) { writeFileSync(${mark}, ''); process.exit(1); }
    parentPort.postMessage({ type: 'answer', id: question.id, action: { type: 'fine' } });
  });`;
  bots = openBotPool({ threads: 1, script: script(breaking) });
  expect(await Promise.all([bots.think(question()), bots.think(question())])).toEqual([
    { type: 'fine' },
    { type: 'fine' },
  ]);
});

test('a question that fails in every thread is given up, and the next one is asked', async () => {
  const breaking = `parentPort.on('message', ({ question }) => {
    if (question.seed === 'poison') throw new Error('broken');
    parentPort.postMessage({ type: 'answer', id: question.id, action: { type: 'fine' } });
  });`;
  bots = openBotPool({ threads: 1, script: script(breaking) });
  await expect(bots.think({ ...question(), seed: 'poison' })).rejects.toThrow('broken');
  expect(await bots.think(question())).toEqual({ type: 'fine' });
});

test('a thread that is stuck is replaced', async () => {
  const stuck = `parentPort.on('message', ({ question }) => {
    if (question.seed === 'stuck') for (;;);
    parentPort.postMessage({ type: 'answer', id: question.id, action: { type: 'fine' } });
  });`;
  bots = openBotPool({ threads: 1, script: script(stuck), patience: 200 });
  await expect(bots.think({ ...question(), seed: 'stuck' })).rejects.toThrow('ended');
  expect(await bots.think(question())).toEqual({ type: 'fine' });
});

/** A worker that answers the questions `first` when they are cancelled, and any other at once, with a rising number. */
const GATED = `let count = 0;
  const first = new Set();
  parentPort.on('message', ({ type, id, question }) => {
    if (type === 'ask' && question.seed === 'first') first.add(question.id);
    else if (type === 'ask') parentPort.postMessage({ type: 'answer', id: question.id, action: ++count });
    else if (type === 'cancel' && first.delete(id)) parentPort.postMessage({ type: 'answer', id, action: 'found so far' });
  });`;

/** Asks questions while the only thread is busy with a first one, and returns their names in the order of the answers. */
async function askInOrder(first: Partial<BotQuestion>, asked: Readonly<Record<string, Partial<BotQuestion>>>) {
  bots = openBotPool({ threads: 1, script: script(GATED) });
  const { think } = bots;
  const busy = think({ ...question(), seed: 'first', ...first });
  const answers = Object.entries(asked).map(
    async ([name, changes]) => [Number(await think({ ...question(), ...changes })), name] as const,
  );
  expect(await busy).toBe('found so far');
  return (await Promise.all(answers)).sort(([a], [b]) => a - b).map(([, name]) => name);
}

test('in the queue of searches the guest with the fewest tables comes first, and tables of one guest take turns', async () => {
  const asked = {
    'search of the greedy guest': { level: 5, owner: 'greedy', room: 'a' },
    'another search at that table': { level: 5, owner: 'greedy', room: 'a' },
    'search at another table of hers': { level: 4, owner: 'greedy', room: 'b' },
    'search of the modest guest': { level: 5, owner: 'modest', room: 'c' },
  };
  expect(await askInOrder({ level: 5, owner: 'greedy', room: 'z' }, asked)).toEqual([
    'search of the modest guest',
    'search of the greedy guest',
    'search at another table of hers',
    'another search at that table',
  ]);
});

/** A worker that reports what it is asked to do, and answers when it is cancelled. */
const REPORTING = `const asked = new Map();
  const done = [];
  parentPort.on('message', ({ type, id, question }) => {
    if (type === 'ask') asked.set(question.id, question.seed);
    done.push(type + ' ' + asked.get(question?.id ?? id));
    if (type === 'cancel') parentPort.postMessage({ type: 'answer', id, action: [...done] });
  });`;

test('a search of a guest with many tables is put aside for one of a guest with fewer, and goes on afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  bots = openBotPool({ threads: 1, script: script(REPORTING) });
  const { think } = bots;
  const greedy = ['a', 'b'].map(room => think({ ...question(), level: 5, owner: 'greedy', room, seed: room }));
  const modest = think({ ...question(), level: 5, owner: 'modest', room: 'c', seed: 'modest' });
  greedy[1]?.catch(() => {});
  vi.advanceTimersByTime(950 / 2);
  expect(await modest).toEqual(['ask a', 'pause a', 'ask modest', 'cancel modest']);
  vi.advanceTimersByTime(950 / 2);
  expect(await greedy[0]).toEqual(['ask a', 'pause a', 'ask modest', 'cancel modest', 'resume a', 'cancel a']);
});

test('a search that has waited too long is answered at once with what it begins with', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const shares: number[] = [];
  bots = openBotPool({ threads: 1, script: script(REPORTING), onSearch: share => shares.push(share) });
  const { think } = bots;
  const busy = think({ ...question(), level: 5, owner: 'modest', seed: 'busy' });
  const waiting = ['a', 'b', 'c'].map(room => think({ ...question(), level: 5, owner: 'greedy', room, seed: room }));
  busy.catch(() => {});
  for (const each of waiting) each.catch(() => {});
  // The thread gives no sign: its timers don't run while the clock of this test jumps.
  vi.advanceTimersByTime(3000);
  expect(await waiting[2]).toContain('cancel c');
  expect(shares).toContain(0);
});

test('a quick level is answered while the only searching thread searches and reacts, a reaction while it searches', async () => {
  bots = openBotPool({ threads: 1, script: script(GATED), haste: 300 });
  const { think } = bots;
  const search = think({ ...question(), seed: 'first', level: 5 });
  expect(await think({ ...question(), level: 5, isHasty: true })).toBe(1);
  const reaction = think({ ...question(), seed: 'first', level: 5, isHasty: true });
  // By a thread of its own, whose first answer it is.
  expect(await think({ ...question(), level: 3 })).toBe(1);
  expect(await reaction).toBe('found so far');
  const next = think({ ...question(), level: 5 });
  expect(await search).toBe('found so far');
  expect(await next).toBe(2);
});

test('searches get less time while others wait: most of all those of a guest who asks for many', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const shares: number[] = [];
  bots = openBotPool({ threads: 1, script: script(PATIENT), onSearch: share => shares.push(share) });
  const { think } = bots;
  const search = (owner: string, room: string) => think({ ...question(), level: 5, owner, room });
  const greedy = ['a', 'b', 'c', 'd'].map(room => search('greedy', room));
  const modest = search('modest', 'e');
  // The last two are never answered: the pool is closed.
  for (const each of greedy) each.catch(() => {});
  expect(bots.countWaiting()).toBe(3);
  // For the modest guest only the other guest counts, however many questions that one has.
  vi.advanceTimersByTime(950 / 2);
  expect(await modest).toBe('found so far');
  // Three others of the same guest wait.
  vi.advanceTimersByTime(950 / 4);
  expect(await greedy[0]).toBe('found so far');
  vi.advanceTimersByTime(950 / 3);
  expect(await greedy[1]).toBe('found so far');
  expect(shares.map(share => share.toFixed(3))).toEqual(['0.500', '0.250', '0.333']);
});

/** A worker that answers when it is cancelled, with what it has found. */
const PATIENT = `parentPort.on('message', ({ type, id }) => {
  if (type === 'cancel') parentPort.postMessage({ type: 'answer', id, action: 'found so far' });
});`;

test('the bots of a table share the time of a reaction window where threads are scarce', async () => {
  expect([shareOf(1000, 0, 1), shareOf(1000, 3, 1), shareOf(1000, 3, 2), shareOf(-5, 3, 1)]).toEqual([
    1000,
    250,
    1000 / 3,
    0,
  ]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  bots = openBotPool({ threads: 1, script: script(PATIENT), haste: 1000 });
  const { think } = bots;
  const answers = [1, 2, 3, 4].map(() => think({ ...question(), level: 5, isHasty: true }));
  for (const answer of answers) {
    vi.advanceTimersByTime(250);
    expect(await answer).toBe('found so far');
  }
});

test('a hasty question of another table waits for its share, not for a whole thought', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  bots = openBotPool({ threads: 1, script: script(PATIENT), haste: 1000 });
  const early = bots.think({ ...question(), level: 5, isHasty: true });
  vi.advanceTimersByTime(400);
  const late = bots.think({ ...question(), level: 5, isHasty: true, room: 'another table' });
  vi.advanceTimersByTime(300);
  expect(await early).toBe('found so far');
  vi.advanceTimersByTime(700);
  expect(await late).toBe('found so far');
});
