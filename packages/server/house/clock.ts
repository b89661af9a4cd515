import { OUTAGE_AFTER, type Outages } from '../store/outages.ts';

/** The clocks of a node. */
export interface Clock {
  /** House time: it never goes back, stands while the house is closed, and doesn't follow a wall clock that jumps. */
  readonly now: () => number;
  readonly wall: () => number;
  readonly callAt: (time: number, then: () => void) => () => void;
}

/** Timers are checked at least this often, in milliseconds: the clock may have stood meanwhile, and no timer may be longer than 24 days. */
const LONGEST = 60_000;

export interface HouseClock extends Clock {
  /** Reports to the store that this node is alive, and reads how long no node was. To be called every few seconds. */
  beat(): Promise<void>;
}

export interface TimeSources {
  /** The time of day. It may jump. */
  readonly wall?: () => number;
  /** Milliseconds since any moment. They never jump; they may or may not count while the machine sleeps. */
  readonly ticks?: () => number;
  /** Calls back after some milliseconds. Returns a function that cancels it. */
  readonly after?: (milliseconds: number, then: () => void) => () => void;
  /** Called when the wall clock has jumped, or the machine has slept, with the milliseconds. */
  readonly onJump?: (by: number) => void;
}

/**
 * Opens the house clock. The time since the last sign of life was an outage. The wall clock is read once, for a *steady* clock that
 * counts on from there; nodes keep to the steady clock that is ahead of the others, so that their wall clocks may differ.
 */
export async function openClock(outages: Outages, node: string, sources: TimeSources = {}): Promise<HouseClock> {
  const { wall = Date.now, ticks = () => performance.now(), after = setTimer, onJump } = sources;
  let offset = wall() - ticks();
  let alive = Number.NEGATIVE_INFINITY;
  let closed = 0;
  let latest = 0;
  let apart = offset;

  const readSteady = (): number => Math.floor(ticks() + offset);

  const beat = async (): Promise<void> => {
    const at = readSteady();
    // A machine that slept has missed ticks too: no player's clock ran meanwhile.
    await outages.recordOutageUntil(at);
    await outages.recordHeartbeat(node, at);
    const { sign = at, closed: total } = await outages.readHouseTime();
    // Another node's clock is ahead, or the wall clock was when the house was last open: this one goes on from there.
    offset += Math.max(0, sign - readSteady());
    closed = total;
    alive = Math.max(at, sign);
    noteJump();
  };

  const noteJump = (): void => {
    const by = Math.round(wall() - ticks() - apart);
    apart += by;
    if (Math.abs(by) > OUTAGE_AFTER) onJump?.(by);
  };

  await beat();

  // Until the next tick this may be an outage, so time goes no further. It never goes back.
  const now = (): number => {
    latest = Math.max(latest, Math.min(readSteady(), alive + OUTAGE_AFTER) - closed);
    return latest;
  };
  return { now, wall, callAt: calling(now, after), beat };
}

function setTimer(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

/** Calls back once a time has come. */
function calling(now: () => number, after: typeof setTimer): Clock['callAt'] {
  return (time, then) => {
    let cancel: () => void;
    const wait = (): void => {
      const left = time - now();
      cancel = left <= 0 ? after(0, then) : after(Math.min(Math.ceil(left), LONGEST), wait);
    };
    wait();
    return () => cancel();
  };
}
