import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { embeddedDeployment } from '../crash/deployment.ts';
import { startMatch } from '../crash/start-match.ts';
import { Crowd } from '../load/crowd.ts';
import { percentile, samplesBetween } from '../load/latency-samples.ts';
import { newId, TestClient } from '../testing/test-client.ts';
import type { AttackCommand, MobOptions } from './mob.worker.ts';
import type { Raid, RaidOptions } from './raid.worker.ts';

/** The other players: how many tables, answers per second, and seconds per half of a round. */
const [TABLES, RATE, SECONDS] = [12, 60, 6];
/** How many rounds are played. */
export const ROUNDS = 8;
/** The t value of a 95 % interval over this many rounds. */
const T = 2.365;
/** A guest may open at most eight sockets. */
const SOCKETS_EACH = 7;
const GAME = 'carta-nostra';

/** The 95th percentile of the latency without and under attack, in milliseconds. */
interface LatencyRound {
  readonly calm: number;
  readonly attacked: number;
}

export interface LatencyUnderAttack {
  readonly rounds: readonly LatencyRound[];
  /** How many times as long an answer takes under attack, with the 95 % interval over the rounds. */
  readonly ratio: number;
  readonly interval: readonly [number, number];
  /** Messages the attackers have sent. */
  readonly messages: number;
}

/** Attackers in a worker, which replies to each command with the number of messages sent so far. */
interface AttackWorker {
  send(word: AttackCommand): Promise<number>;
  end(): Promise<unknown>;
}

interface LatencyPlan {
  readonly seed: string;
  /** Starts attackers for the server at this address. */
  readonly gather: (address: string) => Promise<AttackWorker>;
  readonly onRound?: () => void;
}

/** Measures the latency of other players, with and without attackers in turns, on a server with its usual limits. */
export async function measureLatencyUnderAttack({
  seed,
  gather: gatherMob,
  onRound = () => {},
}: LatencyPlan): Promise<LatencyUnderAttack> {
  const deployment = await embeddedDeployment({});
  const [node] = deployment.nodes;
  if (node === undefined) throw new Error('a deployment needs a node');
  const crowd = new Crowd(seed);
  try {
    await node.start();
    const { address } = node;
    await crowd.openTables({ address, tables: TABLES, onOpened: () => {} });
    const play = async (): Promise<number> => {
      const { from, to } = await crowd.play(RATE, SECONDS);
      await crowd.waitUntilQuiet();
      return percentile(samplesBetween(crowd.times.acknowledged, from, to), 95);
    };
    const mob = await gatherMob(address);
    // The first period warms the server up.
    await play();
    const rounds: LatencyRound[] = [];
    let messages = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const calm = await play();
      await mob.send('attack');
      const attacked = await play();
      messages = await mob.send('rest');
      rounds.push({ calm, attacked });
      onRound();
    }
    await mob.end();
    return { rounds, ...ratioOf(rounds), messages };
  } finally {
    crowd.leave();
    await deployment.close();
  }
}

/** Attackers who send hostile messages and know somebody else's table. */
export async function openMob(address: string, sockets: number, seed: string): Promise<AttackWorker> {
  const arrive = (count: number) => Promise.all(Array.from({ length: count }, () => TestClient.asGuest(address)));
  const victims = await arrive(2);
  const cookies = (await arrive(Math.ceil(sockets / SOCKETS_EACH))).map(({ headers: { cookie = '' } }) => cookie);
  const known = { room: await startMatch(victims, GAME), decision: 0, picks: [{ type: 'end' }], usedId: newId() };
  const workerData: MobOptions = { address, cookies, sockets, seed, known };
  return attackWorkerOn(new Worker(new URL('./mob.worker.ts', import.meta.url), { workerData }));
}

/** One or two guests who do what costs the server most within the usual limits; `onReady` gets a line about what was allowed. */
export async function openRaid(address: string, raid: Raid, onReady: (allowed: string) => void): Promise<AttackWorker> {
  const workerData: RaidOptions = { address, raid };
  const worker = new Worker(new URL('./raid.worker.ts', import.meta.url), { workerData });
  const [allowed] = (await once(worker, 'message')) as [string];
  onReady(allowed);
  return attackWorkerOn(worker);
}

function attackWorkerOn(worker: Worker): AttackWorker {
  return {
    send: async word => {
      worker.postMessage(word);
      const [sent] = (await once(worker, 'message')) as [number];
      return sent;
    },
    end: () => worker.terminate(),
  };
}

/** Averages logarithms, because twice and half are equally far from one. */
function ratioOf(rounds: readonly LatencyRound[]): Pick<LatencyUnderAttack, 'ratio' | 'interval'> {
  const logs = rounds.map(({ calm, attacked }) => Math.log(attacked / calm));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1));
  const half = (T * spread) / Math.sqrt(logs.length);
  return { ratio: Math.exp(mean), interval: [Math.exp(mean - half), Math.exp(mean + half)] };
}
