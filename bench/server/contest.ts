import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { installPeers } from '../peers.ts';
import type { LoadTask, PlayedAnswers, ServerName } from './load.ts';
import type { MemoryUse, ServerQuestion } from './process.ts';

export interface ContestPlan {
  readonly seed: number;
  readonly tables: number;
  /** In total, over all rounds; `warmUp` answers come before. */
  readonly answers: number;
  readonly warmUp: number;
  readonly rounds: number;
}

/** Figures of a server: times in milliseconds, CPU time per answer in microseconds. */
export interface ServerFigures {
  readonly cpu: readonly number[];
  readonly rate: readonly number[];
  readonly acknowledged: readonly number[];
  readonly seenByAll: readonly number[];
}

/** Memory of an idle table, and of a connection to one. */
export interface ServerMemory {
  readonly table: MemoryUse;
  readonly connection: MemoryUse;
}

const FILES: Readonly<Record<ServerName, string>> = {
  ours: './servers/ours.ts',
  'boardgame.io': './servers/boardgame-io.ts',
  skeleton: './servers/skeleton.ts',
};
/** Answers in one part of a warm-up. */
const PART = 2000;

/** Ours comes first, because the skeleton sends frames of ours. */
export const SERVERS: readonly ServerName[] = ['ours', 'boardgame.io', 'skeleton'];

/** A child process that answers one question at a time. */
class ChildWorker {
  readonly #child: ChildProcess;
  readonly #gone: Promise<never>;
  readonly first: Promise<unknown>;

  constructor(file: string, args: readonly string[] = []) {
    this.#child = fork(new URL(file, import.meta.url), args, {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#gone = once(this.#child, 'exit').then(([code, signal]) => {
      throw new Error(`${file} ended with ${code ?? signal}`);
    });
    this.#gone.catch(() => {});
    this.first = this.#next();
  }

  ask(question: LoadTask | ServerQuestion): Promise<unknown> {
    const answer = this.#next();
    this.#child.send(question);
    return answer;
  }

  async stop(): Promise<void> {
    this.#child.disconnect();
    await this.#gone.catch(() => {});
  }

  #next(): Promise<unknown> {
    return Promise.race([once(this.#child, 'message').then(([message]) => message), this.#gone]);
  }
}

/** A server under load. */
interface ServerContestant {
  readonly name: ServerName;
  readonly url: string;
  readonly server: ChildWorker;
  readonly cpu: number[];
  readonly rate: number[];
  readonly acknowledged: number[];
  readonly seenByAll: number[];
}

async function startServer(name: ServerName): Promise<{ server: ChildWorker; url: string }> {
  const server = new ChildWorker(FILES[name]);
  return { server, url: (await server.first) as string };
}

/** Plays rounds in turns, so that a slow moment of the machine affects all servers. `step` is called with the answers played. */
export async function runContest(
  wanted: ContestPlan,
  step: (answers: number) => void,
): Promise<Readonly<Record<ServerName, ServerFigures>>> {
  installPeers();
  const { seed, tables, answers, warmUp, rounds } = wanted;
  const load = new ChildWorker('./load.ts', [String(seed)]);
  await load.first;
  const contestants: ServerContestant[] = [];
  const play = async ({ name, url }: ServerContestant, count: number): Promise<PlayedAnswers> => {
    await load.ask({ type: 'seat', server: name, url, tables });
    const played = (await load.ask({ type: 'play', server: name, answers: count })) as PlayedAnswers;
    step(count);
    return played;
  };
  for (const name of SERVERS) {
    const contestant = { name, ...(await startServer(name)), cpu: [], rate: [], acknowledged: [], seenByAll: [] };
    contestants.push(contestant);
    if (name === 'skeleton') await load.ask({ type: 'frames', url: contestant.url });
    // In parts, between which finished matches are replaced.
    for (let left = warmUp; left > 0; left -= PART) await play(contestant, Math.min(left, PART));
  }
  const each = Math.ceil(answers / rounds);
  for (let round = 0; round < rounds; round++)
    for (const contestant of contestants) {
      await load.ask({ type: 'seat', server: contestant.name, url: contestant.url, tables });
      const before = (await contestant.server.ask('cpu')) as number;
      const played = await play(contestant, each);
      contestant.cpu.push((((await contestant.server.ask('cpu')) as number) - before) / each);
      contestant.rate.push((each / played.took) * 1000);
      contestant.acknowledged.push(...played.acknowledged);
      contestant.seenByAll.push(...played.seenByAll);
    }
  await Promise.all([load, ...contestants.map(({ server }) => server)].map(helper => helper.stop()));
  return Object.fromEntries(contestants.map(each => [each.name, each])) as unknown as Record<ServerName, ServerFigures>;
}

/**
 * Measures, in a fresh process, the memory of each started table and of each guest connected to one. The first batch of both
 * isn't counted: it loads code, fills caches and grows the heap to its usual size.
 */
export async function measureMemory(
  name: ServerName,
  { seed, idle }: { readonly seed: number; readonly idle: number },
): Promise<ServerMemory> {
  installPeers();
  const load = new ChildWorker('./load.ts', [String(seed)]);
  await load.first;
  const { server, url } = await startServer(name);
  const growth = async (task: LoadTask): Promise<MemoryUse> => {
    await load.ask(task);
    const before = (await server.ask('memory')) as MemoryUse;
    await load.ask(task);
    const after = (await server.ask('memory')) as MemoryUse;
    return {
      resident: (after.resident - before.resident) / idle,
      objects: (after.objects - before.objects) / idle,
    };
  };
  const table = await growth({ type: 'open', server: name, url, tables: idle });
  const connection = await growth({ type: 'join', server: name, sockets: idle });
  await Promise.all([load.stop(), server.stop()]);
  return { table, connection };
}
