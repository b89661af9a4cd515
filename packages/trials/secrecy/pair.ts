import type { Game, Seat, Shape } from '@consigliere/kernel';
import type { WireCommand } from '@consigliere/protocol';
import { type Chance, chanceOf } from './chance.ts';
import { CommonMind, type Rooms } from './common.ts';
import { type Deal, guestAt, hexOf, WATCHER } from './deal.ts';
import { Ear } from './ear.ts';
import type { Hooks } from './hooks.ts';
import { type Mark, markOf, verdictOf } from './parting.ts';
import { World } from './world.ts';

/** One world, and the ears in it. */
export interface Side {
  readonly world: World;
  readonly viewer: Ear;
  readonly ears: ReadonlyMap<Seat | null, Ear>;
}

/** What came of a pair: frames and answers compared, and the first difference. */
export interface Outcome {
  readonly frames: number;
  readonly steps: number;
  readonly difference: string | null;
}

/** Two whole servers that are led through the same script, step by step. */
export class Pair {
  readonly deal: Deal;
  readonly chance: Chance;
  rooms: Rooms;
  readonly #sides: readonly [Side, Side];
  readonly #mind: CommonMind;
  #mark: Mark;
  #commands = 0;
  #frames = 0;

  private constructor(deal: Deal, chance: Chance, sides: readonly [Side, Side], mind: CommonMind, rooms: Rooms) {
    this.deal = deal;
    this.chance = chance;
    this.rooms = rooms;
    this.#sides = sides;
    this.#mind = mind;
    this.#mark = markOf(rooms[0]);
  }

  static async open(deal: Deal, game: Game<Shape>, seed: string, hooks: Hooks): Promise<Pair> {
    const mind = new CommonMind(name => chanceOf(`${seed}/${name}`));
    const open = async (lines: Deal['worlds'][0]): Promise<Side> => {
      const world = new World({ gameOf: () => game, hooks, think: question => mind.think(question) });
      await world.open();
      for (const guest of [...deal.people.map(guestAt), WATCHER]) await world.addGuest(guest);
      await world.addRoom(lines, game);
      const seats = [...deal.people, null];
      const ears = new Map(seats.map(seat => [seat, new Ear(guestAt(seat))]));
      return { world, ears, viewer: ears.get(deal.viewer) ?? new Ear(WATCHER) };
    };
    const sides = await Promise.all([open(deal.worlds[0]), open(deal.worlds[1])]);
    const rooms = await Promise.all([sides[0].world.look(deal.room), sides[1].world.look(deal.room)]);
    return new Pair(deal, chanceOf(`${seed}/script`), sides, mind, rooms);
  }

  async close(): Promise<void> {
    await Promise.all(this.#sides.map(({ world }) => world.clear()));
  }

  get frames(): number {
    return this.#frames;
  }

  /** How long until something happens by itself in either world; null: nothing does. */
  get untilNext(): number | null {
    const times = this.#sides.flatMap(({ world: { clock } }) => {
      const next = clock.next();
      return next === null ? [] : [Math.max(0, next - clock.now())];
    });
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Does the same in both worlds; `parted`: they may look different from here on. A text: they look different and must not. */
  async step(act: (side: Side) => Promise<void>): Promise<'alike' | 'parted' | { readonly difference: string }> {
    this.#mind.shut();
    await Promise.all(this.#sides.map(act));
    this.rooms = await this.#look();
    this.#mind.open(this.rooms);
    for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setImmediate(resolve));
    await Promise.all(this.#sides.map(({ viewer }) => viewer.sync()));
    this.rooms = await this.#look();
    const [a, b] = this.#sides.map(({ viewer }) => viewer.take());
    const fault = this.#sides.flatMap(({ world }) => world.faults)[0];
    if (fault !== undefined && !this.#mind.isParted) throw fault;
    const verdict = this.#mind.isParted
      ? { type: 'parted' as const }
      : verdictOf(this.rooms, this.deal.viewer, this.#mark);
    if (verdict.type === 'apart') return { difference: verdict.why };
    if (verdict.type === 'parted') return 'parted';
    this.#mark = markOf(this.rooms[0]);
    this.#frames += a?.length ?? 0;
    return differenceOf(a ?? [], b ?? []) ?? 'alike';
  }

  async #look(): Promise<Rooms> {
    const [a, b] = this.#sides;
    return Promise.all([a.world.look(this.deal.room), b.world.look(this.deal.room)]);
  }

  isFirst(side: Side): boolean {
    return side === this.#sides[0];
  }

  /** Somebody does something over his socket. */
  command(seat: Seat | null, command: WireCommand): (side: Side) => Promise<void> {
    const id = hexOf(`${this.deal.room}/command/${this.#commands++}`, 32);
    return async ({ ears }) => {
      const ear = ears.get(seat);
      ear?.do(this.deal.room, id, command);
      await ear?.sync();
    };
  }
}

/** The first message that is not the same. */
function differenceOf(a: readonly string[], b: readonly string[]): { readonly difference: string } | null {
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, each) => each).find(each => a[each] !== b[each]);
  if (at === undefined) return null;
  const [x = 'nothing', y = 'nothing'] = [a[at], b[at]];
  const from = Math.max(0, [...x].findIndex((letter, each) => letter !== y[each]) - 40);
  return { difference: `message ${at + 1}: …${x.slice(from, from + 160)} and …${y.slice(from, from + 160)}` };
}
