import type { Crowd } from './crowd.ts';
import type { PlayPhase } from './find-highest-rate.ts';

const PATIENCE = 120_000;

/** Times in milliseconds since the connections were dropped. */
export interface ReconnectTimes {
  readonly half: number;
  readonly all: number;
  /** Answers that weren't acknowledged when the connections were dropped. */
  readonly underWay: number;
}

interface StormPlan {
  readonly rate: number;
  /** How long play goes on while everybody reconnects. */
  readonly seconds: number;
  readonly play: PlayPhase;
}

/** Drops all connections at once in the middle of play; null if some clients don't come back. */
export async function reconnectEverybody(
  crowd: Crowd,
  { rate, seconds, play }: StormPlan,
): Promise<ReconnectTimes | null> {
  const { clients } = crowd;
  const backs = new Map<number, number>();
  const playing = play('storm', rate, seconds);
  await new Promise(resolve => setTimeout(resolve, 1000));
  const began = performance.now();
  const underWay = clients.filter(({ isWaiting }) => isWaiting).length;
  crowd.dropConnections();
  const areBack = crowd.waitUntil(() => {
    for (const [number, { isLive }] of clients.entries())
      if (isLive && !backs.has(number)) backs.set(number, performance.now() - began);
    return backs.size === clients.length;
  }, PATIENCE);
  await playing;
  if (!(await areBack)) return null;
  const times = [...backs.values()].sort((a, b) => a - b);
  return { half: times[Math.floor(times.length / 2)] ?? 0, all: times.at(-1) ?? 0, underWay };
}
