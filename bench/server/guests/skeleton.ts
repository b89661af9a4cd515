import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type BenchGuest, type GuestListeners, type GuestProtocol, PLAYERS } from '../guest.ts';

let tables = 0;

/** As long as an answer of ours. */
const ANSWER = { type: 'play-a-card', card: 'consigliere' };

/** There are no rules here: one seat answers, then the other three at once, as with a job and its reaction window. */
function connect(url: string, seat: number, { seen, acknowledged, lost }: GuestListeners): BenchGuest {
  const socket = new WebSocket(url);
  let at = 0;
  let answered = -1;
  const turn = (): number => Math.floor(at / PLAYERS);
  const isAsked = (): boolean => answered < turn() && (at % PLAYERS === 0) === (turn() % PLAYERS === seat);
  socket.on('message', data => {
    const message = JSON.parse(String(data));
    if (message.number === undefined) return acknowledged();
    at = message.number;
    seen(at, () => (isAsked() ? [ANSWER] : []), false);
  });
  socket.on('error', lost);
  return {
    answer: answer => {
      answered = turn();
      const command = { type: 'answer', decision: at, branch: 0, picks: [answer] };
      socket.send(JSON.stringify({ type: 'do', id: randomUUID().replaceAll('-', ''), room: url, command }));
    },
    close: () => socket.close(),
  };
}

export const skeleton: GuestProtocol = {
  openTable: async url => {
    const table = `${url}/${tables++}`;
    return Array.from({ length: PLAYERS }, (_, seat) => listeners => connect(table, seat, listeners));
  },
};

/** Sends the frames that the skeleton is to use. */
export async function sendFrames(url: string, frames: readonly object[]): Promise<void> {
  const socket = new WebSocket(`${url}/frames`);
  await once(socket, 'open');
  socket.send(JSON.stringify(frames));
  await once(socket, 'close');
}
