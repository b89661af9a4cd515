import { openTestServer, startMatch, TEST_DATABASES, TestClient, type TestServer } from '@consigliere/trials/testing';
import ICAL from 'ical.js';
import { afterEach, describe, expect, test } from 'vitest';
import { newLimits } from './limits.ts';
import { writeCalendar } from './news/calendar.ts';

const PUBLIC_URL = 'https://play.example.org';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BY_POST = { kind: 'correspondence', bank: 3 * 24 * HOUR, increment: HOUR } as const;

let opened: TestServer | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(each => new ICAL.Event(each));

/** Reads the calendar as a program does that isn't a browser and knows only the link. */
async function read(house: TestServer, url: unknown) {
  const path = String(url).replace(PUBLIC_URL, '');
  const response = await fetch(`http://${house.address}${path}`);
  return { response, text: await response.text() };
}

describe.each(TEST_DATABASES)('a calendar of deadlines, %s', (_, make) => {
  const setUp = async (own: { readonly publicUrl?: string } = { publicUrl: PUBLIC_URL }) => {
    const database = await make();
    const house = await openTestServer({ database, ...own });
    opened = house;
    const ada = await TestClient.asGuest(house.address, { name: 'Ada', language: 'de' });
    const bea = await TestClient.asGuest(house.address, { name: 'Bea', language: 'en' });
    const start = (clock: object = BY_POST) => startMatch([ada, bea], 'carta-nostra', { clock, options: { start: 0 } });
    return { database, house, ada, bea, start };
  };

  test('it has the tables by post where it is the guest’s turn, each with its link and the time the messages say', async () => {
    const { house, ada, bea, start } = await setUp();
    const room = await start();
    await start({ kind: 'live', move: 60_000, reserve: 60_000 });
    await start({ kind: 'none' });
    const { url } = (await ada.post('/api/calendar')).body;
    expect(url).toMatch(/^https:\/\/play\.example\.org\/api\/calendar\/[0-9A-Za-z_-]{43}\.ics$/);
    const { response, text } = await read(house, url);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [event, ...others] = eventsOf(text);
    expect(others).toEqual([]);
    expect(event?.summary).toBe('Carta Nostra: Deine Bedenkzeit läuft ab');
    expect(event?.description).toBe(`Carta Nostra: Du bist dran.\n${PUBLIC_URL}/table/${room}`);
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${PUBLIC_URL}/table/${room}`);
    const deadline = Math.ceil((house.clock.wall() + BY_POST.bank) / MINUTE) * MINUTE;
    expect(event?.startDate.toJSDate().getTime()).toBe(deadline);
    expect(event?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT2H');
    // Nobody waits for Bea, who has a calendar of her own.
    const hers = await read(house, (await bea.post('/api/calendar')).body.url);
    expect(eventsOf(hers.text)).toEqual([]);
  });

  test('an entry stays the same until the turn is over', async () => {
    const { house, ada, start } = await setUp();
    await start();
    const { url } = (await ada.post('/api/calendar')).body;
    const first = await read(house, url);
    house.clock.pass(HOUR);
    expect((await read(house, url)).text).toBe(first.text);
    expect((await ada.get('/api/calendar')).body).toEqual({ isOn: true, url });
  });

  test('a renewed link replaces the old one, and a calendar that is switched off or whose guest is deleted is gone', async () => {
    const { database, house, ada } = await setUp();
    const old = (await ada.post('/api/calendar')).body.url;
    const { url } = (await ada.post('/api/calendar')).body;
    expect((await read(house, old)).response.status).toBe(404);
    expect((await read(house, url)).response.status).toBe(200);
    expect((await ada.delete('/api/calendar')).body).toEqual({ isOn: true, url: null });
    expect((await read(house, url)).response.status).toBe(404);
    const last = (await ada.post('/api/calendar')).body.url;
    await ada.delete('/api/guests/me');
    expect((await read(house, last)).response.status).toBe(404);
    expect(await database.query('select * from calendars')).toEqual([]);
  });

  test('a program with a bearer token of the guest does not get the link', async () => {
    const { house, ada } = await setUp();
    const { token } = (await ada.post('/api/tokens', {})).body;
    const program = new TestClient(house.address, { authorization: `Bearer ${token}` });
    for (const answer of [await program.get('/api/calendar'), await program.post('/api/calendar')])
      expect(answer.body.code).toBe('devices-only');
  });

  test('without PUBLIC_URL there is none', async () => {
    const { house, ada } = await setUp({});
    expect((await ada.get('/api/calendar')).body).toEqual({ isOn: false, url: null });
    expect((await ada.post('/api/calendar')).body.code).toBe('no-such-page');
    expect((await read(house, `/api/calendar/${'a'.repeat(43)}.ics`)).response.status).toBe(404);
  });
});

test('a calendar is read thirty times in ten minutes at most', async () => {
  opened = await openTestServer({ publicUrl: PUBLIC_URL, limits: newLimits() });
  const ada = await TestClient.asGuest(opened.address);
  const { url } = (await ada.post('/api/calendar')).body;
  const statuses: number[] = [];
  for (let times = 0; times < 31; times++) statuses.push((await read(opened, url)).response.status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect(opened.logged.join('\n')).not.toContain(String(url).slice(-40));
});

test('lines have at most 75 bytes, and what a reader puts together again is what was written', () => {
  const summary = `${'Größe; Maß, Straße \\ n'.repeat(9)}🎲${'é'.repeat(80)}`;
  const deadline = { id: 'a', description: 'one\ntwo; three', url: 'https://example.org/table/x', at: 0, changedAt: 0 };
  const text = writeCalendar('Cosa, nostra', [{ ...deadline, summary }]);
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = eventsOf(text);
  expect(event?.summary).toBe(summary);
  expect(event?.description).toBe('one\ntwo; three\nhttps://example.org/table/x');
  expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('1970-01-01T00:00:00Z');
});
