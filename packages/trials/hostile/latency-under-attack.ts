import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { embeddedDeployment } from '../crash/deployment.ts';
import { startMatch } from '../crash/start-match.ts';
import { Crowd } from '../load/crowd.ts';
import { type LatencySample, percentile, samplesBetween } from '../load/latency-samples.ts';
import { newId, TestClient } from '../testing/test-client.ts';
import { BotNeighbour } from './bot-neighbour.ts';
import type { AttackCommand, MobOptions } from './mob.worker.ts';
import type { Raid, RaidOptions } from './raid.worker.ts';

/** The other players: how many tables of four, answers per second, and the levels of bots at further tables. */
const [TABLES, RATE, LEVELS] = [12, 60, [3, 3, 3, 5]];
/** A guest may open at most eight sockets. */
const SOCKETS_EACH = 7;
const GAME = 'carta-nostra';
/** How long bots may take to finish what the attackers have asked of them, in milliseconds. */
const SETTLE = 60_000;

/** How long the measurement takes: rounds, each without and then under attack for this many seconds. */
export interface LatencyRounds {
  readonly rounds: number;
  readonly seconds: number;
}
export const USUAL_ROUNDS: LatencyRounds = { rounds: 8, seconds: 6 };

/** The 95th percentile of the latency without and under attack, in milliseconds, over all rounds of one run. */
interface LatencyComparison {
  readonly calm: number;
  readonly attacked: number;
  readonly ratio: number;
  /** How many answers were measured. */
  readonly samples: readonly [calm: number, attacked: number];
}

export interface LatencyUnderAttack {
  /** People's answers until they are acknowledged, and answers of bots at other people's tables. */
  readonly people: LatencyComparison;
  readonly quickBots: LatencyComparison;
  readonly searchingBots: LatencyComparison;
  /** Messages the attackers have sent. */
  readonly messages: number;
}

/** Attackers in a worker, which replies to each command with the number of messages sent so far. */
interface AttackWorker {
  send(word: AttackCommand): Promise<number>;
  end(): Promise<unknown>;
}

interface LatencyPlan extends LatencyRounds {
  readonly seed: string;
  /** Starts attackers for the server at this address. */
  readonly gather: (address: string) => Promise<AttackWorker>;
  readonly onRound?: () => void;
}

/** Measures how long others wait, with and without attackers in turns, on a server with its usual limits. */
export async function measureLatencyUnderAttack(plan: LatencyPlan): Promise<LatencyUnderAttack> {
  const { seed, gather, rounds, seconds, onRound = () => {} } = plan;
  const deployment = await embeddedDeployment({});
  const [node] = deployment.nodes;
  if (node === undefined) throw new Error('a deployment needs a node');
  const crowd = new Crowd(seed);
  const neighbours: BotNeighbour[] = [];
  try {
    await node.start();
    const mob = await gather(node.address);
    // Whatever the attackers have prepared is read again from the disk.
    await node.restart();
    await crowd.openTables({ address: node.address, tables: TABLES, onOpened: () => {} });
    for (const level of LEVELS) neighbours.push(await BotNeighbour.open(node.address, level));
    const timesOf = (level: number): LatencySample[] =>
      neighbours.flatMap(({ times }, at) => (LEVELS[at] === level ? times : []));
    const play = async (into: Samples): Promise<void> => {
      const { from, to } = await crowd.play(RATE, seconds);
      await crowd.waitUntilQuiet();
      into.people.push(...samplesBetween(crowd.times.acknowledged, from, to));
      into.quickBots.push(...samplesBetween(timesOf(3), from, to));
      into.searchingBots.push(...samplesBetween(timesOf(5), from, to));
    };
    const [warmUp, calm, attacked] = [newSamples(), newSamples(), newSamples()];
    await play(warmUp);
    let messages = 0;
    for (let round = 0; round < rounds; round++) {
      await play(calm);
      await mob.send('attack');
      await play(attacked);
      messages = await mob.send('rest');
      await waitForBots(deployment.metrics ?? '');
      onRound();
    }
    await mob.end();
    const compareWho = (who: keyof Samples): LatencyComparison => compare(calm[who], attacked[who]);
    return {
      people: compareWho('people'),
      quickBots: compareWho('quickBots'),
      searchingBots: compareWho('searchingBots'),
      messages,
    };
  } finally {
    for (const neighbour of neighbours) neighbour.leave();
    crowd.leave();
    await deployment.close();
  }
}

type Samples = Readonly<Record<'people' | 'quickBots' | 'searchingBots', LatencySample[]>>;
const newSamples = (): Samples => ({ people: [], quickBots: [], searchingBots: [] });

function compare(calm: readonly LatencySample[], attacked: readonly LatencySample[]): LatencyComparison {
  const [before, during] = [percentile(calm, 95), percentile(attacked, 95)];
  return { calm: before, attacked: during, ratio: during / before, samples: [calm.length, attacked.length] };
}

/** Waits until the bots of the attackers' tables have played until the attackers are asked. */
async function waitForBots(metrics: string): Promise<void> {
  const end = performance.now() + SETTLE;
  for (let quiet = 0; quiet < 3 && performance.now() < end; ) {
    await new Promise(resolve => setTimeout(resolve, 400));
    const { body } = await new TestClient(metrics).get('/metrics');
    quiet = /^consigliere_bot_questions_waiting 0$/m.test(String(body.text)) ? quiet + 1 : 0;
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

interface RaidPlan extends Omit<RaidOptions, 'address'> {
  /** Gets a line about what was allowed. */
  readonly onReady: (allowed: string) => void;
}

/** Two guests who do what costs the server most within the usual limits. */
export async function openRaid(address: string, { onReady, ...options }: RaidPlan): Promise<AttackWorker> {
  const workerData: RaidOptions = { address, ...options };
  const worker = new Worker(new URL('./raid.worker.ts', import.meta.url), { workerData });
  const [allowed] = (await once(worker, 'message')) as [string];
  onReady(allowed);
  return attackWorkerOn(worker);
}

export type { Raid };

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
