import type { Ack, Actor } from '@consigliere/match';
import type { ErrorCode, WireCommand } from '@consigliere/protocol';
import { leavesBotsAlone } from './bot-tables.ts';
import type { Context } from './context.ts';
import { Problem } from './problem.ts';

type CommandContext = Pick<Context, 'host' | 'metrics' | 'botTables' | 'presence'>;

/** The result of a command: the room's, or the server's before the room is asked. */
export type CommandOutcome = Ack | { readonly ok: false; readonly code: ErrorCode; readonly rule: null };

/** Runs a guest's command on a room and counts its outcome; `tell` is called before anybody is shown the effects. */
export function runCommand(
  parts: CommandContext,
  room: string,
  actor: Actor,
  command: WireCommand,
  tell: (outcome: CommandOutcome) => void,
): Promise<void> {
  const { host, metrics } = parts;
  const counted = (outcome: CommandOutcome): void => {
    metrics.countCommand(command.type, outcome.ok ? 'done' : outcome.code);
    tell(outcome);
  };
  if (command.type === 'stand-in')
    return host.command(room, { ...actor, attendance: parts.presence.attendance(room) }, command, counted);
  const carryOut = (): Promise<void> => host.command(room, actor, command, counted);
  if (command.type !== 'start' && command.type !== 'seat-bot') return carryOut();
  return admit(parts, room, actor, command, carryOut).catch((problem: unknown) => {
    if (!(problem instanceof Problem)) throw problem;
    counted({ ok: false, code: problem.code, rule: null });
  });
}

/** Limits how often an owner may leave a table to bots alone. */
async function admit(
  { host, botTables }: CommandContext,
  id: string,
  { player }: Actor,
  command: WireCommand,
  carryOut: () => Promise<void>,
): Promise<void> {
  const room = await host.look(id);
  const isCounted = typeof room !== 'string' && room.terms.owner === player && leavesBotsAlone(room, command);
  return isCounted ? botTables.admit(player, id, carryOut) : carryOut();
}
