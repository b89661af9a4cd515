import { randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { PushService } from '../../trials/testing/push-service.ts';
import { violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { openServer } from './own-server.ts';
import { deliver, giveSubscription } from './push-device.ts';
import { test } from './test.ts';

const listNotifications = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/**
 * Delivers a message until what it shows is listed. A notification that is listed while it is still being drawn is one that Chromium takes
 * for closed and forgets, so it may have to come again; by its tag it is the same one.
 */
const expectShown = (page: Page, message: string, shown: object) =>
  expect(async () => {
    await deliver(page, message);
    await expect.poll(() => listNotifications(page), { timeout: 3_000 }).toMatchObject([shown]);
  }).toPass({ timeout: 20_000 });

/** Clicks the only notification there is. */
async function clickNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (notification === undefined) throw new Error('there is no notification');
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
}

test.use({ serviceWorkers: 'allow' });

test('a turn reaches a device whose page is closed, shows once, and leads to the table', async ({ browser }) => {
  const service = new PushService();
  await service.open();
  const server = await openServer(url => ({ PUBLIC_URL: url, OUTGOING_HOSTS: service.host }));
  const context = await browser.newContext({ ...server.context, serviceWorkers: 'allow' });
  const other = await browser.newContext(server.context);
  const headers = { origin: server.url };
  try {
    await context.grantPermissions(['notifications'], { origin: server.url });
    await giveSubscription(context, service.subscribe('phone'));
    const page = await context.newPage();
    await page.goto('/');
    await page.request.post('/api/guests', { data: { name: 'Ada', language: 'en' }, headers });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/settings');
    await page.getByLabel('Even when the page is closed').check();
    const devices = page
      .getByRole('region', { name: 'News about your tables' })
      .getByRole('listitem')
      .filter({ hasText: 'this device' });
    await expect(devices).toHaveCount(1);
    expect(await findTooWide(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await devices.getByRole('button', { name: /Send a test/ }).click();
    await expect(page.getByText('The test message has arrived.')).toBeVisible();
    await expectShown(page, service.messages[0]?.text ?? '', { tag: 'test' });
    await clickNotification(context);
    await expect(page).toHaveURL(`${server.url}/`);
    await expect.poll(() => listNotifications(page)).toEqual([]);

    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const clock = { kind: 'correspondence', bank: 86_400_000, increment: 0 };
    const plan = { game: 'carta-nostra', seats, clock, options: { start: 0 }, confirm: false };
    const { room, entropyRound: round } = await (await page.request.post('/api/rooms', { data: plan, headers })).json();
    const run = (by: BrowserContext, command: object) =>
      by.request.post(`/api/rooms/${room}/commands`, { data: { id: newId(), command }, headers });
    await run(context, { type: 'add-entropy', round, entropy: newId() });
    await other.request.post('/api/guests', { data: { name: 'Bea' }, headers });
    await run(other, { type: 'sit', seat: 1, name: 'Bea', entropy: newId() });
    await run(context, { type: 'start' });
    await expect.poll(() => service.kinds).toContain('turn');
    const turn = service.messages.map(({ text }) => text).find(text => text.includes('"turn"')) ?? '';

    // The page shows the turn by itself, as soon as it's in the background.
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await page.goto(`/table/${room}`);
    const tag = `/table/${room}`;
    await expect.poll(() => listNotifications(page), { timeout: 30_000 }).toMatchObject([{ title: 'Your turn', tag }]);
    await deliver(page, turn);
    await page.goto('/settings');
    await expectShown(page, turn, { title: 'Consigliere', body: 'Carta Nostra: It’s your turn.', tag });
    await clickNotification(context);
    await expect(page).toHaveURL(new RegExp(`/table/${room}$`));

    // As long as a page doesn't know whether the device is subscribed, it shows no tick that could be wrong.
    const waiting = await context.newPage();
    await waiting.addInitScript(() => {
      PushManager.prototype.getSubscription = () => new Promise(() => undefined);
    });
    await waiting.goto('/settings');
    await expect(waiting.getByRole('region', { name: 'News about your tables' })).toContainText('Notification');
    await expect(waiting.getByLabel('Even when the page is closed')).toHaveCount(0);
    await waiting.close();

    await page.goto('/settings');
    await page.getByLabel('Even when the page is closed').uncheck();
    await expect(devices).toHaveCount(0);
    expect(service.faults).toEqual([]);
  } finally {
    await context.close();
    await other.close();
    await server.kill();
    service.close();
  }
});

const newId = (): string => randomBytes(16).toString('hex');
