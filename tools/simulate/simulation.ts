import { waiting as listAwaited } from '@consigliere/kernel/host';
import { Audit, type RoomViewer } from './audit.ts';
import { SimulatedClient } from './client.ts';
import type { FrameCopies } from './connection.ts';
import { withoutChapters } from './frames.ts';
import { type NodeFault, type SimulatedCluster, SimulatedNode } from './node.ts';
import { makeScenario, type Scenario, type ScenarioRandom, scenarioRandom } from './scenario.ts';
import { SimulatedClocks, type StartClock } from './simulated-clocks.ts';
import { SimulatedStore } from './simulated-store.ts';
import { isWindow, Timeline } from './timeline.ts';
import type { Violation } from './violations.ts';

/** Faults that are planted to see whether they are found. */
export interface SimulationFaults {
  readonly node?: () => NodeFault;
  readonly copies?: FrameCopies;
  readonly viewRoomAs?: RoomViewer;
  /** Another clock, at every node of every seed that may have its own. */
  readonly startClock?: StartClock;
}

export interface SimulationOutcome {
  readonly seed: string;
  readonly events: number;
  readonly lines: number;
  readonly violations: readonly Violation[];
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Lines after the faults that prove that the match goes on. */
const ENOUGH = 15;
/** Events with faults after the match is over. */
const AFTERMATH = 100;
/** After this long even late answers of the store have arrived. */
const LATEST = 7 * SECOND;
/** Without faults, every message has arrived after this long. */
const QUIET = 300;
/** How late a timer may be: a lease of the room, and the next call of wakeUp. */
const GRACE = 60 * SECOND;
/** How many times as many events there are in a simulation with clocks. */
const BEATS = 4;
/** How many characters of two frames are printed before and after the difference. */
const [SAME, OTHER] = [60, 120];

/** Plays one seed: a room, its nodes and its clients, first with all faults, then without, to check where that leads. */
export async function simulate(
  seed: string,
  tell: (text: string) => void = () => undefined,
  faults: SimulationFaults = {},
): Promise<SimulationOutcome> {
  const simulation = new Simulation(seed, tell, faults);
  await simulation.open();
  await simulation.runWithFaults();
  await simulation.runWithoutFaults();
  return simulation.outcome();
}

/** In every third seed the nodes have the server's clocks, over wall clocks that jump. By correspondence they would beat for days. */
const hasOwnClocksIn = (seed: string, { terms }: Scenario, { startClock }: SimulationFaults): boolean =>
  terms.clock.kind !== 'correspondence' && (startClock !== undefined || scenarioRandom(`clocks ${seed}`).oneIn(3));

class Simulation {
  readonly #seed: string;
  readonly #timeline = new Timeline();
  readonly #random: ScenarioRandom;
  readonly #scenario: Scenario;
  readonly #audit: Audit;
  readonly #store: SimulatedStore;
  readonly #nodes: SimulatedNode[] = [];
  readonly #clients: SimulatedClient[];
  readonly #clocks: SimulatedClocks | null;
  /** How many times longer everything takes at a correspondence table. */
  readonly #slow: number;
  #isFaulty = false;
  /** When the last line was written. */
  #changedAt = 0;

  constructor(seed: string, tell: (text: string) => void, faults: SimulationFaults) {
    this.#seed = seed;
    this.#random = scenarioRandom(`simulate ${seed}`);
    this.#scenario = makeScenario(this.#random);
    const { terms, players, hasSpectator, nodes } = this.#scenario;
    const timeline = this.#timeline;
    const hasOwnClocks = hasOwnClocksIn(seed, this.#scenario, faults);
    this.#audit = new Audit(timeline, text => tell(`${timeline.now} (${timeline.houseTime()}) ${text}`), {
      viewRoomAs: faults.viewRoomAs,
      hasRightClocks: !hasOwnClocks,
    });
    this.#store = new SimulatedStore(timeline, this.#random, (line, append, life) => {
      this.#changedAt = timeline.now;
      for (const node of this.#nodes) node.noteChange();
      this.#audit.noteCommit(line, append, life);
    });
    this.#slow = terms.clock.kind === 'correspondence' ? 200 : 1;
    this.#clocks = !hasOwnClocks
      ? null
      : new SimulatedClocks({
          timeline,
          random: this.#random,
          store: this.#store,
          audit: this.#audit,
          room: terms.id,
          start: faults.startClock,
        });
    const cluster: SimulatedCluster = {
      clocks: this.#clocks,
      timeline,
      random: this.#random,
      store: this.#store,
      audit: this.#audit,
      nodes: this.#nodes,
      rooms: [terms.id],
      isFaulty: () => this.#isFaulty,
      longestPause: 10 * SECOND * this.#slow,
      nodeFault: faults.node ?? (() => ({})),
    };
    for (let index = 0; index < nodes; index++) this.#nodes.push(new SimulatedNode(cluster, index));
    const viewers = hasSpectator ? [...players, null] : players;
    this.#clients = viewers.map(player => new SimulatedClient(player, terms.id, cluster, faults.copies ?? (() => 1)));
  }

  outcome(): SimulationOutcome {
    const { violations, rooms } = this.#audit;
    return { seed: this.#seed, events: this.#timeline.eventCount, lines: rooms.length, violations };
  }

  get #isBroken(): boolean {
    return this.#audit.violations.length > 0;
  }

  async open(): Promise<void> {
    const { terms, seed, first } = this.#scenario;
    this.#audit.trace(`${JSON.stringify(this.#scenario)}`);
    for (const node of this.#nodes) node.start();
    await this.#startFirst();
    let isOpen = false;
    this.#nodes[0]?.life?.host.open(terms, seed, first).then(
      ack => {
        isOpen = true;
        for (const [{ id }] of first) this.#audit.noteAck('0.0', id, ack);
      },
      fault => this.#audit.fault('0', fault),
    );
    while (!isOpen && !this.#isBroken) await this.#timeline.step();
    for (const client of this.#clients) client.start();
  }

  /** Waits until the first node knows what time it is. */
  async #startFirst(): Promise<void> {
    while (this.#nodes[0]?.life === null && !this.#isBroken) await this.#timeline.step();
  }

  #setFaulty(isFaulty: boolean): void {
    this.#isFaulty = isFaulty;
    this.#store.isFaulty = isFaulty;
  }

  /** Runs with all faults. */
  async runWithFaults(): Promise<void> {
    const { lines, events } = this.#scenario;
    this.#setFaulty(true);
    this.#scheduleFaults();
    // A node with a clock of its own beats all the time.
    let left = this.#clocks === null ? events : BEATS * events;
    if (this.#clocks !== null) this.#scheduleJumps(this.#clocks);
    while (left-- > 0 && this.#audit.rooms.length < lines && !this.#isBroken) {
      await this.#timeline.step();
      const { phase } = this.#audit.room;
      if (phase === 'over' || phase === 'ended') left = Math.min(left, AFTERMATH);
    }
  }

  #scheduleFaults(): void {
    const { calm } = this.#scenario;
    this.#timeline.after(this.#random.below(2 * calm), () => {
      if (!this.#isFaulty) return;
      if (this.#random.oneIn(6)) this.#outage();
      else this.#crash(this.#random.pick(this.#nodes));
      this.#scheduleFaults();
    });
  }

  /** Wall clocks jump as long as the simulation runs: that isn't a fault from which anything has to recover. */
  #scheduleJumps(clocks: SimulatedClocks): void {
    this.#timeline.after(this.#random.below(2 * this.#scenario.calm), () => {
      clocks.jump(this.#random.below(this.#nodes.length));
      this.#scheduleJumps(clocks);
    });
  }

  #crash(node: SimulatedNode): void {
    node.crash();
    this.#timeline.after(this.#random.below(8 * SECOND), () => {
      if (!this.#timeline.isClosed) node.start();
    });
  }

  /** An outage: all nodes are down, and the house clock stands still. */
  #outage(): void {
    const timeline = this.#timeline;
    if (timeline.isClosed) return;
    this.#audit.trace('an outage begins');
    for (const node of this.#nodes) node.crash();
    timeline.close();
    timeline.after(this.#random.pick([SECOND, 10 * SECOND, 60 * SECOND]), () => this.#reopen());
  }

  #reopen(): void {
    if (!this.#timeline.isClosed) return;
    this.#timeline.reopen();
    this.#audit.trace('the outage is over');
    for (const node of this.#nodes) node.start();
  }

  /** Runs without faults: everything must recover. */
  async runWithoutFaults(): Promise<void> {
    if (this.#isBroken) return;
    const timeline = this.#timeline;
    this.#stopFaults();
    const began = timeline.now;
    this.#changedAt = began;
    const enough = this.#audit.rooms.length + ENOUGH;
    for (let looked = 0; looked < enough && !this.#isBroken; ) {
      await timeline.step();
      const { length: lines } = this.#audit.rooms;
      if (timeline.now - began < LATEST || timeline.now - this.#changedAt < QUIET) continue;
      if (looked < lines && !this.#clients.some(({ isWaiting }) => isWaiting)) {
        looked = lines;
        this.#checkConvergence();
      }
      const due = this.#dueAt();
      if (due === null && looked === lines) break;
      this.#clocks?.check();
      const house = this.#clocks?.houseTime() ?? timeline.houseTime();
      const changedAt = house - (timeline.now - this.#changedAt);
      if (house > Math.max(due ?? changedAt, changedAt) + GRACE * this.#slow)
        this.#audit.violate('stuck', `since ${changedAt}, due ${due}`);
    }
    if (!this.#isBroken) await this.#conclude();
  }

  /** Starts every node and lets everybody reconnect. */
  #stopFaults(): void {
    this.#audit.trace('the faults are over');
    this.#setFaulty(false);
    this.#reopen();
    for (const node of this.#nodes) node.start();
    for (const client of this.#clients) {
      client.mood = this.#scenario.isHelpful ? 'helpful' : 'still';
      client.connect();
    }
  }

  /** Checks that everybody sees the current room. */
  #checkConvergence(): void {
    for (const { player, seen, chapters, hasFrame } of this.#clients) {
      const truth = this.#audit.currentViewFor(player);
      const [is, should] = [seen === null ? '' : withoutChapters(seen), withoutChapters(truth)];
      if (hasFrame && chapters === truth.chapters && is === should) continue;
      const at = [...should].findIndex((letter, index) => letter !== is[index]);
      const around = (text: string): string => text.slice(Math.max(0, at - SAME), at + OTHER);
      const what = `sees …${around(is)}… instead of …${around(should)}…`;
      this.#audit.violate('not-converged', `${player} has ${chapters} of ${truth.chapters} chapters and ${what}`);
    }
  }

  /** When the next timer of the room is due; null if it waits for people without a time limit. */
  #dueAt(): number | null {
    const { room } = this.#audit;
    const { phase, isPaused, match, windowEnds, chairs } = this.#audit.currentViewFor(null);
    if (phase !== 'playing' || isPaused || match === null) return null;
    const awaited = room.match === null ? [] : listAwaited(room.match.rules, room.match.course.state);
    const waiting = awaited.map(seat => chairs[seat]);
    const isForBots = waiting.some(chair => chair?.sitter === 'bot' || (chair?.isAway && !isWindow(room)));
    const times = waiting.flatMap(chair => chair?.timeIsUp ?? []);
    if (isForBots) times.push(room.at);
    if (windowEnds !== null) times.push(windowEnds);
    if (times.length === 0) return null;
    const nudge = room.terms.clock.kind === 'correspondence' ? 12 * HOUR : 15 * SECOND;
    return Math.min(...times) + (waiting.some(chair => chair?.isNudged) ? nudge : 0);
  }

  /** Crashes all nodes and checks that a fresh one folds the journal into the same room. */
  async #conclude(): Promise<void> {
    for (const node of this.#nodes) node.crash();
    this.#nodes[0]?.start();
    await this.#startFirst();
    let isDone = false;
    this.#nodes[0]?.life?.host.look(this.#scenario.terms.id).then(
      room => {
        isDone = true;
        this.#audit.conclude(room);
      },
      fault => this.#audit.fault('0', fault),
    );
    while (!isDone && !this.#isBroken) await this.#timeline.step();
  }
}

/** Some seeds for one worker. */
export interface SimulateJob {
  readonly seeds: readonly string[];
}

export async function runJob({ seeds }: SimulateJob): Promise<readonly SimulationOutcome[]> {
  const outcomes: SimulationOutcome[] = [];
  for (const seed of seeds) outcomes.push(await simulate(seed));
  return outcomes;
}
