import type { ClockTerms } from '@consigliere/match';
import { speed } from '../preferences.ts';
import { rememberPlaying } from './keep.ts';
import type { Refusal } from './link.ts';
import { LocalClient, type LocalLink, type StartedWorker, type WorkerListeners } from './local-client.ts';
import { newLessonId, newRoomId } from './random.ts';
import type { ChairPlan, FromWorker, KeptRoom, PlayedMatch } from './worker-messages.ts';

/** A match on this device: people who share it, and bots. */
export interface LocalMatch {
  readonly game: string;
  readonly chairs: readonly ChairPlan[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly confirm: boolean;
  /** Of a lesson: it is dealt the same every time. */
  readonly seed?: string;
}

/** How many times as fast house time passes for who wants no long animations: bots wait less before they answer. */
const HURRY = { normal: 1, fast: 3, off: 40 } as const;

/** null: this browser has no workers, or does not let us have one. */
function newWorker(): Worker | null {
  try {
    return new Worker(new URL('../worker/host.worker.ts', import.meta.url), {
      type: 'module',
      name: `${HURRY[speed.value]}`,
    });
  } catch {
    return null;
  }
}

function startWorker({ hear, fail }: WorkerListeners): StartedWorker | null {
  const worker = newWorker();
  if (worker === null) return null;
  let isHeard = false;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    isHeard = true;
    hear(data);
  };
  // A fault in a worker that runs is told in the console; one that never says anything is not there.
  worker.onerror = () => {
    if (!isHeard) fail();
  };
  return { post: message => worker.postMessage(message) };
}

const house = new LocalClient(startWorker);

/** Whether the browser keeps nothing, so that matches here are gone with the page. */
export const isFleeting = house.isFleeting;

/** A table on this device; of a seat where several share it. */
export const localLink = (room: string, seat: number | null = null): LocalLink => house.link(room, seat);

/** Opens a table on this device and starts it; gives back its id, or why not. */
export async function openLocal({ chairs, seed, ...match }: LocalMatch): Promise<string | Refusal> {
  const id = seed === undefined ? newRoomId() : newLessonId();
  // Nobody elsewhere waits: not even a moment to react is over before it was answered.
  const clock: ClockTerms = { kind: 'calm' };
  const terms = { id, seats: chairs.length, clock, isPublic: false, ...match };
  const refused = await house.ask({ type: 'open', terms, chairs, seed });
  if (refused !== null) return refused;
  rememberPlaying();
  return id;
}

/** The tables of this device, the newest first. */
export async function localRooms(): Promise<readonly KeptRoom[]> {
  const rooms = await house.list();
  if (rooms.length > 0) rememberPlaying();
  return rooms;
}

export const forgetLocal = (room: string): Promise<Refusal | null> => house.ask({ type: 'forget', room });

/** What was played at a table of this device, once it is over. */
export const localRecord = (room: string): Promise<PlayedMatch | Refusal> => house.record(room);

/** These tables of this device, or all, as the text of a file; null: there is no worker. */
export const exportLocal = (rooms: readonly string[] | null): Promise<string | null> => house.export(rooms);

/** Takes the tables of a file to this device; gives back how many are new here, or why not. */
export async function importLocal(text: string): Promise<number | Refusal> {
  const taken = await house.import(text);
  if (typeof taken === 'number') rememberPlaying();
  return taken;
}
