import type { ServerMessage } from '@consigliere/protocol';
import type { TestSocket } from './test-client.ts';

type SeenMessage = Extract<ServerMessage, { type: 'seen' }>;

/** Answers and confirms everything until the match is over; returns the last room view. */
export async function playToTheEnd(socket: TestSocket, room: string): Promise<SeenMessage> {
  let turn = 0;
  for (let seen = await socket.next('seen', each => each.room === room); ; ) {
    const { match, phase } = seen.seen;
    if (phase === 'over' || phase === 'ended') return seen;
    const actions = (match?.prompt?.actions ?? []) as { type: string }[];
    const action = actions[turn++ % Math.max(1, actions.length)];
    if (match === null || action === undefined) {
      seen = await socket.next('seen', each => each.room === room);
      continue;
    }
    const decision = Number(match.prompt?.id);
    const { branch } = match;
    const id = socket.command(
      room,
      match.held === null ? { type: 'answer', decision, branch, picks: [action] } : { type: 'confirm' },
    );
    seen = await waitForSeenAfter(socket, room, id, seen);
  }
}

/** Waits for the room view after a command. If it was refused, one that came in the meantime will do. */
async function waitForSeenAfter(
  socket: TestSocket,
  room: string,
  id: string,
  before: SeenMessage,
): Promise<SeenMessage> {
  let latest = before;
  for (;;) {
    const message = await socket.nextOfAnyType();
    if (message.type === 'seen' && message.room === room) latest = message;
    if (message.type === 'done' && message.id === id) return socket.next('seen', each => each.room === room);
    if (message.type !== 'refused' || message.id !== id) continue;
    return latest === before ? socket.next('seen', each => each.room === room) : latest;
  }
}
