import type { Action } from '@consigliere/kernel';
import { sfc32, start } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { type AnswerSearch, runSearch, runSearchInTurns, searchBot } from './answer-search.ts';
import { flatMonteCarlo, informationSetSearch } from './index.ts';
import { type Parlour, parlour } from './testing/parlour.ts';
import { situationOf } from './testing/situation.ts';

/** A thought that answers with how long it has thought. */
function counting({ enough = Number.POSITIVE_INFINITY, onThink = (): void => {} } = {}) {
  let iterations = 0;
  const thought: AnswerSearch<Parlour> = {
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
  return thought;
}

/** A clock that goes on by so much with every thought. */
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
  let thoughts = 0;
  const thought = counting({
    onThink: () => {
      thoughts++;
      onThink();
    },
  });
  runSearch(thought, { milliseconds: 35 }, { now });
  expect(thoughts).toBe(4);
});

test.each([
  [{ iterations: 40, milliseconds: 1_000_000 }, '40'],
  [{ iterations: 1_000_000, milliseconds: 20 }, '32'],
])('of two budgets the one spent first counts: %j', (budget, word) => {
  const { now, onThink } = clock(10);
  expect(runSearch(counting({ onThink }), budget, { now })).toEqual({ type: 'say', word });
});

test('without a clock the milliseconds of a budget are not heeded', () => {
  expect(runSearch(counting(), { iterations: 50, milliseconds: 0.001 })).toEqual({ type: 'say', word: '50' });
});

test('cancelled, it gives the answer so far', () => {
  let looks = 0;
  const isCancelled = (): boolean => ++looks > 3;
  expect(runSearch(counting(), { iterations: 1000 }, { isCancelled })).toEqual({ type: 'say', word: '48' });
});

test('cancelled before it has begun, it does not think', () => {
  const onThink = (): void => {
    throw new Error('it thinks');
  };
  const answer = runSearch(counting({ onThink }), { iterations: 1000 }, { isCancelled: () => true });
  expect(answer).toEqual({ type: 'say', word: '0' });
});

test('it stops when nothing is left to find out', () => {
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
  const thought = counting({ onThink, ...(enough === undefined ? {} : { enough }) });
  runSearch(thought, budget, { now, onProgress: spent => void shares.push(spent) });
  expect(shares).toEqual(reported);
});

test('cancelled, it reports that no more is to come', () => {
  const shares: number[] = [];
  let looks = 0;
  runSearch(
    counting(),
    { iterations: 64 },
    { isCancelled: () => ++looks > 2, onProgress: spent => void shares.push(spent) },
  );
  expect(shares).toEqual([0, 0.25, 0.5, 1]);
});

test('in turns it comes to the same, with a pause at every stride', async () => {
  let pauses = 0;
  const shares: number[] = [];
  const pause = async (): Promise<void> => void pauses++;
  const host = { pause, onProgress: (spent: number): void => void shares.push(spent) };
  expect(await runSearchInTurns(counting(), { iterations: 64 }, host)).toEqual({ type: 'say', word: '64' });
  expect([pauses, shares]).toEqual([4, [0, 0.25, 0.5, 0.75, 1]]);
});

test('in turns, what is said during a pause cancels it', async () => {
  let pauses = 0;
  const pause = async (): Promise<void> => void pauses++;
  const answer = await runSearchInTurns(counting(), { iterations: 1000 }, { pause, isCancelled: () => pauses === 3 });
  expect(answer).toEqual({ type: 'say', word: '32' });
});

/** Seat 0 is asked and may give these answers. */
function asked(words: readonly string[], imagine?: () => never) {
  const over = { wins: () => [0] };
  const rules = parlour({ root: { asks: 0, answers: Object.fromEntries(words.map(word => [word, over])) } });
  const { state } = start(rules, sfc32(1));
  return situationOf(imagine ? { ...rules, game: { ...rules.game, imagine } } : rules, state);
}

test('a bot that thinks answers after its iterations', () => {
  const situation = asked(['yes', 'no']);
  expect(searchBot(() => counting() as never, 33)(situation)).toEqual({ type: 'say', word: '33' });
});

test.each([
  ['flat', flatMonteCarlo()],
  ['ismcts', informationSetSearch()],
])('a single legal answer is given without thinking: %s', (_name, thinker) => {
  const situation = asked(['yes'], () => {
    throw new Error('nothing is to be imagined');
  });
  const random = (): never => {
    throw new Error('nothing is left to chance');
  };
  expect(searchBot(thinker, 100)({ ...situation, random })).toEqual({ type: 'say', word: 'yes' });
});
