import {
  type HostEnvironment,
  LeanHost,
  type Line,
  nextAtScreen,
  type Room,
  readCard,
  type Speed,
} from '@consigliere/match';
import type { Refusal } from '../link/link.ts';
import type { FromWorker, KeptRoom, ToWorker } from '../link/worker-messages.ts';
import type { LocalClock } from './clock.ts';
import { localEnvironment, opening } from './environment.ts';
import { loadFollow, loadGame, loadLater, setWaiting } from './games.ts';
import { type LocalStore, RoomForgotten, type RoomHead } from './local-store.ts';

interface LocalServerOptions {
  readonly store: LocalStore;
  readonly clock: Pick<LocalClock, 'now' | 'callAt'>;
  readonly think: HostEnvironment['think'];
  readonly announce: HostEnvironment['announce'];
  readonly post: (message: FromWorker) => void;
}

/** A room that the page watches, as this player (null: as a spectator). */
interface WatchedRoom {
  readonly room: string;
  readonly player: string | null;
  readonly stop: () => void;
}
/** A page's watch. `opened` ends with what it watches, or with the reason why it can't. */
interface PageWatch {
  readonly room: string;
  isOpen: boolean;
  readonly opened: Promise<WatchedRoom | string>;
}

const refusal = (code: string): Refusal => ({ code, rule: null });

/** Serves the page in its worker: passes commands to the host, and what the host publishes to the page. The host has the one queue of each room. */
export class LocalServer {
  readonly #options: LocalServerOptions;
  readonly #host: LeanHost;
  /** By the page's number. */
  readonly #watches = new Map<number, PageWatch>();
  #speed: Speed = 'normal';

  constructor(options: LocalServerOptions) {
    this.#options = options;
    this.#host = new LeanHost(
      localEnvironment({ ...options, speed: () => this.#speed, watched: () => this.#watchedRooms() }),
      async () => (await loadLater()).RARE_HOST_PARTS,
    );
  }

  /** Handles a message of the page. */
  async receive(message: ToWorker): Promise<void> {
    const { post, store } = this.#options;
    switch (message.type) {
      case 'list':
        return post({ type: 'rooms', ask: message.ask, rooms: (await store.heads()).map(keptRoom).sort(newestFirst) });
      case 'prepare':
        await loadGame(message.game);
        return;
      case 'record':
        return this.#sendRecord(message);
      case 'open':
        return this.#acknowledge(message.ask, done => this.#open(message).then(done));
      case 'do':
        return this.#acknowledge(message.ask, done => this.#command(message, done));
      case 'forget':
        return this.#acknowledge(message.ask, done => this.#forget(message.room).then(done));
      case 'export':
        return post({
          type: 'file',
          ask: message.ask,
          text: await (await loadLater()).exportRooms(store, message.rooms),
        });
      case 'import':
        return post(await (await import('./import-rooms.ts')).importRooms(message, this.#options, this.#host));
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message.watch);
      case 'speed':
        // A table that waits must not play at once.
        this.#speed = message.waits && message.speed === 'instant' ? 'fast' : message.speed;
        setWaiting(message.waits);
        return this.#host.hurry();
      case 'follow':
        await loadFollow(message.game);
        return this.#host.hurry();
      case 'skip':
        return this.#host.skip(message.room, message.far);
    }
  }

  /** Another page of this device has appended to a room. */
  async catchUp(room: string, lines: number): Promise<void> {
    await this.#host.catchUp(room, lines);
  }

  /** Looks after the rooms that are looked at, and lets go of the others. To be called now and then. */
  async lookAfter(): Promise<void> {
    await this.#host.wakeUp();
    await this.#host.sweep();
  }

  #watchedRooms(): readonly string[] {
    return [...new Set([...this.#watches.values()].flatMap(({ room, isOpen }) => (isOpen ? [room] : [])))];
  }

  /** Runs a task that ends with a call of `done`. The page gets an answer even if the task fails. */
  async #acknowledge(ask: number, task: (done: (refused: Refusal | null) => void) => Promise<void>): Promise<void> {
    const done = (refused: Refusal | null): void => this.#options.post({ type: 'done', ask, refusal: refused });
    try {
      await task(done);
    } catch (fault) {
      // The room was deleted, here or in another tab.
      if (fault instanceof RoomForgotten) return done(refusal('no-such-room'));
      done(refusal('internal'));
      throw fault;
    }
  }

  async #open({ terms, chairs, seed }: Extract<ToWorker, { type: 'open' }>): Promise<Refusal | null> {
    const game = await loadGame(terms.game, terms.options.edition !== undefined);
    const begun = game === undefined ? 'no-such-game' : opening(game, terms, chairs, seed);
    if (typeof begun === 'string') return refusal(begun);
    const ack = await this.#host.open(begun.terms, begun.seed, begun.commands, begun.luckFormat);
    return ack.ok ? null : { code: ack.code, rule: ack.rule };
  }

  /** A command waits for its watch to be opened, and then only in the room's own queue. */
  async #command(
    { watch, id, command }: Extract<ToWorker, { type: 'do' }>,
    done: (refused: Refusal | null) => void,
  ): Promise<void> {
    const watched = (await this.#watches.get(watch)?.opened) ?? 'no-such-room';
    if (typeof watched === 'string') return done(refusal(watched));
    const { room, player } = watched;
    if (player === null) return done(refusal('not-seated'));
    await this.#host.command(room, { player, id }, command, ack =>
      done(ack.ok ? null : { code: ack.code, rule: ack.rule }),
    );
  }

  async #forget(room: string): Promise<null> {
    for (const [watch, watched] of this.#watches) if (watched.room === room) void this.#unwatch(watch);
    await this.#options.store.forget(room);
    this.#host.drop(room);
    return null;
  }

  async #sendRecord({ ask, room }: Extract<ToWorker, { type: 'record' }>): Promise<void> {
    const { findPlayed } = await loadLater();
    const played = (await this.#isReady(room)) ? await findPlayed(this.#host, room) : 'no-such-room';
    const { post } = this.#options;
    if (typeof played === 'string') post({ type: 'done', ask, refusal: refusal(played) });
    else post({ type: 'record', ask, played });
  }

  async #watch({ watch, room, seat }: Extract<ToWorker, { type: 'watch' }>): Promise<void> {
    const { post } = this.#options;
    const opened = this.#openWatch(watch, room, seat);
    // Commands that come meanwhile are refused if this fails.
    const entry: PageWatch = { room, isOpen: false, opened: opened.catch(() => 'internal') };
    this.#watches.set(watch, entry);
    try {
      const watched = await opened;
      if (typeof watched === 'string') return post({ type: 'closed', watch, code: watched });
      entry.isOpen = true;
    } catch (fault) {
      post({ type: 'closed', watch, code: 'internal' });
      throw fault;
    }
    // Something in the room may have been due when the page was left.
    await this.#host.wakeUp();
  }

  /** Sends a room from now on, or gives the reason why not. On a shared screen the page first learns who is to sit there. */
  async #openWatch(watch: number, room: string, seat: number | null): Promise<WatchedRoom | string> {
    const { post, clock, store } = this.#options;
    if (!(await this.#isReady(room))) return 'no-such-room';
    const now = await this.#host.look(room);
    if (now === 'other-version') await store.freeze(room);
    if (typeof now === 'string') return now;
    const people = now.chairs.flatMap(({ player }, each) => (player === null ? [] : [{ player, seat: each }]));
    const viewer = people.length === 1 ? people[0] : people.find(each => each.seat === seat);
    const postTurn = (then: Room | string): void => {
      if (people.length > 1 && typeof then !== 'string')
        post({ type: 'turn', watch, seat: nextAtScreen(then, viewer?.seat ?? null) });
    };
    postTurn(now);
    const player = viewer?.player ?? null;
    const stop = await this.#host.watch(room, player, 0, publication => {
      if (publication.type === 'seen') post({ type: 'seen', watch, now: clock.now(), seen: publication.seen });
      else post({ type: 'news', watch, now: clock.now(), all: publication.all, mine: publication.mine });
      this.#host.look(room).then(postTurn, fault => console.error(fault));
    });
    return typeof stop === 'string' ? stop : { room, player, stop };
  }

  async #unwatch(watch: number): Promise<void> {
    const watched = this.#watches.get(watch);
    this.#watches.delete(watch);
    const opened = await watched?.opened;
    if (typeof opened === 'object') opened.stop();
  }

  /** Whether the room is stored here. If it is, its game is loaded: the host doesn't wait for that. */
  async #isReady(room: string): Promise<boolean> {
    const { store } = this.#options;
    const head = await store.head(room);
    if (head === undefined) return false;
    const game = await loadGame(head.facts.game);
    const [opening] = await store.read(room, 0);
    if (game === undefined || opening === undefined) return true;
    const { terms } = JSON.parse(opening.body) as Extract<Line, { type: 'opened' }>;
    if (terms.version !== game.version || terms.options.edition !== undefined) await loadGame(game.id, true);
    return true;
  }
}

function keptRoom({ id, updatedAt, names = {}, facts: { game, phase, awaited, card, players } }: RoomHead): KeptRoom {
  const { seats } = readCard(
    card,
    players.map(player => names[player] ?? null),
  );
  const people = seats.filter(({ sitter }) => sitter === 'person').map(({ name }) => name);
  return { id, game, phase, isMyTurn: awaited.length > 0, names: people.length > 1 ? people : [], updatedAt };
}

const newestFirst = (one: KeptRoom, other: KeptRoom): number => other.updatedAt - one.updatedAt;
