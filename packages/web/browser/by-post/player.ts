import { bots, type Situation } from '@consigliere/bots';
import { games } from '@consigliere/games';
import { isGameId } from '@consigliere/games/list';
import type { Game, Shape } from '@consigliere/kernel';
import { nextSfc32, rulesOf, sfc32 } from '@consigliere/kernel/host';
import { type RoomView, viewRoom } from '@consigliere/match';
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { canPress, clickOnce } from '../clicks.ts';
import type { PostHouse } from './post-house.ts';
import { TIME_ZONE } from './sent-message.ts';
import type { PostLanguage } from './sentences.ts';

export const SCREENS = {
  'small phone': { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1366, height: 650 } },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

export interface PlayerPlan {
  readonly name: string;
  readonly language: PostLanguage;
  readonly screen: keyof typeof SCREENS;
  /** Whether the browser runs the service worker, which shows notifications. */
  readonly hasWorker?: boolean;
}

/** How long a page may take for anything, in milliseconds. */
const PATIENCE = 60_000;

/** Nobody needs more clicks or answers for one turn. */
const MOST_CLICKS = 300;

const LOCALES = { en: 'en-GB', de: 'de-DE', nl: 'nl-NL' } as const;

/** Sets the device's clock to the house's, and lets others' moves be shown without pauses. */
function setUp(ahead: number): void {
  // A blank page has no storage.
  if (origin !== 'null') localStorage.setItem('consigliere.speed', 'instant');
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(RealDate.now() + ahead);
      else super(...(given as [number]));
    }
    static override now = (): number => RealDate.now() + ahead;
  } as DateConstructor;
}

/** Closes a page. Its connection is closed first, so that nobody counts as being at the table afterwards. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.close();
}

/** A person who plays by post: away from the table, with the page closed, until a message leads back there. */
export class Player {
  readonly plan: PlayerPlan;
  /** The id by which the room knows the player. */
  id = '';
  /** How often the player has answered on the page, and in all. */
  turnsOnPage = 0;
  visits = 0;
  /** When the player will open the link of a message; null: no message has come since the last visit. */
  comesAt: number | null = null;
  /** Uncaught errors in the player's pages. */
  readonly faults: string[] = [];
  readonly #house: PostHouse;
  readonly #browser: Browser;
  #context: BrowserContext | null = null;
  #chance = sfc32(0);

  constructor(plan: PlayerPlan, house: PostHouse, browser: Browser) {
    this.plan = plan;
    this.#house = house;
    this.#browser = browser;
    this.#chance = sfc32(plan.name.length * 1000 + plan.name.charCodeAt(0));
  }

  get name(): string {
    return this.plan.name;
  }

  get context(): BrowserContext {
    if (this.#context === null) throw new Error(`${this.name} has no device`);
    return this.#context;
  }

  get pages(): readonly Page[] {
    return this.#context?.pages() ?? [];
  }

  /** A uniform number from 0 to 1. */
  draw(): number {
    return (nextSfc32(this.#chance) % 1000) / 1000;
  }

  /** Takes a device that has never been here. */
  async takeDevice(screen: keyof typeof SCREENS = this.plan.screen): Promise<void> {
    const { language, hasWorker = false } = this.plan;
    this.#context = await this.#browser.newContext({
      ...{ ...SCREENS[screen], baseURL: this.#house.url, locale: LOCALES[language], timezoneId: TIME_ZONE },
      serviceWorkers: hasWorker ? 'allow' : 'block',
    });
    this.#context.on('weberror', each => this.faults.push(each.error().stack ?? each.error().message));
  }

  /** Introduces the player to the house. */
  async arrive(): Promise<void> {
    const { name, language } = this.plan;
    await this.ask('POST', '/api/guests', { name, language });
    this.id = String((await this.ask('GET', '/api/guests/me')).id);
  }

  /** Loses the device for good. */
  async loseDevice(): Promise<void> {
    await this.#context?.close();
    this.#context = null;
  }

  async newPage(): Promise<Page> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.addInitScript(setUp, this.#house.now - Date.now());
    return page;
  }

  /** A request with the device's own cookies. */
  async ask(method: 'GET' | 'POST' | 'DELETE', path: string, data?: object): Promise<Record<string, unknown>> {
    const { url } = this.#house;
    const headers = { origin: url };
    const response = await this.context.request.fetch(`${url}${path}`, { method, headers, ...(data && { data }) });
    if (!response.ok())
      throw new Error(`${this.name}: ${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  }

  run(command: object): Promise<Record<string, unknown>> {
    const id = crypto.randomUUID().replaceAll('-', '');
    return this.ask('POST', `/api/rooms/${this.#house.room}/commands`, { id, command });
  }

  /** Whether the match waits for this player. */
  async isAsked(): Promise<boolean> {
    return viewRoom(await this.#house.look(), this.id).match?.prompt != null;
  }

  /** Opens a link on the device and plays until others are asked. */
  async playOnPage(link: string): Promise<void> {
    const page = await this.newPage();
    await page.goto(link);
    await page.locator('.table .stage > *').first().waitFor();
    await this.answerOnPage(page);
    await leave(page);
  }

  /** Clicks on the board of the table that is open there. */
  async answerOnPage(page: Page): Promise<void> {
    const wasAsked = await this.isAsked();
    const first = this.visits * 7;
    for (let turn = first; await this.isAsked(); turn++) {
      await expect
        .poll(async () => (await canPress(page)) || !(await this.isAsked()), { timeout: PATIENCE })
        .toBe(true);
      if (await this.isAsked()) await clickOnce(page, turn);
      if (turn > first + MOST_CLICKS) throw new Error(`${this.name} can't finish the turn`);
    }
    if (wasAsked) this.turnsOnPage++;
    this.#house.promises.noteVisit(this.name);
  }

  /** Whether somebody wants this player's consent. */
  async isAskedToAgree(): Promise<boolean> {
    const { request, seat } = viewRoom(await this.#house.look(), this.id);
    return seat !== null && request?.open.includes(seat) === true;
  }

  /** Plays until others are asked by requests alone, as the page would, with the moves of a greedy bot. */
  async playByRequests(): Promise<void> {
    for (let answers = 0; answers < MOST_CLICKS; answers++) {
      const { seen } = (await this.ask('GET', `/api/rooms/${this.#house.room}`)) as { readonly seen: RoomView };
      this.#house.promises.noteVisit(this.name);
      const { match } = seen;
      if (match?.prompt == null) return;
      const { branch, prompt, held } = match;
      if (held === null) {
        const pick = this.#choose(seen);
        await this.run({ type: 'answer', decision: prompt.id, branch, picks: [pick] });
      } else await this.run({ type: 'confirm' });
      await this.#house.send();
    }
    throw new Error(`${this.name} can't finish the turn`);
  }

  #choose({ terms, match }: RoomView): unknown {
    const game = isGameId(terms.game) && terms.game !== 'sitdown' ? games[terms.game] : undefined;
    const rules = game && rulesOf(game as unknown as Game<Shape>, terms.seats, terms.options);
    if (rules?.ok !== true || match?.prompt == null) throw new Error(`there is no game ${terms.game}`);
    const situation = {
      ...{ rules: rules.value, view: match.view, actions: match.prompt.actions },
      heard: match.heard.flatMap(({ events }) => events),
      random: (n: number) => nextSfc32(this.#chance) % n,
    };
    return bots.greedy(situation as Situation<Shape>);
  }
}
