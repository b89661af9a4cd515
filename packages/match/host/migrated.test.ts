import type { Game, Shape, State } from '@consigliere/kernel';
import { checkRecord } from '@consigliere/kernel/host';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { freezeRules } from '../freeze.ts';
import type { FoldedRoom, LoadFrozen } from '../frozen.ts';
import { checkLuck } from '../luck.ts';
import { luckOf } from '../room/luck-terms.ts';
import { nameOf } from '../room/names.ts';
import type { RoomView } from '../room/view-parts.ts';
import { anyGame, commandFor, entropyOf, idOf, SEED, type Sitter, termsOf } from '../testing/table.ts';
import { replyTo, Town } from '../testing/town.ts';
import type { Host } from './host.ts';

const OLD = anyGame(sitdown);
const NEW: Game<Shape> = {
  ...OLD,
  version: OLD.version + 1,
  migrate: { readings: {}, state: (state, version) => (version === OLD.version ? (state as State<Shape>) : null) },
};
const FROZEN = freezeRules(OLD);
const loadFrozen: LoadFrozen = (game, version) =>
  game === OLD.id && version === OLD.version ? Promise.resolve(FROZEN) : null;
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
const PEOPLE = ['person', 'person', 'person'] as const;

/** A match of the old version with an answer or two, then a house of the new version that keeps the old rules. */
async function upgraded(sitters: readonly Sitter[], game = NEW): Promise<{ town: Town; host: Host; before: RoomView }> {
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
  return { town, host: town.host({ loadFrozen }), before: shown.at(-1)! };
}

const lineTypes = (town: Town): string[] =>
  town.store.rooms.get('room')!.lines.map(({ body }) => (JSON.parse(body) as { type: string }).type);

const playToTheEnd = (town: Town, host: Host, onTurn?: (turn: number) => Promise<void>): Promise<void> =>
  playTurns(town, host, 200, onTurn);

async function playTurns(
  town: Town,
  host: Host,
  turns: number,
  onTurn: (turn: number) => Promise<void> = async () => {},
): Promise<void> {
  const shown = await Promise.all(['ada', 'bea', 'cleo'].map(player => town.watch(host, player)));
  for (let turn = 0; turn < turns && shown[0]!.at(-1)!.phase === 'playing'; turn++) {
    for (const [seat, player] of ['ada', 'bea', 'cleo'].entries()) {
      const reply = replyTo(shown[seat]!.at(-1)!, n => turn % n);
      if (reply !== null) expect(await town.command(host, player, reply)).toEqual({ ok: true });
    }
    await onTurn(turn);
  }
}

test('a match of an older version goes on when it is opened, with all its players and chapters', async () => {
  const { town, host, before } = await upgraded(PEOPLE);
  const after = (await town.watch(host, 'ada')).at(-1)!;
  expect(after).toMatchObject({ phase: 'playing', isPaused: false, seat: 0, order: { kind: 'always' } });
  expect(after.terms.version).toBe(NEW.version);
  expect(after.chairs.map(({ name, isAway }) => [name, isAway])).toEqual([
    ['ada', false],
    ['bea', true],
    ['cleo', false],
  ]);
  expect(after.match?.view.open).toEqual(before.match?.view.open);
  expect(after.chapters).toBe(before.chapters);
  expect(after.match?.heard.map(({ events }) => events)).toEqual(
    (await town.watch(town.host({ loadFrozen }), 'ada')).at(-1)?.match?.heard.map(({ events }) => events),
  );
  expect(after.match?.heard.flatMap(({ events }) => events).length).toBeGreaterThan(0);
  expect(after.commitment).toBe(before.commitment);
  expect(lineTypes(town).filter(type => type === 'migrated')).toHaveLength(1);
});

test('events of an older version without rules get empty ones', async () => {
  const withoutRules = (room: FoldedRoom): FoldedRoom => {
    if (room.match === null) return room;
    const chapters = room.match.chapters.map(chapter => ({
      ...chapter,
      told: chapter.told.map(({ event, instead }) => (instead === undefined ? { event } : { event, instead })),
    }));
    return { ...room, match: { ...room.match, chapters } };
  };
  const bare: typeof FROZEN = {
    ...FROZEN,
    *fold(lines) {
      return withoutRules((yield* FROZEN.fold(lines)) as FoldedRoom);
    },
  };
  const { town } = await upgraded(PEOPLE);
  const shown = await town.watch(town.host({ loadFrozen: () => Promise.resolve(bare) }), 'ada');
  const heard = shown.at(-1)?.match?.heard ?? [];
  expect(heard.flatMap(({ events }) => events)).not.toEqual([]);
  expect(heard.map(({ rules }) => rules)).toEqual(heard.map(({ events }) => events.map(() => '')));
});

test('of several nodes that open it at once, one appends the migration', async () => {
  const { town } = await upgraded(PEOPLE);
  const rooms = await Promise.all([1, 2, 3].map(() => town.roomOf(town.host({ loadFrozen }))));
  expect(lineTypes(town).filter(type => type === 'migrated')).toHaveLength(1);
  expect(new Set(rooms.map(({ lines }) => lines)).size).toBe(1);
});

test('it is played on to its end, undo by agreement isn’t offered, and its record replays in two parts', async () => {
  const { town, host } = await upgraded(PEOPLE);
  await playToTheEnd(town, host, async turn => {
    if (turn === 0)
      expect(await town.command(host, 'cleo', { type: 'wish', wish: 'undo' })).toMatchObject({ code: 'no-undo' });
  });
  const later = town.host({ loadFrozen });
  const room = await town.roomOf(later);
  expect(room.phase).toBe('over');
  const record = await later.record('room');
  if (record === null || typeof record === 'string') throw new Error('there is no record');
  expect([record.version, record.later?.map(({ version }) => version)]).toEqual([OLD.version, [NEW.version]]);
  // The seed has the version in it by which the match began.
  expect(checkLuck(luckOf(room), record)).toEqual([]);
  const count = record.entries.length + (record.later?.[0]?.entries.length ?? 0);
  expect(checkRecord(NEW, JSON.parse(JSON.stringify(record)), [FROZEN])).toEqual({ answers: count, why: null });
  const [seat, deed] = record.later![0]!.entries[0]!;
  const wrong = { ...record, later: [{ ...record.later![0]!, entries: [[seat, deed, '0'.repeat(16)] as const] }] };
  expect(checkRecord(NEW, wrong, [FROZEN]).why).toMatch(/^entry 1: the state is not the recorded one/);
});

test('a match that goes on by two newer versions keeps all its chapters, and its record replays in three parts', async () => {
  const { town, host } = await upgraded(PEOPLE);
  await playTurns(town, host, 3);
  const newest: Game<Shape> = {
    ...NEW,
    version: NEW.version + 1,
    migrate: { readings: {}, state: state => state as State<Shape> },
  };
  const older = [FROZEN, freezeRules(NEW)];
  const load: LoadFrozen = (_, version) => {
    const frozen = older.find(each => each.version === version);
    return frozen === undefined ? null : Promise.resolve(frozen);
  };
  const heardBefore = (await town.watch(host, 'ada')).at(-1)!.match!.heard.map(({ events }) => events);
  await host.close();
  town.games = [newest];
  const next = town.host({ loadFrozen: load });
  const heardAfter = (await town.watch(next, 'ada')).at(-1)!.match!.heard.map(({ events }) => events);
  expect(heardAfter).toEqual(heardBefore);
  expect(heardBefore[0]).not.toEqual([]);
  await playToTheEnd(town, next);
  const later = town.host({ loadFrozen: load });
  const chapters = (await town.watch(later, 'ada')).at(-1)!.match!.heard.map(({ events }) => events);
  expect(chapters.slice(0, heardBefore.length)).toEqual(heardBefore);
  const record = await later.record('room');
  if (record === null || typeof record === 'string') throw new Error('there is no record');
  expect(record.later?.map(({ version }) => version)).toEqual([NEW.version, newest.version]);
  expect(checkRecord(newest, JSON.parse(JSON.stringify(record)), older).why).toBeNull();
});

test('a match that was over before keeps its result and its record of one version', async () => {
  const town = new Town({ games: [OLD], idle });
  const old = town.host();
  await town.play(old, OLD, PEOPLE);
  await playToTheEnd(town, old);
  const before = await old.record('room');
  await old.close();
  town.games = [NEW];
  const host = town.host({ loadFrozen });
  expect((await town.watch(host, 'ada')).at(-1)).toMatchObject({ phase: 'over', match: { result: {} } });
  expect(await host.record('room')).toEqual(before);
});

test('a table where people still gather goes on with today’s rules', async () => {
  const town = new Town({ games: [OLD], idle });
  const { migrate: _, ...rest } = NEW;
  const old = town.host();
  await town.play(old, OLD, PEOPLE);
  const kept = town.store.rooms.get('room')!;
  kept.lines.length = 3;
  town.store.rooms.set('room', { ...kept, append: { ...kept.append, state: () => null } });
  town.games = [rest];
  const room = await town.roomOf(town.host({ loadFrozen }));
  expect([room.phase, room.isPaused, room.chairs.map(chair => nameOf(room.names, chair))]).toEqual([
    'gathering',
    false,
    ['ada', 'bea', ''],
  ]);
});

test('entropy that was added for older rules is void, and is added again for today’s', async () => {
  const town = new Town({ games: [OLD], idle });
  const { migrate: _, ...rest } = NEW;
  const old = town.host();
  const people = ['ada', 'bea', 'cleo'].map(
    (player, seat) => [{ player, id: idOf(100 + seat) }, commandFor('person', seat)[1]] as const,
  );
  await old.open(termsOf(OLD, { seats: 3, owner: 'ada' }), SEED, people);
  const before = await town.roomOf(old);
  await old.close();
  town.games = [rest];
  const host = town.host({ loadFrozen });
  const room = await town.roomOf(host);
  expect(room.chairs.map(({ entropy, isKept }) => [entropy, isKept])).toEqual(people.map(() => [null, false]));
  expect(room.entropyRound).toBeGreaterThan(before.entropyRound);
  await town.command(host, 'ada', { type: 'start' });
  for (const player of ['ada', 'bea', 'cleo'])
    await town.command(host, player, { type: 'add-entropy', round: room.entropyRound, entropy: entropyOf(5) });
  expect(await town.roomOf(host)).toMatchObject({ phase: 'playing', terms: { version: NEW.version } });
});

test('a migrated match keeps terms that were changed before the start, and its clocks are full again', async () => {
  const clock = { kind: 'live', move: 60_000, reserve: 1000 } as const;
  const town = new Town({ games: [OLD], idle });
  const old = town.host();
  const seats = OLD.seats.min + 1;
  await old.open(termsOf(OLD, { seats, owner: 'ada' }), SEED, [
    [
      { player: 'ada', id: idOf(10) },
      { type: 'change-terms', seats: seats - 1, clock, speed: 'fast', isPublic: false },
    ],
    ...['ada', 'bea', 'cleo'].map(
      (player, seat) => [{ player, id: idOf(seat) }, commandFor('person', seat)[1]] as const,
    ),
    [{ player: 'ada', id: idOf(11) }, { type: 'start' }],
  ]);
  await old.close();
  town.games = [NEW];
  await town.time.pass(30_000);
  const room = await town.roomOf(town.host({ loadFrozen }));
  expect(room).toMatchObject({ phase: 'playing', terms: { seats: seats - 1, clock, speed: 'fast', isPublic: false } });
  expect(room.rules.seats).toBe(seats - 1);
  expect(room.chairs.map(chair => nameOf(room.names, chair))).toEqual(['ada', 'bea', 'cleo']);
  const running = room.clocks.filter(({ since }) => since !== null);
  expect(running.map(({ bank, since }) => [bank, since])).toEqual(running.map(() => [1000, town.time.now]));
  expect(running.length).toBeGreaterThan(0);
});

test('a match keeps the readings of its version as options', async () => {
  const [name = '', values = []] = Object.entries(OLD.options)[0] ?? [];
  const reading = { [name]: values.at(-1) };
  const { town, host } = await upgraded(PEOPLE, {
    ...NEW,
    migrate: { readings: { [OLD.version]: reading }, state: state => state as State<Shape> },
  });
  const { terms, rules } = await town.roomOf(host);
  expect([terms.options, rules.options]).toEqual([reading, reading]);
});

test.each([
  ['whose rules aren’t kept', NEW, undefined],
  ['whose state the game can’t take over', { ...NEW, migrate: undefined }, loadFrozen],
])('a match %s stays as it is', async (_, game, load) => {
  const { town } = await upgraded(PEOPLE, game as Game<Shape>);
  const before = lineTypes(town);
  const host = town.host(load === undefined ? {} : { loadFrozen: load });
  expect(await host.look('room')).toBe('other-version');
  expect(lineTypes(town)).toEqual(before);
});
