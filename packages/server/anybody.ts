import { findOwnId, readCard } from '@consigliere/match';
import type { Anybody } from '@consigliere/protocol';
import type { Context } from './context.ts';
import { gameOf } from './games.ts';
import { type CommandOutcome, runCommand } from './house/host.ts';
import { openRoom } from './http/open-room.ts';
import { newCommandId } from './id.ts';
import { countFree, findOpenTables } from './open-tables.ts';
import { Problem } from './problem.ts';
import type { Guest } from './store/guests.ts';
import type { RoomRow } from './store/lobby.ts';

/** After how many milliseconds bots take the empty seats of a table that was opened for anybody, unless a setting says otherwise. */
const FILL_AFTER = 90_000;
/** How many seats such a table has, if its game allows it. */
const SEATS = 3;
/** Its clock: three minutes for each move, and half an hour in reserve. */
const CLOCK = { kind: 'live', move: 180_000, reserve: 1_800_000 } as const;
/** A table at which somebody did something this many milliseconds ago counts as attended, though no page has reached it yet. */
const FRESH = 15_000;
/** How many rows of the list are looked at, how many of a guest's own tables, and how many tables are tried. */
const MOST_FOUND = 200;
const MOST_OWN = 50;
const MOST_TRIED = 10;

type AnybodyContext = Pick<
  Context,
  | 'store'
  | 'host'
  | 'clock'
  | 'presence'
  | 'metrics'
  | 'botTables'
  | 'limits'
  | 'blocks'
  | 'merging'
  | 'news'
  | 'fillAfter'
>;

/** Seats guests who want to play with anybody. Requests for one game are handled one after the other, so that two who ask at once meet. */
export class Matchmaker {
  readonly #context: AnybodyContext;
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(context: AnybodyContext) {
    this.#context = context;
  }

  /** Sits down at the fullest table that fits, or opens one that fills itself. Resolves with the room. */
  async seat(guest: Guest, wanted: Anybody): Promise<string> {
    const { game } = wanted;
    if (gameOf(game) === undefined) throw new Problem('no-such-game');
    const mine = (this.#queues.get(game) ?? Promise.resolve()).then(() => this.#find(guest, wanted));
    const done = mine.catch(() => undefined);
    this.#queues.set(game, done);
    return mine;
  }

  async #find(guest: Guest, wanted: Anybody): Promise<string> {
    const { lobby } = this.#context.store;
    const { rows } = await findOpenTables(lobby, { game: wanted.game, free: 1, limit: MOST_FOUND });
    const own = new Set((await lobby.listOwn(guest.ids, MOST_OWN)).map(({ id }) => id));
    const fitting = rows.filter(row => own.has(row.id) || this.#isLively(row)).filter(isLive);
    for (const { id } of fitting.sort(byWaiting).slice(0, MOST_TRIED))
      if (await this.#trySeat(id, guest, wanted)) return id;
    return this.#open(guest, wanted);
  }

  /** Sits down at a table; false: it is full by now, nobody is there, or the guest may not. */
  async #trySeat(id: string, { ids, name }: Guest, wanted: Anybody): Promise<boolean> {
    const { host } = this.#context;
    const room = await host.look(id);
    // Nobody is made to play for a rating without having read that the table is rated.
    if (typeof room === 'string' || room.phase !== 'gathering' || room.terms.isRated === true) return false;
    const player = findOwnId(room, ids);
    if (room.chairs.some(each => each.player === player)) return room.terms.fillsAt !== undefined;
    if (!this.#isAttended(room) || (await this.#isShunned(room, player))) return false;
    const seat = room.chairs.findIndex(({ sitter }) => sitter === 'nobody');
    const sit = { type: 'sit', seat, name: wanted.name ?? name } as const;
    const { ok } = await new Promise<CommandOutcome>((resolve, reject) => {
      runCommand(this.#context, id, { ids, id: newCommandId() }, sit, resolve).catch(reject);
    });
    return ok;
  }

  /** Whether somebody may be at a table, by what is known without opening it: those that everybody has left may be many. */
  #isLively({ id, updatedAt }: RoomRow): boolean {
    const { presence, clock } = this.#context;
    return clock.now() - updatedAt < FRESH || presence.seatsOf(id).length > 0;
  }

  /** Whether the guest has blocked somebody at a table, or somebody there has blocked the guest. */
  async #isShunned({ chairs }: AttendedRoom, guest: string): Promise<boolean> {
    const { blocks } = this.#context;
    const others = chairs.flatMap(({ player }) => player ?? []);
    const asked = others.flatMap(other => [blocks.isBlocked(other, guest), blocks.isBlocked(guest, other)]);
    return (await Promise.all(asked)).includes(true);
  }

  /** Whether everybody who sits at a table has it open, or has only just come. */
  #isAttended({ terms, chairs, changedAt }: AttendedRoom): boolean {
    const { presence, clock } = this.#context;
    if (clock.now() - changedAt < FRESH) return true;
    const there = presence.seatsOf(terms.id);
    const people = chairs.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
    return people.length > 0 && people.every(seat => there.includes(seat));
  }

  async #open(guest: Guest, { game, name, language }: Anybody): Promise<string> {
    const { clock, fillAfter = FILL_AFTER } = this.#context;
    const { min = SEATS, max = SEATS } = gameOf(game)?.seats ?? {};
    const seats = Math.min(max, Math.max(min, SEATS));
    const others = Array.from({ length: seats - 1 }, () => ({ kind: 'open' as const }));
    const { room } = await openRoom(
      this.#context,
      guest,
      {
        game,
        options: {},
        seats: [{ kind: 'me' }, ...others],
        clock: CLOCK,
        speed: 'normal',
        confirm: true,
        isPublic: true,
        screen: false,
        watch: 0,
        isRated: false,
        start: false,
        ...(name === undefined ? {} : { name }),
        ...(language === undefined ? {} : { language }),
      },
      { fillsAt: clock.now() + fillAfter },
    );
    return room;
  }
}

type AttendedRoom = Exclude<Awaited<ReturnType<Context['host']['look']>>, string>;

const isLive = ({ card, names }: RoomRow): boolean => readCard(card, names).clock !== 'correspondence';

/** The fullest tables first, and of those the one that has waited longest. */
function byWaiting(one: RoomRow, other: RoomRow): number {
  const freeOf = ({ card, names }: RoomRow): number => countFree(readCard(card, names));
  return freeOf(one) - freeOf(other) || one.createdAt - other.createdAt;
}
