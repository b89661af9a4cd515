import { parentPort, workerData } from 'node:worker_threads';
import type { RoomView } from '@consigliere/match';
import type { WireCommand } from '@consigliere/protocol';
import { newId, TestClient, type TestResponse, type TestSocket } from '../testing/test-client.ts';

/** An attack by one or two guests within the server's usual limits. */
export type Raid = 'undo' | 'bots';
export interface RaidOptions {
  readonly address: string;
  readonly raid: Raid;
}

const { address, raid } = workerData as RaidOptions;
/** How many answers the guest gives before the undos, and how many undos are requested. */
const [ANSWERS, UNDOS] = [30, 600];
const [CONNECTIONS, TABLES_EACH, ROOMS_PER_SOCKET] = [4, 20, 16];
const PAUSE = 20;
const TOO_FAST = 429;

let isResting = true;
let sent = 0;
const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Repeats a request until it isn't rate-limited. */
async function retryWhenLimited(ask: () => Promise<TestResponse>): Promise<TestResponse> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== TOO_FAST) return answer;
    await pause(10 * PAUSE);
  }
}

const sendCommand = (guest: TestClient, room: string, wanted: WireCommand): Promise<TestResponse> =>
  retryWhenLimited(() => guest.post(`/api/rooms/${room}/commands`, { id: newId(), command: wanted }));

/** A room as a guest sees it, without chapters. */
async function viewOf(guest: TestClient, room: string): Promise<RoomView> {
  const { body } = await retryWhenLimited(() => guest.get(`/api/rooms/${room}?from=1000000`));
  return body.seen as RoomView;
}

/** A legal answer of the guest; null if there is none. */
async function answerOf(guest: TestClient, room: string): Promise<Extract<WireCommand, { type: 'answer' }> | null> {
  const { match } = await viewOf(guest, room);
  const actions = (match?.prompt?.actions ?? []) as { type: string }[];
  const action = actions[Math.floor(actions.length / 2)];
  if (!match?.prompt || action === undefined) return null;
  return { type: 'answer', decision: Number(match.prompt.id), branch: match.branch, picks: [action], isSure: true };
}

/** Plays a match against a bot until the guest has given many answers. */
async function playManyAnswers(guest: TestClient): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
  const made = await guest.post('/api/rooms', { game: 'corleones-empire', seats, start: true });
  const room = String(made.body.room);
  for (let answered = 0; answered < ANSWERS; await pause(10 * PAUSE)) {
    const answer = await answerOf(guest, room);
    if (answer !== null && (await sendCommand(guest, room, answer)).status === 200) answered++;
  }
  return room;
}

/** Answers and takes it back; true if the undo was granted. */
async function undoOnce(guest: TestClient, socket: TestSocket, room: string): Promise<boolean> {
  const answer = await answerOf(guest, room);
  if (answer !== null) socket.command(room, answer);
  const id = socket.command(room, { type: 'wish', wish: 'undo' });
  sent += 2;
  for (;;) {
    const message = await socket.nextOfAnyType();
    if ((message.type === 'done' || message.type === 'refused') && message.id === id) return message.type === 'done';
  }
}

async function openUndoRaid(): Promise<() => Promise<unknown>> {
  const owner = await TestClient.asGuest(address);
  const [over, running] = await Promise.all([playManyAnswers(owner), playManyAnswers(owner)]);
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => owner.openSocket()));
  let granted = 0;
  const undoOn = async (socket: TestSocket): Promise<void> => {
    for (let count = 0; count < UNDOS / CONNECTIONS; count++) if (await undoOnce(owner, socket, over)) granted++;
  };
  await Promise.all(sockets.map(undoOn));
  await sendCommand(owner, over, { type: 'wish', wish: 'end' });
  if ((await viewOf(owner, over)).phase !== 'ended') throw new Error("the match isn't over");
  parentPort?.postMessage(`${granted} of ${UNDOS} undos were granted`);
  const readOn = async (): Promise<void> => {
    while (!isResting) {
      await owner.get(`/api/rooms/${over}/record`);
      sent++;
      await pause(PAUSE);
    }
  };
  const undoOnAndOn = async (socket: TestSocket): Promise<void> => {
    while (!isResting) await undoOnce(owner, socket, running);
  };
  return () => Promise.all([...sockets.map(readOn), ...sockets.slice(0, 1).map(undoOnAndOn)]);
}

/** Bots play a table alone only while somebody watches it, so closing the sockets stops them. */
async function openBotsRaid(): Promise<() => Promise<unknown>> {
  const guests = [await TestClient.asGuest(address), await TestClient.asGuest(address)];
  const seats = Array.from({ length: 5 }, () => ({ kind: 'bot', level: 5 }));
  const rooms: string[] = [];
  for (const guest of guests)
    for (let count = 0; count < TABLES_EACH; count++) {
      const { body } = await guest.post('/api/rooms', { game: 'carta-nostra', seats, start: true });
      if (body.room !== undefined) rooms.push(String(body.room));
    }
  parentPort?.postMessage(`${rooms.length} of ${TABLES_EACH * guests.length} tables were opened`);
  return async () => {
    const sockets: TestSocket[] = [];
    for (let at = 0; at < rooms.length; at += ROOMS_PER_SOCKET) {
      const socket = await (guests[sockets.length % guests.length] as TestClient).openSocket();
      for (const room of rooms.slice(at, at + ROOMS_PER_SOCKET)) socket.send({ type: 'watch', room, from: 0 });
      sockets.push(socket);
      sent++;
    }
    while (!isResting) await pause(PAUSE);
    await Promise.all(sockets.map(socket => socket.close()));
  };
}

const attack = await (raid === 'undo' ? openUndoRaid() : openBotsRaid());
let attacking: Promise<unknown> = Promise.resolve();
parentPort?.on('message', async (word: 'attack' | 'rest') => {
  isResting = word === 'rest';
  if (isResting) await attacking;
  else attacking = attack();
  parentPort?.postMessage(sent);
});
