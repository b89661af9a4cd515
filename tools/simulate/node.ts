import { bots } from '@consigliere/bots';
import type { Rules, Shape } from '@consigliere/kernel';
import { random, sfc32 } from '@consigliere/kernel/host';
import { type BotQuestion, Host, type HostEnvironment, type RoomView, toViews } from '@consigliere/match';
import { gameOf } from '../lib/game.ts';
import type { Audit } from './audit.ts';
import { type Customer, type Depot, Meant } from './depot.ts';
import type { Chance } from './scenario.ts';
import type { Timeline } from './timeline.ts';

/** What a node does for its guests: the part of a host that can be spoiled. Its guests put news together to whole rooms. */
export interface Hosting extends Pick<Host, 'open' | 'command' | 'note' | 'look' | 'catchUp' | 'wakeUp' | 'sweep'> {
  watch(id: string, player: string | null, from: number, push: (seen: RoomView) => void): ReturnType<Host['watch']>;
}

const hosting = (host: Host): Hosting => ({
  open: (...given) => host.open(...given),
  command: (...given) => host.command(...given),
  note: (...given) => host.note(...given),
  watch: (id, player, from, push) => host.watch(id, player, from, toViews(push)),
  look: id => host.look(id),
  catchUp: (...given) => host.catchUp(...given),
  wakeUp: () => host.wakeUp(),
  sweep: () => host.sweep(),
});

/** Makes a node wrong on purpose, to see whether it is noticed. */
export interface Spoiler {
  readonly house?: (house: HostEnvironment, timeline: Timeline) => HostEnvironment;
  readonly host?: (host: Hosting, timeline: Timeline) => Hosting;
}

/** One life of a node: from its start to its crash. */
export interface Life {
  readonly name: string;
  readonly host: Hosting;
  readonly isAlive: () => boolean;
  /** Called when it ends. */
  readonly atEnd: Set<() => void>;
}

/** What nodes share. */
export interface Town {
  readonly timeline: Timeline;
  readonly chance: Chance;
  readonly depot: Depot;
  readonly audit: Audit;
  readonly nodes: readonly Node[];
  readonly rooms: readonly string[];
  readonly isFaulty: () => boolean;
  /** The longest time between two looks for rooms to wake. */
  readonly longestNap: number;
  readonly spoiler: () => Spoiler;
}

const SLOWEST_THOUGHT = 5000;
/** A node looks around so often for what others wrote. */
const LOOK_AROUND = 5000;
/** After the last line: a room that is being opened meanwhile is looked at the next time, and more often brings nothing new. */
const LOOKS = 3;

/** A machine that hosts rooms, and crashes. */
export class Node {
  life: Life | null = null;
  readonly #town: Town;
  readonly #index: number;
  #lives = 0;
  #nap = 0;
  #looks = 0;

  constructor(town: Town, index: number) {
    this.#town = town;
    this.#index = index;
  }

  start(): void {
    if (this.life !== null) return;
    const { timeline, audit } = this.#town;
    const name = `${this.#index}.${this.#lives++}`;
    const spoiler = this.#town.spoiler();
    const isAlive = (): boolean => this.life === life;
    const house = this.#houseFor(name, isAlive);
    const host = hosting(new Host(spoiler.house?.(house, timeline) ?? house));
    const life: Life = { name, host: spoiler.host?.(host, timeline) ?? host, isAlive, atEnd: new Set() };
    this.life = life;
    audit.trace(`node ${name} starts`);
    this.rouse();
    this.#lookOut(life);
  }

  crash(): void {
    const { life } = this;
    if (life === null) return;
    this.#town.audit.trace(`node ${life.name} crashes`);
    this.life = null;
    this.#looks = 0;
    for (const end of life.atEnd) end();
  }

  /** Something has happened: looks for rooms to wake more often again. */
  rouse(): void {
    this.#nap = this.#town.chance.between(500, 2000);
    if (this.life !== null && this.#looks === 0) this.#lookAround(this.life);
    this.#looks = LOOKS;
  }

  /** Reads on where somebody has written: who did may not have lived to tell. */
  #lookAround(life: Life): void {
    const { timeline, audit, depot, rooms } = this.#town;
    timeline.after(LOOK_AROUND, () => {
      if (!life.isAlive()) return;
      this.#looks--;
      for (const room of rooms)
        depot
          .lengthFor(this.#customer(life.name, life.isAlive), room)
          .then(lines => life.host.catchUp(room, lines))
          .catch(fault => audit.fault(life.name, fault));
      if (this.#looks > 0) this.#lookAround(life);
    });
  }

  #customer(name: string, isAlive: () => boolean): Customer {
    return { name, isAlive, crash: () => isAlive() && this.crash() };
  }

  #lookOut(life: Life): void {
    const { timeline, audit, chance, longestNap } = this.#town;
    this.#nap = Math.min(longestNap, Math.ceil(this.#nap * 1.5));
    timeline.after(this.#nap, () => {
      if (!life.isAlive()) return;
      life.host.wakeUp().catch(fault => audit.fault(life.name, fault));
      if (chance.oneIn(10)) life.host.sweep().catch(fault => audit.fault(life.name, fault));
      this.#lookOut(life);
    });
  }

  #houseFor(name: string, isAlive: () => boolean): HostEnvironment {
    const { timeline, chance, depot, audit } = this.#town;
    const isBad = (oneIn: number): boolean => this.#town.isFaulty() && chance.oneIn(oneIn);
    return {
      store: audit.watched(name, depot.storeFor(this.#customer(name, isAlive))),
      gameOf,
      now: () => timeline.house(),
      callAt: (time, then) =>
        timeline.atHouse(time, () => {
          if (!isAlive()) return;
          if (isBad(60)) return this.crash();
          then();
          if (isBad(60)) this.crash();
        }),
      think: question => {
        audit.asked(question);
        const { promise, resolve, reject } = Promise.withResolvers<unknown>();
        const time = chance.oneIn(12) ? chance.below(SLOWEST_THOUGHT) : chance.below(900);
        const fails = isBad(100);
        timeline.after(time, () => {
          if (isAlive())
            fails ? reject(new Meant('the bot has failed')) : resolve(answerOf(question, audit.room.rules));
        });
        return promise;
      },
      isPunctual: true,
      announce: (room, lines) => this.#announce(room, lines),
      onFault: (_, fault) => audit.fault(name, fault),
    };
  }

  /** Tells the other nodes: it gets lost, comes late or twice. */
  #announce(room: string, lines: number): void {
    const { timeline, chance, audit, nodes, isFaulty } = this.#town;
    for (const node of nodes) {
      if (node === this || (isFaulty() && chance.oneIn(6))) continue;
      for (let copies = isFaulty() && chance.oneIn(10) ? 2 : 1; copies > 0; copies--)
        timeline.after(chance.below(isFaulty() ? 200 : 10), () => {
          const { life } = node;
          life?.host.catchUp(room, lines).catch(fault => audit.fault(life.name, fault));
        });
    }
  }
}

/** Any legal answer, the same for the same question. */
function answerOf({ seed, view, actions, heard }: BotQuestion, rules: Rules<Shape>): unknown {
  const rng = sfc32(seed);
  return bots.random<Shape>({
    rules,
    view,
    actions,
    heard: heard as Shape['Event'][],
    random: n => random(rng, '', n),
  });
}
