import { type ClockTerms, type Line, type Room, seenBy } from '@consigliere/match';
import type { ViolationName } from './violations.ts';

/** As the host is meant to have it; written down again, so that a change there is noticed here. */
const BEAT = 1500;
const MINUTE = 60_000;
const patienceOf = ({ kind }: ClockTerms): { readonly window: number; readonly nudge: number } =>
  kind === 'correspondence' ? { window: 24 * 60 * MINUTE, nudge: 12 * 60 * MINUTE } : { window: 15_000, nudge: 15_000 };

type Wrong = readonly [ViolationName, string] | null;

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
export class Timing {
  /** By seat, since when its clock runs. */
  #since: (number | null)[] = [];
  #askedAt = 0;
  #asked = '';

  /** What is wrong with when a line comes. `isDelayed`: the node was still busy with something else at the whole beat. */
  check(before: Room, line: Line, at: number, isDelayed: (since: number, at: number) => boolean): Wrong {
    const { clock } = before.terms;
    const { window, nudge } = patienceOf(clock);
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
      const late = wait % BEAT;
      if (wait < BEAT || (late > 0 && !isDelayed(at - late, at)))
        return ['off-beat', `seat ${seat} (${by}) ${wait} ms after it was asked`];
    }
    return null;
  }

  /** Takes a line down. */
  note(before: Room | undefined, after: Room, at: number): Wrong {
    const { match, phase, isPaused, chairs } = after;
    const waiting = phase === 'playing' && !isPaused && match !== null ? seenBy(match, null, 1e9).waiting : [];
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
