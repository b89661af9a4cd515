import type { Command } from '@consigliere/match';
import { signal } from '@preact/signals';
import type { FromWorker, KeptRoom, ToWorker } from '../worker/messages.ts';
import { HouseTime } from './house-time.ts';
import type { Link, Refusal } from './link.ts';
import { newCommandId } from './random.ts';
import { Shown } from './shown.ts';

/** A started worker. */
export interface Helper {
  post(message: ToWorker): void;
}

export interface Ears {
  hear(message: FromWorker): void;
  /** The worker could not be loaded. */
  fail(): void;
}

type Asking = Extract<ToWorker, { readonly ask: number }>;
type Asked = Asking extends infer Each ? (Each extends Asking ? Omit<Each, 'ask'> : never) : never;
type Answer = Extract<FromWorker, { readonly ask: number }>;

const NO_WORKER: Refusal = { code: 'no-worker', rule: null };

/** The rooms of this device as the page knows them: one worker has them all. */
export class LocalHouse {
  /** Whether what is played here is gone with the page. */
  readonly isFleeting = signal(false);
  readonly #start: (ears: Ears) => Helper | null;
  readonly #rooms = new Map<string, Shown>();
  readonly #asked = new Map<number, (answer: Answer | null) => void>();
  readonly #time = new HouseTime();
  #helper: Helper | null | undefined;
  #asks = 0;

  /** `start` gives null where there are no workers. */
  constructor(start: (ears: Ears) => Helper | null) {
    this.#start = start;
  }

  link(room: string): Link {
    const shown = this.#rooms.get(room) ?? this.#watched(room);
    const link: Link = {
      seen: shown.seen,
      story: shown.story,
      line: shown.line,
      closed: shown.closed,
      do: (command: Command) => this.ask({ type: 'do', room, id: newCommandId(), command }),
      now: () => this.#time.now(),
      hangUp: () => {
        if (!shown.links.delete(link) || shown.links.size > 0) return;
        this.#rooms.delete(room);
        this.#post({ type: 'unwatch', room });
      },
    };
    shown.links.add(link);
    return link;
  }

  /** Has something done; null: it was. */
  async ask(asked: Exclude<Asked, { type: 'list' }>): Promise<Refusal | null> {
    const answer = await this.#answerTo(asked);
    return answer?.type === 'done' ? answer.refusal : NO_WORKER;
  }

  async list(): Promise<readonly KeptRoom[]> {
    const answer = await this.#answerTo({ type: 'list' });
    return answer?.type === 'rooms' ? answer.rooms : [];
  }

  #watched(room: string): Shown {
    const shown = new Shown();
    this.#rooms.set(room, shown);
    if (!this.#post({ type: 'watch', room, from: 0 })) shown.close(NO_WORKER.code);
    return shown;
  }

  #answerTo(asked: Asked): Promise<Answer | null> {
    return new Promise(resolve => {
      const ask = ++this.#asks;
      this.#asked.set(ask, resolve);
      if (!this.#post({ ...asked, ask })) this.#answered(ask, null);
    });
  }

  #answered(ask: number, answer: Answer | null): void {
    this.#asked.get(ask)?.(answer);
    this.#asked.delete(ask);
  }

  /** false: there is no worker. */
  #post(message: ToWorker): boolean {
    if (this.#helper === undefined)
      this.#helper = this.#start({ hear: told => this.#hear(told), fail: () => this.#fail() });
    this.#helper?.post(message);
    return this.#helper !== null;
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'done':
      case 'rooms':
        return this.#answered(message.ask, message);
      case 'seen':
        this.#time.hear(message.now);
        // Chapters come in order here: if some are missing, an older watch is still being answered, and a newer one comes.
        this.#rooms.get(message.room)?.show(message.seen);
        return;
      case 'closed':
        return this.#rooms.get(message.room)?.close(message.code);
      case 'time':
        return this.#time.hear(message.now);
      case 'no-storage':
        this.isFleeting.value = true;
    }
  }

  #fail(): void {
    this.#helper = null;
    for (const shown of this.#rooms.values()) shown.close(NO_WORKER.code);
    for (const ask of [...this.#asked.keys()]) this.#answered(ask, null);
  }
}
