import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

test('a guest adds a webhook, tries it, sets quiet hours and removes it, also on a phone', async ({ browser }) => {
  const received: string[] = [];
  const receiver = createServer(async (request, response) => {
    received.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(received.length === 1 ? 200 : 500).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const bound = receiver.address();
  const host = `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  const server = await openServer({ PUBLIC_URL: 'https://play.example.org', OUTGOING_HOSTS: host });
  const context = await browser.newContext(server.context);
  const page = await context.newPage();
  try {
    await page.goto('/');
    await page.request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin: server.url } });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/settings');
    const part = page.getByRole('region', { name: 'News about your tables' });
    await part.getByLabel('Send it by').selectOption('Webhook');
    await part.getByLabel('Address').fill('http://example.org/');
    await part.getByRole('button', { name: 'Add Webhook' }).click();
    await expect(part.getByRole('alert')).toContainText('It must begin with https://');
    await expect(part.getByLabel('Address')).toHaveValue('http://example.org/');

    await part.getByLabel('Address').fill(`http://${host}/a/rather/long/path/${'x'.repeat(60)}`);
    await part.getByLabel('Others can read the messages').check();
    await part.getByRole('button', { name: 'Add Webhook' }).click();
    await expect(part.getByText('It isn’t shown again.')).toBeVisible();
    await expect(part.getByText('others can read it')).toBeVisible();
    await part.getByRole('button', { name: `Send a test ${host}` }).click();
    await expect(part.getByText('The test message has arrived.')).toBeVisible();
    expect(JSON.parse(received[0] ?? '')).toMatchObject({ kind: 'test' });
    await part.getByRole('button', { name: `Send a test ${host}` }).click();
    await expect(part.getByRole('listitem').getByText('the receiver refused it')).toBeVisible();

    await part.getByLabel('Quiet hours').check();
    await part.getByLabel('Until').selectOption('6');
    await page.reload();
    await expect(part.getByLabel('Until')).toHaveValue('6');
    await expect(part.getByLabel('From')).toHaveValue('22');
    expect(await findTooWide(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await part.getByLabel('Quiet hours').uncheck();
    await part.getByRole('button', { name: `Remove ${host}` }).click();
    await expect(part.getByRole('listitem')).toHaveCount(0);

    received.length = 0;
    await part.getByLabel('Send it by').selectOption('Discord');
    await part.getByLabel('Webhook URL').fill('https://example.org/');
    await part.getByRole('button', { name: 'Add Discord' }).click();
    await expect(part.getByRole('alert')).toContainText('This isn’t the address of a Discord webhook.');
    await part.getByLabel('Webhook URL').fill(`http://${host}/api/webhooks/123/${'x'.repeat(68)}`);
    await part.getByRole('button', { name: 'Add Discord' }).click();
    await expect(part.getByText('others can read it')).toBeVisible();
    await part.getByLabel('Send it by').selectOption('Matrix');
    await part.getByLabel('Homeserver').fill(`http://${host}`);
    await part.getByLabel('Room ID').fill('!a-long-room-id-of-a-homeserver:matrix.example.org');
    await part.getByLabel('Access token').fill('syt_secret');
    await part.getByLabel('Others can read the messages').uncheck();
    await part.getByRole('button', { name: 'Add Matrix' }).click();
    await expect(part.getByRole('listitem')).toHaveCount(2);
    await part.getByRole('button', { name: 'Send a test 127.0.0.1/…xxxx' }).click();
    await expect(part.getByText('The test message has arrived.')).toBeVisible();
    expect(JSON.parse(received[0] ?? '')).toMatchObject({
      content: 'This is a test. News from your tables will arrive here.',
    });
    expect(await findTooWide(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await part.screenshot({ path: test.info().outputPath('phone.png') });
    await page.setViewportSize({ width: 1366, height: 650 });
    await part.screenshot({ path: test.info().outputPath('desktop.png') });
  } finally {
    await context.close();
    await server.kill();
    receiver.closeAllConnections();
    receiver.close();
  }
});

test('where the server has no address of its own, nothing about channels is shown', async ({ page }) => {
  await page.goto('/');
  const { origin } = new URL(page.url());
  await page.request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin } });
  const asked = page.waitForResponse('**/api/channels');
  await page.goto('/settings');
  expect(await (await asked).json()).toEqual({ isOn: false, kinds: [], pushKey: null, channels: [], quietHours: null });
  await expect(page.getByRole('region', { name: 'Devices and programs' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'News about your tables' })).toHaveCount(0);
});
