import { random, replay, rulesOfRecord, sfc32 } from '@consigliere/kernel';
import { checkLuck, parseLuck, parseRecord } from '@consigliere/match';
import { afterEach, describe, expect, test } from 'vitest';
import { allGames, gameOf } from './games.ts';
import { embeddedPlace, type Place, postgresPlace } from './store/testing.ts';
import { NodeProcess } from './testing/node-process.ts';
import { Survivor } from './testing/survivor.ts';
import { newId, Visitor } from './testing/visitor.ts';

const { DATABASE_URL = '', REDIS_URL = '' } = process.env;
const SEATS = 4;
/** After so many acknowledged answers, seeded, a node is killed; again and again. */
const BETWEEN_KILLS = { least: 60, most: 160 };
const KILLS = 4;

interface Town {
  readonly place: Place;
  readonly nodes: readonly NodeProcess[];
}

function embeddedTown(): Town {
  const place = embeddedPlace();
  return { place, nodes: [nodeOn({ DATABASE_URL: '', REDIS_URL: '' }, place.folder)] };
}

async function postgresTown(): Promise<Town> {
  const place = await postgresPlace(DATABASE_URL);
  return { place, nodes: [1, 2].map(() => nodeOn({ DATABASE_URL: place.url, REDIS_URL }, 'data')) };
}

const nodeOn = (env: Record<string, string>, folder: string): NodeProcess =>
  new NodeProcess(['--data', folder], { ...env, MESSAGES_PER_SECOND: '10000' });

const TOWNS: readonly (readonly [name: string, make: () => Promise<Town>])[] = [
  ['one node on the embedded store', async () => embeddedTown()],
  ...(DATABASE_URL === '' || REDIS_URL === '' ? [] : [['two nodes on PostgreSQL', postgresTown] as const]),
];

/** Opens a table for all of them and begins. */
async function gather(guests: readonly Visitor[], game: string): Promise<string> {
  const [owner, ...others] = guests;
  const seats = guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const made = await owner!.post('/api/rooms', { game, seats, confirm: false });
  const { room } = made.body as { room: string };
  const ask = (guest: Visitor, command: object) => guest.post(`/api/rooms/${room}/commands`, { id: newId(), command });
  for (const [index, guest] of others.entries())
    await ask(guest, { type: 'sit', seat: index + 1, name: `Guest ${index + 1}`, entropy: newId() });
  expect((await ask(owner!, { type: 'start' })).status).toBe(200);
  return room;
}

describe.each(TOWNS)('a node is killed with -9 and started again: %s', (_, make) => {
  let town: Town | null = null;
  afterEach(async () => {
    for (const node of town?.nodes ?? []) await node.kill();
    await town?.place.clear();
  });

  test('four clients play all three games to the end, and no answer is lost or done twice', async () => {
    town = await make();
    const { nodes, place } = town;
    await Promise.all(nodes.map(node => node.start()));
    const rng = sfc32('kill');
    const chance = (n: number): number => random(rng, '', n);
    const { address } = nodes[0]!;
    const guests = await Promise.all(Array.from({ length: SEATS }, () => Visitor.arrive(address)));
    const games = allGames().map(({ id }) => id);
    const rooms: string[] = [];
    for (const game of games) rooms.push(await gather(guests, game));

    const { least, most } = BETWEEN_KILLS;
    let [answers, kills, next] = [0, 0, least];
    let killing: Promise<void> | null = null;
    const kill = async (): Promise<void> => {
      next = answers + least + chance(most - least);
      await nodes[kills++ % nodes.length]!.restart();
      killing = null;
      killIfDue();
    };
    const isDue = (): boolean => answers >= next && kills < KILLS;
    const killIfDue = (): void => {
      if (isDue()) killing ??= kill();
    };
    const onAnswered = (): void => {
      answers++;
      killIfDue();
    };
    // Play goes on at the other node while one is down, but not past the next kill.
    const hold = (): Promise<void> | null => (isDue() ? killing : null);
    const clients = guests.map(
      ({ headers }) =>
        new Survivor({ nodes, headers: { cookie: headers.cookie ?? '' }, rooms, random: chance, onAnswered, hold }),
    );
    await Promise.all(clients.map(client => client.play()));
    await killing;
    expect(kills).toBe(KILLS);
    expect(clients.map(({ losses }) => losses >= 1)).toEqual([true, true, true, true]);

    const again = new Visitor(nodes.at(-1)!.address);
    const store = await place.open();
    const written: string[] = [];
    for (const [index, room] of rooms.entries()) {
      const ends = clients.map(client => client.endOf(room)?.match?.result);
      expect(ends).toEqual(ends.map(() => expect.objectContaining({ place: expect.any(Array) })));
      expect(new Set(ends.map(end => JSON.stringify(end))).size).toBe(1);
      const { body } = await again.get(`/api/rooms/${room}/record`);
      const [record, luck] = [parseRecord(body.record), parseLuck(body.luck)];
      if (!record.ok || !luck.ok) throw new Error('what is published cannot be read');
      expect(checkLuck(luck.value, record.value)).toEqual([]);
      const rules = rulesOfRecord(gameOf(games[index]!)!, record.value);
      expect(rules.ok && [...replay(rules.value, record.value)].every(({ ok }) => ok)).toBe(true);
      expect(await store.lobby.brokenAt(room)).toBeUndefined();
      for (const { body: line } of await store.rooms.read(room, 0)) {
        const { type, id } = JSON.parse(line) as { type: string; id?: string };
        if (type === 'answered' && id !== undefined) written.push(id);
      }
    }
    expect(new Set(written).size).toBe(written.length);
    expect(written.toSorted()).toEqual(clients.flatMap(({ acknowledged }) => acknowledged).toSorted());
  }, 120_000);
});
