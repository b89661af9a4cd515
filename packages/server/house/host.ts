import {
  type Ack,
  type Actor,
  type CommandLimits,
  DamagedJournal,
  findHoldTime,
  type GiveWay,
  Host,
  type HostEnvironment,
  type RoomStore,
} from '@consigliere/match';
import type { ErrorCode, WireCommand } from '@consigliere/protocol';
import { leavesBotsAlone } from '../bot-tables.ts';
import type { Context } from '../context.ts';
import type { Fanout } from '../fanout/fanout.ts';
import { type Build, thisBuild } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { describeFault } from '../store/damage.ts';
import type { Store } from '../store/open-store.ts';
import type { Clock } from './clock.ts';

interface ServerHostOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly think: HostEnvironment['think'];
  readonly fanout: Fanout;
  readonly metrics: Metrics;
  readonly onFault: HostEnvironment['onFault'];
  /** The games of this server; absent: all there are. */
  readonly build?: Build;
}

/**
 * How often each player may do in a match what no rule ends. A player gives 40 to 80 answers in a match, so this is more than anybody
 * needs, and a journal stays so short that reading it takes a fraction of a second.
 */
const LIMITS: CommandLimits = { undoRequests: 50, otherRequests: 100, undos: 1000, orders: 500 };

/** The host of a server. It measures appends and announces them to the other nodes. */
export function openHost(options: ServerHostOptions): Host {
  const { store, clock, think, fanout, metrics, onFault, build = thisBuild } = options;
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
    batch: newBatcher(),
    think,
    isPunctual: true,
    findHold: findHoldTime,
    limits: LIMITS,
    newGiveWay,
    announce: (room, lines) => fanout.announce({ type: 'lines', room, lines }),
    onFault: (room, fault) => {
      if (fault instanceof DamagedJournal) store.damage.closeRoom(room, describeDamage(fault));
      else onFault(room, fault);
    },
  });
}

const describeDamage = ({ message, cause }: DamagedJournal): string =>
  cause === undefined ? message : `${message}: ${describeFault(cause)}`;

interface QuietHostOptions {
  readonly store: { readonly rooms: RoomStore };
  readonly now: () => number;
  readonly announce?: (room: string, lines: number) => void;
}

/** A host that only appends lines of the operator. It leases no room and leaves bots and clocks to the servers. */
export const openQuietHost = ({ store, now, announce = () => undefined }: QuietHostOptions): Host =>
  new Host({
    store: { ...store.rooms, append: append => store.rooms.append({ ...append, leaseUntil: 0 }) },
    ...thisBuild,
    now,
    callAt: () => () => undefined,
    think: () => new Promise(() => undefined),
    announce,
    onFault: () => undefined,
  });

/** Milliseconds between two batches under load. A command that comes alone doesn't wait. */
const BATCH_PAUSE = 4;

/** Makes commands that arrive within a moment run together. */
function newBatcher(): () => Promise<void> {
  let next: Promise<void> | null = null;
  let last = 0;
  return () => {
    next ??= new Promise(resolve => {
      const run = (): void => {
        next = null;
        last = performance.now();
        resolve();
      };
      const wait = last + BATCH_PAUSE - performance.now();
      // Messages that have arrived meanwhile are only read in another turn of the event loop.
      if (wait > 0) setTimeout(run, wait);
      else setImmediate(run);
    });
    return next;
  };
}

/** Milliseconds after which work lets other work in; work that has already taken `quick` milliseconds does so sooner, and rests each time. */
const SLICES = { usual: 5, quick: 50, brief: 1, rest: 4 };

/**
 * Reading an ordinary journal is over soon. Longer work, such as the record of a long match, takes a fifth of the time, so that an answer,
 * which needs several turns of the event loop, hardly waits for it.
 */
export function newGiveWay(now = () => performance.now()): GiveWay {
  let began = now();
  let worked = 0;
  return () => {
    const took = now() - began;
    const isLong = worked >= SLICES.quick;
    if (took < (isLong ? SLICES.brief : SLICES.usual)) return undefined;
    worked += took;
    return new Promise(resolve => {
      const goOn = (): void => {
        began = now();
        resolve();
      };
      if (isLong) setTimeout(goOn, SLICES.rest);
      else setImmediate(goOn);
    });
  };
}

type CommandContext = Pick<Context, 'host' | 'metrics' | 'botTables' | 'presence'>;

/** The outcome of a command: the room's, or the server's before the room is asked. */
export type CommandOutcome = Ack | { readonly ok: false; readonly code: ErrorCode; readonly rule: null };

/** Runs a guest's command in a room and counts its outcome. It is acknowledged before its effects are published. */
export function runCommand(
  context: CommandContext,
  room: string,
  actor: Actor,
  command: WireCommand,
  acknowledge: (outcome: CommandOutcome) => void,
): Promise<void> {
  const { host, metrics, presence } = context;
  const finish = (outcome: CommandOutcome): void => {
    metrics.countCommand(command.type, outcome.ok ? 'done' : outcome.code);
    acknowledge(outcome);
  };
  if (command.type === 'stand-in' || command.type === 'nudge' || command.type === 'own')
    return host.command(room, { ...actor, attendance: presence.attendance(room) }, command, finish);
  const run = (): Promise<void> => host.command(room, actor, command, finish);
  if (command.type !== 'start' && command.type !== 'seat-bot') return run();
  return runWithinLimits(context, room, actor, command, run).catch((problem: unknown) => {
    if (!(problem instanceof Problem)) throw problem;
    finish({ ok: false, code: problem.code, rule: null });
  });
}

/** Limits how often an owner may leave a table to bots alone. */
async function runWithinLimits(
  { host, botTables }: CommandContext,
  id: string,
  { player }: Actor,
  command: WireCommand,
  run: () => Promise<void>,
): Promise<void> {
  const room = await host.look(id);
  const isCounted = typeof room !== 'string' && room.owner === player && leavesBotsAlone(room, command);
  return isCounted ? botTables.admit(player, id, run) : run();
}
