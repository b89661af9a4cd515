import type { House as Outages } from '../store/house.ts';

/** What tells the time here. */
export interface Clock {
  /** House time: the wall clock less all outages, so that it stands while the house is closed. */
  readonly now: () => number;
  readonly wall: () => number;
  readonly callAt: (time: number, then: () => void) => () => void;
}

/** Without a heartbeat for so long the house counts as closed: the store says the same. */
const SILENCE = 10_000;
/** Timers are looked at again at least so often: the clock may have stood meanwhile, and none may be longer than 24 days. */
const LONGEST = 60_000;

export interface HouseClock extends Clock {
  /** Tells the store that this node is alive, and learns how long nobody was. To be called every few seconds. */
  beat(): Promise<void>;
}

/** Opens the house: the time since its last sign of life was an outage. */
export async function openClock(outages: Outages, node: string, wall = Date.now): Promise<HouseClock> {
  let alive = wall();
  let closed = 0;
  let latest = 0;

  const beat = async (): Promise<void> => {
    const at = wall();
    // A machine that slept has missed beats too: nobody's clock ran meanwhile.
    await outages.outageUntil(at);
    await outages.beat(node, at);
    closed = await outages.outagesTotal();
    alive = at;
  };
  await beat();

  // Until the next beat nobody knows whether this is an outage, so time goes no further; and it never goes back.
  const now = (): number => {
    latest = Math.max(latest, Math.min(wall(), alive + SILENCE) - closed);
    return latest;
  };
  return { now, wall, callAt: calling(now), beat };
}

/** Calls back once a time has come. */
function calling(now: () => number): Clock['callAt'] {
  return (time, then) => {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = time - now();
      timer = left <= 0 ? setTimeout(then, 0) : setTimeout(wait, Math.min(Math.ceil(left), LONGEST));
    };
    wait();
    return () => clearTimeout(timer);
  };
}
