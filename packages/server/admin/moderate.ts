import { CHANNEL_KIND_NAMES } from '@consigliere/protocol';
import { DAY } from '../house/expiry.ts';
import { isNetwork } from '../http/caller.ts';
import { type Deed, MOST_NETWORK_DAYS } from '../moderation/moderation.ts';
import { SetUpError } from '../settings.ts';
import type { Store } from '../store/open-store.ts';
import type { Sanction } from '../store/sanctions.ts';
import type { SanctionKind } from '../store/schema.ts';
import type { ClearUp } from './clear-up.ts';

interface SanctionWishes {
  /** 0: until it's lifted. */
  readonly days: number;
  readonly why: string;
  readonly network?: string | undefined;
}

/** The operator's commands about people. */
export interface ModerationCommands {
  impose(kind: SanctionKind, guest: string, wishes: SanctionWishes): Promise<void>;
  lift(kind: SanctionKind, guest: string, why: string): Promise<void>;
  rename(guest: string, why: string): Promise<void>;
  /** Describes the open reports. */
  reports(): Promise<readonly string[]>;
  dismiss(report: string, why: string): Promise<void>;
  removeChannels(guest: string, why: string): Promise<void>;
  /** `message`: 'all': every dead letter. */
  sendAgain(message: string, why: string): Promise<void>;
  switchKind(kind: string, isOff: boolean, why: string): Promise<void>;
  /** Describes mutes and bans. */
  bans(): Promise<readonly string[]>;
  /** Describes what operators have done. */
  audit(): Promise<readonly string[]>;
}

/** The most reports, sanctions or entries that a command prints. */
const MOST_LISTED = 200;

const formatTime = (time: number): string => new Date(time).toISOString();

export function openModerationCommands(store: Store, clearUp: ClearUp, who: string): ModerationCommands {
  const deed = (why: string): Deed => ({ who, why });
  const check = (outcome: string, guest: string): void => {
    if (outcome === 'no-such-guest')
      throw new SetUpError(`there is no guest ${guest}: \`admin show ROOM\` lists the ids of its players`);
    if (outcome === 'nothing-to-do') throw new SetUpError(`there's nothing to do about ${guest}`);
  };
  return {
    impose: async (kind, guest, { days, why, network }) => {
      if (network !== undefined) checkNetwork(network, days);
      const wish = { kind, days: days === 0 ? null : days, network, ...deed(why) };
      check(await clearUp.moderate(moderation => moderation.impose(guest, wish)), guest);
    },
    lift: async (kind, guest, why) =>
      check(await clearUp.moderate(moderation => moderation.lift(guest, kind, deed(why))), guest),
    rename: async (guest, why) =>
      check(await clearUp.moderate(moderation => moderation.rename(guest, deed(why))), guest),
    reports: async () => {
      const open = await store.reports.list({ isOpen: true, limit: MOST_LISTED });
      return [
        ...open.map(
          ({ id, at, kind, reason, note, name, words, room, reported, reporter, reporters, made, dismissed }) =>
            `${id}  ${formatTime(at)}  ${kind}, ${reason}: guest ${reported} “${name}”, table ${room}${words === '' ? '' : `, wrote “${words}”`}; by ${reporter}${note === '' ? '' : `: “${note}”`} (${reporters} have reported this person; ${dismissed} of the reporter's ${made} were dismissed)`,
        ),
        `${await store.reports.countOpen()} open reports`,
      ];
    },
    dismiss: async (report, why) =>
      check(await clearUp.moderate(moderation => moderation.close(report, 'dismissed', deed(why))), report),
    removeChannels: async (guest, why) =>
      check(await clearUp.moderate(moderation => moderation.removeChannels(guest, deed(why))), guest),
    sendAgain: async (message, why) => {
      const meant = message === 'all' ? null : message;
      check(await clearUp.moderate(moderation => moderation.sendAgain(meant, deed(why))), message);
    },
    switchKind: async (name, isOff, why) => {
      const kind = CHANNEL_KIND_NAMES.find(each => each === name);
      if (kind === undefined)
        throw new SetUpError(`there is no kind of channel "${name}"; the kinds are ${CHANNEL_KIND_NAMES.join(', ')}`);
      await clearUp.moderate(moderation => moderation.switchKind(kind, isOff, deed(why)));
    },
    bans: async () => {
      const listed = await store.sanctions.list(MOST_LISTED);
      return [...listed.map(each => describeSanction(each, Date.now())), `${listed.length} mutes and bans`];
    },
    audit: async () => {
      const entries = await store.audit.list(MOST_LISTED);
      return entries.map(
        ({ at, who: by, what, room, guest, why }) =>
          `${formatTime(at)}  ${by}: ${what}${room === null ? '' : `, table ${room}`}${guest === null ? '' : `, guest ${guest}`}${why === null ? '' : ` (${why})`}`,
      );
    },
  };
}

function checkNetwork(network: string, days: number): void {
  if (!isNetwork(network))
    throw new SetUpError(`--network is an address or a network like 203.0.113.0/24, not "${network}"`);
  if (days < 1 || days > MOST_NETWORK_DAYS)
    throw new SetUpError(`a network is banned for 1 to ${MOST_NETWORK_DAYS} days: say how many with --days`);
}

function describeSanction({ kind, guest, name, at, until, endedAt, who, why }: Sanction, now: number): string {
  const end = until === null ? 'until it is lifted' : `until ${formatTime(until)}`;
  const isOver = endedAt !== null || (until !== null && until <= now);
  const state = endedAt === null ? (isOver ? 'over' : end) : `lifted ${formatTime(endedAt)}`;
  const days = until === null ? '' : `, ${Math.round((until - at) / DAY)} days`;
  return `${kind.padEnd(4)}  ${guest} “${name}”  ${formatTime(at)}${days}, ${state}; ${who}${why === '' ? '' : `: ${why}`}`;
}
