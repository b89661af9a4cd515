import type { Command, Speed } from '@consigliere/match';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Link, LocalPace, Refusal } from './link.ts';
import { newCommandId } from './random.ts';
import { HouseTime, RoomSignals } from './room-signals.ts';
import type { FromWorker, KeptRoom, PlayedMatch, ToWorker } from './worker-messages.ts';

/** A started worker. */
export interface StartedWorker {
  post(message: ToWorker): void;
}

export interface WorkerListeners {
  received(message: FromWorker): void;
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

/** A link to a table on this device. */
export interface LocalLink extends Link {
  /** The viewer's seat; null: the only person's, or, if several people share the device, no seat. */
  readonly seat: number | null;
  /** The seat that should be at the screen. While it is `seat`, nobody has to change places. */
  readonly turn: ReadonlySignal<number | null>;
  readonly pace: LocalPace;
}

const NO_WORKER: Refusal = { code: 'no-worker', rule: null };

/** The page's side of the local server, which runs all rooms of this device in one worker. */
export class LocalClient {
  /** Whether matches are lost when the page is closed. */
  readonly isFleeting = signal(false);
  readonly #start: (ears: WorkerListeners) => StartedWorker | null;
  /** Watches by number. A late message for a watch that has ended is ignored, so that no seat sees another's cards. */
  readonly #watched = new Map<number, { readonly signals: RoomSignals; readonly turn: Signal<number | null> }>();
  readonly #asked = new Map<number, (answer: WorkerAnswer | null) => void>();
  readonly #time = new HouseTime();
  #worker: StartedWorker | null | undefined;
  #pace: { readonly speed: Speed; readonly waits: boolean } = { speed: 'normal', waits: false };
  #asks = 0;
  #watches = 0;

  /** `start` returns null if there are no workers. */
  constructor(start: (ears: WorkerListeners) => StartedWorker | null) {
    this.#start = start;
  }

  link(room: string, seat: number | null = null): LocalLink {
    const watch = ++this.#watches;
    const signals = new RoomSignals();
    const turn = signal(seat);
    this.#watched.set(watch, { signals, turn });
    if (!this.#post({ type: 'watch', watch, room, seat })) signals.close(NO_WORKER.code);
    return {
      seat,
      turn,
      roomView: signals.roomView,
      story: signals.story,
      status: signals.status,
      closed: signals.closed,
      do: (command: Command) => this.ask({ type: 'do', room, watch, id: newCommandId(), command }),
      pace: {
        follow: game => void this.#post({ type: 'follow', game }),
        skip: far => void this.#post({ type: 'skip', room, far }),
      },
      now: () => this.#time.now(),
      close: () => {
        if (this.#watched.delete(watch)) this.#post({ type: 'unwatch', watch, room });
      },
    };
  }

  /**
   * Sets how long others' moves are shown, and whether bots wait for a skip after each turn, from now on. A worker that isn't needed
   * yet isn't started for it.
   */
  setSpeed(speed: Speed, waits = false): void {
    this.#pace = { speed, waits };
    this.#worker?.post({ type: 'speed', ...this.#pace });
  }

  /** Lets the worker load a game's rules. */
  prepare(game: string): void {
    this.#post({ type: 'prepare', game });
  }

  /** Sends a request. Resolves with null once it is done. */
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

  /** The match of a room that is over. */
  async record(room: string): Promise<PlayedMatch | Refusal> {
    const answer = await this.#answerTo({ type: 'record', room });
    if (answer?.type === 'record') return answer.played;
    return (answer?.type === 'done' ? answer.refusal : null) ?? NO_WORKER;
  }

  /** The text of a file with these rooms, or all; null: there is no worker. */
  async export(rooms: readonly string[] | null): Promise<string | null> {
    const answer = await this.#answerTo({ type: 'export', rooms });
    return answer?.type === 'file' ? answer.text : null;
  }

  /** Imports the rooms of a file. Resolves with how many are new. */
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
    if (this.#worker === undefined) {
      this.#worker = this.#start({ received: message => this.#receive(message), fail: () => this.#fail() });
      this.#worker?.post({ type: 'speed', ...this.#pace });
    }
    this.#worker?.post(message);
    return this.#worker !== null;
  }

  #receive(message: FromWorker): void {
    switch (message.type) {
      case 'done':
      case 'rooms':
      case 'record':
      case 'file':
      case 'imported':
        return this.#answered(message.ask, message);
      case 'seen':
        this.#time.adjust(message.now);
        this.#watched.get(message.watch)?.signals.show(message.seen);
        return;
      case 'news':
        this.#time.adjust(message.now);
        this.#watched.get(message.watch)?.signals.update(message);
        return;
      case 'turn': {
        const watched = this.#watched.get(message.watch);
        if (watched !== undefined) watched.turn.value = message.seat;
        return;
      }
      case 'closed':
        return this.#watched.get(message.watch)?.signals.close(message.code);
      case 'time':
        return this.#time.adjust(message.now);
      case 'no-storage':
        this.isFleeting.value = true;
    }
  }

  #fail(): void {
    this.#worker = null;
    for (const { signals } of this.#watched.values()) signals.close(NO_WORKER.code);
    for (const ask of [...this.#asked.keys()]) this.#answered(ask, null);
  }
}
