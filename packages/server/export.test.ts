import {
  newId,
  openTestServer,
  TEST_DATABASES,
  TestClient,
  type TestDatabase,
  type TestServer,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newLimits } from './limits.ts';

const ORIGIN = 'https://play.example.org';

interface Exported {
  readonly guest: { readonly id: string };
  readonly chat: readonly object[];
  readonly tables: readonly { readonly room: string; readonly deeds: readonly { line: { type: string } }[] }[];
}

/** Columns that name a guest. */
const GUESTS = ['guest', 'player', 'owner', 'sender', 'reporter', 'blocked', 'muted', 'reported'];
/** Tables that the export reads, and why it leaves out the others. */
const READ = [
  ...['blocks', 'bot_tables', 'calendars', 'channels', 'chat', 'finished_players', 'invitations', 'mutes', 'names'],
  ...['outgoing', 'passkeys', 'profiles', 'quiet_hours', 'recovery_codes', 'reports', 'sanctions', 'seats', 'tokens'],
  ...['transfers', 'guests', 'mail_requests', 'mailed_tables'],
];
const LEFT_OUT: Readonly<Record<string, string>> = {
  challenges: 'gone in five minutes, and secret',
  deleted: 'no guest any more',
  audit: "the operator's own deeds, which sanctions tell",
};

describe.each(TEST_DATABASES)('the export of a guest, %s', (_, make) => {
  let database: TestDatabase;
  let server: TestServer;
  let ada: TestClient;
  let bea: TestClient;

  beforeEach(async () => {
    database = await make();
    server = await openTestServer({ database, publicUrl: ORIGIN, outgoingHosts: ['127.0.0.1:9000'] });
    ada = await TestClient.asGuest(server.address, { name: 'Ada' });
    bea = await TestClient.asGuest(server.address, { name: 'Bea' });
  });
  afterEach(() => server.close());

  const exportOf = async (client: TestClient): Promise<Exported> => {
    const { status, body } = await client.get('/api/guests/me/export');
    expect(status).toBe(200);
    return body as unknown as Exported;
  };
  const run = (client: TestClient, room: string, command: object) =>
    client.post(`/api/rooms/${room}/commands`, { id: newId(), command });

  test('has the guest’s tables, deeds, chat, blocks, mutes, devices and codes, and nothing of others', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { room } = (await ada.post('/api/rooms', { game: 'carta-nostra', seats })).body as { room: string };
    await run(bea, room, { type: 'sit', seat: 1, name: 'Bea', entropy: 'ab'.repeat(16) });
    const said = { type: 'say', room, id: newId() } as const;
    for (const [client, text] of [
      [ada, 'a word of Ada'],
      [bea, 'a word of Bea'],
    ] as const) {
      const socket = await client.openSocket();
      socket.send({ ...said, text });
      await socket.next('done');
      await socket.close();
    }
    await ada.post('/api/mutes', { room, seat: 1, muted: true });
    await ada.post('/api/blocks', { room, seat: 1, name: 'Bea' });
    const { token } = (await ada.post('/api/tokens', { name: 'Robo' })).body as { token: string };
    const { secret } = (await ada.post('/api/transfers', {})).body as { secret: string };
    const { code } = (await ada.post('/api/recovery-code')).body as { code: string };
    const me = (await ada.get('/api/guests/me')).body;
    const other = (await bea.get('/api/guests/me')).body;
    const exported = await exportOf(ada);
    expect(exported).toMatchObject({
      guest: me,
      tokens: [{ kind: 'program', name: 'Robo' }],
      links: [{ room: null }],
      recoveryCodes: [{ createdAt: expect.any(Number) }],
      chat: [{ room, name: 'Ada', text: 'a word of Ada' }],
      blocks: [{ name: 'Bea' }],
      mutes: [{ room, name: 'Bea' }],
      tables: [{ room, game: 'carta-nostra', phase: 'gathering', name: 'Ada', record: null }],
    });
    expect(exported.tables[0]?.deeds.map(({ line }) => line.type)).toEqual(['sat', 'added']);
    const text = JSON.stringify(exported);
    const hidden = [token, secret, code, code.replaceAll('-', ''), String(other.id), 'a word of Bea'];
    for (const each of [...hidden, ada.headers.cookie?.split('=')[1] ?? '']) expect(text).not.toContain(each);
    expect((await exportOf(bea)).chat).toMatchObject([{ text: 'a word of Bea' }]);
  });

  test('masks the addresses of channels and leaves out their secrets', async () => {
    const address = 'http://127.0.0.1:9000/hook';
    const made = (await ada.post('/api/channels', { kind: 'webhook', address })).body as { secret: string };
    expect(made.secret).toBeDefined();
    const { channels } = (await ada.get('/api/channels')).body as { channels: readonly { address: string }[] };
    const text = JSON.stringify(await exportOf(ada));
    expect(text).toContain(`"address":"${channels[0]?.address}"`);
    expect(text).not.toContain(made.secret);
  });

  test('is for the guest’s own devices only', async () => {
    const { token } = (await ada.post('/api/tokens')).body as { token: string };
    const program = new TestClient(server.address, { authorization: `Bearer ${token}` });
    expect((await program.get('/api/guests/me/export')).body.code).toBe('devices-only');
    expect((await new TestClient(server.address).get('/api/guests/me/export')).body.code).toBe('no-guest');
  });

  test('forgets no table of the store that names guests', async () => {
    const isEmbedded = 'folder' in database;
    const columns = await database.query(
      isEmbedded
        ? "select m.name as tab, c.name as col from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'"
        : 'select table_name as tab, column_name as col from information_schema.columns where table_schema = current_schema()',
    );
    const naming = columns.filter(({ col }) => GUESTS.includes(String(col))).map(({ tab }) => String(tab));
    expect([...new Set(naming)].sort()).toEqual([...READ, ...Object.keys(LEFT_OUT)].sort());
  });
});

test('the number of exports is limited', async () => {
  const server = await openTestServer({ limits: newLimits() });
  const ada = await TestClient.asGuest(server.address);
  const codes: unknown[] = [];
  for (let times = 0; times < 6; times++) codes.push((await ada.get('/api/guests/me/export')).body.code);
  expect(codes).toEqual([...Array.from({ length: 5 }, () => undefined), 'too-fast']);
  await server.close();
});
