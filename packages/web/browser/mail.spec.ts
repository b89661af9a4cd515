import { once } from 'node:events';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

test('a guest adds an e-mail address, confirms it by the link in the mail, and stops the mails', async ({
  browser,
}) => {
  const received: string[] = [];
  const receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, _session, then) => {
      received.push(Buffer.concat(await stream.toArray()).toString());
      then(null);
    },
  });
  const listening = receiver.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const bound = listening.address();
  const port = typeof bound === 'object' ? bound?.port : '';
  const server = await openServer({
    PUBLIC_URL: 'https://play.example.org',
    SMTP_URL: `smtp://127.0.0.1:${port}?tls=none`,
    MAIL_FROM: 'Consigliere <news@example.org>',
  });
  const context = await browser.newContext(server.context);
  const page = await context.newPage();
  /** The path of a link in the latest mail. */
  const linkTo = (purpose: string): string => {
    const raw = (received.at(-1) ?? '').replace(/=\r\n/g, '');
    return new RegExp(`/api/mail/${purpose}/[\\w.-]+`).exec(raw)?.[0] ?? '';
  };
  try {
    await page.goto('/');
    await page.request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin: server.url } });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/settings');
    const part = page.getByRole('region', { name: 'News about your tables' });
    await part.getByLabel('E-mail address').fill('nobody');
    await part.getByRole('button', { name: 'Add E-mail' }).click();
    await expect(part.getByRole('alert')).toContainText('No mail can be sent to this address.');
    await part.getByLabel('E-mail address').fill('ada@example.org');
    await part.getByRole('button', { name: 'Add E-mail' }).click();
    await expect(part.getByText('Not confirmed yet')).toBeVisible();
    await expect(part.getByRole('listitem')).toContainText('a…@example.org');
    expect(await findTooWide(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await part.screenshot({ path: test.info().outputPath('settings.png') });

    await page.goto(linkTo('confirm'));
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('confirm.png') });
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
    await page.goto('/settings');
    await part.getByRole('button', { name: 'Send a test a…@example.org' }).click();
    await expect(part.getByText('The test message has arrived.')).toBeVisible();

    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto(linkTo('stop'));
    await page.screenshot({ path: test.info().outputPath('stop.png') });
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();
    await page.goto('/settings');
    await expect(part).toBeVisible();
    await expect(part.getByRole('listitem')).toHaveCount(0);
  } finally {
    await context.close();
    await server.kill();
    receiver.close();
  }
});
