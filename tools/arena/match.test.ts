import { type Bot, bots, type Situation } from '@consigliere/bots';
import type { Rules, Shape } from '@consigliere/kernel';
import { chacha20, eventsFor, key, rulesOf, start, view } from '@consigliere/kernel/host';
import { type Sitdown, sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { fight } from './block.ts';
import type { Seated } from './bots.ts';

function rulesWith(place: readonly number[] = [2, 1, 3]): Rules<Sitdown> {
  const result: typeof sitdown.result = open => (open.over ? { place, score: [7, 9, 5], lines: [] } : null);
  const rules = rulesOf({ ...sitdown, result }, 3);
  if (!rules.ok) throw new Error(rules.why);
  return rules.value;
}

interface RecordedQuestion {
  readonly situation: Situation<Sitdown>;
  readonly answer: string;
}

/** Random players that record what they are asked. */
function noting(asked: RecordedQuestion[]): Seated {
  const bot: Bot = situation => {
    const answer = bots.random(situation);
    asked.push({ situation: situation as never, answer: key(answer) });
    return answer;
  };
  return () => bot;
}

function fought(seed: string) {
  const asked: RecordedQuestion[] = [];
  const match = fight(rulesWith(), [noting(asked), noting(asked), noting(asked)], seed);
  return { match, asked };
}

test('places and scores are those of the game’s result', () => {
  expect(fought('a deal').match).toMatchObject({ place: [2, 1, 3], score: [7, 9, 5] });
});

test('answers are counted, and timed, where there was a choice', () => {
  const { match, asked } = fought('a deal');
  const choices = [0, 1, 2].map(
    seat => asked.filter(({ situation: { view, actions } }) => view.seat === seat && actions.length > 1).length,
  );
  expect(match.answers).toEqual(choices);
  expect(asked.length).toBeGreaterThan(choices.reduce((sum, count) => sum + count, 0));
  const only: Bot = ({ actions }) => actions[0]!;
  const forced = rulesWith();
  const steps = forced.steps.map(step => ({
    ...step,
    legal: step.legal && ((...all: Parameters<typeof step.legal>) => step.legal!(...all).slice(-1)),
  }));
  const { answers, milliseconds } = fight({ ...forced, steps }, [() => only, () => only, () => only], 'a deal');
  expect([answers, milliseconds]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

const story = (asked: readonly RecordedQuestion[]): unknown =>
  asked.map(({ situation: { view, heard }, answer }) => [view.seat, answer, heard.length]);

test('the same deal and the same bots make the same match, another deal another', () => {
  expect(story(fought('a deal').asked)).toEqual(story(fought('a deal').asked));
  expect(story(fought('another').asked)).not.toEqual(story(fought('a deal').asked));
});

test('each seat has its own random source, derived from the deal', () => {
  const chances = (seed: string): number[] => {
    const first: number[] = [];
    const bot: Bot = ({ view, actions, random }) => {
      first[view.seat] ??= random(2 ** 20);
      return actions.at(-1)!;
    };
    fight(rulesWith(), [() => bot, () => bot, () => bot], seed);
    return first;
  };
  expect(chances('a deal')).toEqual(chances('a deal'));
  expect(new Set([...chances('a deal'), ...chances('another')]).size).toBe(6);
});

test('a bot gets every notice of its seat from the beginning, and no other seat’s whispers', () => {
  const { asked } = fought('a deal');
  const rules = rulesWith();
  const { notices } = start(rules, chacha20('a deal'));
  for (const seat of [0, 1, 2]) {
    const mine = asked.filter(({ situation }) => situation.view.seat === seat).map(({ situation }) => situation.heard);
    expect(mine[0]).toEqual(eventsFor(notices, seat));
    for (const [at, later] of mine.slice(1).entries()) expect(later.slice(0, mine[at]!.length)).toEqual(mine[at]);
    const drawn = mine.at(-1)!.flatMap(each => (each.type === 'drew-card' ? [each.seat] : []));
    expect(new Set(drawn)).toEqual(new Set([seat]));
  }
});

test('a bot is given what its seat sees when it is asked', () => {
  const rules = rulesWith();
  let truth: Parameters<Seated>[0] | undefined;
  let looked = 0;
  const bot: Bot = situation => {
    const seen = view(rules as unknown as Rules<Shape>, truth!, situation.view.seat);
    expect(JSON.stringify(situation.view)).toBe(JSON.stringify(seen));
    looked++;
    return bots.random(situation);
  };
  const seated: Seated = state => {
    truth = state;
    return bot;
  };
  fight(rules, [seated, seated, seated], 'a deal');
  expect(looked).toBeGreaterThan(10);
});

test('a seat without a bot is a bug', () => {
  expect(() => fight(rulesWith(), [() => bots.random], 'a deal')).toThrow('nobody sits at seat 1');
});
