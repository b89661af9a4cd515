import type { Clock } from '../house/clock.ts';
import { membershipOf } from '../http/caller.ts';
import type { Store } from '../store/open-store.ts';
import type { MarkedSanction } from '../store/sanctions.ts';
import type { MarkKind } from '../store/schema.ts';

/** The marks of a caller. */
interface CallerFacts {
  /** All ids of the person. */
  readonly guests?: readonly string[] | undefined;
  readonly tokenHash?: string | undefined;
  readonly ip?: string | undefined;
  /** The id of a ban that the device was told to keep. */
  readonly kept?: string | undefined;
}

/** The sanctions that count, in memory, so that no request waits for a query about them. */
export interface Sanctions {
  /** Reads them again: an operator has changed them, here, at another node or from the command line. */
  reload(): Promise<void>;
  /** The ban that a caller is under; undefined: none. */
  findBan(caller: CallerFacts): MarkedSanction | undefined;
  /** Whether the person with these ids is muted. */
  isMuted(guests: readonly string[]): boolean;
  /** Calls back after a change. */
  onChanged(then: () => void): void;
}

interface Loaded {
  readonly sanctions: readonly MarkedSanction[];
  /** By what they mark, which sanctions. */
  readonly marks: ReadonlyMap<string, readonly MarkedSanction[]>;
  readonly networks: readonly { readonly has: (ip: string) => boolean; readonly ban: MarkedSanction }[];
}

const NOTHING: Loaded = { sanctions: [], marks: new Map(), networks: [] };

const keyOf = (kind: MarkKind, value: string): string => `${kind}:${value}`;

function index(sanctions: readonly MarkedSanction[]): Loaded {
  const all = sanctions.flatMap(sanction => sanction.marks.map(mark => ({ sanction, ...mark })));
  const byKey = Map.groupBy(all, ({ kind, value }) => keyOf(kind, value));
  const marks = new Map([...byKey].map(([key, found]) => [key, found.map(({ sanction }) => sanction)]));
  const networks = all
    .filter(({ kind }) => kind === 'network')
    .map(({ sanction: ban, value }) => ({ has: membershipOf([value]), ban }));
  return { sanctions, marks, networks };
}

export function openSanctions({
  store: { sanctions: stored },
  clock,
}: {
  readonly store: Pick<Store, 'sanctions'>;
  readonly clock: Pick<Clock, 'wall'>;
}): Sanctions {
  let loaded = NOTHING;
  const listeners: (() => void)[] = [];
  const counts = ({ until }: MarkedSanction): boolean => until === null || clock.wall() < until;
  const marked = (kind: MarkKind, value: string | undefined): readonly MarkedSanction[] =>
    value === undefined ? [] : (loaded.marks.get(keyOf(kind, value)) ?? []);
  return {
    reload: async () => {
      loaded = index(await stored.listCurrent(clock.wall()));
      for (const each of listeners) each();
    },
    findBan: ({ guests = [], tokenHash, ip, kept }) => {
      if (loaded.sanctions.length === 0) return undefined;
      const found = [
        ...guests.flatMap(guest => marked('guest', guest)),
        ...marked('device', tokenHash),
        ...loaded.sanctions.filter(({ id }) => id === kept),
        ...(ip === undefined ? [] : loaded.networks.filter(({ has }) => has(ip)).map(({ ban }) => ban)),
      ];
      return found.find(each => each.kind === 'ban' && counts(each));
    },
    isMuted: guests =>
      guests.flatMap(guest => marked('guest', guest)).some(each => each.kind === 'mute' && counts(each)),
    onChanged: then => void listeners.push(then),
  };
}
