import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { deliver, giveSubscription } from '../push-device.ts';
import { addAuthenticator, type Credentials, listCredentials } from '../virtual-authenticator.ts';
import { leave, Player, type PlayerPlan } from './player.ts';
import type { PostHouse } from './post-house.ts';
import { type PostChannel, TIME_ZONE } from './sent-message.ts';

/** The people, in the order of their seats. The first opens the table. */
const PLANS: readonly PlayerPlan[] = [
  { name: 'Dan', language: 'en', screen: 'laptop' },
  { name: 'Ada', language: 'en', screen: 'small phone', hasWorker: true },
  { name: 'Bea', language: 'de', screen: 'laptop' },
  { name: 'Cleo', language: 'en', screen: 'phone' },
  { name: 'Eve', language: 'nl', screen: 'small phone' },
];

const NIGHT = { from: 22, to: 8, timeZone: TIME_ZONE };
export const LOST_PHONE = 'lost-phone';
export const NEW_LAPTOP = 'new-laptop';

const newsPart = (page: Page) => page.getByRole('region', { name: 'News about your tables' });

/** People who sit down with devices of their own, and switch on news of a different kind each. */
export class Cast {
  readonly players: readonly Player[];
  /** The passkey of the player who loses the phone, as an account keeps it. */
  credentials: Credentials = [];
  /** The address of a calendar of deadlines. */
  calendar = '';
  readonly #house: PostHouse;

  constructor(house: PostHouse, browser: Browser, count: number) {
    this.#house = house;
    this.players = PLANS.slice(0, count).map(plan => new Player(plan, house, browser));
  }

  player(name: string): Player {
    const found = this.players.find(each => each.name === name);
    if (found === undefined) throw new Error(`${name} doesn't play`);
    return found;
  }

  async arrive(): Promise<void> {
    for (const player of this.players) {
      await player.takeDevice();
      await player.arrive();
    }
  }

  /** Uncaught errors in anybody's pages. */
  get faults(): readonly string[] {
    return this.players.flatMap(({ faults }) => faults);
  }

  /** Pictures of the pages that are open. */
  async takePictures(): Promise<readonly Buffer[]> {
    return Promise.all(this.players.flatMap(player => player.pages.map(page => page.screenshot())));
  }

  async close(): Promise<void> {
    for (const player of this.players) await player.loseDevice();
  }

  /** Everybody's news, before anything happens at the table. */
  async switchNewsOn(): Promise<void> {
    for (const player of this.players) await this.#switchOn(player);
  }

  #note(player: Player, kind: PostChannel['kind'], place: string, more: Partial<PostChannel> = {}): void {
    const { name: person, language } = player.plan;
    this.#house.addChannel({ person, label: kind, kind, place, language, isShared: false, ...more });
  }

  async #switchOn(player: Player): Promise<void> {
    const host = `http://${this.#house.receivers.web.host}`;
    switch (player.name) {
      case 'Dan': {
        const page = await player.newPage();
        await page.goto('/settings');
        const part = newsPart(page);
        const path = `/api/webhooks/123/${'x'.repeat(68)}`;
        await part.getByLabel('Send it by').selectOption('Discord');
        await part.getByLabel('Webhook URL').fill(`${host}${path}`);
        await part.getByLabel('Others can read the messages').uncheck();
        await part.getByRole('button', { name: 'Add Discord' }).click();
        await expect(part.getByRole('listitem')).toHaveCount(1);
        this.#note(player, 'discord', path);
        const calendar = page.getByRole('region', { name: 'Calendar' });
        await calendar.getByRole('button', { name: 'Make a link' }).click();
        const link = calendar.getByLabel('Calendar link');
        await expect(link).toHaveValue(/\.ics$/);
        this.calendar = await link.inputValue();
        return page.close();
      }
      case 'Ada':
        await this.subscribe(player, LOST_PHONE, 'push to the phone');
        return this.#addPasskey(player);
      case 'Bea': {
        const path = `/services/T1/B1/${'y'.repeat(24)}`;
        await player.ask('POST', '/api/channels', { kind: 'slack', address: `${host}${path}`, isShared: true });
        this.#note(player, 'slack', path, { label: 'slack, shared', isShared: true });
        return this.#addMail(player, 'mailbox-2@example.org');
      }
      case 'Cleo': {
        const page = await player.newPage();
        await page.goto('/settings');
        const part = newsPart(page);
        await part.getByLabel('Send it by').selectOption('Webhook');
        await part.getByLabel('Address').fill(`${host}/own`);
        await part.getByRole('button', { name: 'Add Webhook' }).click();
        await expect(part.getByRole('listitem')).toHaveCount(1);
        await part.getByLabel('Quiet hours').check();
        await expect(part.getByLabel('From')).toHaveValue(`${NIGHT.from}`);
        await expect(part.getByLabel('Until')).toHaveValue(`${NIGHT.to}`);
        await expect(part).toContainText(`(${TIME_ZONE})`);
        this.#house.promises.setQuiet(player.name, NIGHT);
        this.#note(player, 'webhook', '/own');
        await page.close();
        const address = `${host}/everybody`;
        await player.ask('POST', '/api/channels', { kind: 'webhook', address, isShared: true });
        return this.#note(player, 'webhook', '/everybody', { label: 'webhook, shared', isShared: true });
      }
      default: {
        const room = '!table:example.org';
        const asked = { kind: 'matrix', address: host, room, token: 'token', isShared: false };
        await player.ask('POST', '/api/channels', asked);
        return this.#note(player, 'matrix', `/_matrix/client/v3/rooms/${room}`);
      }
    }
  }

  /** An address that is confirmed by the link in its mail. */
  async #addMail(player: Player, address: string): Promise<void> {
    const { mail } = this.#house.receivers;
    await player.ask('POST', '/api/channels', { kind: 'email', address });
    const raw = mail.received.at(-1)?.raw.toString().replace(/=\r\n/g, '') ?? '';
    const page = await player.newPage();
    await page.goto(/\/api\/mail\/confirm\/[\w.-]+/.exec(raw)?.[0] ?? '');
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Bestätigt' })).toBeVisible();
    await page.close();
    this.#house.receivers.takeNew();
    this.#note(player, 'email', address, { label: 'mail' });
  }

  /** A device shows notifications from now on, also with its page closed. */
  async subscribe(player: Player, device: string, label: string): Promise<void> {
    await player.context.grantPermissions(['notifications'], { origin: this.#house.url });
    await giveSubscription(player.context, this.#house.receivers.push.subscribe(device));
    const page = await player.newPage();
    await page.goto('/settings');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByLabel('Even when the page is closed').check();
    await expect(newsPart(page).getByRole('listitem').filter({ hasText: 'this device' })).toHaveCount(1);
    this.#note(player, 'push', device, { label });
    await page.close();
  }

  async #addPasskey(player: Player): Promise<void> {
    const page = await player.newPage();
    await page.goto('/settings');
    const key = await addAuthenticator(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Your passkey has been added.')).toBeVisible();
    this.credentials = await listCredentials(key);
    await page.close();
  }

  /** The first opens a table for days, and the others come by its link. Returns the room. */
  async sitDown(game: string): Promise<string> {
    const [host, ...others] = this.players;
    if (host === undefined) throw new Error('nobody plays');
    const page = await host.newPage();
    await page.goto(`/new/${game}?players=${this.players.length}`);
    await page.getByRole('radio', { name: 'Online' }).check({ force: true });
    await page.getByLabel('Clock').selectOption('Correspondence: 3 days, plus 12 hours per move');
    await page.getByRole('button', { name: 'Open a table' }).click();
    await page.waitForURL(/\/table\/\w+$/);
    const room = page.url().split('/').at(-1) ?? '';
    for (const [at, player] of others.entries()) await sitByLink(player, page.url(), room, at + 1);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator('.table .stage')).toBeVisible();
    await leave(page);
    return room;
  }
}

/** Those whose pages are in English sit down there. */
async function sitByLink(player: Player, link: string, room: string, seat: number): Promise<void> {
  if (player.plan.language !== 'en') {
    const entropy = randomBytes(16).toString('hex');
    const command = { type: 'sit', seat, name: player.name, entropy };
    await player.ask('POST', `/api/rooms/${room}/commands`, { id: randomBytes(16).toString('hex'), command });
    return;
  }
  const page = await player.newPage();
  await page.goto(link);
  await page.getByLabel('Your name at this table').fill(player.name);
  await page.getByText('Sit here').first().click();
  await expect(page.locator('.chair.mine .chair-state.ready')).toBeVisible();
  await leave(page);
}

/** A notification that came while the page was closed leads to the table. */
export async function readNotification(page: Page, origin: string, text: string): Promise<string> {
  await deliver(page, text, origin);
  const [worker] = page.context().serviceWorkers();
  let link = '';
  await expect
    .poll(async () => {
      const shown = await worker?.evaluate(async () => {
        const scope = globalThis as unknown as ServiceWorkerGlobalScope;
        const notifications = await scope.registration.getNotifications();
        return notifications.map(({ data }) => String(data)).at(-1);
      });
      link = shown ?? '';
      return link;
    })
    .toContain('/table/');
  return link;
}
