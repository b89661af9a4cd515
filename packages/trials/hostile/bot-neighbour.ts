import type { RoomView } from '@consigliere/match';
import type { LatencySample } from '../load/latency-samples.ts';
import { TestClient, type TestSocket } from '../testing/test-client.ts';

/** How long the person thinks about an answer, in milliseconds. */
const THOUGHT = 400;

/** A person who plays one match after another against a bot, and how long each of the bot's answers took. */
export class BotNeighbour {
  readonly times: LatencySample[] = [];
  readonly #guest: TestClient;
  readonly #socket: TestSocket;
  readonly #level: number;
  #room = '';
  /** When the last chapter arrived. */
  #since = 0;
  #isGone = false;

  private constructor(guest: TestClient, socket: TestSocket, level: number) {
    this.#guest = guest;
    this.#socket = socket;
    this.#level = level;
  }

  static async open(address: string, level: number): Promise<BotNeighbour> {
    const guest = await TestClient.asGuest(address);
    const neighbour = new BotNeighbour(guest, await guest.openSocket(), level);
    await neighbour.#startMatch();
    void neighbour.#play();
    return neighbour;
  }

  leave(): void {
    this.#isGone = true;
    this.#socket.socket.terminate();
  }

  async #startMatch(): Promise<void> {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: this.#level }];
    // Without pauses to follow the bot, all its time is spent on thinking.
    const settings = { game: 'der-pate', seats, speed: 'instant', confirm: false, start: true };
    this.#room = String((await this.#guest.post('/api/rooms', settings)).body.room);
    this.#socket.send({ type: 'watch', room: this.#room, from: 0 });
  }

  async #play(): Promise<void> {
    while (!this.#isGone) {
      const message = await this.#socket.next('seen', ({ room }) => room === this.#room);
      await this.#follow(message.seen);
    }
  }

  async #follow({ match, phase }: RoomView): Promise<void> {
    if (match === null) return;
    const now = performance.now();
    const isBots = match.heard.some(({ by }) => by?.[1] === 'bot');
    if (isBots && this.#since > 0) this.times.push({ due: this.#since, took: now - this.#since });
    if (match.heard.length > 0) this.#since = now;
    if (phase === 'over') {
      this.#since = 0;
      this.#socket.send({ type: 'unwatch', room: this.#room });
      return this.#startMatch();
    }
    const { prompt, branch } = match;
    const picks = prompt?.actions.slice(0, 1) as { type: string }[] | undefined;
    if (prompt === null || picks === undefined) return;
    await new Promise(resolve => setTimeout(resolve, THOUGHT));
    this.#socket.command(this.#room, { type: 'answer', decision: Number(prompt.id), branch, picks, isSure: true });
  }
}
