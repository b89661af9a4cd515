import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import jsQr from 'jsqr';
import { switchLanguage, violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';
import { addAuthenticator, synchronise } from './virtual-authenticator.ts';

type Server = Awaited<ReturnType<typeof openServer>>;

const nameOf = async (page: Page): Promise<unknown> =>
  ((await (await page.request.get('/api/guests/me')).json()) as { name?: string }).name;

async function becomeAda(page: Page): Promise<void> {
  await page.goto('/');
  const { origin } = new URL(page.url());
  await page.request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin } });
}

const partOf = (page: Page): Locator => page.locator('section', { has: page.locator('#other-devices') });

/** A server at its own address, and a browser that visits it. */
async function open(browser: Browser) {
  const server = await openServer(url => ({ PUBLIC_URL: url }));
  const newPage = async (): Promise<Page> => (await browser.newContext(server.context)).newPage();
  return { server, newPage };
}

async function close(server: Server, pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
  await server.kill();
}

test('one press adds a passkey, another device signs in with it, and is refused once it is revoked', async ({
  browser,
}) => {
  const { server, newPage } = await open(browser);
  const [page, phone, tablet] = [await newPage(), await newPage(), await newPage()];
  const key = await addAuthenticator(page);
  await becomeAda(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/settings');
  const part = partOf(page);
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(part.getByText('Your passkey has been added.')).toBeVisible();
  await expect(part.getByRole('listitem')).toContainText('not used yet');
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(part.getByText('This device already has one of your passkeys.')).toBeVisible();

  await phone.setViewportSize({ width: 360, height: 640 });
  await phone.goto('/sign-in');
  await synchronise(key, await addAuthenticator(phone));
  await expect(phone.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(await findTooWide(phone)).toEqual([]);
  expect(await violations(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(phone.getByRole('status')).toContainText('You’re Ada on this device too.');
  expect(await nameOf(phone)).toBe('Ada');

  await page.reload();
  await part.getByRole('button', { name: /^Rename Passkey/ }).click();
  await part.getByLabel('New name').fill('Old phone');
  await part.getByRole('button', { name: 'Save name' }).click();
  await expect(part.getByRole('listitem')).toContainText(/^Old phone · since .* · last used /);
  expect(await findTooWide(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  for (const [language, label] of [
    ['de', 'Old phone widerrufen'],
    ['nl', 'Old phone intrekken'],
    ['en', 'Revoke Old phone'],
  ] as const) {
    await switchLanguage(page, language);
    await expect(part.getByRole('button', { name: label })).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
  }
  await part.getByRole('button', { name: 'Revoke Old phone' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(0);
  await tablet.goto('/sign-in');
  await synchronise(key, await addAuthenticator(tablet));
  await tablet.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(tablet.getByRole('alert')).toContainText('There’s no such passkey here any more.');
  expect(await nameOf(tablet)).toBe(undefined);
  await close(server, [page, phone, tablet]);
});

test('a passkey with RS256 works as well', async ({ browser }) => {
  const { server, newPage } = await open(browser);
  const page = await newPage();
  await addAuthenticator(page);
  await becomeAda(page);
  // The authenticator takes the first algorithm that it is offered.
  await page.route('**/api/passkeys/options', async route => {
    const response = await route.fetch();
    const options = (await response.json()) as { readonly pubKeyCredParams: readonly { readonly alg: number }[] };
    const pubKeyCredParams = options.pubKeyCredParams.filter(({ alg }) => alg === -257);
    await route.fulfill({ response, json: { ...options, pubKeyCredParams } });
  });
  const added = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/api/passkeys'));
  await page.goto('/settings');
  await partOf(page).getByRole('button', { name: 'Add a passkey' }).click();
  expect((await added).postDataJSON()).toMatchObject({ response: { response: { publicKeyAlgorithm: -257 } } });
  await expect(partOf(page).getByRole('listitem')).toHaveCount(1);
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('status')).toContainText('You’re Ada on this device too.');
  await close(server, [page]);
});

test('a person who declines is told so and can try again; a device with tables is told what it would lose', async ({
  browser,
}) => {
  const { server, newPage } = await open(browser);
  const page = await newPage();
  const key = await addAuthenticator(page);
  await becomeAda(page);
  const table = { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }] };
  await page.request.post('/api/rooms', { data: table, headers: { origin: server.url } });
  await page.goto('/sign-in');
  await expect(page.getByText('it stops being Ada')).toBeVisible();
  await key.devTools.send('WebAuthn.setUserVerified', { authenticatorId: key.id, isUserVerified: false });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The browser has stopped.' })).toBeVisible();
  expect(await nameOf(page)).toBe('Ada');
  await close(server, [page]);
});

/** The text of the QR code in a picture of the page, as a camera sees it. */
async function readQr(page: Page, code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await page.evaluate(async source => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { pixels: [...data], width: image.width, height: image.height };
  }, `data:image/png;base64,${picture}`);
  return jsQr(Uint8ClampedArray.from(pixels), width, height)?.data;
}

test('where there are no passkeys, a QR code makes another device the same player', async ({ page, browser }) => {
  await becomeAda(page);
  const asked = page.waitForResponse('**/api/passkeys');
  await page.goto('/settings');
  expect(await (await asked).json()).toEqual({ origin: null, passkeys: [] });
  const part = partOf(page);
  await part.getByRole('button', { name: 'Make a link' }).click();
  await expect(part.getByRole('heading', { name: 'Passkeys' })).toHaveCount(0);
  const url = await readQr(page, part.getByRole('img'));
  expect(url).toBe(await part.getByRole('textbox').inputValue());
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(url ?? '');
  await phone.getByRole('button', { name: 'Take over the seat' }).click();
  await expect(phone.getByRole('status')).toContainText('You’re Ada on this device too.');
  await phone.goto(new URL('/sign-in', page.url()).href);
  await expect(phone.getByText('open the settings on a device')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await phone.context().close();
});
