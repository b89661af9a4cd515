import { waiting as listAwaited } from '@consigliere/kernel/host';
import type { ClockTerms, Line, Room } from '@consigliere/match';
import type { ViolationName } from './violations.ts';

interface ScheduledEvent {
  readonly time: number;
  /** Of events at the same time, the lower rank comes first. */
  readonly rank: number;
  readonly order: number;
  readonly then: () => void;
  isOff: boolean;
}

/** Ranks of events at the same time: before all others, in order, after all others. */
export const FIRST = -1;
const USUAL = 0;
export const LAST = 1;

const isBefore = (a: ScheduledEvent, b: ScheduledEvent): boolean =>
  a.time !== b.time ? a.time < b.time : a.rank !== b.rank ? a.rank < b.rank : a.order < b.order;

/** Virtual time, which jumps from one event to the next. It keeps the house clock too, which stands still in an outage. */
export class Timeline {
  now = 0;
  eventCount = 0;
  readonly #queue: ScheduledEvent[] = [];
  #order = 0;
  #outages = 0;
  #closedAt: number | null = null;

  /** House time: time minus all outages. */
  houseTime(): number {
    return (this.#closedAt ?? this.now) - this.#outages;
  }

  get isClosed(): boolean {
    return this.#closedAt !== null;
  }

  /** Begins an outage: the house clock stands still. */
  close(): void {
    this.#closedAt ??= this.now;
  }

  /** Ends the outage. */
  reopen(): void {
    if (this.#closedAt !== null) this.#outages += this.now - this.#closedAt;
    this.#closedAt = null;
  }

  /** Schedules an event after this many milliseconds; returns a function that cancels it. */
  after(wait: number, then: () => void, rank: number = USUAL): () => void {
    const happening: ScheduledEvent = {
      time: this.now + Math.max(0, wait),
      rank,
      order: this.#order++,
      then,
      isOff: false,
    };
    this.#push(happening);
    return () => {
      happening.isOff = true;
    };
  }

  /** Schedules an event at a house time. It must be cancelled when an outage begins. */
  atHouseTime(time: number, then: () => void, rank: number = USUAL): () => void {
    return this.after(time - this.houseTime(), then, rank);
  }

  /** Runs the next event and the promises that follow from it; false if there is none. */
  async step(): Promise<boolean> {
    for (;;) {
      const next = this.#pop();
      if (next === undefined) return false;
      if (next.isOff) continue;
      this.now = next.time;
      this.eventCount++;
      next.then();
      await runPendingPromises();
      return true;
    }
  }

  #push(happening: ScheduledEvent): void {
    const queue = this.#queue;
    let at = queue.push(happening) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!isBefore(happening, queue[up] as ScheduledEvent)) break;
      queue[at] = queue[up] as ScheduledEvent;
      at = up;
    }
    queue[at] = happening;
  }

  #pop(): ScheduledEvent | undefined {
    const queue = this.#queue;
    const first = queue[0];
    const last = queue.pop();
    if (first === undefined || last === undefined || first === last) return first;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= queue.length) break;
      if (down + 1 < queue.length && isBefore(queue[down + 1] as ScheduledEvent, queue[down] as ScheduledEvent)) down++;
      if (!isBefore(queue[down] as ScheduledEvent, last)) break;
      queue[at] = queue[down] as ScheduledEvent;
      at = down;
    }
    queue[at] = last;
    return first;
  }
}

/** Node runs all pending promises before an immediate. */
const runPendingPromises = (): Promise<void> => new Promise(done => setImmediate(done));

/** The times the host promises, written down again so that a change there is noticed. */
const TICK = 1500;
/** A standing order looks like a person, and nobody passes sooner after a reaction window has opened. */
const QUICKEST_PASS = 600;
const MINUTE = 60_000;
const waitingTimesOf = ({ kind }: ClockTerms): { readonly window: number; readonly nudge: number } =>
  kind === 'correspondence' ? { window: 24 * 60 * MINUTE, nudge: 12 * 60 * MINUTE } : { window: 15_000, nudge: 15_000 };

type TimingViolation = readonly [ViolationName, string] | null;

/** Whether a reaction window is open. */
export const isWindow = (room: Room): boolean => {
  const { phase, isPaused, match } = room;
  if (phase !== 'playing' || isPaused || match === null) return false;
  const top = match.course.state.flow.at(-1);
  return match.rules.steps.some(({ kind, silence }) => kind === top?.kind && silence !== null);
};

export const isSecret = ({ match }: Room): boolean => {
  const top = match?.course.state.flow.at(-1);
  return match?.rules.steps.some(({ kind, secret }) => kind === top?.kind && secret) === true;
};

/** Tracks since when each seat is awaited, and checks the times of lines. */
export class TimingCheck {
  /** Since when each seat's clock runs. */
  #since: (number | null)[] = [];
  /** By seat, the times in which the player was on vacation: a later line may have cut one short. */
  readonly #vacations: { from: number; until: number }[][] = [];
  #askedAt = 0;
  /** How long the open reaction window lasts at least: the clock at which it was opened counts. */
  #window = 0;
  #asked = '';

  /** Checks the time of a line. `isDelayed`: the node was still waiting for the store at the tick. */
  check(before: Room, line: Line, at: number, isDelayed: (since: number, at: number) => boolean): TimingViolation {
    const { clock } = before.terms;
    const { nudge } = waitingTimesOf(clock);
    if (line.type === 'nudged' || line.type === 'stood-in') {
      if (isWindow(before)) return ['stand-in-in-window', `${line.type} seat ${line.seat} at ${at}`];
      if ('since' in line) return null;
      const left = this.#timeLeft(before, line.seat, at);
      if (left === null || left > 0)
        return ['timed-out-early', `${line.type} seat ${line.seat} at ${at}, with ${left} ms left`];
      const nudged = before.chairs[line.seat]?.nudged ?? null;
      if (line.type === 'stood-in' && (nudged === null || at < nudged + nudge))
        return ['timed-out-early', `seat ${line.seat} was nudged at ${nudged} and stood in for at ${at}`];
    }
    if (line.type !== 'released') return null;
    const wait = at - this.#askedAt;
    for (const [seat, , by] of line.answers) {
      if (by === 'clock' && (!isWindow(before) || wait < this.#window))
        return ['timed-out-early', `seat ${seat} is passed after ${wait} ms`];
      if (by === 'stand-in' && isWindow(before)) return ['stand-in-in-window', `a bot answers for seat ${seat}`];
      if (by === 'clock' || !isSecret(before)) continue;
      // Among people an order answers when its owner might.
      if (by === 'order' && wait >= QUICKEST_PASS) continue;
      const late = wait % TICK;
      if (wait < TICK || (late > 0 && !isDelayed(at - late, at)))
        return ['off-tick', `seat ${seat} (${by}) answers ${wait} ms after the question`];
    }
    return null;
  }

  /** Notes a line. */
  note(before: Room | undefined, after: Room, at: number): TimingViolation {
    const { match, phase, isPaused, chairs } = after;
    const isAsking = phase === 'playing' && !isPaused && match !== null;
    const waiting = isAsking ? listAwaited(match.rules, match.course.state) : [];
    const asked = waiting.length === 0 ? '' : `${match?.course.state.flow.at(-1)?.id} ${match?.branch}`;
    if (asked !== this.#asked) {
      this.#askedAt = at;
      this.#window = waitingTimesOf(after.terms.clock).window;
    }
    this.#asked = asked;
    const isOtherClock = before !== undefined && before.terms.clock !== after.terms.clock;
    for (const [seat, { sitter, isAway, vacation }] of chairs.entries()) {
      const since = this.#since[seat] ?? null;
      const lost = (before?.clocks[seat]?.bank ?? 0) - (after.clocks[seat]?.bank ?? 0);
      if (!isOtherClock && lost > (since === null ? 0 : at - since))
        return ['time-lost', `seat ${seat} ${lost} ms, running since ${since}`];
      const runs = waiting.includes(seat) && sitter === 'person' && !isAway && !isWindow(after);
      // A full clock, and one from which the vacation so far was taken off, begin again.
      const isNew = isOtherClock || (before !== undefined && before.chairs[seat]?.vacation !== vacation);
      this.#since[seat] = runs ? (isNew ? at : (since ?? at)) : null;
      if (isNew) this.#noteVacation(seat, vacation, at);
    }
    return null;
  }

  #noteVacation(
    seat: number,
    vacation: { readonly from: number; readonly until: number } | undefined,
    at: number,
  ): void {
    const known = this.#vacations[seat] ?? [];
    this.#vacations[seat] = known;
    for (const each of known) each.until = Math.min(each.until, at);
    if (vacation !== undefined) known.push({ ...vacation });
  }

  /** How long a seat must still be waited for at least; null: its clock stands. Time on vacation doesn't count. */
  #timeLeft({ terms: { clock }, clocks }: Room, seat: number, at: number): number | null {
    const since = this.#since[seat] ?? null;
    if (since === null || clock.kind === 'none') return null;
    const away = Math.max(
      0,
      ...(this.#vacations[seat] ?? []).map(({ from, until }) => Math.min(at, until) - Math.max(since, from)),
    );
    return (clocks[seat]?.bank ?? 0) - (at - since - away);
  }
}
