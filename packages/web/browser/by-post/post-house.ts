import { join } from 'node:path';
import type { Room } from '@consigliere/match';
import {
  type FastClock,
  fastClock,
  limitsOfFastDays,
  openTestServer,
  type TestServer,
} from '../../../trials/testing/index.ts';
import { freePort, urlAt } from '../own-server.ts';
import { Promises, type Seated } from './promises.ts';
import { Receivers, readMessage } from './receivers.ts';
import { BEGIN, MINUTE, type PostChannel, type SentMessage } from './sent-message.ts';

const PAGES = join(import.meta.dirname, '../../dist');
/** The house sends what is due at these intervals while nobody does anything. */
const STEP = 15 * MINUTE;

/** The level of errors in the log. */
const ERROR = 50;

/** The table as it is now, with the ids of those who sit there. */
interface Table {
  readonly room: string;
  readonly seated: Seated;
  /** The game's name by language. */
  readonly names: Readonly<Record<PostChannel['language'], string>>;
}

/** A house in this process whose days pass as fast as the test wants, with everything around it that gets its messages. */
export class PostHouse {
  readonly receivers = new Receivers();
  readonly promises = new Promises();
  readonly clock: FastClock = fastClock(BEGIN);
  /** Everything that has left the house about the table, and mails that confirm an address. */
  readonly sent: SentMessage[] = [];
  /** Called with each message as it arrives. */
  onSent: (message: SentMessage) => void = () => undefined;
  /** Called at each step of time. */
  onStep: () => Promise<void> = async () => undefined;
  readonly #channels = new Map<string, PostChannel>();
  #server: TestServer | null = null;
  #table: Table | null = null;
  url = '';

  async open(): Promise<void> {
    await this.receivers.open();
    const port = await freePort();
    this.url = urlAt(port);
    this.#server = await openTestServer({
      ...{
        port,
        clock: this.clock,
        limits: limitsOfFastDays(),
        pages: PAGES,
        publicUrl: this.url,
        origins: [this.url],
      },
      outgoingHosts: [this.receivers.push.host, this.receivers.web.host],
      mailPort: this.receivers.mail.port,
    });
  }

  async close(): Promise<void> {
    await this.#server?.close();
    await this.receivers.close();
  }

  get now(): number {
    return this.clock.now();
  }

  get room(): string {
    return this.#table?.room ?? '';
  }

  get seated(): Seated {
    return this.#table?.seated ?? [];
  }

  /** The errors in the server's log, and messages that a receiver refused. */
  get faults(): readonly string[] {
    const logged = this.#server?.logged.filter(line => (JSON.parse(line) as { level: number }).level >= ERROR) ?? [];
    return [...logged, ...this.receivers.push.faults];
  }

  openTable(table: Table): void {
    this.#table = table;
  }

  /** The table as it is now. */
  async look(): Promise<Room> {
    const room = await this.#server?.host.look(this.room);
    if (room === undefined || typeof room === 'string') throw new Error(`there is no table: ${room}`);
    return room;
  }

  addChannel(channel: PostChannel): void {
    this.#channels.set(channel.place, channel);
    this.promises.add(channel);
  }

  /** Lets time pass, and sends what is due meanwhile. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    while (this.now < end) {
      this.clock.pass(Math.min(STEP, end - this.now));
      await this.send();
      await this.onStep();
    }
  }

  /** Sends what is due now, as a server does every second. */
  async send(): Promise<void> {
    const room = await this.#settle();
    this.promises.observe(room, this.seated, this.now);
    await this.#server?.server.news?.derive();
    await this.#server?.server.news?.deliver();
    if ((await this.look()).lines !== room.lines) throw new Error('somebody acted while messages were sent');
    this.#take();
  }

  /** The room once nothing happens by itself: standing orders answer after a second or so. */
  async #settle(): Promise<Room> {
    for (let before = await this.look(), calm = 0; ; ) {
      await new Promise(resolve => setTimeout(resolve, 5));
      const room = await this.look();
      calm = room.lines === before.lines ? calm + 1 : 0;
      before = room;
      if (calm >= 2) return room;
    }
  }

  #take(): void {
    const { names } = this.#table ?? {};
    for (const raw of this.receivers.takeNew()) {
      const channel = this.#channels.get(raw.place);
      if (channel === undefined || names === undefined) throw new Error(`a message for nobody: ${raw.place}`);
      const facts = { at: this.now, game: names[channel.language], url: `${this.url}/table/${this.room}` };
      const message = readMessage(raw, channel, facts);
      this.sent.push(message);
      this.onSent(message);
    }
  }
}
