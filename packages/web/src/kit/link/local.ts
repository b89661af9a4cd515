import type { ClockTerms } from '@consigliere/match';
import { effect } from '@preact/signals';
import { speed, waits } from '../preferences.ts';
import { rememberPlaying } from './keep.ts';
import type { Refusal } from './link.ts';
import { LocalClient, type LocalLink, type StartedWorker, type WorkerListeners } from './local-client.ts';
import { newLessonId, newRoomId } from './random.ts';
import type { ChairPlan, FromWorker, KeptRoom, PlayedMatch } from './worker-messages.ts';

/** A new match on this device, for people who share it and bots. */
export interface LocalMatch {
  readonly game: string;
  readonly chairs: readonly ChairPlan[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly confirm: boolean;
  /** A lesson's seed, so that it is dealt the same every time. */
  readonly seed?: string;
}

/** null: this browser has no workers, or doesn't allow one. */
function newWorker(): Worker | null {
  try {
    return new Worker(new URL('../worker/host.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

function startWorker({ received, fail }: WorkerListeners): StartedWorker | null {
  const worker = newWorker();
  if (worker === null) return null;
  let isRunning = false;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    isRunning = true;
    received(data);
  };
  // A fault in a running worker is logged in the console. A worker that never sent a message couldn't be started.
  worker.onerror = () => {
    if (!isRunning) fail();
  };
  return { post: message => worker.postMessage(message) };
}

const client = new LocalClient(startWorker);
effect(() => client.setSpeed(speed.value, waits.value === 'on'));

/** Whether the browser stores nothing, so that matches are lost when the page is closed. */
export const isFleeting = client.isFleeting;

/** A link to a table on this device, with a seat if several people share it. */
export const localLink = (room: string, seat: number | null = null): LocalLink => client.link(room, seat);

/** Starts the worker and lets it load a game's rules, before a table of it is opened. */
export const prepareLocal = (game: string): void => client.prepare(game);

/** Opens and starts a table on this device. Resolves with its id, or with a refusal. */
export async function openLocal({ chairs, seed, ...match }: LocalMatch): Promise<string | Refusal> {
  const id = seed === undefined ? newRoomId() : newLessonId();
  // Nobody elsewhere waits: even a reaction window stays open until it is answered.
  const clock: ClockTerms = { kind: 'calm' };
  const terms = { id, seats: chairs.length, clock, isPublic: false, ...match };
  const refused = await client.ask({ type: 'open', terms, chairs, seed });
  if (refused !== null) return refused;
  rememberPlaying();
  return id;
}

/** The tables of this device, the newest first. */
export async function localRooms(): Promise<readonly KeptRoom[]> {
  const rooms = await client.list();
  if (rooms.length > 0) rememberPlaying();
  return rooms;
}

export const forgetLocal = (room: string): Promise<Refusal | null> => client.ask({ type: 'forget', room });

/** The match at a table of this device, once it is over. */
export const localRecord = (room: string): Promise<PlayedMatch | Refusal> => client.record(room);

/** The text of a file with these tables, or all of this device; null: there is no worker. */
export const exportLocal = (rooms: readonly string[] | null): Promise<string | null> => client.export(rooms);

/** Imports the tables of a file. Resolves with how many are new, or with a refusal. */
export async function importLocal(text: string): Promise<number | Refusal> {
  const taken = await client.import(text);
  if (typeof taken === 'number') rememberPlaying();
  return taken;
}
