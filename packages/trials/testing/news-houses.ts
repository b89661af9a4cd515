import type { WatchTerms } from '@consigliere/match';
import { type FastClock, fastClock } from './fast-clock.ts';
import { Receiver } from './receiver.ts';
import { newId, TestClient, type TestResponse } from './test-client.ts';
import type { TestDatabase } from './test-database.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

const HOUR = 3_600_000;
/** A clock of a match by correspondence. */
export const BY_POST = { kind: 'correspondence', bank: 3 * 24 * HOUR, increment: HOUR } as const;

/** Servers that send news to a receiver on this machine, and people who get it. */
export class NewsHouses {
  static readonly publicUrl = 'https://play.example.org';
  readonly receiver = new Receiver();
  readonly #servers: TestServer[] = [];

  /** A server over a store; several over one store are its nodes. */
  async openServer(database: TestDatabase, clock: FastClock = fastClock(), own: TestServerOptions = {}) {
    const { publicUrl } = NewsHouses;
    const opened = await openTestServer({ database, clock, publicUrl, outgoingHosts: [this.receiver.host], ...own });
    this.#servers.push(opened);
    return opened;
  }

  /** A server with Ada, who reads English, and Bea, who reads German. */
  async setUp(make: () => Promise<TestDatabase>, own: TestServerOptions = {}) {
    const database = await make();
    const house = await this.openServer(database, fastClock(), own);
    const ada = await TestClient.asGuest(house.address, { name: 'Ada', language: 'en' });
    const bea = await TestClient.asGuest(house.address, { name: 'Bea', language: 'de' });
    return { database, house, ada, bea };
  }

  async addWebhook(client: TestClient, path = '/hook', isShared = false) {
    const address = `http://${this.receiver.host}${path}`;
    const answer = await client.post('/api/channels', { kind: 'webhook', address, isShared });
    if (answer.status !== 200) throw new Error(`no webhook: ${answer.body.code}`);
    return answer.body as { id: string; secret: string };
  }

  async close(): Promise<void> {
    this.receiver.close();
    const [first, ...others] = this.#servers.splice(0);
    for (const { server, host } of others) {
      await server.close();
      await host.close();
    }
    await first?.close();
  }
}

/** Derives and sends, as a server does every second. */
export async function runNews({ server }: Pick<TestServer, 'server'>): Promise<void> {
  await server.news?.derive();
  await server.news?.deliver();
}

/** A table of two people; the second sits down as well. */
export async function openTableOfTwo(
  ada: TestClient,
  bea: TestClient,
  clock: object = BY_POST,
  watch: WatchTerms = 0,
): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const plan = { game: 'carta-nostra', seats, clock, watch, options: { start: 0 }, confirm: false };
  const { room } = (await ada.post('/api/rooms', plan)).body as { room: string };
  await runCommand(bea, room, { type: 'sit', seat: 1, name: 'Bea', entropy: 'ab'.repeat(16) });
  return room;
}

export const runCommand = (client: TestClient, room: string, command: object): Promise<TestResponse> =>
  client.post(`/api/rooms/${room}/commands`, { id: newId(), command });

type Actions = readonly { readonly type: string }[];

interface Asked {
  readonly match: {
    readonly branch: number;
    readonly prompt: { readonly id: number; readonly actions: Actions } | null;
  };
}

const look = async (client: TestClient, room: string): Promise<Asked> =>
  ((await client.get(`/api/rooms/${room}`)).body as { seen: Asked }).seen;

/** The player who is asked gives the wanted answer, or the last one there is. */
export async function answerPrompt(
  client: TestClient,
  room: string,
  choose: (actions: Actions) => unknown = () => undefined,
): Promise<void> {
  const { branch, prompt } = (await look(client, room)).match;
  const pick = choose(prompt?.actions ?? []) ?? prompt?.actions.at(-1);
  const { status } = await runCommand(client, room, { type: 'answer', decision: prompt?.id, branch, picks: [pick] });
  if (status !== 200) throw new Error(`the answer was refused: ${status}`);
}

export const isAsked = async (client: TestClient, room: string): Promise<boolean> =>
  (await look(client, room)).match.prompt !== null;
