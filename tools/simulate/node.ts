import { bots } from '@consigliere/bots';
import type { Rules, Shape } from '@consigliere/kernel';
import { random, sfc32 } from '@consigliere/kernel/host';
import { type BotQuestion, findHoldTime, Host, type HostEnvironment, type RoomView, toViews } from '@consigliere/match';
import type { HouseClock } from '@consigliere/server/clock';
import { gameOf } from '../lib/game.ts';
import type { Audit } from './audit.ts';
import type { ScenarioRandom } from './scenario.ts';
import type { SimulatedClocks } from './simulated-clocks.ts';
import { InjectedFault, type SimulatedStore, type StoreClient } from './simulated-store.ts';
import type { Timeline } from './timeline.ts';

/** The parts of a host that clients use and faults can change. Updates arrive as whole room views. */
export interface NodeHost extends Pick<Host, 'open' | 'command' | 'note' | 'look' | 'catchUp' | 'wakeUp' | 'sweep'> {
  watch(id: string, player: string | null, from: number, push: (seen: RoomView) => void): ReturnType<Host['watch']>;
}

const nodeHostOf = (host: Host): NodeHost => ({
  open: (...given) => host.open(...given),
  command: (...given) => host.command(...given),
  note: (...given) => host.note(...given),
  watch: (id, player, from, push) => host.watch(id, player, from, toViews(push)),
  look: id => host.look(id),
  catchUp: (...given) => host.catchUp(...given),
  wakeUp: () => host.wakeUp(),
  sweep: () => host.sweep(),
});

/** A planted fault in a node. */
export interface NodeFault {
  readonly environment?: (environment: HostEnvironment, timeline: Timeline) => HostEnvironment;
  readonly host?: (host: NodeHost, timeline: Timeline) => NodeHost;
}

/** One life of a node, from its start to its crash. */
export interface NodeLife {
  readonly name: string;
  readonly host: NodeHost;
  readonly isAlive: () => boolean;
  /** Called when it ends. */
  readonly atEnd: Set<() => void>;
}

/** The parts that all nodes share. */
export interface SimulatedCluster {
  readonly timeline: Timeline;
  readonly random: ScenarioRandom;
  readonly store: SimulatedStore;
  readonly audit: Audit;
  readonly nodes: readonly SimulatedNode[];
  readonly rooms: readonly string[];
  readonly isFaulty: () => boolean;
  /** The longest time between two calls of wakeUp. */
  readonly longestPause: number;
  readonly nodeFault: () => NodeFault;
  /** The nodes' own clocks; null: all have the right house time. */
  readonly clocks: SimulatedClocks | null;
}

/** House time, as a node has it. */
type NodeClock = Pick<HostEnvironment, 'now' | 'callAt'>;

const SLOWEST_THOUGHT = 5000;
/** How often a node reports that it is alive. */
const BEAT = 2000;
/** How often a node looks for lines that others have written. */
const POLL_INTERVAL = 5000;
/** How often it looks after the last line: a room that is just being opened is caught the next time. */
const POLLS = 3;

/** A machine that hosts rooms and crashes. */
export class SimulatedNode {
  life: NodeLife | null = null;
  readonly #cluster: SimulatedCluster;
  readonly #index: number;
  /** The life that has begun, even if it doesn't know yet what time it is. */
  #lifeKey: object | null = null;
  #lives = 0;
  #pause = 0;
  #polls = 0;

  constructor(cluster: SimulatedCluster, index: number) {
    this.#cluster = cluster;
    this.#index = index;
  }

  start(): void {
    if (this.#lifeKey !== null) return;
    const { timeline, audit, clocks } = this.#cluster;
    const key = {};
    this.#lifeKey = key;
    const name = `${this.#index}.${this.#lives++}`;
    const isAlive = (): boolean => this.#lifeKey === key;
    audit.trace(`node ${name} starts`);
    if (clocks === null) {
      const callAt: NodeClock['callAt'] = (time, then) => timeline.atHouseTime(time, then);
      this.#begin(name, isAlive, { now: () => timeline.houseTime(), callAt });
      return;
    }
    clocks.open(this.#index, this.#storeClient(name, isAlive)).then(
      clock => {
        if (!isAlive()) return clocks.close(clock);
        this.#begin(name, isAlive, clock).atEnd.add(() => clocks.close(clock));
        this.#scheduleBeat(isAlive, clock);
      },
      fault => {
        audit.fault(name, fault);
        if (isAlive()) this.crash();
      },
    );
  }

  /** Begins a life, once the node knows what time it is. */
  #begin(name: string, isAlive: () => boolean, clock: NodeClock): NodeLife {
    const { timeline } = this.#cluster;
    const nodeFault = this.#cluster.nodeFault();
    const environment = this.#environmentFor(name, isAlive, clock);
    const host = nodeHostOf(new Host(nodeFault.environment?.(environment, timeline) ?? environment));
    const life: NodeLife = { name, host: nodeFault.host?.(host, timeline) ?? host, isAlive, atEnd: new Set() };
    this.life = life;
    this.noteChange();
    this.#scheduleWakeUp(life);
    return life;
  }

  #scheduleBeat(isAlive: () => boolean, clock: HouseClock): void {
    const { timeline, audit, clocks } = this.#cluster;
    timeline.after(BEAT, () => {
      if (!isAlive()) return;
      clocks?.check();
      clock
        .beat()
        .catch(fault => audit.fault(`${this.#index}`, fault))
        .finally(() => this.#scheduleBeat(isAlive, clock));
    });
  }

  crash(): void {
    const { life } = this;
    if (this.#lifeKey === null) return;
    this.#lifeKey = null;
    this.life = null;
    this.#polls = 0;
    this.#cluster.audit.trace(`node ${this.#index} crashes`);
    for (const end of life?.atEnd ?? []) end();
  }

  /** Called after every line: looks for due rooms more often again. */
  noteChange(): void {
    this.#pause = this.#cluster.random.between(500, 2000);
    if (this.life !== null && this.#polls === 0) this.#pollStore(this.life);
    this.#polls = POLLS;
  }

  /** Reads new lines of other nodes, which may have crashed before announcing them. */
  #pollStore(life: NodeLife): void {
    const { timeline, audit, store, rooms } = this.#cluster;
    timeline.after(POLL_INTERVAL, () => {
      if (!life.isAlive()) return;
      this.#polls--;
      for (const room of rooms)
        store
          .lengthFor(this.#storeClient(life.name, life.isAlive), room)
          .then(lines => life.host.catchUp(room, lines))
          .catch(fault => audit.fault(life.name, fault));
      if (this.#polls > 0) this.#pollStore(life);
    });
  }

  #storeClient(name: string, isAlive: () => boolean): StoreClient {
    return { name, isAlive, crash: () => isAlive() && this.crash() };
  }

  #scheduleWakeUp(life: NodeLife): void {
    const { timeline, audit, random, longestPause } = this.#cluster;
    this.#pause = Math.min(longestPause, Math.ceil(this.#pause * 1.5));
    timeline.after(this.#pause, () => {
      if (!life.isAlive()) return;
      life.host.wakeUp().catch(fault => audit.fault(life.name, fault));
      if (random.oneIn(10)) life.host.sweep().catch(fault => audit.fault(life.name, fault));
      this.#scheduleWakeUp(life);
    });
  }

  #environmentFor(name: string, isAlive: () => boolean, clock: NodeClock): HostEnvironment {
    const { timeline, random, store, audit } = this.#cluster;
    const isBad = (oneIn: number): boolean => this.#cluster.isFaulty() && random.oneIn(oneIn);
    return {
      store: audit.watchStore(name, store.storeFor(this.#storeClient(name, isAlive))),
      gameOf,
      now: clock.now,
      callAt: (time, then) =>
        clock.callAt(time, () => {
          if (!isAlive()) return;
          if (isBad(60)) return this.crash();
          then();
          if (isBad(60)) this.crash();
        }),
      think: question => {
        audit.noteQuestion(question);
        const { promise, resolve, reject } = Promise.withResolvers<unknown>();
        const time = random.oneIn(12) ? random.below(SLOWEST_THOUGHT) : random.below(900);
        const fails = isBad(100);
        timeline.after(time, () => {
          if (isAlive())
            fails ? reject(new InjectedFault('the bot has failed')) : resolve(pickAnswer(question, audit.room.rules));
        });
        return promise;
      },
      isPunctual: true,
      findHold: findHoldTime,
      announce: (room, lines) => this.#announce(room, lines),
      onFault: (_, fault) => audit.fault(name, fault),
    };
  }

  /** Announces lines to the other nodes; announcements may be lost, late or repeated. */
  #announce(room: string, lines: number): void {
    const { timeline, random, audit, nodes, isFaulty } = this.#cluster;
    for (const node of nodes) {
      if (node === this || (isFaulty() && random.oneIn(6))) continue;
      for (let copies = isFaulty() && random.oneIn(10) ? 2 : 1; copies > 0; copies--)
        timeline.after(random.below(isFaulty() ? 200 : 10), () => {
          const { life } = node;
          life?.host.catchUp(room, lines).catch(fault => audit.fault(life.name, fault));
        });
    }
  }
}

/** A random legal answer, the same for the same question. */
function pickAnswer({ seed, view, actions, heard }: BotQuestion, rules: Rules<Shape>): unknown {
  const rng = sfc32(seed);
  return bots.random<Shape>({
    rules,
    view,
    actions,
    heard: heard as Shape['Event'][],
    random: n => random(rng, '', n),
  });
}
