import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { RoomView } from '@consigliere/match';
import type { WireCommand } from '@consigliere/protocol';
import { startMatch } from '../crash/start-match.ts';
import { newId, TestClient, type TestResponse, type TestSocket } from '../testing/test-client.ts';
import type { AttackCommand } from './mob.worker.ts';

/**
 * An attack by two guests within the server's usual limits. `poison`: a table with as many undos and orders as are allowed,
 * whose journal and record are then read again and again. `starve`: as many tables of bots of level 5 as are allowed.
 */
export type Raid = 'poison' | 'starve';
export interface RaidOptions {
  readonly address: string;
  readonly raid: Raid;
  /** How long the table is poisoned before the measurement, in seconds. */
  readonly seconds: number;
}

const { address, raid, seconds } = workerData as RaidOptions;
/** Answers before the first undo. */
const ANSWERS = 60;
const [CONNECTIONS, TABLES_EACH, ALONE_EACH, ROOMS_PER_SOCKET] = [4, 20, 5, 10];
const PAUSE = 20;
const TOO_FAST = 429;

// Attackers have machines of their own: what they compute mustn't count. Only on Linux a thread has its own priority.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let isResting = true;
let sent = 0;
const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Repeats a request until it isn't rate-limited. */
async function retryWhenLimited(ask: () => Promise<TestResponse>): Promise<TestResponse> {
  for (;;) {
    const answer = await ask();
    sent++;
    if (answer.status !== TOO_FAST) return answer;
    await pause(10 * PAUSE);
  }
}

const sendCommand = (guest: TestClient, room: string, wanted: WireCommand): Promise<TestResponse> =>
  retryWhenLimited(() => guest.post(`/api/rooms/${room}/commands`, { id: newId(), command: wanted }));

/** A legal answer of a seat, as a program that plays without looking far gives it; null: it isn't asked. */
function answerIn({ match }: RoomView): Extract<WireCommand, { type: 'answer' }> | null {
  const actions = (match?.prompt?.actions ?? []) as { type: string }[];
  const action = actions[Math.floor(actions.length / 2)];
  if (!match?.prompt || action === undefined) return null;
  return { type: 'answer', decision: Number(match.prompt.id), branch: match.branch, picks: [action], isSure: true };
}

/** Answers for whichever of two guests is asked, and says who it was. */
async function answerOnce(guests: readonly TestClient[], room: string): Promise<TestClient | null> {
  for (const guest of guests) {
    const { body } = await retryWhenLimited(() => guest.get(`/api/rooms/${room}?from=1000000`));
    const answer = answerIn(body.seen as RoomView);
    if (answer !== null && (await sendCommand(guest, room, answer)).status === 200) return guest;
  }
  return null;
}

/** Answers, takes it back with the other's consent or freely, sets an order, says something; counts what was accepted. */
async function poisonOnce(guests: readonly TestClient[], room: string): Promise<number> {
  const guest = await answerOnce(guests, room);
  if (guest === null) return 0;
  const other = guests.find(each => each !== guest) ?? guest;
  const outcomes = [
    await sendCommand(guest, room, { type: 'wish', wish: 'undo' }),
    await sendCommand(other, room, { type: 'vote', yes: true }),
    await sendCommand(guest, room, { type: 'undo' }),
    await sendCommand(guest, room, { type: 'order', order: 'always' }),
    await sendCommand(guest, room, { type: 'order', order: null }),
  ];
  return outcomes.filter(({ status }) => status === 200).length;
}

async function openPoisonRaid(): Promise<() => Promise<unknown>> {
  const guests = [await TestClient.asGuest(address), await TestClient.asGuest(address)];
  const [over, running] = [await startMatch(guests, 'corleones-empire'), await startMatch(guests, 'corleones-empire')];
  for (let answered = 0; answered < ANSWERS; answered++) await answerOnce(guests, over);
  let accepted = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; )
    accepted += await poisonOnce(guests, over);
  for (const [guest, wanted] of [
    [guests[0], { type: 'wish', wish: 'end' }],
    [guests[1], { type: 'vote', yes: true }],
  ] as const)
    if (guest !== undefined) await sendCommand(guest, over, wanted);
  parentPort?.postMessage(`${accepted} undos, votes and orders were accepted in ${seconds} s`);
  const readOn = async (path: string): Promise<void> => {
    while (!isResting) {
      await guests[0]?.get(path);
      sent++;
      await pause(PAUSE);
    }
  };
  const poisonOn = async (): Promise<void> => {
    while (!isResting) await poisonOnce(guests, running);
  };
  const paths = Array.from({ length: CONNECTIONS }, (_, at) => `/api/rooms/${over}${at % 2 === 0 ? '/record' : ''}`);
  return () => Promise.all([...paths.map(readOn), poisonOn()]);
}

/** Answers at once at all tables that a socket watches. */
async function answerOn(socket: TestSocket): Promise<void> {
  while (!isResting) {
    const message = await socket.nextOfAnyType();
    if (message.type !== 'seen') continue;
    const answer = answerIn(message.seen);
    if (answer !== null) socket.command(message.room, answer);
    sent++;
  }
}

/** At a table without people bots play only while somebody watches; at the others they play until the attacker is asked. */
async function openStarveRaid(): Promise<() => Promise<unknown>> {
  const guests = [await TestClient.asGuest(address), await TestClient.asGuest(address)];
  const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', level: 5 }));
  const rooms: { readonly guest: TestClient; readonly room: string }[] = [];
  for (const guest of guests)
    for (let count = 0; count < TABLES_EACH; count++) {
      const first = count < ALONE_EACH ? { kind: 'bot', level: 5 } : { kind: 'me' };
      const settings = { game: 'carta-nostra', seats: [first, ...bots], speed: 'instant', confirm: false, start: true };
      const { body } = await guest.post('/api/rooms', settings);
      if (body.room !== undefined) rooms.push({ guest, room: String(body.room) });
    }
  parentPort?.postMessage(`${rooms.length} of ${TABLES_EACH * guests.length} tables were opened`);
  return async () => {
    const sockets: TestSocket[] = [];
    for (const guest of guests) {
      const own = rooms.filter(each => each.guest === guest);
      for (let at = 0; at < own.length; at += ROOMS_PER_SOCKET) {
        const socket = await guest.openSocket();
        for (const { room } of own.slice(at, at + ROOMS_PER_SOCKET)) socket.send({ type: 'watch', room, from: 0 });
        sockets.push(socket);
        void answerOn(socket);
      }
    }
    while (!isResting) await pause(PAUSE);
    await Promise.all(sockets.map(socket => socket.close()));
  };
}

const attack = await (raid === 'poison' ? openPoisonRaid() : openStarveRaid());
let attacking: Promise<unknown> = Promise.resolve();
parentPort?.on('message', async (word: AttackCommand) => {
  isResting = word === 'rest';
  if (isResting) await attacking;
  else attacking = attack();
  parentPort?.postMessage(sent);
});
