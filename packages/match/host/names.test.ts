import type { Game, Shape, State } from '@consigliere/kernel';
import { sitdown } from '@consigliere/kernel/sitdown';
import { beforeEach, expect, test } from 'vitest';
import { freezeRules } from '../freeze.ts';
import type { LoadFrozen } from '../frozen.ts';
import { departureOf } from '../room/departure.ts';
import { viewRoom } from '../room/room-view.ts';
import { anyGame, entropyOf, idOf, SEED, termsOf } from '../testing/table.ts';
import { Town } from '../testing/town.ts';
import { readCard } from './card.ts';
import type { Host } from './host.ts';

const GAME = anyGame(sitdown);
const NAMES = ['Ada Lovelace', 'Bea Arthur', 'Cleo Patra'] as const;
const PLAYERS = ['ada', 'bea', 'cleo'] as const;
const idle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

let town: Town;
let host: Host;

beforeEach(() => {
  town = new Town({ games: [GAME], idle });
  host = town.host();
});

/** A table at which these seats sit down, each under a name. */
async function gather(seats: readonly number[] = [0, 1, 2]): Promise<void> {
  await host.open(termsOf(GAME), SEED, []);
  for (const seat of seats) await sit(host, seat);
}

async function sit(at: Host, seat: number): Promise<void> {
  const [player, name] = [PLAYERS[seat] ?? '', NAMES[seat] ?? ''];
  const command = { type: 'sit', seat, name, entropy: entropyOf(seat) } as const;
  await at.command('room', { player, id: idOf(seat) }, command, () => undefined);
}

const start = (): Promise<void> =>
  host.command('room', { player: 'ada', id: idOf(9) }, { type: 'start' }, () => undefined);

/** The names of everybody at the table, as a host shows them. */
async function shown(at: Host): Promise<readonly string[]> {
  const room = await at.look('room');
  return typeof room === 'string' ? [room] : viewRoom(room, null).chairs.map(({ name }) => name);
}

const journal = (): string => (town.store.rooms.get('room')?.lines ?? []).map(({ body }) => body).join('\n');

/** Puts names into the lines by which people sat down, as older versions did, and only there. */
function age(): void {
  const { lines } = town.store.rooms.get('room')!;
  for (const [index, line] of lines.entries()) {
    const body = JSON.parse(line.body) as { type: string; player: string };
    if (body.type !== 'sat') continue;
    lines[index] = { ...line, body: JSON.stringify({ ...body, name: NAMES[PLAYERS.indexOf(body.player as 'ada')] }) };
  }
  town.store.names.clear();
}

test('no line of a journal and no card has a name; everybody sees it, also from another node', async () => {
  await gather();
  await start();
  expect(await shown(host)).toEqual(NAMES);
  expect(await shown(town.host())).toEqual(NAMES);
  const { facts } = town.store.rooms.get('room')!.append;
  for (const name of NAMES) expect([journal(), facts.card].join()).not.toContain(name);
  expect(readCard(facts.card, [NAMES[0], null, '']).seats.map(({ name }) => name)).toEqual([NAMES[0], '', '']);
});

test('a player who sits down at another node is shown by name here', async () => {
  await gather([0]);
  await sit(town.host(), 1);
  await host.catchUp('room', 3);
  expect(await shown(host)).toEqual([NAMES[0], NAMES[1], '']);
});

test('a name in a line of an older version is shown, and hidden once the player is deleted', async () => {
  await gather();
  age();
  expect(await shown(town.host())).toEqual(NAMES);
  town.store.names.set('room', new Map([['bea', null]]));
  expect(await shown(town.host())).toEqual([NAMES[0], '', NAMES[2]]);
});

test('a match that goes on by newer rules takes the names out of the lines it writes', async () => {
  await gather();
  await start();
  age();
  const lines = journal().split('\n').length;
  const newer: Game<Shape> = {
    ...GAME,
    version: GAME.version + 1,
    migrate: { readings: {}, state: state => state as State<Shape> },
  };
  const frozen = freezeRules(GAME);
  const loadFrozen: LoadFrozen = (_, version) => (version === GAME.version ? Promise.resolve(frozen) : null);
  town.games = [newer];
  expect(await shown(town.host({ loadFrozen }))).toEqual(NAMES);
  const [migrated] = journal().split('\n').slice(lines);
  expect(migrated).toContain('"type":"migrated"');
  for (const name of NAMES) expect(migrated).not.toContain(name);
  expect(await shown(town.host({ loadFrozen }))).toEqual(NAMES);
});

test('the name of a deleted player disappears from every page that shows the table', async () => {
  await gather();
  await start();
  const watched = await town.watch(host, 'ada');
  town.store.deleteName('room', 'bea');
  await host.refreshNames('room');
  expect(watched.at(-1)?.chairs.map(({ name }) => name)).toEqual([NAMES[0], '', NAMES[2]]);
});

test('a rematch keeps no chair for a deleted player', async () => {
  await gather();
  await start();
  await host.note('room', () => ({ type: 'cancelled' }));
  town.store.deleteName('room', 'bea');
  await host.refreshNames('room');
  const again = { id: 'again', seed: SEED, rotate: false };
  await host.rematch('room', { player: 'ada', id: idOf(20) }, again, () => undefined);
  const room = await host.look('again');
  expect(
    typeof room === 'string' ? room : viewRoom(room, null).chairs.map(({ sitter, name }) => [sitter, name]),
  ).toEqual([
    ['person', NAMES[0]],
    ['nobody', ''],
    ['person', NAMES[2]],
  ]);
});

const leave = (player: string) => host.note('room', room => departureOf(room, player, `deleted-${player}`));

test('a deleted player leaves a match for good: a stand-in plays, and nobody waits for a vote', async () => {
  await gather();
  await start();
  await leave('bea');
  const room = await host.look('room');
  expect(typeof room === 'string' ? room : room.chairs[1]).toMatchObject({ isAway: true, hasLeft: true });
  const lines = journal();
  await leave('bea');
  expect(journal()).toBe(lines);
});

test('a match that nobody else plays ends when its player is deleted', async () => {
  await gather();
  await start();
  for (const player of PLAYERS) {
    town.store.deleteName('room', player);
    await host.refreshNames('room');
    await leave(player);
  }
  expect(town.store.typesOf('room').slice(-3)).toEqual(['left', 'left', 'cancelled']);
});

test('a deleted player frees the chair at a table that gathers, and the next person owns it', async () => {
  await gather();
  await leave('ada');
  expect(await shown(host)).toEqual(['', NAMES[1], NAMES[2]]);
  expect(await host.look('room')).toMatchObject({ owner: 'bea' });
  for (const player of ['bea', 'cleo']) await leave(player);
  expect(town.store.typesOf('room').slice(-3)).toEqual(['left', 'left', 'cancelled']);
});

test('a command to a table that was removed from the store meanwhile is refused, and nothing is tried for ever', async () => {
  await gather();
  town.store.remove('room');
  const acks: unknown[] = [];
  await host.command('room', { player: 'ada', id: idOf(9) }, { type: 'start' }, ack => acks.push(ack));
  expect(acks).toEqual([{ ok: false, code: 'no-such-room', rule: null }]);
  expect(await host.note('room', () => ({ type: 'cancelled' }))).toBe('no-such-room');
});
