import { Host, type HostEnvironment } from '@consigliere/match';
import type { Fanout } from '../fanout/fanout.ts';
import { type Build, thisBuild } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/open-store.ts';
import { newBatcher } from './batcher.ts';
import type { Clock } from './clock.ts';
import { newGiveWay } from './give-way.ts';

interface ServerHostOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly think: HostEnvironment['think'];
  readonly fanout: Fanout;
  readonly metrics: Metrics;
  readonly onFault: HostEnvironment['onFault'];
  /** What is played here; absent: all there is. */
  readonly build?: Build;
}

/**
 * A player gives 40 to 80 answers in a match, so this is more than anybody needs. Every undo plays the match again when the
 * journal is read: with 30 of them reading a match of Corleone's Empire takes 0.2 s, with 600 it takes 4 s.
 */
const MOST_SOLO_UNDOS = 30;

/** A host in this house: it writes to the store, is heard by the other nodes, and its appends are measured. */
export function openHost(parts: ServerHostOptions): Host {
  const { store, clock, think, fanout, metrics, onFault, build = thisBuild } = parts;
  return new Host({
    store: {
      ...store.rooms,
      append: async append => {
        const began = performance.now();
        const written = await store.rooms.append(append);
        metrics.observeAppend(performance.now() - began);
        return written;
      },
    },
    ...build,
    now: clock.now,
    callAt: clock.callAt,
    gather: newBatcher(),
    think,
    isPunctual: true,
    mostSoloUndos: MOST_SOLO_UNDOS,
    newGiveWay,
    announce: (room, lines) => fanout.announce({ type: 'lines', room, lines }),
    onFault,
  });
}
