import { bots, type Level, levelBot } from '@consigliere/bots';
import { cartaNostra } from '@consigliere/games/carta-nostra';
import { corleonesEmpire } from '@consigliere/games/corleones-empire';
import { derPate } from '@consigliere/games/der-pate';
import { random, replay, rulesOf, sfc32 } from '@consigliere/kernel/host';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { checkLuck } from '../luck.ts';
import { parseRecord, recordOf } from '../record.ts';
import { anyGame, PLAYERS, type Sitter } from '../testing/table.ts';
import { replyTo, Town } from '../testing/town.ts';
import type { BotQuestion } from './environment.ts';
import { foldJournal } from './journal.ts';

const GAMES = [anyGame(cartaNostra), anyGame(derPate), anyGame(corleonesEmpire)];
const SITDOWN = anyGame(sitdown);
const ALL = [...GAMES, SITDOWN];
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Bots as a house has them: the first level by its strength, others by chance. */
async function think({ game, options, level, seed, view, heard, actions }: BotQuestion): Promise<unknown> {
  const rules = rulesOf(ALL.find(({ id }) => id === game)!, view.seats, options);
  if (!rules.ok) throw new Error(rules.why);
  const rng = sfc32(seed);
  const bot = level === 1 ? levelBot(level as Level) : bots.random;
  return bot({ rules: rules.value, view, heard, actions, random: n => random(rng, '', n) });
}

const ROWS = GAMES.flatMap(game => [
  [game.id, 'one person and two bots', game, ['person', 1, 2]] as const,
  [game.id, 'bots alone', game, [2, 1, 2]] as const,
]);

test.each(ROWS)('%s is played to its end by %s', async (_id, _who, game, sitters: readonly Sitter[]) => {
  const town = new Town({ games: ALL, idle, think });
  const host = town.host();
  await town.play(host, game, sitters, { clock: { kind: 'live', move: 60_000, reserve: 60_000 } });
  const [mine, spectator] = [await town.watch(host, PLAYERS[0]), await town.watch(host, null)];
  const rng = sfc32(game.id);
  for (let tries = 0; spectator.at(-1)!.phase === 'playing' && tries < 5000; tries++) {
    const reply = replyTo(mine.at(-1)!, n => random(rng, '', n));
    if (reply === null) await town.time.pass(600);
    else expect(await town.command(host, PLAYERS[0], reply)).toEqual({ ok: true });
  }
  expect(town.faults).toEqual([]);
  const { phase, match, luck } = spectator.at(-1)!;
  expect(phase).toBe('over');
  expect(match?.result?.place).toHaveLength(3);

  const room = await town.roomOf(host);
  const record = parseRecord(JSON.parse(JSON.stringify(recordOf(room.match!))));
  if (!record.ok) throw new Error(record.why);
  expect([...replay(room.rules, record.value)].every(({ ok }) => ok)).toBe(true);
  expect(checkLuck(luck!, record.value)).toEqual([]);
  expect(spectator.flatMap(each => each.match?.heard ?? [])).toHaveLength(room.match!.chapters.length);
  expect(foldJournal(await town.store.read('room', 0), { gameOf: () => game })).toMatchObject({
    lines: room.lines,
    match: { deeds: room.match!.deeds, course: { state: room.match!.course.state } },
  });
  expect(town.time.timers).toBe(0);
});

test.each([SITDOWN, anyGame(cartaNostra)].map(game => [game.id, game] as const))(
  '%s is played to its end although hosts die, and others do not know that they are no longer alone',
  async (_id, game) => {
    const town = new Town({ games: ALL, idle, think });
    let host = town.host();
    await town.play(host, game, ['person', 2, 'person']);
    const rng = sfc32(game.id);
    const n = (most: number): number => random(rng, '', most);
    const acknowledged: string[] = [];
    let isPlaying = true;
    for (let tries = 0; isPlaying && tries < 5000; tries++) {
      const player = PLAYERS[n(2) * 2]!;
      const seen = (await town.watch(host, player)).at(-1)!;
      isPlaying = seen.phase === 'playing';
      const reply = replyTo(seen, n);
      if (reply === null) await town.time.pass(600);
      else {
        const id = town.newId();
        for (const each of [host, town.host()])
          expect(await town.command(each, player, reply, id)).toEqual({ ok: true });
        acknowledged.push(id);
      }
      if (n(20) > 0) continue;
      if (n(2) === 0) await host.close();
      host = town.host();
      await town.time.pass(20_000);
      await host.wakeUp();
    }
    expect(isPlaying).toBe(false);
    expect(town.faults).toEqual([]);
    const ids = (await town.store.read('room', 0)).map(({ body }) => (JSON.parse(body) as { id?: string }).id);
    for (const id of acknowledged) expect(ids.filter(each => each === id)).toHaveLength(1);
    const room = await town.roomOf(town.host());
    expect([...replay(room.rules, recordOf(room.match!))].at(-1)).toMatchObject({ ok: true });
  },
);
