import type { Rules, Shape } from '@consigliere/kernel';
import { chacha20, legal, rulesOf, start, view } from '@consigliere/kernel/host';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { type BotReply, type BotRequest, botService, LEVELS, type Level } from './index.ts';

const advised = { ...sitdown, advice: { evaluate: () => 0.5 } };

function sitdownRules(): Rules<Shape> {
  const rules = rulesOf(advised, 3);
  if (!rules.ok) throw new Error(rules.why);
  return rules.value as unknown as Rules<Shape>;
}

const rules = sitdownRules();
const { state } = start(rules, chacha20('service'));
const actions = legal(rules, state, 1);

const ask = (level: Level, id = 1): BotRequest => ({
  type: 'ask',
  // A message channel delivers copies.
  question: structuredClone({
    ...{ id, game: 'sitdown', options: {}, level, seed: 'a seed', heard: [], actions },
    view: { ...view(rules, state, 1), given: rules.given },
  }),
});

/** A service whose clock advances by 20 milliseconds with every call. */
function service(onPause: () => void = () => undefined) {
  const replies: BotReply[] = [];
  let time = 0;
  const serve = botService({
    rulesOf: () => rules,
    post: reply => replies.push(reply),
    now: () => (time += 20),
    pause: async () => onPause(),
  });
  return { serve, replies };
}

const answerOf = (replies: readonly BotReply[]) => replies.flatMap(reply => (reply.type === 'answer' ? [reply] : []));

test.each(LEVELS)('level %i answers a question that came as a message with one of the legal answers', async level => {
  const { serve, replies } = service();
  await serve(ask(level, 7));
  expect(answerOf(replies)).toHaveLength(1);
  expect(answerOf(replies)[0]?.id).toBe(7);
  expect(actions).toContainEqual(answerOf(replies)[0]?.action);
});

test('a long search reports its progress up to 1', async () => {
  const { serve, replies } = service();
  await serve(ask(5));
  const spent = replies.flatMap(reply => (reply.type === 'progress' ? [reply.spent] : []));
  expect(spent.length).toBeGreaterThan(3);
  expect(spent).toEqual(spent.toSorted((a, b) => a - b));
  expect(spent.at(-1)).toBe(1);
});

test('a cancelled question gets the best answer so far, and no other question is cancelled with it', async () => {
  let pauses = 0;
  const { serve, replies } = service(() => {
    pauses++;
    if (pauses === 2) void serve({ type: 'cancel', id: 1 });
  });
  await serve(ask(5, 1));
  expect(pauses).toBe(2);
  await serve(ask(5, 2));
  expect(pauses).toBeGreaterThan(10);
  expect(answerOf(replies).map(({ id }) => id)).toEqual([1, 2]);
});

test('a paused search goes on when it is resumed or cancelled, and only then', async () => {
  let pauses = 0;
  const { serve, replies } = service(() => {
    pauses++;
    if (pauses === 2) void serve({ type: 'pause', id: 1 });
  });
  const answered = serve(ask(5, 1));
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  expect([pauses, answerOf(replies)]).toEqual([2, []]);
  await serve({ type: 'resume', id: 1 });
  await serve({ type: 'cancel', id: 1 });
  await answered;
  expect([pauses, answerOf(replies).map(({ id }) => id)]).toEqual([2, [1]]);
});
