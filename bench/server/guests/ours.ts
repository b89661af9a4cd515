import { randomBytes } from 'node:crypto';
import { applyUpdate, type RoomView } from '@consigliere/match';
import type { ClientMessage, NewRoom, ServerMessage, WireCommand } from '@consigliere/protocol';
import { type RawData, WebSocket } from 'ws';
import { type BenchGuest, type GuestListeners, type GuestProtocol, PLAYERS } from '../guest.ts';

/** Who somebody is, and what his browser sends with everything. */
interface BenchPerson {
  readonly headers: Readonly<Record<string, string>>;
}

const nonce = (bytes: number): string => randomBytes(bytes).toString('hex');
let people = 0;
/** To connect, or to send a request. */
const ATTEMPTS = 5;

/** Each comes from an address of his own: from one, no more than a few may come in a minute. */
const nextAddress = (): string => {
  const number = people++;
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
};

/** The server gives up a request whose first bytes come late, and closes connections nobody has used for a while: a busy client asks again. */
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
  const does = async (person: BenchPerson | undefined, command: WireCommand): Promise<void> => {
    const commands = `${url}/api/rooms/${room}/commands`;
    await (await post(commands, person?.headers ?? {}, { id: nonce(16), command })).text();
  };
  for (const [seat, person] of people.entries())
    await does(person, { type: 'sit', seat, name: `player ${seat}`, entropy: nonce(32) });
  await does(people[0], { type: 'start' });
  return room;
}

function connect(
  url: string,
  room: string,
  { headers }: BenchPerson,
  { seen, acknowledged, late, lost }: GuestListeners,
): BenchGuest {
  const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  let shown: RoomView | null = null;
  const promptOf = (): { readonly id: number; readonly actions: readonly unknown[] } | null =>
    (shown?.match?.prompt ?? null) as ReturnType<typeof promptOf>;
  const show = (now: RoomView): void => {
    shown = now;
    if (now.match !== null) seen(now.chapters, () => promptOf()?.actions ?? [], now.match.result !== null);
  };
  const hear = (data: RawData): void => {
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
  const dial = (attempt: number): WebSocket => {
    const dialled = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
    let isOpen = false;
    dialled.on('open', () => {
      isOpen = true;
      say({ type: 'watch', room, from: 0 });
    });
    dialled.on('message', hear);
    dialled.on('error', why => {
      if (isOpen || attempt === ATTEMPTS) lost(why);
      else socket = dial(attempt + 1);
    });
    return dialled;
  };
  let socket = dial(1);
  return {
    answer: pick => {
      const picks = [pick] as Extract<WireCommand, { type: 'answer' }>['picks'];
      const command: WireCommand = {
        type: 'answer',
        decision: promptOf()?.id ?? -1,
        branch: shown?.match?.branch ?? 0,
        picks,
      };
      say({ type: 'do', room, id: nonce(16), command });
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

/** Frames of guests who play: how many, how long together, and some of them. */
const frames = { count: 0, length: 0, samples: [] as string[] };
const EVERY = 10;
const SAMPLES = 500;

function noteFrame(text: string): void {
  frames.length += text.length;
  if (frames.count++ % EVERY === 0 && frames.samples.length < SAMPLES) frames.samples.push(text);
}

/** Four frames that were seen, of about average length. */
export function sampleFrames(): object[] {
  const mean = frames.length / frames.count;
  const distance = (text: string): number => Math.abs(text.length - mean);
  const nearest = frames.samples.toSorted((a, b) => distance(a) - distance(b)).slice(0, PLAYERS);
  return nearest.map(text => JSON.parse(text));
}
