import type { Game, Shape, State } from '@consigliere/kernel';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { recordOf } from '../record.ts';
import type { RoomSeen } from '../room/seen.ts';
import { anyGame, commandFor, idOf, SEED, type Sitter, termsOf } from '../testing/table.ts';
import { replyTo, Town } from '../testing/town.ts';
import type { Host } from './host.ts';
import { appendOf, migrated } from './journal.ts';

const OLD = anyGame(sitdown);
const NEW: Game<Shape> = {
  ...OLD,
  version: OLD.version + 1,
  migrate: { readings: {}, state: (state, version) => (version === OLD.version ? (state as State<Shape>) : null) },
};
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** A match of the old version with an answer or two, then a house of the new version. */
async function upgraded(sitters: readonly Sitter[], game = NEW): Promise<{ town: Town; host: Host; before: RoomSeen }> {
  const town = new Town({ games: [OLD], idle });
  const old = town.host();
  await town.play(old, OLD, sitters);
  const shown = await town.watch(old, 'ada');
  const reply = replyTo(shown.at(-1)!, () => 0);
  if (reply !== null) await town.command(old, 'ada', reply);
  await town.command(old, 'ada', { type: 'order', order: 'always' });
  await town.command(old, 'bea', { type: 'leave' });
  await old.close();
  town.games = [game];
  return { town, host: town.host(), before: shown.at(-1)! };
}

/** What `validate --migrate` does. */
async function migrate(town: Town): Promise<boolean> {
  const kept = town.store.rooms.get('room')!;
  const next = migrated(kept.lines, kept.append.state(), { gameOf: id => town.games.find(each => each.id === id) });
  if (next === null) return false;
  return (await town.store.append(appendOf(next.room, [next.line], 0))) === 'done';
}

test('a match of an older version goes on by the new one, paused, with whoever sat there', async () => {
  const { town, host, before } = await upgraded(['person', 'person', 'person']);
  expect(await host.look('room')).toBe('other-version');
  expect(await migrate(town)).toBe(true);
  const shown = await town.watch(host, 'ada');
  const after = shown.at(-1)!;
  expect(after).toMatchObject({ phase: 'playing', isPaused: true, seat: 0, order: { kind: 'always' } });
  expect(after.terms.version).toBe(NEW.version);
  expect(after.chairs.map(({ name, isAway }) => [name, isAway])).toEqual([
    ['ada', false],
    ['bea', true],
    ['cleo', false],
  ]);
  expect(after.match?.view.open).toEqual(before.match?.view.open);
  expect(after.chapters).toBeGreaterThanOrEqual(before.chapters);
  expect(after.commitment).toBe(before.commitment);
});

test('it is played on, and undo by agreement and the record end where it was migrated', async () => {
  const { town, host } = await upgraded(['person', 'person', 'person']);
  await migrate(town);
  const shown = await Promise.all(['ada', 'bea', 'cleo'].map(player => town.watch(host, player)));
  expect(await town.command(host, 'ada', { type: 'resume' })).toEqual({ ok: true });
  for (let turn = 0; turn < 200 && shown[0]!.at(-1)!.phase === 'playing'; turn++)
    for (const [seat, player] of ['ada', 'bea', 'cleo'].entries()) {
      const reply = replyTo(shown[seat]!.at(-1)!, n => turn % n);
      if (reply !== null) expect(await town.command(host, player, reply)).toEqual({ ok: true });
      if (turn === 0 && player === 'cleo')
        expect(await town.command(host, player, { type: 'wish', wish: 'undo' })).toMatchObject({ code: 'no-undo' });
    }
  const room = await town.roomOf(town.host());
  expect(room.phase).toBe('over');
  expect(() => recordOf(room.match!)).toThrow('another version');
});

test('a table that gathers needs no state to go on', async () => {
  const town = new Town({ games: [OLD], idle });
  const { migrate: _, ...rest } = NEW;
  const old = town.host();
  await town.play(old, OLD, ['person', 'person', 'person']);
  const kept = town.store.rooms.get('room')!;
  kept.lines.length = 3;
  town.store.rooms.set('room', { ...kept, append: { ...kept.append, state: () => null } });
  town.games = [rest];
  expect(await migrate(town)).toBe(true);
  const room = await town.roomOf(town.host());
  expect([room.phase, room.isPaused, room.chairs.map(({ name }) => name)]).toEqual([
    'gathering',
    false,
    ['ada', 'bea', ''],
  ]);
});

test('terms that were changed before the start are those of the migrated match', async () => {
  const clock = { kind: 'live', move: 60_000, reserve: 1000 } as const;
  const town = new Town({ games: [OLD], idle });
  const old = town.host();
  const seats = OLD.seats.min + 1;
  await old.open(termsOf(OLD, { seats, owner: 'ada' }), SEED, [
    ...['ada', 'bea', 'cleo'].map(
      (player, seat) => [{ player, id: idOf(seat) }, commandFor('person', seat)[1]] as const,
    ),
    [
      { player: 'ada', id: idOf(10) },
      { type: 'change-terms', seats: seats - 1, clock },
    ],
    [{ player: 'ada', id: idOf(11) }, { type: 'start' }],
  ]);
  await old.close();
  town.games = [NEW];
  expect(await migrate(town)).toBe(true);
  const room = await town.roomOf(town.host());
  expect(room).toMatchObject({ phase: 'playing', terms: { seats: seats - 1, clock }, rules: { seats: seats - 1 } });
  expect(room.chairs.map(({ name }) => name)).toEqual(['ada', 'bea', 'cleo']);
});

test('what the game cannot make its own stays as it is', async () => {
  const { migrate: _, ...rest } = NEW;
  const { town, host } = await upgraded(['person', 'person', 'person'], rest);
  expect(await migrate(town)).toBe(false);
  expect(await host.look('room')).toBe('other-version');
});
