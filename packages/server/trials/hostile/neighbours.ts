import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { newId, Visitor } from '../../testing/visitor.ts';
import { gather } from '../crash/gather.ts';
import { embeddedTown } from '../crash/town.ts';
import { Crowd } from '../load/crowd.ts';
import { between, percentile } from '../load/times.ts';
import type { MobOrders, MobWord } from './mob.worker.ts';

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
interface Round {
  readonly calm: number;
  readonly attacked: number;
}

export interface Neighbours {
  readonly rounds: readonly Round[];
  /** How many times as long they wait under attack, and the interval of 95 % over the rounds. */
  readonly ratio: number;
  readonly interval: readonly [number, number];
  /** What the attackers have said meanwhile. */
  readonly messages: number;
}

interface Siege {
  readonly sockets: number;
  readonly seed: string;
  readonly onRound?: () => void;
}

/** How long those who play wait, in peace and with attackers at the door, in turns: a server of its own, with its usual limits. */
export async function neighbours({ sockets, seed, onRound = () => {} }: Siege): Promise<Neighbours> {
  const town = await embeddedTown({});
  const [node] = town.nodes;
  if (node === undefined) throw new Error('a town has a node');
  const crowd = new Crowd(seed);
  try {
    await node.start();
    const { address } = node;
    await crowd.gather({ address, tables: TABLES, onOpened: () => {} });
    const play = async (): Promise<number> => {
      const { from, to } = await crowd.play(RATE, SECONDS);
      await crowd.quiet();
      return percentile(between(crowd.times.acknowledged, from, to), 95);
    };
    const mob = await openMob(address, sockets, seed);
    // The first time warms the server up.
    await play();
    const rounds: Round[] = [];
    let messages = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const calm = await play();
      await mob.tell('attack');
      const attacked = await play();
      messages = await mob.tell('rest');
      rounds.push({ calm, attacked });
      onRound();
    }
    await mob.end();
    return { rounds, ...ratioOf(rounds), messages };
  } finally {
    crowd.leave();
    await town.close();
  }
}

/** Attackers who know of a table of others; they rest until they are told. */
async function openMob(address: string, sockets: number, seed: string) {
  const arrive = (count: number) => Promise.all(Array.from({ length: count }, () => Visitor.arrive(address)));
  const victims = await arrive(2);
  const cookies = (await arrive(Math.ceil(sockets / SOCKETS_EACH))).map(({ headers: { cookie = '' } }) => cookie);
  const known = { room: await gather(victims, GAME), decision: 0, picks: [{ type: 'end' }], usedId: newId() };
  const workerData: MobOrders = { address, cookies, sockets, seed, known };
  const worker = new Worker(new URL('./mob.worker.ts', import.meta.url), { workerData });
  return {
    tell: async (word: MobWord): Promise<number> => {
      worker.postMessage(word);
      const [sent] = (await once(worker, 'message')) as [number];
      return sent;
    },
    end: () => worker.terminate(),
  };
}

/** The mean of the logarithms, because twice and half are as far from one. */
function ratioOf(rounds: readonly Round[]): Pick<Neighbours, 'ratio' | 'interval'> {
  const logs = rounds.map(({ calm, attacked }) => Math.log(attacked / calm));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1));
  const half = (T * spread) / Math.sqrt(logs.length);
  return { ratio: Math.exp(mean), interval: [Math.exp(mean - half), Math.exp(mean + half)] };
}
