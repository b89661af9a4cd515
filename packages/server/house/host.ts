import { type Ack, type Actor, findHoldTime, type GiveWay, Host, type HostEnvironment } from '@consigliere/match';
import type { ErrorCode, WireCommand } from '@consigliere/protocol';
import { leavesBotsAlone } from '../bot-tables.ts';
import type { Context } from '../context.ts';
import type { Fanout } from '../fanout/fanout.ts';
import { type Build, thisBuild } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
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
 * A player gives 40 to 80 answers in a match, so this is more than anybody needs. Every undo plays the match again when the
 * journal is read: with 30 of them reading a match of Corleone's Empire takes 0.2 s, with 600 it takes 4 s.
 */
const MOST_SOLO_UNDOS = 30;

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
    mostSoloUndos: MOST_SOLO_UNDOS,
    newGiveWay,
    announce: (room, lines) => fanout.announce({ type: 'lines', room, lines }),
    onFault,
  });
}

interface QuietHostOptions {
  readonly store: Store;
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

/** Milliseconds after which long work lets other work in. */
const SLICE = 5;

function newGiveWay(): GiveWay {
  let began = performance.now();
  return () => {
    if (performance.now() - began < SLICE) return undefined;
    return new Promise(resolve => {
      setImmediate(() => {
        began = performance.now();
        resolve();
      });
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
  if (command.type === 'stand-in')
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
  const isCounted = typeof room !== 'string' && room.terms.owner === player && leavesBotsAlone(room, command);
  return isCounted ? botTables.admit(player, id, run) : run();
}
