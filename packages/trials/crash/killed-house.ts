import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoomView } from '@consigliere/match';
import { allGames } from '@consigliere/server/internals';
import { NodeProcess } from '../testing/node-process.ts';
import { newId, TestClient } from '../testing/test-client.ts';
import { startMatch } from './start-match.ts';

/** Guests at every table, and the number of tables of each game. */
const GUESTS = 3;
const TABLES = 3;
/** Answers given at every table before and after the first kill. */
const ANSWERS = 4;

/** The data folder of a server that was killed with SIGKILL, and everything that its guests could see before. */
export interface KilledHouse {
  readonly folder: string;
  /** The folder as it was after the first kill, with fewer answers. */
  readonly older: string;
  readonly cookies: readonly string[];
  readonly rooms: readonly string[];
  readonly seen: HouseView;
  remove(): void;
}

/** A house as its guests see it: each table as each guest sees it, its chat, and each guest's list. */
export interface HouseView {
  readonly tables: ReadonlyMap<string, readonly string[]>;
  readonly lists: readonly string[];
}

/** Plays at some tables, kills the server, plays on, and kills it again: a part of the data is in the main file, the rest in the log. */
export async function makeKilledHouse(random: (n: number) => number): Promise<KilledHouse> {
  const parent = mkdtempSync(join(tmpdir(), 'consigliere-damage-'));
  const [folder, older] = [join(parent, 'house'), join(parent, 'older')];
  const env = { DATABASE_URL: '', REDIS_URL: '', MESSAGES_PER_SECOND: '10000' };
  const node = new NodeProcess(['--data', folder], env);
  await node.start();
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => TestClient.asGuest(node.address)));
  const rooms: string[] = [];
  for (const { id } of allGames())
    for (let table = 0; table < TABLES; table++) rooms.push(await startMatch(guests, id));
  await playSome(guests, rooms, random);
  await node.kill();
  cpSync(folder, older, { recursive: true });
  await node.start();
  await playSome(guests, rooms, random);
  const seen = await viewHouse(guests, rooms);
  await node.kill();
  const cookies = guests.map(({ headers: { cookie = '' } }) => cookie);
  return { folder, older, cookies, rooms, seen, remove: () => rmSync(parent, { recursive: true }) };
}

async function playSome(
  guests: readonly TestClient[],
  rooms: readonly string[],
  random: (n: number) => number,
): Promise<void> {
  for (const room of rooms) {
    for (let answers = 0; answers < ANSWERS; answers++) await answerOnce(guests, room, random);
    const socket = await guests[0]?.openSocket();
    socket?.send({ type: 'say', room, id: newId(), text: `Message ${random(1e9)}` });
    await socket?.next('done');
    await socket?.close();
  }
}

/** Gives an answer at a table for a guest who is asked; returns the status, or null if nobody is asked. */
export async function answerOnce(
  guests: readonly TestClient[],
  room: string,
  random: (n: number) => number,
): Promise<number | null> {
  for (const guest of guests) {
    const { match } = ((await guest.get(`/api/rooms/${room}`)).body.seen ?? {}) as Partial<RoomView>;
    const prompt = match?.prompt;
    if (!match || !prompt) continue;
    const pick = prompt.actions[random(prompt.actions.length)];
    const command = { type: 'answer', decision: prompt.id, branch: match.branch, picks: [pick], isSure: true };
    return (await guest.post(`/api/rooms/${room}/commands`, { id: newId(), command })).status;
  }
  return null;
}

export async function viewHouse(guests: readonly TestClient[], rooms: readonly string[]): Promise<HouseView> {
  const tables = new Map<string, readonly string[]>();
  for (const room of rooms) {
    const views: string[] = [];
    for (const guest of guests) views.push(textOf((await guest.get(`/api/rooms/${room}`)).body, 'seen'));
    views.push(textOf((await guests[0]?.get(`/api/rooms/${room}/chat`))?.body, 'remarks'));
    tables.set(room, views);
  }
  const lists: string[] = [];
  for (const guest of guests) {
    const { body } = await guest.get('/api/rooms/mine');
    const listed = (body.rooms ?? []) as readonly { readonly room: string }[];
    lists.push(JSON.stringify(listed.map(({ room }) => room).sort()));
  }
  return { tables, lists };
}

/** A part of an answer, or the code of what is wrong. */
const textOf = (body: Record<string, unknown> | undefined, part: string): string =>
  JSON.stringify(body?.[part] ?? { code: body?.code ?? 'nothing' });
