import {
  answerPrompt,
  isAsked,
  NewsHouses,
  openTableOfTwo,
  type Receiver,
  runCommand,
  runNews,
  TEST_DATABASES,
  type TestClient,
} from '@consigliere/trials/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listChatParts } from './news/kinds/chat.ts';
import { writeDiscord } from './news/kinds/discord.ts';
import { writeMatrix } from './news/kinds/matrix.ts';
import { writeSlack } from './news/kinds/slack.ts';
import type { NewsMessage } from './news/message.ts';

const { publicUrl: PUBLIC_URL } = NewsHouses;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let houses: NewsHouses;
let receiver: Receiver;
beforeEach(async () => {
  houses = new NewsHouses();
  receiver = houses.receiver;
  await receiver.open();
});
afterEach(() => houses.close());

const DISCORD = '/api/webhooks/123/a_b-C';
const SLACK = '/services/T1/B2/c3';
const MATRIX = { kind: 'matrix', room: '!room:example.org', token: 'syt_secret' };

async function add(client: TestClient, body: object): Promise<string> {
  const answer = await client.post('/api/channels', body);
  expect(answer.status).toBe(200);
  expect(answer.body.secret).toBeNull();
  return String(answer.body.id);
}

const at = (path: string): string => `http://${receiver.host}${path}`;
const listOwn = async (client: TestClient) =>
  (await client.get('/api/channels')).body.channels as { id: string; kind: string; address: string; fault: unknown }[];

describe.each(TEST_DATABASES)('chats, %s', (_, make) => {
  test('each is told in its own format, and no list shows what lets others write there', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await add(ada, { kind: 'discord', address: at(DISCORD), isShared: false });
    await add(ada, { kind: 'slack', address: at(SLACK), isShared: false });
    await add(ada, { ...MATRIX, address: at('/'), isShared: false });
    const shown = JSON.stringify(await listOwn(ada));
    for (const secret of ['a_b-C', 'B2', 'syt_secret']) expect(shown).not.toContain(secret);
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    const url = `${PUBLIC_URL}/table/${room}`;
    const text = `Carta Nostra: It’s your turn.\n${url}`;
    const bodies = receiver.received.filter(({ body }) => body.includes('your turn'));
    expect(bodies).toHaveLength(3);
    const bodyAt = (path: string) => JSON.parse(bodies.find(each => each.path.startsWith(path))?.body ?? '{}');
    expect(bodyAt(DISCORD)).toEqual({ content: text, allowed_mentions: { parse: [] } });
    expect(bodyAt(SLACK)).toEqual({ text, unfurl_links: false });
    expect(bodyAt('/_matrix')).toEqual({
      msgtype: 'm.notice',
      body: text,
      format: 'org.matrix.custom.html',
      formatted_body: `<p>Carta Nostra: It’s your turn.<br><a href="${url}">${url}</a></p>`,
      'm.mentions': {},
    });
    const matrix = bodies.find(({ path }) => path.startsWith('/_matrix'));
    expect(matrix?.path).toMatch(
      /^\/_matrix\/client\/v3\/rooms\/!room%3Aexample.org\/send\/m.room.message\/[0-9a-f]{32}$/,
    );
    expect(matrix?.method).toBe('PUT');
    expect(matrix?.headers.authorization).toBe('Bearer syt_secret');
  });

  test('others can read them, unless their guest says otherwise', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await add(ada, { kind: 'discord', address: at(DISCORD) });
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    const texts = receiver.received.map(({ body }) => JSON.parse(body).content.split('\n')[0]);
    expect(texts.toSorted()).toEqual(['Carta Nostra: The match has started.', 'Carta Nostra: Waiting for answers.']);
  });

  test('one that asks for time gets it', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    const id = await add(ada, { kind: 'slack', address: at(SLACK), isShared: false });
    Object.assign(receiver, { status: 429, retryAfter: 600 });
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
    Object.assign(receiver, { status: 200, retryAfter: null });
    house.clock.pass(599_000);
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
    house.clock.pass(1000);
    await runNews(house);
    expect(receiver.received).toHaveLength(3);
    expect(await listOwn(ada)).toMatchObject([{ id, fault: null }]);
  });

  test.each([
    ['discord', 404],
    ['discord', 401],
    ['slack', 410],
    ['slack', 404],
  ])('%s that answers with %d is left alone until a test message arrives', async (kind, status) => {
    const { house, ada, bea } = await houses.setUp(make);
    const id = await add(ada, { kind, address: at(kind === 'discord' ? DISCORD : SLACK), isShared: false });
    receiver.status = status;
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    for (let hours = 0; hours < 30; hours++) {
      await runNews(house);
      house.clock.pass(HOUR);
    }
    expect(receiver.received).toHaveLength(1);
    expect(await listOwn(ada)).toMatchObject([{ id, fault: 'refused' }]);
    expect((await house.store.news.listLost(9)).map(each => [each.status, each.fault])).toEqual([
      ['dead', 'refused'],
      ['dead', 'refused'],
    ]);
    expect((await ada.post(`/api/channels/${id}/test`)).body).toEqual({ fault: 'refused' });
    receiver.status = 200;
    expect((await ada.post(`/api/channels/${id}/test`)).body).toEqual({ fault: null });
    receiver.received.length = 0;
    while (await isAsked(ada, room)) await answerPrompt(ada, room);
    while (await isAsked(bea, room)) await answerPrompt(bea, room);
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
  });

  test('a message that may have arrived is repeated with its id in a room of Matrix, and in no other chat', async () => {
    const { house, ada, bea } = await houses.setUp(make);
    await add(ada, { kind: 'discord', address: at(DISCORD), isShared: false });
    await add(ada, { ...MATRIX, address: at('/'), isShared: false });
    receiver.status = 'reset';
    const room = await openTableOfTwo(ada, bea);
    await runCommand(ada, room, { type: 'start' });
    await runNews(house);
    receiver.status = 200;
    house.clock.pass(HOUR);
    await runNews(house);
    const counts = Map.groupBy(receiver.received, ({ path, body }) => `${path} ${body}`);
    const times = [...counts].map(([key, all]) => [key.startsWith('/api') ? 'discord' : 'matrix', all.length]);
    expect(times.toSorted()).toEqual([
      ['discord', 1],
      ['discord', 1],
      ['matrix', 1],
      ['matrix', 2],
    ]);
    expect((await house.store.news.listLost(9)).map(({ status }) => status)).toEqual(['unknown']);
  });

  test.each([
    ['bad-discord', { kind: 'discord', address: 'https://example.org/api/webhooks/123/abc' }],
    ['bad-discord', { kind: 'discord', address: 'https://discord.com/channels/1/2' }],
    ['bad-discord', { kind: 'discord', address: 'http://discord.com/api/webhooks/123/abc' }],
    ['bad-discord', { kind: 'discord', address: 'https://discord.com:8443/api/webhooks/123/abc' }],
    ['bad-slack', { kind: 'slack', address: 'https://discord.com/api/webhooks/123/abc' }],
    ['bad-slack', { kind: 'slack', address: 'https://hooks.slack.com.example.org/services/T1/B2/c3' }],
    ['bad-matrix', { ...MATRIX, address: 'https://10.0.0.1/' }],
    ['bad-matrix', { ...MATRIX, address: 'https://matrix.example.org/path' }],
    ['bad-matrix', { ...MATRIX, address: 'https://matrix.example.org/', room: '#alias:example.org' }],
    ['bad-matrix', { ...MATRIX, address: 'https://matrix.example.org/', token: 'one\r\ntwo' }],
  ])('%s: %j is refused', async (code, body) => {
    const { ada } = await houses.setUp(make);
    expect((await ada.post('/api/channels', body)).body.code).toBe(code);
    expect(await listOwn(ada)).toEqual([]);
  });

  test('the real hosts are known, and the rest of an address is left out', async () => {
    const { house, ada } = await houses.setUp(make);
    await add(ada, { kind: 'discord', address: 'https://canary.discord.com/api/webhooks/123/abc?wait=true' });
    await add(ada, { kind: 'slack', address: ' https://hooks.slack.com/services/T1/B2/c3 ' });
    await add(ada, { ...MATRIX, address: 'https://matrix.example.org' });
    const guest = String((await ada.get('/api/guests/me')).body.id);
    expect((await house.store.channels.list(guest)).map(({ address }) => address).toSorted()).toEqual([
      'https://canary.discord.com/api/webhooks/123/abc',
      'https://hooks.slack.com/services/T1/B2/c3',
      'https://matrix.example.org/_matrix/client/v3/rooms/!room%3Aexample.org',
    ]);
    expect((await listOwn(ada)).map(({ address }) => address).toSorted()).toEqual([
      '!room:example.org (matrix.example.org)',
      'canary.discord.com/…/abc',
      'hooks.slack.com/…2/c3',
    ]);
  });
});

describe('what looks like markup is text', () => {
  const odd: NewsMessage = { id: 'x', kind: 'turn', text: '<!channel> & @everyone <b>', url: 'https://example.org/"<' };

  test('in Slack', () => {
    const { text } = JSON.parse(writeSlack(odd));
    expect(text).toBe('&lt;!channel&gt; &amp; @everyone &lt;b&gt;\nhttps://example.org/"&lt;');
  });

  test('in Discord, which mentions nobody', () => {
    expect(JSON.parse(writeDiscord(odd)).allowed_mentions).toEqual({ parse: [] });
  });

  test('in Matrix', () => {
    const html = JSON.parse(writeMatrix(odd)).formatted_body;
    expect(html).toContain('&lt;!channel&gt; &amp; @everyone &lt;b&gt;<br><a href="https://example.org/&quot;&lt;">');
  });
});

test('a digest says what concerns each table together, and stays short enough for every chat', () => {
  const one = (table: number, kind: string): NewsMessage => ({
    ...{ id: `${table}`, kind, text: `Carta Nostra: ${kind}.` },
    url: `https://example.org/table/${table}`,
  });
  const news = [one(1, 'started'), one(2, 'over'), one(1, 'turn')];
  expect(listChatParts({ id: 'd', kind: 'digest', text: '', news })).toEqual([
    { url: 'https://example.org/table/1', lines: ['Carta Nostra: turn.', 'Carta Nostra: started.'] },
    { url: 'https://example.org/table/2', lines: ['Carta Nostra: over.'] },
  ]);
  const many = Array.from({ length: 100 }, (_, table) => one(table, 'turn'));
  const { content } = JSON.parse(writeDiscord({ id: 'd', kind: 'digest', text: '', news: many }));
  expect(content.length).toBeLessThanOrEqual(2000);
  expect(content.split('\n\n').length).toBeGreaterThan(30);
});
