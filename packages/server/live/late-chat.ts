import { delayOf, type Host } from '@consigliere/match';
import type { Remark } from '../store/chat.ts';
import type { Store } from '../store/open-store.ts';
import type { Feeds } from './feeds.ts';

interface LateChatOptions {
  readonly store: Pick<Store, 'chat'>;
  readonly host: Pick<Host, 'look'>;
  readonly feeds: Pick<Feeds, 'lateMembers'>;
  readonly now: () => number;
  readonly callAt: (time: number, then: () => void) => () => void;
  /** Sends a remark to the spectators who see the room late. */
  readonly send: (room: string, remark: Remark) => Promise<void>;
  readonly onFault: (room: string, fault: unknown) => void;
}

const PAGE = 100;

/** The remarks of tables whose spectators see them late. Those that wait are read again from the store after a restart. */
export class LateChat {
  readonly #options: LateChatOptions;
  /** By room and number, how to cancel a remark that waits. */
  readonly #waiting = new Map<string, Map<number, () => void>>();

  constructor(options: LateChatOptions) {
    this.#options = options;
  }

  /** Sends the remarks of a room late from now on, beginning with those that are still too young. */
  async follow(room: string): Promise<void> {
    this.#forgetUnused();
    if (this.#waiting.has(room)) return;
    this.#waiting.set(room, new Map());
    // Remarks that are old enough by now are in the chat that the page reads.
    const began = this.#options.now();
    const delay = await this.#findDelay(room);
    for (let from = 0; ; from += PAGE) {
      const remarks = await this.#options.store.chat.read(room, from, PAGE);
      for (const remark of remarks) if (remark.at > began - delay) this.#wait(room, remark, delay);
      if (remarks.length < PAGE) return;
    }
  }

  /** Takes a new remark. */
  async add(room: string, remark: Remark): Promise<void> {
    if (this.#waiting.has(room)) this.#wait(room, remark, await this.#findDelay(room));
  }

  #wait(room: string, remark: Remark, delay: number): void {
    const waiting = this.#waiting.get(room);
    if (waiting === undefined || waiting.has(remark.number)) return;
    const send = (): void => {
      waiting.delete(remark.number);
      this.#options.send(room, remark).catch(fault => this.#options.onFault(room, fault));
    };
    waiting.set(remark.number, this.#options.callAt(remark.at + delay, send));
  }

  async #findDelay(id: string): Promise<number> {
    const room = await this.#options.host.look(id);
    return typeof room === 'string' ? 0 : delayOf(room);
  }

  #forgetUnused(): void {
    for (const [room, waiting] of this.#waiting) {
      if (this.#options.feeds.lateMembers(room).length > 0) continue;
      for (const cancel of waiting.values()) cancel();
      this.#waiting.delete(room);
    }
  }
}
