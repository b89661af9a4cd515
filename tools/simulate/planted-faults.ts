import {
  type Append,
  foldJournal,
  type HostEnvironment,
  type Line,
  type Room,
  type RoomView,
  viewRoom,
} from '@consigliere/match';
import { type StartClockOptions, startClock } from '@consigliere/server/clock';
import { gameOf } from '../lib/game.ts';
import type { NodeFault, NodeHost } from './node.ts';
import type { StartClock } from './simulated-clocks.ts';
import type { SimulationFaults } from './simulation.ts';
import { isWindow } from './timeline.ts';
import type { ViolationName } from './violations.ts';

/** Changes the host environment of every node. */
const inEnvironment = (change: (environment: HostEnvironment) => Partial<HostEnvironment>): SimulationFaults => ({
  node: () => ({ environment: environment => ({ ...environment, ...change(environment) }) }),
});

/** Changes the store of every node. */
const inStore = (change: (store: HostEnvironment['store']) => Partial<HostEnvironment['store']>): SimulationFaults =>
  inEnvironment(({ store }) => ({ store: { ...store, ...change(store) } }));

/** Replaces methods of every node's host. */
const inHost = (change: (host: NodeHost) => Partial<NodeHost>): SimulationFaults => ({
  node: () => ({ host: host => ({ ...host, ...change(host) }) }),
});

/** Writes an extra line after every command. */
const withExtraLine = (lineFor: (room: Room) => Line | null): SimulationFaults =>
  inHost(host => ({
    command: async (id, ...given) => {
      await host.command(id, ...given);
      await host.note(id, lineFor);
    },
  }));

const isReleased = ({ lines }: Append): boolean => lines[0]?.body.startsWith('{"type":"released"') === true;

/** Publishes lines before they are written. */
function publishEarly(): NodeFault {
  const screens = new Set<readonly [string | null, (shown: RoomView) => void]>();
  return {
    environment: environment => ({
      ...environment,
      store: {
        ...environment.store,
        append: async append => {
          const { room: id, expected, lines } = append;
          const before = expected === 0 ? [] : await environment.store.read(id, 0);
          const stored = lines.map((line, at) => ({ number: expected + at, ...line }));
          const room = foldJournal([...before.slice(0, expected), ...stored], { gameOf });
          if (typeof room !== 'string') for (const [player, push] of screens) push(viewRoom(room, player, 1e9));
          return environment.store.append(append);
        },
      },
    }),
    host: host => ({
      ...host,
      watch: (id, player, from, push) => {
        screens.add([player, push]);
        return host.watch(id, player, from, push);
      },
    }),
  };
}

/** House time as it once was: the wall clock minus all outages, so that a clock that was wrong and is right again counts as an outage. */
const followWallClock: StartClock = async ({ store: { outages }, node, wall = Date.now, after }) => {
  let closed = 0;
  const now = (): number => wall() - closed;
  const beat = async (): Promise<void> => {
    await outages.recordOutageUntil(wall());
    await outages.recordHeartbeat(node, wall());
    closed = (await outages.readHouseTime()).closed;
  };
  await beat();
  return { now, wall, beat, callAt: (time, then) => after?.(Math.max(0, time - now()), then) ?? (() => undefined) };
};

const withoutOutages = (outages: StartClockOptions['store']['outages']): StartClockOptions['store']['outages'] => ({
  ...outages,
  recordOutageUntil: async () => undefined,
});

/** Hosts, stores and networks with one fault each, and the violation that must be found. */
export const PLANTED_FAULTS: Readonly<Record<string, readonly [ViolationName, SimulationFaults]>> = {
  'a store that answers before it commits': [
    'acknowledged-unwritten',
    inStore(store => ({
      append: async append => {
        store.append(append).catch(() => undefined);
        return 'done';
      },
    })),
  ],
  'a store that forgets the ids of commands': [
    'written-twice',
    inStore(store => ({
      read: async (room, from) =>
        (await store.read(room, from)).map(line => ({ ...line, body: line.body.replace(/"id":"\w{32}"/, '"id":""') })),
    })),
  ],
  'a store that ignores conflicts': [
    'unfit-line',
    inEnvironment(({ store, now }) => ({
      store: {
        ...store,
        append: async append => {
          const written = await store.append(append);
          if (written === 'done' || append.expected === 0) return written;
          const { length: expected } = await store.read(append.room, 0);
          const lines = append.lines.map(({ body }) => ({ at: now(), body }));
          return store.append({ ...append, expected, lines });
        },
      },
    })),
  ],
  'a store that keeps a wrong state': [
    'fold-differs',
    inStore(store => ({ append: append => store.append({ ...append, state: () => '{}' }) })),
  ],
  'a store that writes released answers twice': [
    'answered-twice',
    inStore(store => ({
      append: append =>
        store.append(isReleased(append) ? { ...append, lines: [...append.lines, ...append.lines] } : append),
    })),
  ],
  'a host that never wakes a room': ['stuck', inHost(() => ({ wakeUp: async () => {} }))],
  'a host that refuses what it has done': [
    'refused-yet-written',
    inHost(host => ({
      command: (id, actor, command, tell) =>
        host.command(id, actor, command, ack => tell(ack.ok ? { ok: false, code: 'stale', rule: null } : ack)),
    })),
  ],
  'a host that publishes before it acknowledges': [
    'shown-before-acknowledged',
    inHost(host => ({
      command: async (id, actor, command, tell) => {
        const late: (() => void)[] = [];
        await host.command(id, actor, command, ack => late.push(() => tell(ack)));
        for (const each of late) each();
      },
    })),
  ],
  'a host that publishes before it writes': ['shown-before-written', { node: publishEarly }],
  'a host that shows the entropy of a player': [
    'secret-shown',
    (() => {
      let entropy = '';
      return inHost(host => ({
        command: (id, actor, command, tell) => {
          if (command.type === 'sit' || command.type === 'add-entropy') entropy = command.entropy ?? entropy;
          return host.command(id, actor, command, tell);
        },
        watch: (id, player, from, push) =>
          host.watch(id, player, from, shown => push({ ...shown, rematch: entropy || null })),
      }));
    })(),
  ],
  'a room that shows how many picks somebody has made': [
    'draft-shown',
    {
      viewRoomAs: (room, player, from) => ({
        ...viewRoom(room, player, from),
        rematch: JSON.stringify(room.match?.drafts),
      }),
    },
  ],
  'a host that publishes although nothing has changed': [
    'draft-noticed',
    inHost(host => ({
      watch: (id, player, from, push) =>
        host.watch(id, player, from, shown => {
          push(shown);
          push({ ...shown, match: shown.match && { ...shown.match, heard: [] } });
        }),
    })),
  ],
  'a network that loses a frame and goes on': ['chapter-missing', { copies: frame => (frame % 5 === 4 ? 0 : 1) }],
  'a network that delivers a frame twice': ['chapter-twice', { copies: frame => (frame % 5 === 4 ? 2 : 1) }],
  'a house clock that runs during an outage': [
    'outage-counted',
    { node: () => ({ environment: (environment, timeline) => ({ ...environment, now: () => timeline.now }) }) },
  ],
  'a house clock that follows the wall clock': ['time-stands', { startClock: followWallClock }],
  'a house clock that knows no outages': [
    'time-taken',
    {
      startClock: options =>
        startClock({ ...options, store: { ...options.store, outages: withoutOutages(options.store.outages) } }),
    },
  ],
  'a timer that fires late': [
    'off-tick',
    inEnvironment(({ callAt }) => ({ callAt: (time, then) => callAt(time + 100, then) })),
  ],
  'nodes that announce nothing': ['not-converged', inEnvironment(() => ({ announce: () => undefined }))],
  'a bot that answers without being asked': [
    'bot-not-asked',
    inEnvironment(() => ({ think: async ({ actions }) => actions[0] })),
  ],
  'a bot that answers nonsense': ['fault', inEnvironment(() => ({ think: async () => ({ type: 'nonsense' }) }))],
  'a stand-in during a reaction window': [
    'stand-in-in-window',
    withExtraLine(room => (isWindow(room) ? { type: 'stood-in', seat: 0 } : null)),
  ],
  'a nudge that comes too early': [
    'timed-out-early',
    withExtraLine(room => (room.clocks[0]?.since === room.at ? { type: 'nudged', seat: 0 } : null)),
  ],
};
