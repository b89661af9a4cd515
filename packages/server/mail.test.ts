import {
  answerPrompt,
  embeddedDatabase,
  isAsked,
  MailReceiver,
  NewsHouses,
  openTableOfTwo,
  runCommand,
  runNews,
  TEST_DATABASES,
  TestClient,
  type TestServer,
} from '@consigliere/trials/testing';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeNews } from './admin/describe-news.ts';
import { newLimits, RATES } from './limits.ts';
import { hashAddress } from './news/kinds/email.ts';

const { publicUrl: PUBLIC_URL } = NewsHouses;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let houses: NewsHouses;
let receiver: MailReceiver;
beforeEach(async () => {
  houses = new NewsHouses();
  receiver = new MailReceiver();
  await receiver.open();
});
afterEach(async () => {
  await receiver.close();
  await houses.close();
});

const setUp = (make: Parameters<NewsHouses['setUp']>[0]) => houses.setUp(make, { mailPort: receiver.port });

const ask = (client: TestClient, address = 'ada@example.org') =>
  client.post('/api/channels', { kind: 'email', address });
const listOwn = async (client: TestClient) =>
  (await client.get('/api/channels')).body.channels as {
    id: string;
    address: string;
    isPending: boolean;
    fault: unknown;
  }[];

/** The latest mail, and the path of its link for a purpose. */
async function readLast() {
  const mail = await PostalMime.parse(receiver.received.at(-1)?.raw ?? '');
  const linkTo = (purpose: string): string =>
    new RegExp(`${PUBLIC_URL}(/api/mail/${purpose}/\\S+)`).exec(mail.text ?? '')?.[1] ?? `no ${purpose}`;
  return { ...mail, linkTo };
}

/** Adds an address and confirms it, as its owner does by the button on the page. */
async function addMail(client: TestClient, address = 'ada@example.org'): Promise<string> {
  const { status, body } = await ask(client, address);
  expect(status).toBe(200);
  const { linkTo } = await readLast();
  expect((await client.post(linkTo('confirm'))).status).toBe(200);
  receiver.received.length = 0;
  return String(body.id);
}

async function startTable(ada: TestClient, bea: TestClient): Promise<string> {
  const room = await openTableOfTwo(ada, bea);
  await runCommand(ada, room, { type: 'start' });
  return room;
}

describe.each(TEST_DATABASES)('mail, %s', (_, make) => {
  test('an address gets nothing before its link’s page is answered, and opening the link is not answering it', async () => {
    const { house, ada, bea } = await setUp(make);
    expect((await ask(ada)).body).toMatchObject({ secret: null });
    expect(await listOwn(ada)).toMatchObject([{ address: 'a…@example.org', isPending: true }]);
    const { to, subject, text, linkTo } = await readLast();
    expect([to?.[0]?.address, subject]).toEqual(['ada@example.org', 'Confirm your e-mail address']);
    expect(text).not.toContain('Ada');
    const room = await startTable(ada, bea);
    await runNews(house);
    expect(receiver.received).toHaveLength(1);

    // As a program does that checks mails, and knows nobody's cookie.
    const scanner = new TestClient(house.address);
    const page = await scanner.get(linkTo('confirm'));
    expect(page.body.text).toContain('<form method="post">');
    expect(page.body.text).toContain('Confirm the address');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await listOwn(ada)).toMatchObject([{ isPending: true }]);

    expect((await scanner.post(linkTo('confirm'))).body.text).toContain('from now on');
    expect(await listOwn(ada)).toMatchObject([{ isPending: false }]);
    // Earlier news isn't sent.
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
    while (await isAsked(ada, room)) await answerPrompt(ada, room);
    while (await isAsked(bea, room)) await answerPrompt(bea, room);
    await runNews(house);
    expect((await readLast()).subject).toBe('Carta Nostra: It’s your turn');
  });

  test('a link works for a day, a changed one never, and one of a removed address no more', async () => {
    const { house, ada, bea } = await setUp(make);
    await ask(ada);
    const link = (await readLast()).linkTo('confirm');
    const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
    const wrong = await bea.post(changed);
    expect([wrong.status, String(wrong.body.text).includes('This link doesn’t work')]).toEqual([404, true]);
    expect((await bea.post(link.replace('confirm', 'stop'))).status).toBe(200);
    expect(await listOwn(ada)).toHaveLength(1);
    house.clock.pass(DAY);
    expect((await ada.post(link)).status).toBe(404);
    await house.server.prune();
    house.clock.pass(1);
    await house.server.prune();
    expect(await listOwn(ada)).toEqual([]);
  });

  test('one mail has everything about a table, and the next comes after its reader has opened the table', async () => {
    const { house, ada, bea } = await setUp(make);
    await addMail(ada);
    const room = await startTable(ada, bea);
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
    const mail = await readLast();
    expect(mail.subject).toBe('Carta Nostra: It’s your turn');
    expect(mail.text).toContain('The match has started.');
    expect(mail.text).toContain(`Open the table: ${PUBLIC_URL}/table/${room}`);
    expect(mail.text).toContain('You have until');
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'en' });
    // A stand-in plays for Ada, and it's her turn again: she knows.
    await house.host.note(room, () => ({ type: 'cancelled' }));
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
    const other = await startTable(ada, bea);
    await runNews(house);
    expect(receiver.received).toHaveLength(2);
    await ada.get(`/api/rooms/${other}`);
    await house.host.note(other, () => ({ type: 'cancelled' }));
    await runNews(house);
    expect((await readLast()).subject).toBe('Carta Nostra: The match is over');
    expect(receiver.received).toHaveLength(3);
  });

  test('after quiet hours one mail has all tables, in the reader’s time', async () => {
    const { house, ada, bea } = await setUp(make);
    await addMail(bea, 'bea@example.org');
    await bea.post('/api/quiet-hours', { quietHours: { from: 22, to: 7, timeZone: 'UTC' } });
    await startTable(ada, bea);
    await startTable(ada, bea);
    await runNews(house);
    expect(receiver.received).toEqual([]);
    house.clock.pass(7 * HOUR);
    await runNews(house);
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
    expect((await readLast()).subject).toBe('Es gibt 2 Neuigkeiten');
  });

  test('a mail program stops mails by one click from nowhere, and a page asks first', async () => {
    const { house, ada, bea } = await setUp(make);
    await addMail(ada);
    await startTable(ada, bea);
    await runNews(house);
    const mail = await readLast();
    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const path = header.replace(/^<|>$/g, '').replace(PUBLIC_URL, '');
    expect(path).toBe(mail.linkTo('stop'));
    expect((await new TestClient(house.address).get(path)).body.text).toContain('Stop these mails?');
    expect(await listOwn(ada)).toHaveLength(1);
    const clicked = await fetch(`http://${house.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    expect(await listOwn(ada)).toEqual([]);
    // Only this request may come from anywhere.
    const confirm = await fetch(`http://${house.address}${path.replace('stop', 'confirm')}`, { method: 'POST' });
    expect(confirm.status).toBe(403);
    await startTable(ada, bea);
    await runNews(house);
    expect(receiver.received).toHaveLength(1);
  });

  test('a refused address is told to its guest and left alone, a busy server is tried again, and a mail that may have arrived is not', async () => {
    const { house, ada, bea } = await setUp(make);
    const id = await addMail(ada);
    receiver.manners = { recipient: 451 };
    await startTable(ada, bea);
    await runNews(house);
    expect(await listOwn(ada)).toMatchObject([{ fault: 'status' }]);
    receiver.manners = { recipient: 550 };
    house.clock.pass(HOUR);
    await runNews(house);
    expect(await listOwn(ada)).toMatchObject([{ fault: 'refused' }]);
    expect((await house.store.news.listLost(9)).map(({ status }) => status)).toEqual(['dead', 'dead']);
    receiver.manners = 'accepts';
    await startTable(ada, bea);
    await runNews(house);
    expect(receiver.received).toEqual([]);
    expect((await ada.post(`/api/channels/${id}/test`)).body).toEqual({ fault: null });
    expect((await readLast()).subject).toBe('This is a test');

    receiver.manners = 'hangs-up';
    await startTable(ada, bea);
    await runNews(house);
    receiver.manners = 'accepts';
    for (let days = 0; days < 2; days++) {
      house.clock.pass(DAY);
      await runNews(house);
    }
    expect(receiver.received).toHaveLength(2);
    expect((await house.store.news.listLost(9)).filter(({ status }) => status === 'unknown')).toHaveLength(2);
    const described = (await describeNews(house.store, PUBLIC_URL)).join('\n');
    expect(described).toContain('email at example.org');
    expect(described).not.toContain('ada@');
  });

  test('nobody can have mails sent to somebody else again and again', async () => {
    const limits = newLimits({ ...RATES, mail: { points: 100, duration: 3600 } });
    const { house, ada, bea } = await houses.setUp(make, { mailPort: receiver.port, limits });
    const codes: unknown[] = [];
    const tryOnce = async (client: TestClient, address: string): Promise<void> => {
      const { body } = await ask(client, address);
      codes.push(body.code ?? 'sent');
      if (body.id !== undefined) await client.delete(`/api/channels/${body.id}`);
    };
    await tryOnce(ada, 'victim@example.org');
    await tryOnce(bea, 'Victim@Example.org');
    await tryOnce(ada, 'victim@example.org');
    expect(codes.splice(0)).toEqual(['sent', 'sent', 'too-many-mails']);
    for (let days = 0; days < 4; days++) {
      house.clock.pass(DAY + 1);
      await tryOnce(await TestClient.asGuest(house.address), 'victim@example.org');
    }
    expect(codes.splice(0)).toEqual(['sent', 'sent', 'sent', 'too-many-mails']);
    for (const address of ['V.i.ctim+1@gmail.com', 'victim+2@googlemail.com', 'vic.tim@gmail.com'])
      await tryOnce(await TestClient.asGuest(house.address), address);
    expect(codes.splice(0)).toEqual(['sent', 'sent', 'too-many-mails']);
    for (const address of ['bea+1@example.org', 'bea+2@example.org', 'b.ea@example.org', 'bea+3@example.org'])
      await tryOnce(await TestClient.asGuest(house.address), address);
    expect(codes.splice(0)).toEqual(['sent', 'sent', 'sent', 'too-many-mails']);
    for (let times = 0; times < 6; times++) await tryOnce(ada, `one${times}@example.org`);
    expect(codes.splice(0)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'too-many-mails']);
  });

  test('an address goes with its guest, and so does everything but the count of requests', async () => {
    const { database, house, ada, bea } = await setUp(make);
    await addMail(ada);
    await ask(bea, 'bea@example.org');
    await startTable(ada, bea);
    await runNews(house);
    for (const client of [ada, bea]) await client.delete('/api/guests/me');
    for (const table of ['channels', 'outgoing', 'mailed_tables'])
      expect(await database.query(`select * from ${table}`)).toEqual([]);
    const requests = await database.query('select guest, address_hash from mail_requests');
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(requests)).toMatch(/^\[\{"guest":"","address_hash":"[0-9a-f]{64}"\}\]$/);
  });
});

describe('without a mail server', () => {
  test('there is no e-mail, and nobody can add an address', async () => {
    const { ada } = await houses.setUp(async () => embeddedDatabase());
    expect((await ada.get('/api/channels')).body.kinds).not.toContain('email');
    expect((await ask(ada)).body.code).toBe('no-such-page');
    expect((await ada.get(`/api/mail/stop/${'a'.repeat(16)}.${'b'.repeat(43)}`)).status).toBe(200);
  });
});

test('the mails asked for from one address are limited, and one that cannot be sent leaves nothing behind', async () => {
  const limits = newLimits({ ...RATES, mail: { points: 1, duration: 3600 } });
  const house: TestServer = await houses.openServer(embeddedDatabase(), undefined, { mailPort: receiver.port, limits });
  const people = await Promise.all([0, 1].map(() => TestClient.asGuest(house.address)));
  const codes: unknown[] = [];
  receiver.manners = { recipient: 550 };
  for (const client of people) {
    codes.push((await ask(client)).body.code);
    expect(await listOwn(client)).toEqual([]);
  }
  expect(codes).toEqual(['bad-mail-address', 'too-fast']);
});

test('requests that are refused anyway use up nothing of the mails that everybody has together', async () => {
  const limits = newLimits({ ...RATES, mail: { points: 100, duration: 3600 }, mails: { points: 3, duration: 3600 } });
  const house = await houses.openServer(embeddedDatabase(), undefined, { mailPort: receiver.port, limits });
  const askAs = async (address: string): Promise<unknown> =>
    (await ask(await TestClient.asGuest(house.address), address)).body.code ?? 'sent';
  const codes: unknown[] = [];
  for (let times = 0; times < 6; times++) codes.push(await askAs('victim@example.org'));
  expect(codes).toEqual(['sent', 'sent', ...Array(4).fill('too-many-mails')]);
  expect(await askAs('ada@example.org')).toBe('sent');
  expect(await askAs('bea@example.org')).toBe('too-fast');
  expect(await house.store.mails.countByAddress(hashAddress('bea@example.org'), 0)).toBe(0);
});

test('a mail server that hangs up at a recipient is told to the operator without the address', async () => {
  const house = await houses.openServer(embeddedDatabase(), undefined, { mailPort: receiver.port });
  receiver.manners = { recipient: 421 };
  expect((await ask(await TestClient.asGuest(house.address), 'victim@example.org')).body.code).toBe('no-mail');
  const lines = house.logged.filter(line => line.includes('SMTP_URL'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('421');
  expect(house.logged.join('')).not.toContain('victim');
});
