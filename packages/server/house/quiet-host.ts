import { Host } from '@consigliere/match';
import { thisBuild } from '../games.ts';
import type { Store } from '../store/open-store.ts';

interface QuietHostOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly announce?: (room: string, lines: number) => void;
}

/** A host that writes lines of the house into rooms and leaves everything else to the servers: none of its rooms is held. */
export const openQuietHost = ({ store, now, announce = () => undefined }: QuietHostOptions): Host =>
  new Host({
    store: { ...store.rooms, append: append => store.rooms.append({ ...append, hold: 0 }) },
    ...thisBuild,
    now,
    callAt: () => () => undefined,
    think: () => new Promise(() => undefined),
    announce,
    onFault: () => undefined,
  });
