import type { Ack, Actor } from '@consigliere/match';
import type { WireCommand } from '@consigliere/protocol';
import type { Context } from './context.ts';

/** Does what a guest asks of a room, and counts how it ended; `tell` is called before anybody is shown what it led to. */
export function obey(
  { host, metrics }: Pick<Context, 'host' | 'metrics'>,
  room: string,
  actor: Actor,
  command: WireCommand,
  tell: (ack: Ack) => void,
): Promise<void> {
  return host.command(room, actor, command, ack => {
    metrics.command(command.type, ack.ok ? 'done' : ack.code);
    tell(ack);
  });
}
