import type { Ack, Actor, Command } from '@consigliere/match';
import { firstChapter, withoutChapters } from './frames.ts';
import type { NodeLife, SimulatedCluster } from './node.ts';

/** A message that arrives at a client. */
export type SimulatedMessage =
  | { readonly type: 'frame'; readonly text: string }
  | { readonly type: 'ack'; readonly id: string; readonly ack: Ack };

/** A planted network fault: how often each frame is delivered. */
export type FrameCopies = (frame: number) => number;

interface ConnectionOptions {
  readonly room: string;
  readonly player: string | null;
  /** How many chapters the client has. */
  readonly from: number;
  readonly onMessage: (message: SimulatedMessage) => void;
  readonly onClose: () => void;
}

/** Most milliseconds until an end notices that the connection is broken. */
const UNNOTICED = 2500;

/** A client's connection to a node. Messages from the node arrive in order until it breaks; commands may be lost, late, out of order or repeated. */
export class SimulatedConnection {
  readonly #cluster: SimulatedCluster;
  readonly #life: NodeLife;
  readonly #ends: ConnectionOptions;
  readonly #copies: FrameCopies;
  #isOpen = true;
  #isCut = false;
  #last = 0;
  #frames = 0;
  /** The last room view sent, without chapters. */
  #stand = '';
  #stop: () => void = () => undefined;

  constructor(cluster: SimulatedCluster, life: NodeLife, ends: ConnectionOptions, copies: FrameCopies) {
    this.#cluster = cluster;
    this.#life = life;
    this.#ends = ends;
    this.#copies = copies;
    life.atEnd.add(this.#lifeEnds);
    this.#watch();
  }

  readonly #lifeEnds = (): void => this.cut();

  #isBad(oneIn: number): boolean {
    return this.#cluster.isFaulty() && this.#cluster.random.oneIn(oneIn);
  }

  #delay(): number {
    const { random, isFaulty } = this.#cluster;
    return isFaulty() ? (random.oneIn(20) ? random.below(3000) : random.below(150)) : random.between(1, 20);
  }

  #watch(): void {
    const { audit } = this.#cluster;
    const { room, player, from } = this.#ends;
    const { host, name, isAlive } = this.#life;
    host
      .watch(room, player, from, shown => {
        if (!isAlive()) return;
        const text = JSON.stringify(shown);
        audit.checkFrame(name, player, text);
        const stand = withoutChapters(shown);
        if (stand === this.#stand && firstChapter(shown) === shown.chapters)
          audit.violate('draft-noticed', `to ${player}`);
        this.#stand = stand;
        if (this.#isBad(100)) this.cut();
        for (let copies = this.#copies(this.#frames++); copies > 0; copies--) this.#deliver({ type: 'frame', text });
      })
      .then(
        stop => {
          if (typeof stop === 'string') return this.cut();
          this.#stop = stop;
          if (this.#isCut) stop();
        },
        fault => {
          audit.fault(name, fault);
          this.cut();
        },
      );
  }

  #deliver(message: SimulatedMessage): void {
    if (this.#isCut) return;
    const { timeline } = this.#cluster;
    this.#last = Math.max(this.#last, timeline.now + this.#delay());
    timeline.after(this.#last - timeline.now, () => {
      if (this.#isOpen && !this.#isCut) this.#ends.onMessage(message);
    });
  }

  /** Sends a command. `at`: it arrives at exactly this house time, before or after everything else at that time. */
  send(actor: Actor, command: Command, at?: { readonly house: number; readonly rank: number }): void {
    if (this.#isBad(25)) return;
    const { timeline, random } = this.#cluster;
    const arrive = (): void => this.#arrive(actor, command);
    if (at !== undefined) timeline.atHouseTime(at.house, arrive, at.rank);
    else timeline.after(this.#delay(), arrive);
    if (this.#isBad(20)) timeline.after(random.below(4000), arrive);
  }

  #arrive(actor: Actor, command: Command): void {
    const { audit } = this.#cluster;
    const { host, name, isAlive } = this.#life;
    if (!isAlive()) return;
    const wasWritten = audit.noteArrival(actor.id);
    const since = audit.rooms.length;
    const tell = (ack: Ack): void => {
      if (!isAlive()) return;
      const isIdle = audit.wasAsWanted(actor.player, command, since);
      audit.noteAck(name, actor.id, ack, { wasWritten, isIdle });
      this.#deliver({ type: 'ack', id: actor.id, ack });
    };
    host.command(this.#ends.room, actor, command, tell).catch(fault => {
      audit.fault(name, fault);
      this.cut();
    });
  }

  /** Breaks the connection: messages in flight are lost, and each end notices some time later. */
  cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    const { timeline, random, isFaulty } = this.#cluster;
    this.#life.atEnd.delete(this.#lifeEnds);
    const unnoticed = (): number => random.below(isFaulty() ? UNNOTICED : 10);
    timeline.after(unnoticed(), () => this.#stop());
    timeline.after(unnoticed(), () => {
      if (!this.#isOpen) return;
      this.#isOpen = false;
      this.#ends.onClose();
    });
  }

  /** Closes the connection from the client's side. */
  leave(): void {
    this.#isOpen = false;
    this.cut();
  }
}
