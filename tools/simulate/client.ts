import type { Command, RoomView } from '@consigliere/match';
import { firstChapter } from './frames.ts';
import type { Town } from './node.ts';
import type { Chance } from './scenario.ts';
import { type Mood, type Wanted, wanted } from './script.ts';
import { type Copies, type Message, Wire } from './wire.ts';

interface Pending {
  readonly id: string;
  readonly command: Command;
  /** Lines of the journal when it was first sent. */
  readonly lines: number;
}

/** A command older than this is not sent again: a room remembers the last 256. */
const OLDEST = 150;
const SHORTEST_WAIT = 100;

/** Somebody in front of a screen, by a script made from the seed. `player` null: he only looks on. */
export class Client {
  mood: Mood = 'playing';
  /** The last frame. */
  seen: RoomView | null = null;
  /** Chapters he has. */
  chapters = 0;
  /** Whether the connection he has now has shown him something. */
  isShown = false;
  readonly player: string | null;
  readonly #room: string;
  readonly #town: Town;
  readonly #chance: Chance;
  readonly #copies: Copies;
  readonly #pending = new Map<string, Pending>();
  readonly #sent: Pending[] = [];
  #wire: Wire | null = null;
  #patience = 1;

  constructor(player: string | null, room: string, town: Town, copies: Copies) {
    this.player = player;
    this.#room = room;
    this.#town = town;
    this.#chance = town.chance;
    this.#copies = copies;
  }

  get isWaiting(): boolean {
    return this.#pending.size > 0;
  }

  /** Begins to look and to act. */
  start(): void {
    this.connect();
    this.#actLater();
    this.#sendAgainLater();
  }

  /** Connects to any node that is there, else later. */
  connect(): void {
    const { nodes, timeline, audit } = this.#town;
    this.#wire?.leave();
    this.#wire = null;
    this.isShown = false;
    const lives = nodes.flatMap(({ life }) => (life === null ? [] : [life]));
    if (lives.length === 0) {
      timeline.after(this.#chance.between(500, 5000), () => this.#wire === null && this.connect());
      return;
    }
    const life = this.#chance.of(lives);
    audit.trace(`${this.player} connects to node ${life.name} from chapter ${this.chapters}`);
    const wire = new Wire(
      this.#town,
      life,
      {
        room: this.#room,
        player: this.player,
        from: this.chapters,
        onMessage: message => this.#wire === wire && this.#hear(message),
        onClose: () => this.#wire === wire && this.#reconnect(),
      },
      this.#copies,
    );
    this.#wire = wire;
    for (const { id, command } of this.#pending.values()) this.#put(id, command);
  }

  #reconnect(): void {
    this.#wire = null;
    this.isShown = false;
    this.#town.timeline.after(this.#chance.below(500), () => this.#wire === null && this.connect());
  }

  #hear(message: Message): void {
    if (message.type === 'ack') {
      this.#pending.delete(message.id);
      return;
    }
    const { audit } = this.#town;
    const shown = JSON.parse(message.text) as RoomView;
    const first = firstChapter(shown);
    this.isShown = true;
    if (shown.chapters < this.chapters) return audit.trace(`${this.player} has more than he is shown`);
    if (first > this.chapters) audit.violate('chapter-missing', `${this.player} has ${this.chapters}, comes ${first}`);
    if (first < this.chapters) audit.violate('chapter-twice', `${this.player} has ${this.chapters}, comes ${first}`);
    this.chapters = shown.chapters;
    this.seen = shown;
    this.#patience = 1;
  }

  #actLater(): void {
    // Who has nothing to do looks more and more seldom.
    const isAsked = (this.seen?.match?.prompt ?? null) !== null;
    this.#patience = Math.min(4000, this.#patience * (isAsked ? 1.3 : 2));
    this.#town.timeline.after(SHORTEST_WAIT + this.#chance.below(Math.ceil(900 * this.#patience)), () => {
      this.#act();
      this.#actLater();
    });
  }

  #act(): void {
    if (this.player === null || this.seen === null || this.#wire === null || !this.isShown) return;
    if (this.#pending.size > 3) return;
    const again = this.#sent.at(-1 - this.#chance.below(5));
    if (this.mood === 'playing' && again !== undefined && this.#chance.oneIn(40) && this.#isYoung(again))
      return this.#put(again.id, again.command);
    const want = wanted(this.seen, this.mood, this.#chance);
    if (want !== null) this.#want(want);
  }

  #want({ command, at }: Wanted): void {
    const pending: Pending = { id: this.#chance.hex(32), command, lines: this.#town.audit.room.lines };
    this.#pending.set(pending.id, pending);
    this.#sent.push(pending);
    this.#town.audit.trace(
      `${this.player} wants ${pending.id} ${JSON.stringify(command)}${at === undefined ? '' : ` at ${at.house}`}`,
    );
    this.#put(pending.id, command, at);
  }

  #put(id: string, command: Command, at?: Wanted['at']): void {
    if (this.player !== null) this.#wire?.send({ player: this.player, id }, command, at);
  }

  #isYoung({ lines }: Pending): boolean {
    return this.#town.audit.room.lines - lines < OLDEST;
  }

  /** What was not acknowledged is sent again, under the same id. */
  #sendAgainLater(): void {
    this.#town.timeline.after(this.#chance.between(2000, 4000) * Math.ceil(this.#patience / 10), () => {
      for (const pending of this.#pending.values()) {
        if (this.#isYoung(pending)) this.#put(pending.id, pending.command);
        else this.#pending.delete(pending.id);
      }
      this.#sendAgainLater();
    });
  }
}
