import { cartaNostra } from '@consigliere/games/carta-nostra';
import { derPate } from '@consigliere/games/der-pate';
import type { Shape, View } from '@consigliere/kernel';
import { random, sfc32 } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { applyUpdate } from '../room/update.ts';
import type { RoomView } from '../room/view-parts.ts';
import { anyGame } from '../testing/table.ts';
import { replyTo, Town } from '../testing/town.ts';
import type { Host } from './host.ts';
import type { Since } from './since.ts';

const GAMES = [anyGame(cartaNostra), anyGame(derPate)] as const;
const DAY = 24 * 3_600_000;
const POST = { kind: 'correspondence', bank: 30 * DAY, increment: 0 } as const;
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** A match of three people, in which all answer at random. */
async function playing(game: (typeof GAMES)[number], answers: number) {
  const town = new Town({ games: GAMES, idle });
  const host = town.host();
  await town.play(host, game, ['person', 'person', 'person'], { clock: POST });
  const seen = await Promise.all(['ada', 'bea', 'cleo'].map(player => town.watch(host, player)));
  const rng = sfc32('since');
  const answer = async (player: number): Promise<boolean> => {
    const command = replyTo(seen[player]!.at(-1)!, n => random(rng, '', n));
    if (command === null) return false;
    await town.time.pass(3_600_000);
    await town.command(host, ['ada', 'bea', 'cleo'][player]!, command);
    return true;
  };
  for (let turn = 0; turn < answers; turn++) await answer(turn % 3);
  return { town, host, seen, answer };
}

async function sinceOf(host: Host, player: string): Promise<Since> {
  const since = await host.readSince('room', player);
  if (since === null || typeof since === 'string') throw new Error(`nothing to show again: ${since}`);
  return since;
}

/** All views, each with how many chapters there were then. */
function viewsOf({ first, later }: Since, seen: RoomView): Map<number, View<Shape>> {
  let { view } = first;
  const views = new Map([[first.chapters, view]]);
  for (const { chapters, changes } of later) {
    const { match } = applyUpdate({ ...seen, match: seen.match && { ...seen.match, view } }, { all: { is: changes } });
    view = match!.view;
    views.set(chapters, view);
  }
  return views;
}

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: a page that was closed is shown the views that it would have had since the last answer',
  async (_id, game) => {
    const { town, seen, answer } = await playing(game, 60);
    while (!(await answer(0))) for (const other of [1, 2]) await answer(other);
    const before = town.time.now;
    const mine = seen[0]!;
    const from = mine.at(-1)!.chapters;
    for (let turn = 0; turn < 30; turn++) for (const other of [1, 2]) await answer(other);
    const fresh = town.host();
    const since = await sinceOf(fresh, 'ada');
    const last = mine.at(-1)!;
    const views = viewsOf(since, last);
    expect(since.answeredAt).toBeGreaterThan(0);
    expect(since.answeredAt).toBeLessThanOrEqual(before);
    expect([...views.keys()].at(-1)).toBe(last.chapters);
    expect(since.first.chapters).toBeLessThanOrEqual(from);
    for (const [chapters, view] of views) {
      const then = mine.find(each => each.chapters === chapters);
      if (then !== undefined) expect(view).toEqual(then.match?.view);
    }
    expect(views.get(last.chapters)).toEqual(last.match?.view);
  },
);

test("a spectator, and a player who hasn't answered yet, are shown nothing", async () => {
  const { host } = await playing(GAMES[0], 0);
  expect(await host.readSince('room', 'dan')).toBeNull();
  expect(await host.readSince('room', 'ada')).toBeNull();
  expect(await host.readSince('nowhere', 'ada')).toBe('no-such-room');
});
