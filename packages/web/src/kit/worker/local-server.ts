import {
  type Card,
  Host,
  type HostEnvironment,
  inWhole,
  luckOf,
  nextAtScreen,
  type Room,
  seen,
} from '@consigliere/match';
import type { Refusal } from '../link/link.ts';
import type { FromWorker, KeptRoom, PlayedMatch, ToWorker } from '../link/worker-messages.ts';
import type { LocalClock } from './clock.ts';
import { localEnvironment, opening } from './environment.ts';
import { loadGame } from './games.ts';
import type { LocalStore, RoomHead } from './local-store.ts';

interface LocalServerOptions {
  readonly shelf: LocalStore;
  readonly clock: Pick<LocalClock, 'now' | 'callAt' | 'isHurried'>;
  readonly think: HostEnvironment['think'];
  readonly announce: HostEnvironment['announce'];
  readonly post: (message: FromWorker) => void;
}

/** A room that is shown to the page: as which seat, by which player (null: as nobody), and how to stop it. */
interface Watch {
  readonly room: string;
  readonly player: string | null;
  readonly stop: () => void;
}

const refusal = (code: string): Refusal => ({ code, rule: null });

/** Where the page is served: its messages go to the host, what the host shows goes back; in each room one thing after the other. */
export class LocalServer {
  readonly #parts: LocalServerOptions;
  readonly #host: Host;
  readonly #turns = new Map<string, Promise<void>>();
  /** What is shown, by the page's number for it. */
  readonly #watched = new Map<number, Watch>();

  constructor(parts: LocalServerOptions) {
    this.#parts = parts;
    this.#host = new Host(
      localEnvironment({ ...parts, watched: () => [...new Set([...this.#watched.values()].map(({ room }) => room))] }),
    );
  }

  async hear(message: ToWorker): Promise<void> {
    const { post, shelf } = this.#parts;
    switch (message.type) {
      case 'list':
        return post({ type: 'rooms', ask: message.ask, rooms: (await shelf.heads()).map(keptRoom).sort(newestFirst) });
      case 'record':
        return this.#inTurn(message.room, () => this.#tell(message));
      case 'open':
        return this.#answer(message.ask, message.terms.id, () => this.#open(message));
      case 'do':
        return this.#answer(message.ask, message.room, () => this.#do(message));
      case 'forget':
        return this.#answer(message.ask, message.room, () => this.#forget(message.room));
      case 'export':
        return post({ type: 'file', ask: message.ask, text: await this.#export(message.rooms) });
      case 'import':
        return this.#import(message.ask, message.text);
      case 'watch':
        return this.#inTurn(message.room, () => this.#watch(message));
      case 'unwatch':
        return this.#inTurn(message.room, async () => this.#unwatch(message.watch));
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

  async #open({ terms, chairs, seed }: Extract<ToWorker, { type: 'open' }>): Promise<Refusal | null> {
    const game = await loadGame(terms.game);
    const begun = game === undefined ? 'no-such-game' : opening(game, terms, chairs, seed);
    if (typeof begun === 'string') return refusal(begun);
    const ack = await this.#host.open(begun.terms, begun.seed, begun.commands);
    return ack.ok ? null : { code: ack.code, rule: ack.rule };
  }

  async #do({ room, watch, id, command }: Extract<ToWorker, { type: 'do' }>): Promise<Refusal | null> {
    const watched = this.#watched.get(watch);
    if (watched === undefined || !(await this.#isReady(room))) return refusal('no-such-room');
    if (watched.player === null) return refusal('not-seated');
    let told: Refusal | null = null;
    await this.#host.command(room, { player: watched.player, id }, command, ack => {
      told = ack.ok ? null : { code: ack.code, rule: ack.rule };
    });
    return told;
  }

  async #forget(room: string): Promise<null> {
    for (const [watch, watched] of this.#watched) if (watched.room === room) this.#unwatch(watch);
    await this.#parts.shelf.forget(room);
    return null;
  }

  /** What was played, once it is over: before, it would give secrets away. */
  async #tell({ ask, room }: Extract<ToWorker, { type: 'record' }>): Promise<void> {
    const found = (await this.#isReady(room)) ? await this.#host.look(room) : 'no-such-room';
    const played = typeof found === 'string' ? found : await this.#played(found);
    const { post } = this.#parts;
    if (typeof played === 'string') post({ type: 'done', ask, refusal: refusal(played) });
    else post({ type: 'record', ask, played });
  }

  async #played(room: Room): Promise<PlayedMatch | string> {
    if (room.match === null || (room.phase !== 'over' && room.phase !== 'ended')) return 'not-over';
    const record = await this.#host.record(room.terms.id);
    if (record === null || typeof record === 'string') return 'other-version';
    return { record, luck: luckOf(room), chairs: seen(room, null).chairs };
  }

  async #export(wanted: readonly string[] | null): Promise<string> {
    const { roomFile, textOf } = await import('./rooms-file.ts');
    const { shelf } = this.#parts;
    const heads = (await shelf.heads()).filter(({ id }) => wanted === null || wanted.includes(id));
    return textOf(
      await Promise.all(
        heads.map(async head => roomFile(head, await shelf.read(head.id, 0), await shelf.state(head.id))),
      ),
    );
  }

  async #import(ask: number, text: string): Promise<void> {
    const { shelf, clock, post, announce } = this.#parts;
    const { importOf } = await import('./import-rooms.ts');
    const appends = await importOf(text, shelf, clock.now());
    if (typeof appends === 'string') return post({ type: 'done', ask, refusal: refusal(appends) });
    for (const append of appends) {
      const { room, expected, lines } = append;
      if ((await shelf.append(append)) === 'conflict')
        return post({ type: 'done', ask, refusal: refusal('import-other') });
      announce(room, expected + lines.length);
      await this.#host.hear(room, expected + lines.length);
    }
    post({ type: 'imported', ask, rooms: appends.length });
  }

  async #watch({ watch, room, seat }: Extract<ToWorker, { type: 'watch' }>): Promise<void> {
    const { post } = this.#parts;
    try {
      const closed = (await this.#isReady(room)) ? await this.#show(watch, room, seat) : 'no-such-room';
      if (closed !== null) return post({ type: 'closed', watch, code: closed });
    } catch (fault) {
      post({ type: 'closed', watch, code: 'internal' });
      throw fault;
    }
    // The room may have been in the middle of something when this device was left.
    await this.#host.wakeUp();
  }

  /** Shows a room from now on; gives back why not. Where several share the screen, who is to sit there is told first. */
  async #show(watch: number, room: string, seat: number | null): Promise<string | null> {
    const { post, clock } = this.#parts;
    const now = await this.#host.look(room);
    if (now === 'other-version') await this.#parts.shelf.freeze(room);
    if (typeof now === 'string') return now;
    const people = now.chairs.flatMap(({ player }, each) => (player === null ? [] : [{ player, seat: each }]));
    const viewer = people.length === 1 ? people[0] : people.find(each => each.seat === seat);
    const call = (then: Room | string): void => {
      if (people.length > 1 && typeof then !== 'string')
        post({ type: 'turn', watch, seat: nextAtScreen(then, viewer?.seat ?? null) });
    };
    call(now);
    const show = inWhole(shown => {
      post({ type: 'seen', watch, now: clock.now(), seen: shown });
      this.#host.look(room).then(call, fault => console.error(fault));
    });
    const player = viewer?.player ?? null;
    const stop = await this.#host.watch(room, player, 0, show);
    if (typeof stop === 'string') return stop;
    this.#watched.set(watch, { room, player, stop });
    return null;
  }

  #unwatch(watch: number): void {
    this.#watched.get(watch)?.stop();
    this.#watched.delete(watch);
  }

  /** Whether the room is kept; if it is, its game is loaded: the host does not wait for that. */
  async #isReady(room: string): Promise<boolean> {
    const head = await this.#parts.shelf.head(room);
    if (head !== undefined) await loadGame(head.facts.game);
    return head !== undefined;
  }
}

function keptRoom({ id, updatedAt, facts: { game, phase, awaited, card } }: RoomHead): KeptRoom {
  const { seats } = JSON.parse(card) as Card;
  const people = seats.filter(({ sitter }) => sitter === 'person').map(({ name }) => name);
  return { id, game, phase, isMyTurn: awaited.length > 0, names: people.length > 1 ? people : [], updatedAt };
}

const newestFirst = (one: KeptRoom, other: KeptRoom): number => other.updatedAt - one.updatedAt;
