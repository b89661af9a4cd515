import { type Fanout, type NodeMessage, singleNodeFanout } from '../fanout/fanout.ts';
import { announceOverRedis } from '../fanout/redis.ts';
import { openMerging } from '../guests/merging.ts';
import { EXPIRY, type ExpiryRules } from '../house/expiry.ts';
import { openFarewell } from '../house/farewell.ts';
import { openQuietHost } from '../house/host.ts';
import { openPruner, type PruneCounts } from '../house/prune.ts';
import { startClock } from '../house/start-clock.ts';
import { type Moderation, openModeration } from '../moderation/moderation.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/open-store.ts';
import { NODE } from './write-note.ts';

/** The operator's way to remove people and everything whose time is up, beside running servers. */
export interface ClearUp {
  /** Deletes a guest as if they had done it themselves. */
  forget(guest: string): Promise<void>;
  /** Does something about people. */
  moderate<X>(work: (moderation: Moderation) => Promise<X>): Promise<X>;
  prune(wishes: { readonly isDryRun: boolean; readonly expiry: Partial<ExpiryRules> }): Promise<PruneCounts>;
}

export function openClearUp(store: Store, { redisUrl }: Pick<Settings, 'redisUrl'>): ClearUp {
  const withHouse = async <X>(work: (house: House) => Promise<X>): Promise<X> => {
    const warn = (facts: object, message: string): void => process.emitWarning(`${message} ${JSON.stringify(facts)}`);
    const clock = await startClock({ store, node: NODE, warn });
    const news: NodeMessage[] = [];
    const fanout: Fanout = { ...singleNodeFanout(), announce: each => void news.push(each) };
    const announce = (room: string, lines: number): void => fanout.announce({ type: 'lines', room, lines });
    const host = openQuietHost({ store, now: clock.now, announce });
    const parts = { store, host, fanout, clock };
    const people = { farewell: openFarewell(parts), merging: openMerging(parts), moderation: openModeration(parts) };
    const done = await work({ host, clock, ...people });
    await host.close();
    if (redisUrl !== undefined) for (const each of news) await announceOverRedis(redisUrl, each);
    return done;
  };
  return {
    forget: guest => withHouse(({ farewell }) => farewell.bid(guest)),
    moderate: work => withHouse(({ moderation }) => work(moderation)),
    prune: ({ isDryRun, expiry }) =>
      withHouse(house => {
        const rules = { ...EXPIRY, ...expiry };
        return openPruner({ store, ...house, rules, watched: () => [], isDryRun }).all();
      }),
  };
}

interface House extends Pick<Parameters<typeof openPruner>[0], 'host' | 'clock' | 'farewell' | 'merging'> {
  readonly moderation: Moderation;
}
