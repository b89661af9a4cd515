import type { Command } from '@consigliere/match';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Link, Refusal } from './link.ts';
import { newCommandId } from './random.ts';
import { HouseTime, RoomSignals } from './room-signals.ts';
import type { FromWorker, KeptRoom, PlayedMatch, ToWorker } from './worker-messages.ts';

/** A started worker. */
export interface StartedWorker {
  post(message: ToWorker): void;
}

export interface WorkerListeners {
  hear(message: FromWorker): void;
  /** The worker could not be loaded. */
  fail(): void;
}

type WorkerRequest = Extract<ToWorker, { readonly ask: number }>;
type NewWorkerRequest = WorkerRequest extends infer Each
  ? Each extends WorkerRequest
    ? Omit<Each, 'ask'>
    : never
  : never;
type WorkerAnswer = Extract<FromWorker, { readonly ask: number }>;

/** A table on this device. */
export interface LocalLink extends Link {
  /** The seat it is shown as; null: as the only person here, or, where there are several, as nobody. */
  readonly seat: number | null;
  /** Who is to sit before the screen; as long as it is `seat`, nobody has to change. */
  readonly turn: ReadonlySignal<number | null>;
}

const NO_WORKER: Refusal = { code: 'no-worker', rule: null };

/** The rooms of this device as the page knows them: one worker has them all. */
export class LocalClient {
  /** Whether what is played here is gone with the page. */
  readonly isFleeting = signal(false);
  readonly #start: (ears: WorkerListeners) => StartedWorker | null;
  /** What is shown, each under a number of its own: what comes late for a seat that was shown before is shown to nobody. */
  readonly #watched = new Map<number, { readonly shown: RoomSignals; readonly turn: Signal<number | null> }>();
  readonly #asked = new Map<number, (answer: WorkerAnswer | null) => void>();
  readonly #time = new HouseTime();
  #helper: StartedWorker | null | undefined;
  #asks = 0;
  #watches = 0;

  /** `start` gives null where there are no workers. */
  constructor(start: (ears: WorkerListeners) => StartedWorker | null) {
    this.#start = start;
  }

  link(room: string, seat: number | null = null): LocalLink {
    const watch = ++this.#watches;
    const shown = new RoomSignals();
    const turn = signal(seat);
    this.#watched.set(watch, { shown, turn });
    if (!this.#post({ type: 'watch', watch, room, seat })) shown.close(NO_WORKER.code);
    return {
      seat,
      turn,
      seen: shown.seen,
      story: shown.story,
      line: shown.line,
      closed: shown.closed,
      do: (command: Command) => this.ask({ type: 'do', room, watch, id: newCommandId(), command }),
      now: () => this.#time.now(),
      close: () => {
        if (this.#watched.delete(watch)) this.#post({ type: 'unwatch', watch, room });
      },
    };
  }

  /** Has something done; null: it was. */
  async ask(
    asked: Exclude<NewWorkerRequest, { type: 'list' | 'record' | 'export' | 'import' }>,
  ): Promise<Refusal | null> {
    const answer = await this.#answerTo(asked);
    return answer?.type === 'done' ? answer.refusal : NO_WORKER;
  }

  async list(): Promise<readonly KeptRoom[]> {
    const answer = await this.#answerTo({ type: 'list' });
    return answer?.type === 'rooms' ? answer.rooms : [];
  }

  /** What was played in a room that is over. */
  async record(room: string): Promise<PlayedMatch | Refusal> {
    const answer = await this.#answerTo({ type: 'record', room });
    if (answer?.type === 'record') return answer.played;
    return (answer?.type === 'done' ? answer.refusal : null) ?? NO_WORKER;
  }

  /** These rooms, or all, as the text of a file; null: there is no worker. */
  async export(rooms: readonly string[] | null): Promise<string | null> {
    const answer = await this.#answerTo({ type: 'export', rooms });
    return answer?.type === 'file' ? answer.text : null;
  }

  /** Takes the rooms of a file; gives back how many are new, or why not. */
  async import(text: string): Promise<number | Refusal> {
    const answer = await this.#answerTo({ type: 'import', text });
    if (answer?.type === 'imported') return answer.rooms;
    return (answer?.type === 'done' ? answer.refusal : null) ?? NO_WORKER;
  }

  #answerTo(asked: NewWorkerRequest): Promise<WorkerAnswer | null> {
    return new Promise(resolve => {
      const ask = ++this.#asks;
      this.#asked.set(ask, resolve);
      if (!this.#post({ ...asked, ask })) this.#answered(ask, null);
    });
  }

  #answered(ask: number, answer: WorkerAnswer | null): void {
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
      case 'record':
      case 'file':
      case 'imported':
        return this.#answered(message.ask, message);
      case 'seen':
        this.#time.hear(message.now);
        this.#watched.get(message.watch)?.shown.show(message.seen);
        return;
      case 'news':
        this.#time.hear(message.now);
        this.#watched.get(message.watch)?.shown.update(message);
        return;
      case 'turn': {
        const watched = this.#watched.get(message.watch);
        if (watched !== undefined) watched.turn.value = message.seat;
        return;
      }
      case 'closed':
        return this.#watched.get(message.watch)?.shown.close(message.code);
      case 'time':
        return this.#time.hear(message.now);
      case 'no-storage':
        this.isFleeting.value = true;
    }
  }

  #fail(): void {
    this.#helper = null;
    for (const { shown } of this.#watched.values()) shown.close(NO_WORKER.code);
    for (const ask of [...this.#asked.keys()]) this.#answered(ask, null);
  }
}
