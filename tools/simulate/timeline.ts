import { type ClockTerms, type Line, type Room, viewMatch } from '@consigliere/match';
import type { ViolationName } from './violations.ts';

interface ScheduledEvent {
  readonly time: number;
  /** Of what happens at the same time, the lower comes first. */
  readonly rank: number;
  readonly order: number;
  readonly then: () => void;
  isOff: boolean;
}

/** When of the same time something happens: before everything else, as it was put there, or after everything else. */
export const FIRST = -1;
const USUAL = 0;
export const LAST = 1;

const isBefore = (a: ScheduledEvent, b: ScheduledEvent): boolean =>
  a.time !== b.time ? a.time < b.time : a.rank !== b.rank ? a.rank < b.rank : a.order < b.order;

/** A clock that nobody waits for: time goes from one happening to the next. Keeps the house clock too, which stands in an outage. */
export class Timeline {
  now = 0;
  eventCount = 0;
  readonly #queue: ScheduledEvent[] = [];
  #order = 0;
  #outages = 0;
  #closedAt: number | null = null;

  /** House time: time less all outages. */
  houseTime(): number {
    return (this.#closedAt ?? this.now) - this.#outages;
  }

  get isClosed(): boolean {
    return this.#closedAt !== null;
  }

  /** An outage begins: the house clock stands. */
  close(): void {
    this.#closedAt ??= this.now;
  }

  /** The outage is over. */
  reopen(): void {
    if (this.#closedAt !== null) this.#outages += this.now - this.#closedAt;
    this.#closedAt = null;
  }

  /** Lets something happen after so many milliseconds; gives back how to call it off. */
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

  /** Lets something happen at a house time. Whatever closes the house must call it off. */
  atHouseTime(time: number, then: () => void, rank: number = USUAL): () => void {
    return this.after(time - this.houseTime(), then, rank);
  }

  /** Goes on to the next happening, and lets everything that follows from it at once be done; false: there is none. */
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

/** All promises that can go on have gone on: Node runs them before it comes to an immediate. */
const runPendingPromises = (): Promise<void> => new Promise(done => setImmediate(done));

/** As the host is meant to have it; written down again, so that a change there is noticed here. */
const TICK = 1500;
const MINUTE = 60_000;
const waitingTimesOf = ({ kind }: ClockTerms): { readonly window: number; readonly nudge: number } =>
  kind === 'correspondence' ? { window: 24 * 60 * MINUTE, nudge: 12 * 60 * MINUTE } : { window: 15_000, nudge: 15_000 };

type TimingViolation = readonly [ViolationName, string] | null;

/** Whether a room waits in a moment to react. */
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

/** Notes who is awaited since when, and looks whether the house keeps time as it says. */
export class TimingCheck {
  /** By seat, since when its clock runs. */
  #since: (number | null)[] = [];
  #askedAt = 0;
  #asked = '';

  /** What is wrong with when a line comes. `isDelayed`: the node was still busy with something else at the whole beat. */
  check(before: Room, line: Line, at: number, isDelayed: (since: number, at: number) => boolean): TimingViolation {
    const { clock } = before.terms;
    const { window, nudge } = waitingTimesOf(clock);
    if (line.type === 'nudged' || line.type === 'stood-in') {
      if (isWindow(before)) return ['stand-in-in-window', `${line.type} seat ${line.seat} at ${at}`];
      if ('since' in line) return null;
      const end = this.#end(before, line.seat);
      if (end === null || at < end) return ['timed-out-early', `${line.type} seat ${line.seat} at ${at}, due ${end}`];
      const nudged = before.chairs[line.seat]?.nudged ?? null;
      if (line.type === 'stood-in' && (nudged === null || at < nudged + nudge))
        return ['timed-out-early', `seat ${line.seat} was nudged at ${nudged} and stood in for at ${at}`];
    }
    if (line.type !== 'released') return null;
    const wait = at - this.#askedAt;
    for (const [seat, , by] of line.answers) {
      if (by === 'clock' && (!isWindow(before) || wait < window))
        return ['timed-out-early', `seat ${seat} is passed over after ${wait} ms`];
      if (by === 'stand-in' && isWindow(before)) return ['stand-in-in-window', `a bot answers for seat ${seat}`];
      if (by === 'clock' || !isSecret(before)) continue;
      const late = wait % TICK;
      if (wait < TICK || (late > 0 && !isDelayed(at - late, at)))
        return ['off-beat', `seat ${seat} (${by}) ${wait} ms after it was asked`];
    }
    return null;
  }

  /** Takes a line down. */
  note(before: Room | undefined, after: Room, at: number): TimingViolation {
    const { match, phase, isPaused, chairs } = after;
    const waiting = phase === 'playing' && !isPaused && match !== null ? viewMatch(match, null, 1e9).waiting : [];
    const asked = waiting.length === 0 ? '' : `${match?.course.state.flow.at(-1)?.id} ${match?.branch}`;
    if (asked !== this.#asked) this.#askedAt = at;
    this.#asked = asked;
    for (const [seat, { sitter, isAway }] of chairs.entries()) {
      const since = this.#since[seat] ?? null;
      const lost = (before?.clocks[seat]?.bank ?? 0) - (after.clocks[seat]?.bank ?? 0);
      if (lost > (since === null ? 0 : at - since))
        return ['time-lost', `seat ${seat} ${lost} ms, running since ${since}`];
      const runs = waiting.includes(seat) && sitter === 'person' && !isAway && !isWindow(after);
      this.#since[seat] = runs ? (since ?? at) : null;
    }
    return null;
  }

  /** The earliest moment at which a seat's time can be up. */
  #end({ terms: { clock }, clocks }: Room, seat: number): number | null {
    const since = this.#since[seat] ?? null;
    return since === null || clock.kind === 'none' ? null : since + (clocks[seat]?.bank ?? 0);
  }
}
