import { random, sfc32 } from '@consigliere/kernel/host';
import { type GuestProtocol, PLAYERS, type SeatConnections } from './guest.ts';
import { boardgameIo } from './guests/boardgame-io.ts';
import { ours, sampleFrames } from './guests/ours.ts';
import { sendFrames, skeleton } from './guests/skeleton.ts';
import { BenchTable, type LoadRound } from './table.ts';

export type ServerName = 'boardgame.io' | 'ours' | 'skeleton';

/** Tasks of the load generator, one at a time. */
export type LoadTask =
  /** Opens tables until matches are being played at this many. */
  | { readonly type: 'seat'; readonly server: ServerName; readonly url: string; readonly tables: number }
  | { readonly type: 'play'; readonly server: ServerName; readonly answers: number }
  /** Sends frames of ours to the skeleton. */
  | { readonly type: 'frames'; readonly url: string }
  /** Opens this many idle tables. */
  | { readonly type: 'open'; readonly server: ServerName; readonly url: string; readonly tables: number }
  /** Connects this many guests to idle tables. */
  | { readonly type: 'join'; readonly server: ServerName; readonly sockets: number };

/** The outcome of a `play` task; all times in milliseconds. */
export interface PlayedAnswers {
  readonly took: number;
  readonly acknowledged: readonly number[];
  readonly seenByAll: readonly number[];
}

const PROTOCOLS: Readonly<Record<ServerName, GuestProtocol>> = { 'boardgame.io': boardgameIo, ours, skeleton };
/** How many tables are opened at the same time. */
const AT_ONCE = 64;
/** Most answers that not everybody has seen yet: about one at each of the usual 256 tables. */
const IN_FLIGHT = 256;
/** After this many milliseconds without progress an answer counts as lost. */
const PATIENCE = 30_000;

const rng = sfc32(process.argv[2] ?? '');
const anyNumber = (): number => random(rng, '', 2 ** 30) / 2 ** 30;

const playing = new Map<ServerName, BenchTable[]>();
const idle = new Map<ServerName, SeatConnections[number][]>();
const resting: LoadRound = { maySend: () => false, acknowledged: () => {}, seenByAll: () => {}, late: () => {} };
let round = resting;

async function inParallel(count: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function seat(server: ServerName, url: string, count: number): Promise<void> {
  const before = playing.get(server) ?? [];
  const tables = before.filter(({ isOver }) => !isOver);
  for (const table of before) if (table.isOver) table.close();
  playing.set(server, tables);
  await inParallel(count - tables.length, async () => {
    const table = new BenchTable(PLAYERS, anyNumber, () => round);
    await table.connect(await PROTOCOLS[server].openTable(url));
    tables.push(table);
  });
}

/** Plays until everybody has seen this many answers. */
async function play(server: ServerName, answers: number): Promise<PlayedAnswers> {
  const [acknowledged, seenByAll]: [number[], number[]] = [[], []];
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    let sent = 0;
    let heard = 0;
    const watch = setInterval(() => {
      if (heard === seenByAll.length) reject(new Error(`${server} stopped after ${heard} of ${sent} answers`));
      heard = seenByAll.length;
    }, PATIENCE);
    const waiting: (() => void)[] = [];
    const everybodyPlays = (): void => {
      for (const table of playing.get(server) ?? []) table.play();
    };
    round = {
      late: () => {
        sent--;
        everybodyPlays();
      },
      maySend: later => {
        if (sent === answers) return false;
        if (sent - seenByAll.length === IN_FLIGHT) {
          waiting.push(later);
          return false;
        }
        sent++;
        return true;
      },
      acknowledged: time => acknowledged.push(time),
      seenByAll: time => {
        if (seenByAll.push(time) === answers) {
          clearInterval(watch);
          round = resting;
          resolve();
        }
        while (waiting.length > 0 && sent - seenByAll.length < IN_FLIGHT) waiting.shift()?.();
      },
    };
    everybodyPlays();
  });
  return { took: performance.now() - began, acknowledged, seenByAll };
}

async function open(server: ServerName, url: string, count: number): Promise<void> {
  const seats = idle.get(server) ?? [];
  idle.set(server, seats);
  await inParallel(count, async () => {
    seats.push(...(await PROTOCOLS[server].openTable(url)));
  });
}

async function join(server: ServerName, count: number): Promise<void> {
  const seats = (idle.get(server) ?? []).splice(0, count);
  await inParallel(
    seats.length,
    index =>
      new Promise((seen, lost) => seats[index]?.({ seen: () => seen(), acknowledged: () => {}, late: () => {}, lost })),
  );
}

async function runTask(task: LoadTask): Promise<PlayedAnswers | null> {
  switch (task.type) {
    case 'seat':
      await seat(task.server, task.url, task.tables);
      return null;
    case 'play':
      return play(task.server, task.answers);
    case 'frames':
      await sendFrames(task.url, sampleFrames());
      return null;
    case 'open':
      await open(task.server, task.url, task.tables);
      return null;
    case 'join':
      await join(task.server, task.sockets);
      return null;
  }
}

process.on('message', async (task: LoadTask) => process.send?.(await runTask(task)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
