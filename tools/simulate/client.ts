import type { Command, RoomView } from '@consigliere/match';
import { type FrameCopies, SimulatedConnection, type SimulatedMessage } from './connection.ts';
import { firstChapter } from './frames.ts';
import type { SimulatedCluster } from './node.ts';
import type { ScenarioRandom } from './scenario.ts';
import { type ClientMood, chooseCommand, type NextCommand } from './script.ts';

interface SentCommand {
  readonly id: string;
  readonly command: Command;
  /** Lines of the journal when it was first sent. */
  readonly lines: number;
}

/** A command is not repeated after this many lines: a room remembers the last 256 ids. */
const OLDEST = 150;
const SHORTEST_WAIT = 100;

/** A person at a screen, scripted by the seed. `player` is null for a spectator. */
export class SimulatedClient {
  mood: ClientMood = 'playing';
  /** The last room view. */
  seen: RoomView | null = null;
  /** How many chapters it has. */
  chapters = 0;
  /** Whether the current connection has delivered a room view. */
  hasFrame = false;
  readonly player: string | null;
  readonly #room: string;
  readonly #cluster: SimulatedCluster;
  readonly #random: ScenarioRandom;
  readonly #copies: FrameCopies;
  readonly #pending = new Map<string, SentCommand>();
  readonly #sent: SentCommand[] = [];
  #connection: SimulatedConnection | null = null;
  #patience = 1;

  constructor(player: string | null, room: string, cluster: SimulatedCluster, copies: FrameCopies) {
    this.player = player;
    this.#room = room;
    this.#cluster = cluster;
    this.#random = cluster.random;
    this.#copies = copies;
  }

  get isWaiting(): boolean {
    return this.#pending.size > 0;
  }

  /** Connects and begins to act. */
  start(): void {
    this.connect();
    this.#actLater();
    this.#sendAgainLater();
  }

  /** Connects to a random node that is up, or tries again later. */
  connect(): void {
    const { nodes, timeline, audit } = this.#cluster;
    this.#connection?.leave();
    this.#connection = null;
    this.hasFrame = false;
    const lives = nodes.flatMap(({ life }) => (life === null ? [] : [life]));
    if (lives.length === 0) {
      timeline.after(this.#random.between(500, 5000), () => this.#connection === null && this.connect());
      return;
    }
    const life = this.#random.pick(lives);
    audit.trace(`${this.player} connects to node ${life.name} from chapter ${this.chapters}`);
    const connection = new SimulatedConnection(
      this.#cluster,
      life,
      {
        room: this.#room,
        player: this.player,
        from: this.chapters,
        onMessage: message => this.#connection === connection && this.#receive(message),
        onClose: () => this.#connection === connection && this.#reconnect(),
      },
      this.#copies,
    );
    this.#connection = connection;
    for (const { id, command } of this.#pending.values()) this.#send(id, command);
  }

  #reconnect(): void {
    this.#connection = null;
    this.hasFrame = false;
    this.#cluster.timeline.after(this.#random.below(500), () => this.#connection === null && this.connect());
  }

  #receive(message: SimulatedMessage): void {
    if (message.type === 'ack') {
      this.#pending.delete(message.id);
      return;
    }
    const { audit } = this.#cluster;
    const shown = JSON.parse(message.text) as RoomView;
    const first = firstChapter(shown);
    this.hasFrame = true;
    if (shown.chapters < this.chapters) return audit.trace(`${this.player} gets an older room view`);
    if (first > this.chapters)
      audit.violate('chapter-missing', `${this.player} expects chapter ${this.chapters}, got ${first}`);
    if (first < this.chapters)
      audit.violate('chapter-twice', `${this.player} expects chapter ${this.chapters}, got ${first}`);
    this.chapters = shown.chapters;
    this.seen = shown;
    this.#patience = 1;
  }

  #actLater(): void {
    // An idle client acts less and less often.
    const isAsked = (this.seen?.match?.prompt ?? null) !== null;
    this.#patience = Math.min(4000, this.#patience * (isAsked ? 1.3 : 2));
    this.#cluster.timeline.after(SHORTEST_WAIT + this.#random.below(Math.ceil(900 * this.#patience)), () => {
      this.#act();
      this.#actLater();
    });
  }

  #act(): void {
    if (this.player === null || this.seen === null || this.#connection === null || !this.hasFrame) return;
    if (this.#pending.size > 3) return;
    const again = this.#sent.at(-1 - this.#random.below(5));
    if (this.mood === 'playing' && again !== undefined && this.#random.oneIn(40) && this.#isYoung(again))
      return this.#send(again.id, again.command);
    const sendNew = chooseCommand(this.seen, this.mood, this.#random, this.#cluster.timeline.houseTime());
    if (sendNew !== null) this.#want(sendNew);
  }

  #want({ command, at }: NextCommand): void {
    const pending: SentCommand = { id: this.#random.hex(32), command, lines: this.#cluster.audit.room.lines };
    this.#pending.set(pending.id, pending);
    this.#sent.push(pending);
    this.#cluster.audit.trace(
      `${this.player} sends ${pending.id} ${JSON.stringify(command)}${at === undefined ? '' : ` at ${at.house}`}`,
    );
    this.#send(pending.id, command, at);
  }

  #send(id: string, command: Command, at?: NextCommand['at']): void {
    if (this.player !== null) this.#connection?.send({ player: this.player, id }, command, at);
  }

  #isYoung({ lines }: SentCommand): boolean {
    return this.#cluster.audit.room.lines - lines < OLDEST;
  }

  /** Repeats commands that aren't acknowledged, under the same id. */
  #sendAgainLater(): void {
    this.#cluster.timeline.after(this.#random.between(2000, 4000) * Math.ceil(this.#patience / 10), () => {
      for (const pending of this.#pending.values()) {
        if (this.#isYoung(pending)) this.#send(pending.id, pending.command);
        else this.#pending.delete(pending.id);
      }
      this.#sendAgainLater();
    });
  }
}
