import { randomBytes } from 'node:crypto';
import { applyUpdate, type RoomView } from '@consigliere/match';
import type { ClientMessage, NewRoom, ServerMessage, WireCommand } from '@consigliere/protocol';
import { type RawData, WebSocket } from 'ws';
import { type BenchGuest, type GuestListeners, type GuestProtocol, PLAYERS } from '../guest.ts';

/** A guest, with the headers of all requests. */
interface BenchPerson {
  readonly headers: Readonly<Record<string, string>>;
}

const nonce = (bytes: number): string => randomBytes(bytes).toString('hex');
let people = 0;
/** Attempts to connect or to send a request. */
const ATTEMPTS = 5;

/** Each guest gets an IP address, because new guests are limited per address. */
const nextAddress = (): string => {
  const number = people++;
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
};

/** The status of a request whose first bytes came too late. A busy client repeats it, as after a closed idle connection. */
const TOO_LATE = 408;

async function post(url: string, headers: BenchPerson['headers'], body: object): Promise<Response> {
  const request = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, request).catch((why: unknown) => {
      if (attempt === ATTEMPTS) throw why;
    });
    if (response?.ok) return response;
    if (response !== undefined && (response.status !== TOO_LATE || attempt === ATTEMPTS))
      throw new Error(`${url}: ${response.status} ${await response.text()}`);
  }
}

async function newPerson(url: string): Promise<BenchPerson> {
  const headers = { origin: url, 'x-forwarded-for': nextAddress() };
  const response = await post(`${url}/api/guests`, headers, {});
  await response.text();
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { headers: { ...headers, cookie } };
}

async function openRoom(url: string, people: readonly BenchPerson[]): Promise<string> {
  const wanted: Partial<NewRoom> = {
    game: 'carta-nostra',
    seats: people.map(() => ({ kind: 'open' })),
    confirm: false,
  };
  const headers = people[0]?.headers ?? {};
  const { room } = (await (await post(`${url}/api/rooms`, headers, wanted)).json()) as { room: string };
  const send = async (person: BenchPerson | undefined, command: WireCommand): Promise<void> => {
    const commands = `${url}/api/rooms/${room}/commands`;
    await (await post(commands, person?.headers ?? {}, { id: nonce(16), command })).text();
  };
  for (const [seat, person] of people.entries())
    await send(person, { type: 'sit', seat, name: `player ${seat}`, entropy: nonce(32) });
  await send(people[0], { type: 'start' });
  return room;
}

function connect(
  url: string,
  room: string,
  { headers }: BenchPerson,
  { seen, acknowledged, late, lost }: GuestListeners,
): BenchGuest {
  const sendMessage = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  let shown: RoomView | null = null;
  const promptOf = (): { readonly id: number; readonly actions: readonly unknown[] } | null =>
    (shown?.match?.prompt ?? null) as ReturnType<typeof promptOf>;
  const show = (now: RoomView): void => {
    shown = now;
    if (now.match !== null) seen(now.chapters, () => promptOf()?.actions ?? [], now.match.result !== null);
  };
  const receive = (data: RawData): void => {
    const text = String(data);
    const message: ServerMessage = JSON.parse(text);
    switch (message.type) {
      case 'done':
        return acknowledged();
      case 'seen':
        return show(message.seen);
      case 'news':
        noteFrame(text);
        return shown === null ? undefined : show(applyUpdate(shown, message));
      case 'refused':
        return message.code === 'stale' ? late() : lost(new Error(text));
      case 'closed':
      case 'error':
        return lost(new Error(text));
    }
  };
  const openSocket = (attempt: number): WebSocket => {
    const opened = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
    let isOpen = false;
    opened.on('open', () => {
      isOpen = true;
      sendMessage({ type: 'watch', room, from: 0 });
    });
    opened.on('message', receive);
    opened.on('error', why => {
      if (isOpen || attempt === ATTEMPTS) lost(why);
      else socket = openSocket(attempt + 1);
    });
    return opened;
  };
  let socket = openSocket(1);
  return {
    answer: pick => {
      const picks = [pick] as Extract<WireCommand, { type: 'answer' }>['picks'];
      const command: WireCommand = {
        type: 'answer',
        decision: promptOf()?.id ?? -1,
        branch: shown?.match?.branch ?? 0,
        picks,
      };
      sendMessage({ type: 'do', room, id: nonce(16), command });
    },
    close: () => socket.close(),
  };
}

export const ours: GuestProtocol = {
  openTable: async url => {
    const people = await Promise.all(Array.from({ length: PLAYERS }, () => newPerson(url)));
    const room = await openRoom(url, people);
    return people.map(person => listeners => connect(url, room, person, listeners));
  },
};

/** Update frames: how many, their total length, and samples. */
const frames = { count: 0, length: 0, samples: [] as string[] };
const EVERY = 10;
const SAMPLES = 500;

function noteFrame(text: string): void {
  frames.length += text.length;
  if (frames.count++ % EVERY === 0 && frames.samples.length < SAMPLES) frames.samples.push(text);
}

/** Four sampled frames of about average length. */
export function sampleFrames(): object[] {
  const mean = frames.length / frames.count;
  const distance = (text: string): number => Math.abs(text.length - mean);
  const nearest = frames.samples.toSorted((a, b) => distance(a) - distance(b)).slice(0, PLAYERS);
  return nearest.map(text => JSON.parse(text));
}
