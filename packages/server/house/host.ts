import { BOTS_VERSION } from '@consigliere/bots';
import {
  type Ack,
  type Actor,
  type BotQuestion,
  type Closed,
  type CommandLimits,
  DamagedJournal,
  findHoldTime,
  findOwnId,
  Host,
  type HostEnvironment,
  type Room,
  type RoomStore,
  sightOf,
  type WatchTerms,
} from '@consigliere/match';
import type { ErrorCode, WireCommand } from '@consigliere/protocol';
import { leavesBotsAlone } from '../bot-tables.ts';
import type { Context } from '../context.ts';
import type { Fanout } from '../fanout/fanout.ts';
import { type Build, thisBuild } from '../games.ts';
import { findPerson } from '../guests/ids.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { describeFault } from '../store/damage.ts';
import type { GuestIds } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';
import type { Clock } from './clock.ts';
import { newGiveWay } from './give-way.ts';
import { keepBriefly } from './keep-briefly.ts';

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

/** For how long it is remembered whose a table is, in milliseconds, and of how many people. */
const REMEMBERED = { time: 10_000, most: 10_000 };

/** Lets bots think for the person who has opened their table: several guests of one person wait together as one. */
function thinkForPeople({ store, clock, think }: Pick<ServerHostOptions, 'store' | 'clock' | 'think'>) {
  const owners = keepBriefly({ wall: clock.wall, ...REMEMBERED }, async guest => {
    const person = await findPerson(store, guest);
    return person?.id ?? guest;
  });
  return async (question: BotQuestion): Promise<unknown> => {
    // Without the store a bot still answers.
    const owner = await owners.read(question.owner).catch(() => question.owner);
    return think({ ...question, owner });
  };
}

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
    think: thinkForPeople({ store, clock, think }),
    isPunctual: true,
    findHold: findHoldTime,
    limits: LIMITS,
    botsVersion: BOTS_VERSION,
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

type CommandContext = Pick<
  Context,
  'host' | 'metrics' | 'botTables' | 'presence' | 'limits' | 'blocks' | 'merging' | 'news'
>;

/** The person who sends a command, and the command's id. */
export interface Sender {
  readonly ids: GuestIds;
  readonly id: string;
}

/** Commands whose number isn't limited by time: those of play have limits for each match (`LIMITS`), entropy is added once a round. */
const UNHURRIED = ['answer', 'confirm', 'undo', 'order', 'add-entropy'];

/** The outcome of a command: the room's, or the server's before the room is asked. */
export type CommandOutcome = Ack | { readonly ok: false; readonly code: ErrorCode; readonly rule: null };

/**
 * Runs a person's command in a room, as the guest that they are there, and counts its outcome. It is acknowledged before its effects are published. A guest who doesn't see the
 * room as it is can only ask for a seat: the refusal of anything else would tell about the present.
 */
export function runCommand(
  context: CommandContext,
  room: string,
  { ids, id }: Sender,
  command: WireCommand,
  acknowledge: (outcome: CommandOutcome) => void,
): Promise<void> {
  const { host, metrics, presence, limits } = context;
  void context.news?.noteVisit(ids[0], room);
  const finish = (outcome: CommandOutcome): void => {
    metrics.countCommand(command.type, outcome.ok ? 'done' : outcome.code);
    acknowledge(outcome);
  };
  const needsAttendance = command.type === 'stand-in' || command.type === 'nudge' || command.type === 'own';
  const run = (player: string): Promise<void> => {
    const actor = { player, id };
    const known = needsAttendance ? { ...actor, attendance: presence.attendance(room) } : actor;
    return command.type === 'sit' || command.type === 'ask-seat'
      ? seatGuest(context, room, actor, command, finish)
      : host.command(room, known, command, finish);
  };
  const runLimited = async (player: string): Promise<void> => {
    await limits.spend('management', ids[0]);
    if (command.type !== 'start' && command.type !== 'seat-bot') return run(player);
    return runWithinLimits(context, room, { ids, player }, command, () => run(player));
  };
  const refuse = (code: ErrorCode): void => finish({ ok: false, code, rule: null });
  const runIn = async (found: Room | Closed): Promise<void> => {
    const player = typeof found === 'string' ? ids[0] : findOwnId(found, ids);
    const refusal = typeof found === 'string' ? null : findRefusal(found, player, command);
    if (refusal !== null) return refuse(refusal);
    if (UNHURRIED.includes(command.type)) return run(player);
    return runLimited(player).catch((problem: unknown) => {
      if (!(problem instanceof Problem)) throw problem;
      refuse(problem.code);
    });
  };
  const open = host.peek(room);
  return open === null ? host.look(room).then(runIn) : runIn(open);
}

/** Why a guest can't give a command, whatever the room would say; null: they can. */
function findRefusal(room: Room, player: string, command: WireCommand): ErrorCode | null {
  if (command.type !== 'ask-seat' && sightOf(room, player) !== 'present') return 'not-seated';
  return command.type === 'change-terms' && isHiddenFromScreen(room, command.watch) ? 'screen-watches' : null;
}

/** A common screen is a spectator, so its table can only be watched live. */
const isHiddenFromScreen = ({ terms }: Room, watch: WatchTerms | undefined): boolean =>
  terms.screen === true && watch !== undefined && watch !== 0;

/** Lets a guest have a seat, or ask for one, unless the table's owner has blocked them: then the answer is that of a guest who is kept out. */
async function seatGuest(
  { host, blocks, merging }: CommandContext,
  id: string,
  actor: Actor,
  command: SeatingCommand,
  finish: (outcome: CommandOutcome) => void,
): Promise<void> {
  const room = await host.look(id);
  if (
    typeof room !== 'string' &&
    isToSeat(room, actor.player, command) &&
    (await blocks.isBlocked(room.owner, actor.player))
  )
    return finish({ ok: false, code: 'barred', rule: null });
  let isDone = false;
  await host.command(id, actor, command, outcome => {
    isDone = outcome.ok;
    finish(outcome);
  });
  if (isDone) await merging.leaveSecondSeat(id, actor.player);
}

type SeatingCommand = Extract<WireCommand, { type: 'sit' | 'ask-seat' }>;

/** Whether the room would give the guest a seat, or note the request: otherwise it says itself why not. */
const isToSeat = ({ phase, chairs }: Room, player: string, { type, seat }: SeatingCommand): boolean =>
  phase === (type === 'sit' ? 'gathering' : 'playing') &&
  chairs[seat] !== undefined &&
  chairs.every(chair => chair.player !== player || chair.isKept);

/** Limits how often an owner may leave a table to bots alone. */
async function runWithinLimits(
  { host, botTables }: CommandContext,
  id: string,
  { ids, player }: { readonly ids: GuestIds; readonly player: string },
  command: WireCommand,
  run: () => Promise<void>,
): Promise<void> {
  const room = await host.look(id);
  const isCounted = typeof room !== 'string' && room.owner === player && leavesBotsAlone(room, command);
  return isCounted ? botTables.admit({ ids, player }, id, run) : run();
}
