import type { Action, Advice, Seat } from '@consigliere/kernel';
import { sfc32, start } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { searchBot } from './answer-search.ts';
import { bots, informationSetSearch } from './index.ts';
import { type Parlour, type ParlourEnd, type ParlourPoint, parlour } from './testing/parlour.ts';
import { position, rulesWith } from './testing/sitting.ts';
import { situationOf } from './testing/situation.ts';

const won = (...seats: Seat[]): ParlourPoint => ({ wins: () => seats });
const say = (word: string): Action<Parlour> => ({ type: 'say', word });

/** Players who always give their first legal answer. */
const FIRST: Advice<Parlour> = { evaluate: () => 0.5, rollout: (_view, actions) => actions[0]! };

interface SecretQuestion {
  readonly root: ParlourPoint;
  readonly seats?: number;
  readonly cards?: number;
  readonly advice?: Advice<Parlour>;
  readonly seat?: Seat;
}

function situation({ seat = 0, ...madeUp }: SecretQuestion) {
  const rules = parlour(madeUp);
  return situationOf(rules, start(rules, sfc32('asked')).state, seat);
}

const searched = (asked: SecretQuestion, iterations = 400): Action<Parlour> =>
  searchBot(informationSetSearch(), iterations)(situation(asked));

test('it finds a win two answers ahead that a greedy bot misses', () => {
  const strike: ParlourPoint = { asks: 0, answers: { strike: won(0), wait: won(1) } };
  const root: ParlourPoint = {
    asks: 0,
    answers: {
      quiet: { asks: 1, answers: { this: strike, that: strike } },
      flashy: { asks: 1, answers: { wait: won(0), strike: won(1) } },
    },
  };
  const evaluate: Advice<Parlour>['evaluate'] = ({ open }) => (open.path[0] === 'flashy' ? 0.9 : 0.1);
  const asked = { root, advice: { evaluate } };
  expect(bots.greedy(situation(asked))).toEqual(say('flashy'));
  expect(searched(asked)).toEqual(say('quiet'));
});

test('every seat plays for itself: nobody gives a win away', () => {
  const root: ParlourPoint = {
    asks: 0,
    answers: { trust: { asks: 1, answers: { give: won(0), take: won(1) } }, share: won(0, 1, 2) },
  };
  expect(searched({ root, seats: 3, advice: FIRST })).toEqual(say('share'));
});

test('every seat plays for itself: nobody harms another at their own cost', () => {
  const root: ParlourPoint = {
    asks: 0,
    answers: { trust: { asks: 1, answers: { spite: won(2), share: won(0, 1) } }, all: won(0, 1, 2) },
  };
  expect(searched({ root, seats: 3, advice: FIRST })).toEqual(say('trust'));
});

// Seat 1 can strike with one card of two: daring is worth one half.
test.each([
  [300, 'dare'],
  [700, 'play safe'],
])('an answer that is legal only in some worlds counts in those: safe is %d in a thousand', (safe, word) => {
  const root: ParlourPoint = {
    asks: 0,
    answers: {
      dare: { asks: 1, answers: { strike: won(1), miss: won(0) }, onlyWith: { strike: 0, miss: 1 } },
      'play safe': { wins: ({ roll }) => [roll < safe ? 0 : 1] },
    },
  };
  expect(searched({ root, cards: 2 })).toEqual(say(word));
});

test('an answer is tried again by how often it was available, not by how often its point was reached', () => {
  const ends: ParlourEnd[] = [];
  const noted = (seat: Seat): ParlourPoint => ({
    wins: ended => {
      ends.push(ended);
      return [seat];
    },
  });
  const root: ParlourPoint = {
    asks: 0,
    answers: { go: { asks: 1, answers: { common: noted(1), rare: noted(0) }, onlyWith: { rare: 0 } } },
  };
  informationSetSearch({ whims: 0 })(situation({ root, cards: 8, advice: FIRST })).think(96);
  const [available, tried] = [
    ends.filter(({ cards }) => cards[1] === 0),
    ends.filter(({ path }) => path[1] === 'rare'),
  ].map(list => list.length);
  // After one loss it's worth a second try when it was available 14 times; if all 96 visits counted, it would be after 14 of those.
  expect(available).toBeGreaterThan(4);
  expect(available).toBeLessThan(14);
  expect(tried).toBe(1);
});

/** Two seats say heads or tails in secret; both answers decide who wins, and the ends are noted. */
function pennies(wins: (mine: string, theirs: string) => boolean, advice: Advice<Parlour>, seat: Seat) {
  const said: string[][] = [];
  const root: ParlourPoint = {
    blind: [0, 1],
    answers: ['heads', 'tails'],
    next: words => ({
      wins: () => {
        said.push([words[seat]!, words[1 - seat]!]);
        return [wins(words[seat]!, words[1 - seat]!) ? seat : 1 - seat];
      },
    }),
  };
  return { said, asked: situation({ root, advice, seat }) };
}

/** How many of all possible draws lead to each answer; `of` is the number of possible draws. */
function drawn(asked: ReturnType<typeof situation>, iterations: number) {
  let next: number | null = null;
  let of = 0;
  const search = informationSetSearch({ whims: 0 })({
    ...asked,
    random: n => {
      if (next === null) return asked.random(n);
      of = n;
      return next;
    },
  });
  search.think(iterations);
  const counts: Record<string, number> = { heads: 0, tails: 0 };
  next = 0;
  do counts[search.answer().word]!++;
  while (++next < of);
  return { counts, of };
}

const RANDOM: Advice<Parlour> = { ...FIRST, rollout: (_view, actions, random) => actions[random(actions.length)]! };

test.each([0, 1])('its own secret answer is drawn in proportion to its visits: seat %d', seat => {
  const { said, asked } = pennies((mine, theirs) => mine === 'heads' || theirs === 'tails', RANDOM, seat);
  const { counts, of } = drawn(asked, 80);
  expect(of).toBe(80);
  const tries = (word: string): number => said.filter(([mine]) => mine === word).length;
  expect(counts).toEqual({ heads: tries('heads'), tails: tries('tails') });
  expect(counts.tails).toBeGreaterThan(2);
  expect(counts.heads).toBeGreaterThan(counts.tails!);
});

test.each([0, 1])('secret answers of others aren’t branches: they don’t react to what seat %d will say', seat => {
  const { said, asked } = pennies((mine, theirs) => mine === theirs, FIRST, seat);
  const { counts } = drawn(asked, 200);
  expect(new Set(said.map(([, theirs]) => theirs))).toEqual(new Set(['heads']));
  expect(counts.heads).toBeGreaterThan(180);
});

test('an open answer is the most visited one, without chance', () => {
  const asked = situation({ root: { asks: 0, answers: { lose: won(1), win: won(0) } } });
  let isOver = false;
  const search = informationSetSearch()({
    ...asked,
    random: n => {
      if (isOver) throw new Error('nothing is left to chance');
      return asked.random(n);
    },
  });
  search.think(50);
  isOver = true;
  expect(search.answer()).toEqual(say('win'));
});

test('it always has an answer, even before it has searched', () => {
  const open = situation({ root: { asks: 0, answers: { one: won(0), two: won(1) } } });
  expect(open.actions).toContainEqual(informationSetSearch()(open).answer());
  const { asked } = pennies(() => true, FIRST, 1);
  expect(asked.actions).toContainEqual(informationSetSearch()(asked).answer());
});

test('iterations are counted, and there is always more to find out', () => {
  const search = informationSetSearch()(situation({ root: { asks: 0, answers: { one: won(0), two: won(1) } } }));
  expect([search.iterations, search.think(7), search.iterations]).toEqual([0, true, 7]);
});

test('if several seats are asked openly, it answers for its own', () => {
  const rules = rulesWith({
    // Seat 0 wants everybody to stay, seat 2 nobody.
    advice: { evaluate: ({ open, seat }) => [open.stay / 2, 0, 1 - open.stay / 2][seat]! },
    result: open => (open.over ? { place: [2, 2, 1], score: [], lines: [] } : null),
  });
  const state = position(rules, { kind: 'vote', frame: { waiting: [0, 2] } }, [1, 2, 3]);
  state.flow[0] = { id: 0, kind: 'rounds', frame: { at: 3 } };
  state.awaited = 0b101;
  const bot = searchBot(informationSetSearch({ horizon: 0 }), 300);
  expect(bot(situationOf(rules, state, 0))).toEqual({ type: 'vote', stay: true });
  expect(bot(situationOf(rules, state, 2))).toEqual({ type: 'vote', stay: false });
});
