import { viewRoom } from '@consigliere/match';
import { expect, type Page } from '@playwright/test';
import { addAuthenticator, addCredentials } from '../virtual-authenticator.ts';
import { CalendarReader } from './calendar-reader.ts';
import { type Cast, LOST_PHONE, NEW_LAPTOP, readNotification } from './cast.ts';
import { countWaitsLeft, drawWait, type RestOfMatch } from './pace.ts';
import { leave, type Player } from './player.ts';
import type { PostHouse } from './post-house.ts';
import { BEGIN, DAY, HOUR, MINUTE, type SentMessage } from './sent-message.ts';

/** How long the match is to take. */
const LENGTH = 10 * DAY;
/** Players open the page on their first visits, and then every few visits. Otherwise they play by requests. */
const FIRST_ON_PAGE = 4;
const THEN_EVERY = 6;
const LOSES_PHONE = 4 * DAY;
/** So long the phone is gone before its owner does something about it. */
const WITHOUT_PHONE = 9 * HOUR;
const TAKES_VACATION = 5 * DAY;
const WANTS_A_PAUSE = 7 * DAY;

/** The kinds of news that bring a person back who can be told again. */
const CALLS = ['turn', 'nudged', 'request', 'over'];

/** A match by post, in which people come back only because a message has told them to. */
export class MatchByPost {
  readonly calendar: CalendarReader;
  /** How long the match took, by the simulated clock. */
  took = 0;
  readonly #house: PostHouse;
  readonly #cast: Cast;
  /** How the one with the phone is doing. */
  #phone: 'there' | 'lost' | 'replaced' = 'there';
  #phoneLostAt = 0;
  #pace: RestOfMatch = { left: 0, waits: 1 };
  #hasTakenVacation = false;
  #vacationEnd = 0;
  #hasWanted = false;

  constructor(house: PostHouse, cast: Cast) {
    this.#house = house;
    this.#cast = cast;
    this.calendar = new CalendarReader(house, cast.player('Dan'), cast.calendar);
  }

  get #elapsed(): number {
    return this.#house.now - BEGIN;
  }

  async play(): Promise<void> {
    const house = this.#house;
    house.onSent = message => this.#call(message);
    house.onStep = () => this.calendar.read();
    await this.#setPace();
    await house.send();
    for (let silence = 0; !(await this.#isOver()); ) {
      await this.#happen();
      const [next] = this.#cast.players
        .filter(({ comesAt }) => comesAt !== null)
        .sort((one, other) => (one.comesAt ?? 0) - (other.comesAt ?? 0));
      const wait = next === undefined ? HOUR : Math.min(HOUR, (next.comesAt ?? 0) - house.now);
      if (wait > 0) await house.pass(wait);
      silence = next === undefined ? silence + wait : 0;
      // Quiet hours, the lost phone and the vacation may come together.
      if (silence > 2 * DAY) throw new Error('nobody was told whom the match waits for');
      if (next !== undefined && (next.comesAt ?? 0) <= house.now) await this.#visit(next);
    }
    this.took = this.#elapsed;
    await this.#seeTheEnd();
  }

  async #isOver(): Promise<boolean> {
    return (await this.#house.look()).phase !== 'playing';
  }

  async #setPace(): Promise<void> {
    const { match } = await this.#house.look();
    if (match === null) return;
    const vacation = this.#hasTakenVacation ? 0 : DAY;
    this.#pace = { left: LENGTH - vacation - this.#elapsed, waits: countWaitsLeft(match, this.#house.now) };
  }

  /** A message has arrived. Its reader opens the link some hours later. */
  #call({ channel, kinds }: SentMessage): void {
    if (channel.isShared) return;
    const reader = this.#cast.player(channel.person);
    if (channel.place === LOST_PHONE && this.#phone !== 'there') return;
    // A mail isn't repeated before its reader has been back, so every mail counts.
    if (channel.kind !== 'email' && !kinds.some(kind => CALLS.includes(kind))) return;
    const at = this.#house.now + drawWait(this.#pace, reader.draw());
    reader.comesAt ??= reader.name === 'Dan' ? Math.max(at, this.#vacationEnd) : at;
  }

  async #visit(player: Player): Promise<void> {
    const house = this.#house;
    player.comesAt = null;
    const isOnPage = player.visits < FIRST_ON_PAGE || player.visits % THEN_EVERY === 0;
    player.visits++;
    if (await player.isAskedToAgree()) await player.run({ type: 'vote', yes: false });
    if (isOnPage) await player.playOnPage(await this.#linkOf(player));
    else await player.playByRequests();
    await this.#setPace();
    await house.send();
  }

  /** The link in the latest message to a player. */
  async #linkOf(player: Player): Promise<string> {
    const { room, url, receivers, sent } = this.#house;
    const last = sent.findLast(({ channel }) => channel.person === player.name && !channel.isShared);
    expect(last?.link).toBe(`${url}/table/${room}`);
    if (last?.channel.kind !== 'push') return last?.link ?? '';
    const text = receivers.push.messages.findLast(({ device }) => device === last.channel.place)?.text ?? '';
    const page = await player.newPage();
    const found = await readNotification(page, url, text);
    await page.close();
    expect(found).toBe(last.link);
    return found;
  }

  /** Lets happen what is due beside the moves. */
  async #happen(): Promise<void> {
    if (this.#phone === 'there' && this.#elapsed >= LOSES_PHONE) {
      this.#phone = 'lost';
      this.#phoneLostAt = this.#house.now;
      const ada = this.#cast.player('Ada');
      await ada.loseDevice();
      ada.comesAt = null;
    }
    if (this.#phone === 'lost' && this.#house.now >= this.#phoneLostAt + WITHOUT_PHONE) await this.#comeBack();
    if (!this.#hasTakenVacation && this.#elapsed >= TAKES_VACATION) await this.#takeVacation();
    if (!this.#hasWanted && this.#elapsed >= WANTS_A_PAUSE) await this.#wantPause();
  }

  /** The one who has lost the phone signs in on a laptop by passkey, ends the phone's session, and plays on. */
  async #comeBack(): Promise<void> {
    this.#phone = 'replaced';
    const house = this.#house;
    const ada = this.#cast.player('Ada');
    await ada.takeDevice('laptop');
    const page = await ada.newPage();
    await page.goto('/sign-in');
    await addCredentials(await addAuthenticator(page), this.#cast.credentials);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('status')).toContainText('You’re Ada on this device too.');
    await page.goto('/settings');
    const devices = page.getByRole('region', { name: 'Devices and programs' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: /^Remove: / }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    house.promises.remove(LOST_PHONE);
    await this.#findTable(page);
    await ada.answerOnPage(page);
    await leave(page);
    await house.send();
    await this.#cast.subscribe(ada, NEW_LAPTOP, 'push to the laptop');
  }

  /** Goes to the table by the list of one's own. */
  async #findTable(page: Page): Promise<void> {
    await page.goto('/tables');
    await page.locator('.row-link').first().click();
    await expect(page).toHaveURL(`${this.#house.url}/table/${this.#house.room}`);
    await page.locator('.table .stage > *').first().waitFor();
    this.#house.promises.noteVisit('Ada');
  }

  /** One day off, the next, at all tables. */
  async #takeVacation(): Promise<void> {
    this.#hasTakenVacation = true;
    const house = this.#house;
    const dan = this.#cast.player('Dan');
    const page = await dan.newPage();
    await page.goto('/settings');
    const part = page.locator('section', { has: page.getByRole('button', { name: 'Take a vacation' }) });
    const tomorrow = new Date(house.now + DAY).toISOString().slice(0, 10);
    await part.getByLabel('Last day').fill(tomorrow);
    await part.getByLabel('First day').fill(tomorrow);
    await part.getByRole('button', { name: 'Take a vacation' }).click();
    await expect(part.getByRole('status')).toContainText('Done at 1 table.');
    await page.close();
    const chair = viewRoom(await house.look(), null).chairs[0];
    expect((chair?.vacation?.until ?? 0) - (chair?.vacation?.from ?? 0)).toBe(DAY);
    this.#vacationEnd = (chair?.vacation?.until ?? 0) + 5 * MINUTE;
    if (dan.comesAt !== null) dan.comesAt = Math.max(dan.comesAt, this.#vacationEnd);
  }

  /** Somebody would like a pause, and the others are asked. */
  async #wantPause(): Promise<void> {
    this.#hasWanted = true;
    const cleo = this.#cast.player('Cleo');
    this.#house.promises.noteVisit(cleo.name);
    await cleo.run({ type: 'wish', wish: 'pause' });
    await this.#house.send();
  }

  /** Everybody is told that the match is over, and looks at the end on their own device. */
  async #seeTheEnd(): Promise<void> {
    const house = this.#house;
    // Those who sleep are told in the morning.
    for (let hours = 0; hours < 12; hours++) await house.pass(HOUR);
    for (const player of this.#cast.players) {
      const page = await player.newPage();
      await page.goto(await this.#linkOf(player));
      await page.locator('.winner-scene, .result table').first().waitFor();
      await page.close();
    }
  }
}
