import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { embeddedDeployment } from '../crash/deployment.ts';
import { startMatch } from '../crash/start-match.ts';
import { Crowd } from '../load/crowd.ts';
import { percentile, samplesBetween } from '../load/latency-samples.ts';
import { newId, TestClient } from '../testing/test-client.ts';
import type { AttackCommand, MobOptions } from './mob.worker.ts';
import type { Raid, RaidOptions } from './raid.worker.ts';

/** Those who play: so many tables, and so many answers a second, for so many seconds in peace and as many under attack. */
const [TABLES, RATE, SECONDS] = [12, 60, 6];
/** How often, in turns. */
export const ROUNDS = 8;
/** What the t distribution says of so many rounds for an interval of 95 %. */
const T = 2.365;
/** A guest has eight sockets at most. */
const SOCKETS_EACH = 7;
const GAME = 'carta-nostra';

/** A round: the 95th percentile of the time until an answer is acknowledged, in milliseconds. */
interface LatencyRound {
  readonly calm: number;
  readonly attacked: number;
}

export interface LatencyUnderAttack {
  readonly rounds: readonly LatencyRound[];
  /** How many times as long they wait under attack, and the interval of 95 % over the rounds. */
  readonly ratio: number;
  readonly interval: readonly [number, number];
  /** What the attackers have said meanwhile. */
  readonly messages: number;
}

/** Attackers who rest until they are told; each word is answered with how many messages they have sent so far. */
interface AttackWorker {
  send(word: AttackCommand): Promise<number>;
  end(): Promise<unknown>;
}

interface LatencyPlan {
  readonly seed: string;
  /** Attackers for the server at an address. */
  readonly gather: (address: string) => Promise<AttackWorker>;
  readonly onRound?: () => void;
}

/** How long those who play wait, in peace and with attackers at the door, in turns: a server of its own, with its usual limits. */
export async function measureLatencyUnderAttack({
  seed,
  gather: gatherMob,
  onRound = () => {},
}: LatencyPlan): Promise<LatencyUnderAttack> {
  const deployment = await embeddedDeployment({});
  const [node] = deployment.nodes;
  if (node === undefined) throw new Error('a town has a node');
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
    // The first time warms the server up.
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

/** Attackers who send wrong messages and know of a table of others. */
export async function openMob(address: string, sockets: number, seed: string): Promise<AttackWorker> {
  const arrive = (count: number) => Promise.all(Array.from({ length: count }, () => TestClient.asGuest(address)));
  const victims = await arrive(2);
  const cookies = (await arrive(Math.ceil(sockets / SOCKETS_EACH))).map(({ headers: { cookie = '' } }) => cookie);
  const known = { room: await startMatch(victims, GAME), decision: 0, picks: [{ type: 'end' }], usedId: newId() };
  const workerData: MobOptions = { address, cookies, sockets, seed, known };
  return attackWorkerOn(new Worker(new URL('./mob.worker.ts', import.meta.url), { workerData }));
}

/** One or two guests who do within the usual limits what costs the server most; `onReady` is told what they were allowed. */
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

/** The mean of the logarithms, because twice and half are as far from one. */
function ratioOf(rounds: readonly LatencyRound[]): Pick<LatencyUnderAttack, 'ratio' | 'interval'> {
  const logs = rounds.map(({ calm, attacked }) => Math.log(attacked / calm));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1));
  const half = (T * spread) / Math.sqrt(logs.length);
  return { ratio: Math.exp(mean), interval: [Math.exp(mean - half), Math.exp(mean + half)] };
}
