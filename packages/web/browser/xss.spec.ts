import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

// The pages are kept by the service worker, as on a player's device.
test.use({ serviceWorkers: 'allow' });

/** Short enough for a name. Whatever of it runs calls `x`. */
const SHORT = [
  '<img src=q onerror=x()>',
  '<svg onload=x()>',
  '<script>x()</script>',
  '<body onload=x()>',
  '"onfocus=x() autofocus="',
  "'onmouseover=x() a='",
  '</b><svg/onload=x()>',
  'javascript:x()',
  '&lt;svg onload=x()&gt;',
  '<a href=javascript:x()>',
  '{{x()}}',
  '<base href=//evil.test>',
  '<style>*{color:red}',
] as const;

const LONG = [
  ...SHORT,
  '"><img src=q onerror="x()"><!--',
  '<iframe srcdoc="<script>parent.x()</script>"></iframe>',
  '<iframe src="javascript:parent.x()"></iframe>',
  '<details open ontoggle=x()><summary>a</summary></details>',
  '<math><mtext></table><mglyph><style><img src=q onerror=x()>',
  '<object data="data:text/html,<script>x()</script>"></object>',
  '<link rel=stylesheet href="//evil.test/x.css">',
  '<meta http-equiv=refresh content="0;url=javascript:x()">',
  '<form action=javascript:x()><button autofocus>a</button></form>',
  '<input autofocus onfocus=x()>',
  '</title></textarea></script><script>x()</script>',
  '\\x3cscript\\x3ex()\\x3c/script\\x3e',
  'data:text/html;base64,PHNjcmlwdD54KCk8L3NjcmlwdD4=',
  '<video><source onerror=x()></video>',
  '[a](javascript:x())',
] as const;

/** In pairs, because a guest may send only ten remarks in ten seconds. */
const REMARKS = LONG.flatMap((text, at) => (at % 2 === 0 ? [[text, LONG[at + 1]].join(' ')] : []));

/** Collects injected code that ran, and what the content security policy had to stop. */
async function guardPage(page: Page): Promise<string[]> {
  const happened: string[] = [];
  page.on('dialog', dialog => {
    happened.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('x', () => void happened.push(`something ran at ${page.url()}`));
  await page.exposeFunction('stopped', (what: string) => void happened.push(`the policy stopped ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (globalThis as unknown as { stopped(what: string): void }).stopped(`${violatedDirective} ${blockedURI}`);
    });
  });
  return happened;
}

/** Sends a request as this page's guest. Returns the status. */
const ask = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ([to, text]) =>
      (await fetch(to ?? '', { method: 'POST', headers: { 'content-type': 'application/json' }, body: text ?? '' }))
        .status,
    [path, JSON.stringify(body)],
  );

let count = 0;
const command = (page: Page, room: string, what: object): Promise<number> =>
  ask(page, `/api/rooms/${room}/commands`, { id: (++count).toString(16).padStart(32, '0'), command: what });

/** Counts texts that have become elements. */
const countInjected = (page: Page): Promise<number> =>
  page
    .locator('body :is(script, iframe, object, base, style, [onerror], [onload], [onfocus], [href^="javascript"])')
    .count();

test('markup in names, remarks, lists, files and addresses is text to everybody, runs nowhere, and the policy has nothing to stop', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  const friend = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const happened = [await guardPage(page), await guardPage(friend)];
  await page.goto('/');
  await page.getByText('Invite friends').first().click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  const room = page.url().split('/').at(-1) ?? '';
  await friend.goto(page.url());
  await friend.getByText('Sit here').first().click();
  await expect(page.locator('.chair.person')).toHaveCount(2);
  for (const name of SHORT) {
    expect(await command(friend, room, { type: 'leave' })).toBe(200);
    expect(await command(friend, room, { type: 'sit', seat: 1, name, entropy: 'ab'.repeat(16) })).toBe(200);
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
  expect([await countInjected(page), await countInjected(friend)]).toEqual([0, 0]);
  await command(friend, room, { type: 'leave' });
  await command(friend, room, { type: 'sit', seat: 1, name: SHORT[0], entropy: 'ab'.repeat(16) });
  await page.getByText('Fill with bots and start').click();
  for (const each of [page, friend]) {
    await expect(each.locator('.hand h2')).toBeVisible();
    await each.getByRole('tab', { name: /chat/i }).click();
  }
  for (const [index, text] of REMARKS.entries()) {
    const speaker = index % 2 === 0 ? page : friend;
    const box = speaker.getByRole('textbox', { name: /message/i });
    await box.fill(text);
    await box.press('Enter');
    await expect(box).toHaveValue('');
  }
  for (const each of [page, friend])
    for (const text of REMARKS) await expect(each.locator('.remarks')).toContainText(text);
  expect([await countInjected(page), await countInjected(friend)]).toEqual([0, 0]);

  const [name] = SHORT;
  const made = { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true, name };
  expect(await ask(friend, '/api/rooms', made)).toBe(200);
  await page.goto('/tables');
  await expect(page.getByText(name).first()).toBeVisible();
  const evil = JSON.stringify({
    format: name,
    record: { game: name, seats: LONG, options: { [name]: name } },
    luck: name,
  });
  const file = { name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(evil) };
  await page.getByLabel('Import').setInputFiles(file);
  await expect(page.locator('.refusals li')).toContainText(name);
  await page.goto('/replay');
  await page.getByLabel('Open a file').setInputFiles(file);
  await expect(page.getByRole('alert').first()).toBeVisible();
  for (const path of ['/table/', '/play/', '/rules/', '/replay/', '/transfer/', '/rules/carta-nostra#', '/?game='])
    for (const text of ['<svg onload=x()>', '"><img src=q onerror=x()>']) {
      await page.goto(path + encodeURIComponent(text));
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await countInjected(page)).toBe(0);
    }
  expect(happened).toEqual([[], []]);
  await friend.context().close();
});

test('markup in the name of an edition and in its file is text as well', async ({ page }) => {
  const happened = await guardPage(page);
  const [name] = SHORT;
  await page.goto('/edition/carta-nostra');
  await page.getByLabel('Edition name').fill(name);
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await expect(page.getByText(name).first()).toBeVisible();
  const file = (text: string) => ({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const text of [name, JSON.stringify({ [name]: name, game: name, name, data: { [name]: LONG } })]) {
    await page.getByLabel('Open a file').setInputFiles(file(text));
    await expect(page.getByRole('alert').first()).toBeVisible();
  }
  expect(await countInjected(page)).toBe(0);
  await page.goto('/new/carta-nostra');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await countInjected(page)).toBe(0);
  expect(happened).toEqual([]);
});

test('injected code that runs is noticed', async ({ page }) => {
  const happened = await guardPage(page);
  await page.goto('/');
  await page.evaluate(markup => document.body.insertAdjacentHTML('beforeend', markup), SHORT[0]);
  await expect.poll(() => happened.length).toBeGreaterThan(0);
  expect(await countInjected(page)).toBeGreaterThan(0);
});
