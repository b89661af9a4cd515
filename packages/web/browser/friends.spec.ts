import { expect } from '@playwright/test';
import { switchLanguage, violations } from './driver.ts';
import { expectSound } from './in-view.ts';
import { join, openStranger, openTable, playTogether } from './live-table.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

test('two browsers sit down at one table by its link and see the same match', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByText('Invite friends').first().click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  const friend = await openStranger(page, browser);
  await friend.getByText('Sit here').first().click();
  await expect(page.locator('.chair.person')).toHaveCount(2);
  // Both devices have seen the commitment before they added their share, the creator's too.
  const pledged = async (each: typeof page) =>
    JSON.parse((await each.evaluate(() => localStorage.getItem('consigliere.commitments'))) ?? '[]');
  const [room] = page.url().match(/\w+$/) ?? [];
  const seenBy = async () => (await (await page.request.get(`/api/rooms/${room}`)).json()).seen;
  await expect
    .poll(async () => (await seenBy()).chairs.map((chair: { isReady: boolean }) => chair.isReady))
    .toContain(true);
  const { commitment, entropyRound: round } = await seenBy();
  for (const each of [page, friend])
    await expect.poll(() => pledged(each)).toMatchObject([{ room, commitment, round }]);
  await page.getByText('Fill with bots and start').click();
  for (const each of [page, friend]) await expect(each.locator('.hand h2')).toBeVisible();
  // The bots changed what is in the seed, so both have added again, by themselves.
  for (const each of [page, friend]) expect((await pledged(each)).length).toBeGreaterThan(1);
  const log = (each: typeof page) => each.locator('.log li').first();
  await expect(log(page)).toContainText('You’re dealt');
  await expect(log(friend)).toContainText('You’re dealt');
  await friend.close();
});

test('a table waits for a friend whose page is closed, says so, and starts by itself when it is open again', async ({
  page,
  browser,
}) => {
  await openTable(page, { chairs: 3, open: 2 });
  const friend = await join(page, browser);
  await friend.goto('/');
  await page.getByText('Fill with bots and start').click();
  const waits = 'The match starts as soon as Bea has this page open.';
  await expect(page.locator('.submit [role="status"]')).toContainText(waits);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeHidden();
  await page.reload();
  await expect(page.locator('.submit [role="status"]')).toContainText(waits);
  await friend.goBack();
  for (const each of [page, friend]) await expect(each.locator('.hand h2')).toBeVisible();
});

test('two friends play two-handed by a link in three presses', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByText('Invite friends').first().click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  const friend = await openStranger(page, browser);
  await friend.getByText('Sit here').first().click();
  await page.getByRole('button', { name: 'Start with 2 players' }).click();
  for (const each of [page, friend]) await expect(each.locator('.player')).toHaveCount(2);
  await friend.context().close();
});

test('the host changes seats and settings, by keyboard too, and friends see each change at once', async ({
  page,
  browser,
}) => {
  await openTable(page, { chairs: 3, open: 2 });
  const friend = await join(page, browser);
  const [chairs, told] = [friend.locator('.chair'), friend.locator('.changed')];
  await page.getByRole('button', { name: 'Add a seat' }).focus();
  await page.keyboard.press('Enter');
  await expect(chairs).toHaveCount(4);
  await expect(told).toHaveText('Ada has changed: seats.');
  await page.getByRole('button', { name: 'Remove a seat' }).click();
  await expect(chairs).toHaveCount(3);
  const settings = page.locator('.table-settings');
  await settings.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await settings.getByLabel('Clock').selectOption('none');
  await expect(told).toHaveText('Ada has changed: clock.');
  await settings.getByLabel('Who can join').selectOption('isPublic');
  await expect(told).toHaveText('Ada has changed: who can join.');
  await settings.getByText('Game options').click();
  await settings.getByLabel('Games to win the match').selectOption('3');
  await expect(told).toHaveText('Ada has changed: game options.');
  // The settings are in the seed, so both devices have to add to it again, and do.
  await expect(friend.locator('.chair-state.ready')).toHaveCount(2);
  const facts = friend.locator('.table-settings');
  await expect(facts.locator('> summary')).toContainText('No clock · Listed · Bots: Normal');
  await facts.locator('> summary').click();
  await expect(facts).toContainText('Games to win the match');
  await expect(friend.getByRole('button', { name: /^(?:Start|Add|Remove)/ })).toHaveCount(0);
  // Other tests expect that no table is listed.
  await settings.getByLabel('Who can join').selectOption('byLink');
  await expect(facts.locator('> summary')).not.toContainText('Listed');
  await friend.context().close();
});

test('a lobby has a chat, a code and a QR code for those who sit there, and axe finds nothing at any size', async ({
  page,
  browser,
}) => {
  await openTable(page, { chairs: 3, open: 2 });
  const code = await page.locator('.table-code').innerText();
  await expect(page.getByRole('img', { name: new RegExp(`/j/${code}$`) })).toBeVisible();
  const friend = await openStranger(page, browser, `/j/${code}`);
  await expect(friend).toHaveURL(page.url());
  await expect(friend.locator('.table-code')).toHaveCount(0);
  const suggestion = friend.locator('.suggestions button').first();
  await expect(suggestion).toBeVisible();
  const name = await suggestion.innerText();
  await friend.getByRole('button', { name, exact: true }).click();
  await friend.getByText('Sit here').first().click();
  await expect(page.locator('.chair.person').nth(1)).toContainText(name);
  await friend.getByLabel('Message the table').fill('Good evening');
  await friend.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(`${name} Good evening`);
  await page.locator('.table-settings > summary').click();
  await page.getByRole('button', { name: `Remove ${name} from the table` }).click();
  await expectSound(page);
  await friend.context().close();
});

test('a player who is removed can sit down again, and one who is kept out is told what to do instead', async ({
  page,
  browser,
}) => {
  await openTable(page, { chairs: 3, open: 2 });
  const friend = await join(page, browser);
  await friend.getByRole('button', { name: 'Stand up' }).click();
  await expect(friend.getByText('The host has removed you', { exact: false })).toHaveCount(0);
  await friend.getByText('Sit here').first().click();
  await page.getByRole('button', { name: 'Remove Bea from the table' }).click();
  await page.getByRole('button', { name: 'Remove only' }).click();
  await expect(friend.getByRole('heading', { name: 'You’ve lost your seat' })).toBeVisible();
  await friend.getByText('Sit here').first().click();
  await expect(friend.getByRole('heading', { name: 'You’ve lost your seat' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Bea from the table' }).click();
  await page.getByRole('button', { name: 'Remove and keep out' }).click();
  const barred = friend.getByRole('heading', { name: 'The host has removed you' });
  await expect(barred).toBeVisible();
  await friend.reload();
  await expect(barred).toBeVisible();
  await expect(friend.getByText('Sit here')).toHaveCount(0);
  await expect(friend.getByRole('link', { name: 'Open your own table' })).toBeVisible();
  expect(await violations(friend)).toEqual([]);
  await friend.context().close();
});

test('two who press the same seat at once: one gets it, and the other reads so and takes another', async ({
  page,
  browser,
}) => {
  await openTable(page, { chairs: 3, open: 2 });
  const bea = await openStranger(page, browser);
  // Cleo's page doesn't hear of Bea before she has pressed too.
  const cleo = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const held: (() => void)[] = [];
  let isHeld = false;
  await cleo.routeWebSocket(/./, socket => {
    const server = socket.connectToServer();
    server.onMessage(message => (isHeld ? held.push(() => socket.send(message)) : socket.send(message)));
  });
  await cleo.goto(page.url());
  for (const each of [bea, cleo]) await expect(each.getByText('Sit here')).toHaveCount(2);
  isHeld = true;
  await bea.getByText('Sit here').first().click();
  await expect(page.locator('.chair.person')).toHaveCount(2);
  await cleo.getByText('Sit here').first().click();
  await expect(cleo.locator('main[aria-busy="true"]')).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  isHeld = false;
  for (const send of held) send();
  for (const [language, says] of [
    ['de', 'Jemand war schneller: Dieser Platz ist besetzt. Nimm einen anderen.'],
    ['nl', 'Iemand was sneller: deze plaats is bezet. Kies een andere.'],
    ['en', 'Somebody was quicker: this seat is taken. Choose another.'],
  ] as const) {
    await switchLanguage(cleo, language);
    await expect(cleo.getByRole('alert').filter({ hasText: says })).toBeVisible();
  }
  await cleo.getByText('Sit here').click();
  await expect(page.locator('.chair.person')).toHaveCount(3);
  for (const each of [bea, cleo]) await each.context().close();
});

test('when the host vanishes from the lobby, the next player takes over and starts', async ({ browser }) => {
  const server = await openServer({ ABSENT_AFTER: '4' });
  try {
    const page = await (await browser.newContext(server.context)).newPage();
    await openTable(page, { chairs: 3, open: 2 });
    const friend = await join(page, browser);
    await expect(friend.getByRole('button', { name: 'Take over as host' })).toHaveCount(0);
    await page.close();
    for (const [language, says, button] of [
      ['de', 'Ada leitet den Tisch', 'Tisch übernehmen'],
      ['nl', 'Ada leidt de tafel', 'Tafel overnemen'],
      ['en', 'Ada, the host, isn’t connected.', 'Take over as host'],
    ] as const) {
      await switchLanguage(friend, language);
      await expect(friend.locator('.sheet', { has: friend.getByRole('button', { name: button }) })).toContainText(says);
    }
    await friend.getByRole('button', { name: 'Take over as host' }).click();
    await expect(friend.locator('.chair.mine')).toContainText('Host');
    await friend.getByRole('button', { name: 'Remove Ada from the table' }).click();
    await friend.getByRole('button', { name: 'Remove only' }).click();
    await friend.getByText('Fill with bots and start').click();
    await expect(friend.locator('.hand h2')).toBeVisible();
    await friend.context().close();
  } finally {
    await server.kill();
  }
});

test('a friend who closes the page is marked as offline, and the owner has a stand-in play until the friend is back', async ({
  browser,
}) => {
  const server = await openServer({ ABSENT_AFTER: '4' });
  try {
    const page = await (await browser.newContext(server.context)).newPage();
    const friend = await playTogether(page, browser);
    const elsewhere = friend.context();
    await friend.close();
    const state = page.locator('.player').filter({ hasText: 'Bea' }).locator('.state');
    await expect(state).toHaveText(/^Offline since \d\d:\d\d$/);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(async () => (await state.boundingBox())?.width).toBeGreaterThan(50);
    const offer = page.locator('.absentee', { hasText: 'Bea has been offline since' });
    await offer.getByRole('button', { name: 'Let a stand-in play' }).click();
    await expect(state).toHaveText(/^Away since \d\d:\d\d, stand-in playing$/);
    await expect(offer).toHaveCount(0);
    const back = await elsewhere.newPage();
    await back.goto(page.url());
    await back.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(state.filter({ hasText: /Away|Offline/ })).toHaveCount(0);
    await Promise.all([elsewhere.close(), page.context().close()]);
  } finally {
    await server.kill();
  }
});

test("a player with a plain-http cookie is told on https that it doesn't count, and takes the seats over by a link", async ({
  page,
  context,
  request,
}) => {
  const origin = new URL((await request.get('/')).url()).origin;
  const made = await request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin } });
  const secret = (made.headers()['set-cookie'] ?? '').split(/[=;]/)[1] ?? '';
  await context.addCookies([{ name: 'guest', value: secret, url: origin }]);
  // As a proxy that speaks https to the world would say it.
  await context.setExtraHTTPHeaders({ 'x-forwarded-proto': 'https' });
  await page.goto('/tables');
  await expect(page.getByText('This device was known here as Ada over an unencrypted connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Take over my seats' }).click();
  await page.getByRole('button', { name: 'Take over the seat' }).click();
  await expect(page.getByText('Done. You’re Ada on this device too.')).toBeVisible();
  await page.goto('/tables');
  await expect(page.getByRole('heading', { name: 'Tables', exact: true })).toBeVisible();
  await expect(page.getByText('unencrypted connection')).toHaveCount(0);
});

test("a late friend asks for a bot's seat, and plays on with its hand once the owner agrees", async ({
  page,
  browser,
}) => {
  await openTable(page, { open: 0 });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.hand h2')).toBeVisible();
  const friend = await openStranger(page, browser);
  await expect(friend.getByRole('heading', { name: 'The match has started' })).toBeVisible();
  await friend.getByLabel('Your name at this table').fill('Cleo');
  await friend.getByRole('button', { name: /^Ask for .*’s seat$/ }).click();
  await expect(friend.getByText(/^You’ve asked for .*’s seat\./)).toBeVisible();
  const request = page.locator('.seat-request', { hasText: 'Cleo would like to take' });
  // Nobody changes places while others can react.
  await request.getByRole('button', { name: 'Agree' }).click();
  await expect(friend.locator('.hand h2')).toBeVisible();
  await expect(page.locator('.player')).toContainText(['Cleo']);
  await expect(request).toHaveCount(0);
  await friend.context().close();
});

test('a link to a missing table says what happened and what to do', async ({ page }) => {
  await page.goto('/table/nothere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link').filter({ hasText: /table/i }).first()).toBeVisible();
});

test('everything can be read in three languages, and switched in the middle of a match', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.hand h2')).toBeVisible();
  await switchLanguage(page, 'de');
  await expect(page.locator('.hand h2')).toContainText('Deine Hand');
  await switchLanguage(page, 'nl');
  await expect(page.locator('.log h2')).toHaveText('Verloop');
});
