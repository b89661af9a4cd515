import { cartaNostra } from '@consigliere/games/carta-nostra';
import { corleonesEmpire } from '@consigliere/games/corleones-empire';
import { derPate } from '@consigliere/games/der-pate';
import { type FollowedEvent, followEvent, type Game, type Seat, type Shape } from '@consigliere/kernel';
import { random, sfc32 } from '@consigliere/kernel/host';
import { describe, expect, test } from 'vitest';
import type { Speed, Terms } from '../room/terms.ts';
import { toViews } from '../room/update.ts';
import type { RoomView } from '../room/view-parts.ts';
import { anyGame, PLAYERS, type Sitter } from '../testing/table.ts';
import { replyTo, Town } from '../testing/town.ts';
import type { HostEnvironment } from './environment.ts';
import type { Host } from './host.ts';

const CARTA_NOSTRA = anyGame(cartaNostra);
const LIVE = { kind: 'live', move: 60_000, reserve: 600_000 } as const;
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

interface PlayedStep {
  readonly at: number;
  readonly by: Seat | null;
  readonly isBots: boolean;
  readonly followed: readonly FollowedEvent[];
}

/** Plays a whole match with a person at seat 1, who watches and answers at once. Everybody chooses at random. */
async function playThrough(game: Game<Shape>, speed: Speed): Promise<readonly PlayedStep[]> {
  const town = new Town({ games: [game], idle });
  const chance = sfc32(`${game.id}/5`);
  const choose = (n: number): number => random(chance, '', n);
  town.think = async ({ actions }) => actions[choose(actions.length)];
  const host = town.host();
  await town.play(host, game, [1, 'person', 1], { clock: { kind: 'calm' }, speed });
  const steps: PlayedStep[] = [];
  let last: RoomView | null = null;
  await host.watch(
    'room',
    PLAYERS[1],
    0,
    toViews(view => {
      last = view;
      for (const { events, by } of view.match?.heard ?? []) {
        const { seats, given, open } = view.match!.view;
        const table = { seats, given, open, by: by?.[0] ?? null };
        const followed = events.map(event => followEvent(game.follow, event, table));
        steps.push({ at: town.time.now, by: table.by, isBots: by?.[1] === 'bot', followed });
      }
    }),
  );
  for (let turns = 0; (last as RoomView | null)?.phase === 'playing' && turns < 5000; turns++) {
    const reply = last === null ? null : replyTo(last, choose);
    if (reply === null) await town.time.pass(500);
    else await town.command(host, PLAYERS[1], reply);
  }
  expect((last as RoomView | null)?.phase).toBe('over');
  return steps;
}

/** How long each step of a bot was shown before the next one of a bot, with its holds. */
const pausesOf = (steps: readonly PlayedStep[]) =>
  steps.flatMap(({ at, isBots, followed }, index) => {
    const next = steps[index + 1];
    const holds = followed.map(({ hold }) => hold);
    const isAgainst = followed.some(({ hits }) => hits.includes(1));
    return isBots && next?.isBots === true ? [{ pause: next.at - at, holds, isAgainst }] : [];
  });

describe.each([
  [CARTA_NOSTRA, ['move']],
  [anyGame(derPate), ['move', 'icon', 'roll', 'card']],
  [anyGame(corleonesEmpire), ['move', 'icon', 'war', 'lids']],
] as const)('in a whole match of $0.id', (game, seen) => {
  test('at normal speed every step of a bot is shown for its time before the next one', async () => {
    const pauses = pausesOf(await playThrough(game, 'normal'));
    const shortest = (isSuch: (each: (typeof pauses)[number]) => boolean): number =>
      Math.min(...pauses.filter(isSuch).map(({ pause }) => pause));
    expect(pauses.flatMap(({ holds }) => holds)).toEqual(expect.arrayContaining([...seen]));
    expect(pauses.some(({ isAgainst }) => isAgainst)).toBe(true);
    expect(shortest(({ holds }) => holds.includes('move'))).toBeGreaterThanOrEqual(1200);
    expect(shortest(({ holds }) => holds.includes('icon'))).toBeGreaterThanOrEqual(600);
    expect(shortest(({ isAgainst }) => isAgainst)).toBeGreaterThanOrEqual(2200);
    expect(shortest(({ holds }) => holds.includes('card'))).toBeGreaterThanOrEqual(2500);
    for (const { pause, holds } of pauses)
      expect(pause).toBeGreaterThanOrEqual(1100 * holds.filter(hold => hold === 'war').length);
    // Nothing waits longer than it is shown, except for a tick.
    const longest = Math.max(...pauses.map(({ pause }) => pause));
    expect(longest).toBeLessThanOrEqual(7 * 1100 + 1200 + 1500);
  });

  test('two moves of bots are at least 1.2 s apart, whatever bots do between them', async () => {
    let last: number | null = null;
    for (const { at, isBots, followed } of await playThrough(game, 'normal')) {
      if (!isBots) last = null;
      if (!followed.some(({ hold }) => hold === 'move')) continue;
      if (last !== null) expect(at - last).toBeGreaterThanOrEqual(1200);
      last = isBots ? at : null;
    }
  });
});

/** A table at which a bot plays to its city as long as it can, then ends its turn. */
async function playing(
  changes: Partial<HostEnvironment> = {},
  terms: Partial<Terms> = {},
  sitters: readonly Sitter[] = [1, 'person'],
): Promise<{ town: Town; host: Host }> {
  const town = new Town({ games: [CARTA_NOSTRA], idle });
  town.think = async ({ actions }) => actions.find(({ type }) => type === 'city') ?? actions.at(-1);
  const host = town.host(changes);
  await town.play(host, CARTA_NOSTRA, sitters, { options: { start: 0 }, ...terms });
  return { town, host };
}

/** The times between the lines of the journal from the start of the match on. */
async function pauses({ store }: Town): Promise<readonly number[]> {
  const lines = await store.read('room', 0);
  const started = lines.findIndex(({ body }) => body.includes('"started"'));
  return lines.slice(started + 1).map(({ at }, index) => at - (lines[started + index]?.at ?? 0));
}

const watch = (host: Host, player: string | null = null) => host.watch('room', player, 0, () => {});

test('bots pause 0.6 s while nobody watches, and longer as soon as somebody does', async () => {
  const { town, host } = await playing();
  await town.time.pass(700);
  await watch(host);
  await town.time.pass(10_000);
  expect((await pauses(town)).slice(0, 2)).toEqual([600, 1200]);
});

test.each([
  ['slow', 2000],
  ['fast', 600],
  ['instant', 0],
] as const)('a table that plays %s pauses %i ms', async (speed, pause) => {
  const { town, host } = await playing({}, { speed });
  await watch(host);
  await town.time.pass(10_000);
  expect(new Set(await pauses(town))).toEqual(new Set([pause]));
});

test('the speed of a device counts for all its tables, and a change at once', async () => {
  let speed: Speed = 'slow';
  const { town, host } = await playing({ speed: () => speed }, { speed: 'fast' });
  await watch(host);
  await town.time.pass(1000);
  expect(await pauses(town)).toEqual([]);
  speed = 'instant';
  host.hurry();
  await town.time.pass(0);
  const [first, ...others] = await pauses(town);
  expect([first, new Set(others)]).toEqual([1000, new Set([0])]);
});

test('a skip releases the answer that is held, and the next one is held again', async () => {
  const { town, host } = await playing();
  await watch(host);
  await town.time.pass(100);
  await host.skip('room', 'step');
  await town.time.pass(10_000);
  expect((await pauses(town)).slice(0, 2)).toEqual([100, 1200]);
});

test('a skip to the turn releases all answers until a person is asked, and none after that', async () => {
  const { town, host } = await playing();
  await watch(host);
  await town.time.pass(100);
  await host.skip('room', 'turn');
  await town.time.pass(0);
  const skipped = await pauses(town);
  expect([skipped[0], new Set(skipped.slice(1))]).toEqual([100, new Set([0])]);
  const room = await town.roomOf(host);
  expect(room.match?.course.state.awaited).toBe(1 << 1);
  const end = room.match?.course.state.flow.at(-1)?.id ?? -1;
  await town.command(host, PLAYERS[1], {
    type: 'answer',
    decision: end,
    branch: 0,
    picks: [{ type: 'end' }],
    isSure: true,
  });
  await town.time.pass(10_000);
  expect((await pauses(town)).slice(skipped.length + 1, skipped.length + 3)).toEqual([0, 1200]);
});

test('nobody’s clock runs while a bot’s answer is held, and it is full when a person is asked', async () => {
  const { town, host } = await playing({}, { clock: LIVE });
  await watch(host, PLAYERS[1]);
  for (let waits = 0; ((await town.roomOf(host)).match?.course.state.awaited ?? 0) !== 1 << 1; waits++) {
    expect((await town.roomOf(host)).clocks[1]).toMatchObject({ bank: LIVE.reserve, since: null, spent: 0 });
    await town.time.pass(100);
    expect(waits).toBeLessThan(1000);
  }
  const { clocks, askedAt } = await town.roomOf(host);
  expect(clocks[1]).toMatchObject({ bank: LIVE.reserve, since: askedAt, spent: 0 });
});
