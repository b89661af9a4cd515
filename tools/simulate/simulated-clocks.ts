import {
  type HouseClock,
  OUTAGE_AFTER,
  type Outages,
  type StartClockOptions,
  startClock,
} from '@consigliere/server/clock';
import type { Audit } from './audit.ts';
import type { ScenarioRandom } from './scenario.ts';
import type { SimulatedStore, StoreClient } from './simulated-store.ts';
import type { Timeline } from './timeline.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** How far a wall clock jumps, forwards or back. */
const JUMPS = [3 * SECOND, 9 * SECOND, 11 * SECOND, 60 * SECOND, HOUR, 24 * HOUR];
/** A wall clock shows some time of day. */
const TODAY = 1_700_000_000_000;
/** House time may gain this much each time a node starts: a gap this short isn't told from a wall clock that is a little ahead. */
const GAIN = OUTAGE_AFTER + SECOND;
/** House time may stand this long each time a node starts or the store doesn't answer. */
const STANDSTILL = 60 * SECOND;

export type StartClock = (options: StartClockOptions) => Promise<HouseClock>;

interface ClocksOptions {
  readonly timeline: Timeline;
  readonly random: ScenarioRandom;
  readonly store: SimulatedStore;
  readonly audit: Audit;
  readonly room: string;
  /** Opens a clock; faults open another one. */
  readonly start?: StartClock | undefined;
}

/** The house clocks of all nodes as the server has them, over wall clocks that jump. It compares them with the true time. */
export class SimulatedClocks {
  readonly #options: ClocksOptions;
  readonly #outages: Outages;
  /** How far each node's wall clock is from the truth. */
  readonly #wrong = new Map<number, number>();
  readonly #running = new Set<HouseClock>();
  #starts = 0;
  /** The time for which no clock was running, as far as house time may have gone on in it. */
  #bridged = 0;
  #open = 0;
  #checkedAt = 0;
  #closedSince: number | null = null;
  #first: number | null = null;

  constructor(options: ClocksOptions) {
    this.#options = options;
    this.#outages = memoryOutages(options);
  }

  /** House time: that of the clock which is ahead. */
  houseTime(): number {
    return Math.max(...[...this.#running].map(clock => clock.now()));
  }

  /** Lets a wall clock jump, or be right again. */
  jump(node: number): void {
    const { random, audit } = this.#options;
    const by = random.oneIn(3) ? -(this.#wrong.get(node) ?? 0) : random.pick(JUMPS) * random.pick([1, -1]);
    this.#wrong.set(node, (this.#wrong.get(node) ?? 0) + by);
    audit.trace(`the wall clock of node ${node} jumps by ${by} ms`);
  }

  async open(node: number, client: StoreClient): Promise<HouseClock> {
    const { timeline, random, store, audit, start = startClock } = this.#options;
    const boot = random.below(1e9);
    const clock = await start({
      store: { outages: this.#scheduled(client), rooms: store.storeFor(client) },
      node: client.name,
      wall: () => TODAY + timeline.now + (this.#wrong.get(node) ?? 0),
      ticks: () => boot + timeline.now,
      after: (wait, then) => timeline.after(wait, then),
      warn: (facts, message) => audit.trace(`node ${client.name}: ${message} ${JSON.stringify(facts)}`),
    });
    this.check();
    this.#starts++;
    if (this.#closedSince !== null) this.#bridged += Math.min(timeline.now - this.#closedSince, OUTAGE_AFTER);
    this.#closedSince = null;
    this.#running.add(clock);
    this.#first ??= clock.now();
    return clock;
  }

  close(clock: HouseClock): void {
    this.check();
    this.#running.delete(clock);
    if (this.#running.size === 0) this.#closedSince = this.#options.timeline.now;
  }

  /** Compares house time with the true time. */
  check(): void {
    const { timeline, audit } = this.#options;
    if (this.#running.size > 0) this.#open += timeline.now - this.#checkedAt;
    this.#checkedAt = timeline.now;
    if (this.#running.size === 0 || this.#first === null) return;
    const passed = this.houseTime() - this.#first;
    const most = this.#open + this.#bridged + GAIN * this.#starts;
    const least = this.#open - STANDSTILL * this.#starts;
    const times = `house time went on by ${passed} ms in ${this.#open} ms with ${this.#starts} starts`;
    if (passed > most) audit.violate('time-taken', times);
    if (passed < least) audit.violate('time-stands', times);
  }

  /** The store answers for them as it does for lines: late, or not at all. */
  #scheduled(client: StoreClient): Outages {
    const { store } = this.#options;
    const during = <X>(work: () => Promise<X>): Promise<X> => store.schedule(client, work).then(done => done);
    const outages = this.#outages;
    return {
      recordHeartbeat: (node, now) => during(() => outages.recordHeartbeat(node, now)),
      recordOutageUntil: now => during(() => outages.recordOutageUntil(now)),
      readHouseTime: () => during(() => outages.readHouseTime()),
      lastHeartbeatBefore: time => during(() => outages.lastHeartbeatBefore(time)),
      readTables: () => during(() => outages.readTables()),
      correct: by => during(() => outages.correct(by)),
    };
  }
}

/** The data of the house clock, as the store keeps them. */
function memoryOutages({ store, room }: ClocksOptions): Outages {
  const signs = new Map<string, number>();
  const outages = new Map<number, number>();
  let correction: number | null = null;
  const latest = (): number | undefined => {
    const all = [...signs.values(), ...outages.values()];
    return all.length === 0 ? undefined : Math.max(...all);
  };
  return {
    recordHeartbeat: async (node, now) => void signs.set(node, Math.max(now, signs.get(node) ?? 0)),
    recordOutageUntil: async now => {
      for (let sign = latest(); sign !== undefined && now - sign > OUTAGE_AFTER; sign = latest())
        outages.set(sign, now);
    },
    readHouseTime: async () => {
      const booked = [...outages].reduce((sum, [from, to]) => sum + to - from, 0);
      return { sign: latest(), closed: booked + (correction ?? 0), isCorrected: correction !== null };
    },
    lastHeartbeatBefore: async time => {
      const all = [...signs.values(), ...outages.keys(), ...outages.values()].filter(at => at <= time);
      return all.length === 0 ? undefined : Math.max(...all);
    },
    readTables: async () => {
      const last = store.linesOf(room).at(-1);
      const isTimed = store.wakeOf(room) !== null;
      return last === undefined ? [] : [{ room, at: last.at, isTimed, isImported: false }];
    },
    correct: async by => {
      if (correction !== null) return false;
      correction = by;
      return true;
    },
  };
}
