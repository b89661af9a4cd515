import { Host, type House, inWhole } from '@consigliere/match';
import type { Refusal } from '../link/link.ts';
import type { Clock } from './clock.ts';
import { loadGame } from './games.ts';
import { houseOf } from './house.ts';
import type { FromWorker, KeptRoom, ToWorker } from './messages.ts';
import { opening } from './opening.ts';
import type { Head, Shelf } from './shelf.ts';

/** Who plays on this device. */
const ME = 'me';

interface Parts {
  readonly shelf: Shelf;
  readonly clock: Pick<Clock, 'now' | 'callAt'>;
  readonly think: House['think'];
  readonly announce: House['announce'];
  readonly post: (message: FromWorker) => void;
}

const refusal = (code: string): Refusal => ({ code, rule: null });

/** Where the page is served: its messages go to the host, what the host shows goes back; in each room one thing after the other. */
export class Desk {
  readonly #parts: Parts;
  readonly #host: Host;
  readonly #turns = new Map<string, Promise<void>>();
  /** How to stop showing a room, by its id. */
  readonly #watched = new Map<string, () => void>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#host = new Host(houseOf({ ...parts, watched: () => [...this.#watched.keys()] }));
  }

  async hear(message: ToWorker): Promise<void> {
    const { post, shelf } = this.#parts;
    switch (message.type) {
      case 'list':
        return post({ type: 'rooms', ask: message.ask, rooms: (await shelf.heads()).map(keptRoom).sort(newestFirst) });
      case 'open':
        return this.#answer(message.ask, message.terms.id, () => this.#open(message));
      case 'do':
        return this.#answer(message.ask, message.room, () => this.#do(message));
      case 'forget':
        return this.#answer(message.ask, message.room, () => this.#forget(message.room));
      case 'watch':
        return this.#inTurn(message.room, () => this.#watch(message.room, message.from));
      case 'unwatch':
        return this.#inTurn(message.room, async () => this.#unwatch(message.room));
    }
  }

  /** Another page of this device has written. */
  async heed(room: string, lines: number): Promise<void> {
    await this.#host.hear(room, lines);
  }

  /** Looks after the rooms that are looked at, and lets go of the others. To be called now and then. */
  async lookAfter(): Promise<void> {
    await this.#host.wakeUp();
    await this.#host.sweep();
  }

  async #inTurn(room: string, task: () => Promise<void>): Promise<void> {
    const done = (this.#turns.get(room) ?? Promise.resolve()).then(task);
    const settled = done.catch(() => undefined);
    this.#turns.set(room, settled);
    await done.finally(() => {
      if (this.#turns.get(room) === settled) this.#turns.delete(room);
    });
  }

  /** The page is told how it ended, whatever happens. */
  #answer(ask: number, room: string, task: () => Promise<Refusal | null>): Promise<void> {
    return this.#inTurn(room, async () => {
      const tell = (told: Refusal | null): void => this.#parts.post({ type: 'done', ask, refusal: told });
      try {
        tell(await task());
      } catch (fault) {
        tell(refusal('internal'));
        throw fault;
      }
    });
  }

  async #open({ terms, ...seating }: Extract<ToWorker, { type: 'open' }>): Promise<Refusal | null> {
    const game = await loadGame(terms.game);
    const begun = game === undefined ? 'no-such-game' : opening(game, { ...terms, owner: ME }, seating);
    if (typeof begun === 'string') return refusal(begun);
    const ack = await this.#host.open(begun.terms, begun.seed, begun.commands);
    return ack.ok ? null : { code: ack.code, rule: ack.rule };
  }

  async #do({ room, id, command }: Extract<ToWorker, { type: 'do' }>): Promise<Refusal | null> {
    if (!(await this.#isReady(room))) return refusal('no-such-room');
    let told: Refusal | null = null;
    await this.#host.command(room, { player: ME, id }, command, ack => {
      told = ack.ok ? null : { code: ack.code, rule: ack.rule };
    });
    return told;
  }

  async #forget(room: string): Promise<null> {
    this.#unwatch(room);
    await this.#parts.shelf.forget(room);
    return null;
  }

  async #watch(room: string, from: number): Promise<void> {
    const { post, clock } = this.#parts;
    this.#unwatch(room);
    const show = inWhole(seen => post({ type: 'seen', room, now: clock.now(), seen }));
    try {
      const stop = (await this.#isReady(room)) ? await this.#host.watch(room, ME, from, show) : 'no-such-room';
      if (typeof stop === 'string') return post({ type: 'closed', room, code: stop });
      this.#watched.set(room, stop);
    } catch (fault) {
      post({ type: 'closed', room, code: 'internal' });
      throw fault;
    }
    // The room may have been in the middle of something when this device was left.
    await this.#host.wakeUp();
  }

  #unwatch(room: string): void {
    this.#watched.get(room)?.();
    this.#watched.delete(room);
  }

  /** Whether the room is kept; if it is, its game is loaded: the host does not wait for that. */
  async #isReady(room: string): Promise<boolean> {
    const head = await this.#parts.shelf.head(room);
    if (head !== undefined) await loadGame(head.facts.game);
    return head !== undefined;
  }
}

const keptRoom = ({ id, updatedAt, facts: { game, phase, awaited } }: Head): KeptRoom => ({
  id,
  game,
  phase,
  isMyTurn: awaited.includes(ME),
  updatedAt,
});

const newestFirst = (one: KeptRoom, other: KeptRoom): number => other.updatedAt - one.updatedAt;
