import type { Action } from '@consigliere/kernel';
import { sfc32, start } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { type AnswerSearch, runSearch, runSearchInTurns, searchBot } from './answer-search.ts';
import { flatMonteCarlo, informationSetSearch } from './index.ts';
import { type Parlour, parlour } from './testing/parlour.ts';
import { situationOf } from './testing/situation.ts';

/** A search that answers with how long it has searched. */
function counting({ enough = Number.POSITIVE_INFINITY, onThink = (): void => {} } = {}) {
  let iterations = 0;
  const search: AnswerSearch<Parlour> = {
    get iterations() {
      return iterations;
    },
    think(more) {
      onThink();
      iterations = Math.min(enough, iterations + more);
      return iterations < enough;
    },
    answer: (): Action<Parlour> => ({ type: 'say', word: `${iterations}` }),
  };
  return search;
}

/** A clock that advances by this much with every call. */
function clock(milliseconds: number) {
  let time = 1000;
  return {
    now: () => time,
    onThink: () => {
      time += milliseconds;
    },
  };
}

test.each([1, 15, 16, 17, 100])('it stops after the %d iterations of the budget', iterations => {
  expect(runSearch(counting(), { iterations })).toEqual({ type: 'say', word: `${iterations}` });
});

test('it stops after the milliseconds of the budget', () => {
  const { now, onThink } = clock(10);
  let calls = 0;
  const search = counting({
    onThink: () => {
      calls++;
      onThink();
    },
  });
  runSearch(search, { milliseconds: 35 }, { now });
  expect(calls).toBe(4);
});

test.each([
  [{ iterations: 40, milliseconds: 1_000_000 }, '40'],
  [{ iterations: 1_000_000, milliseconds: 20 }, '32'],
])('of two budgets, the first to run out counts: %j', (budget, word) => {
  const { now, onThink } = clock(10);
  expect(runSearch(counting({ onThink }), budget, { now })).toEqual({ type: 'say', word });
});

test('without a clock, a budget’s milliseconds are ignored', () => {
  expect(runSearch(counting(), { iterations: 50, milliseconds: 0.001 })).toEqual({ type: 'say', word: '50' });
});

test('a cancelled search gives the best answer so far', () => {
  let looks = 0;
  const isCancelled = (): boolean => ++looks > 3;
  expect(runSearch(counting(), { iterations: 1000 }, { isCancelled })).toEqual({ type: 'say', word: '48' });
});

test('a search that is cancelled before it begins does nothing', () => {
  const onThink = (): void => {
    throw new Error('it thinks');
  };
  const answer = runSearch(counting({ onThink }), { iterations: 1000 }, { isCancelled: () => true });
  expect(answer).toEqual({ type: 'say', word: '0' });
});

test('a search stops when nothing is left to find out', () => {
  expect(runSearch(counting({ enough: 20 }), { iterations: 1000 })).toEqual({ type: 'say', word: '20' });
});

test.each([
  ['the iterations', { iterations: 64 }, {}, [0, 0.25, 0.5, 0.75, 1]],
  ['the milliseconds', { milliseconds: 25 }, {}, [0, 0.4, 0.8, 1]],
  ['whichever is nearer its end', { iterations: 64, milliseconds: 25 }, {}, [0, 0.4, 0.8, 1]],
  ['all, where nothing is left to find out', { iterations: 64 }, { enough: 32 }, [0, 0.25, 1]],
])('it reports how much of %s is spent', (_what, budget, { enough }: { enough?: number }, reported) => {
  const { now, onThink } = clock(10);
  const shares: number[] = [];
  const search = counting({ onThink, ...(enough === undefined ? {} : { enough }) });
  runSearch(search, budget, { now, onProgress: spent => void shares.push(spent) });
  expect(shares).toEqual(reported);
});

test('a cancelled search reports full progress', () => {
  const shares: number[] = [];
  let looks = 0;
  runSearch(
    counting(),
    { iterations: 64 },
    { isCancelled: () => ++looks > 2, onProgress: spent => void shares.push(spent) },
  );
  expect(shares).toEqual([0, 0.25, 0.5, 1]);
});

test('a search in turns gives the same answer, with a pause after every stride', async () => {
  let pauses = 0;
  const shares: number[] = [];
  const pause = async (): Promise<void> => void pauses++;
  const host = { pause, onProgress: (spent: number): void => void shares.push(spent) };
  expect(await runSearchInTurns(counting(), { iterations: 64 }, host)).toEqual({ type: 'say', word: '64' });
  expect([pauses, shares]).toEqual([4, [0, 0.25, 0.5, 0.75, 1]]);
});

test('a search in turns can be cancelled during a pause', async () => {
  let pauses = 0;
  const pause = async (): Promise<void> => void pauses++;
  const answer = await runSearchInTurns(counting(), { iterations: 1000 }, { pause, isCancelled: () => pauses === 3 });
  expect(answer).toEqual({ type: 'say', word: '32' });
});

/** Seat 0 is asked and can give these answers. */
function asked(words: readonly string[], imagine?: () => never) {
  const over = { wins: () => [0] };
  const rules = parlour({ root: { asks: 0, answers: Object.fromEntries(words.map(word => [word, over])) } });
  const { state } = start(rules, sfc32(1));
  return situationOf(imagine ? { ...rules, game: { ...rules.game, imagine } } : rules, state);
}

test('a search bot answers after its iterations', () => {
  const situation = asked(['yes', 'no']);
  expect(searchBot(() => counting() as never, 33)(situation)).toEqual({ type: 'say', word: '33' });
});

test.each([
  ['flat', flatMonteCarlo()],
  ['ismcts', informationSetSearch()],
])('a single legal answer is given without a search: %s', (_name, method) => {
  const situation = asked(['yes'], () => {
    throw new Error('nothing is to be imagined');
  });
  const random = (): never => {
    throw new Error('nothing is left to chance');
  };
  expect(searchBot(method, 100)({ ...situation, random })).toEqual({ type: 'say', word: 'yes' });
});
