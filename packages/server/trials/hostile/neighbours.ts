import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { random, sfc32 } from '@consigliere/kernel';
import type { NodeProcess } from '../../testing/node-process.ts';
import { Survivor } from '../../testing/survivor.ts';
import { newId, Visitor } from '../../testing/visitor.ts';
import { gather } from '../crash/gather.ts';
import { embeddedTown } from '../crash/town.ts';
import type { MobOrders } from './mob.worker.ts';

const SEATS = 4;
const GAME = 'carta-nostra';
/** A person's pace, in milliseconds from one answer to the next. */
const PACE = 100;
/** A guest has eight sockets at most. */
const SOCKETS_EACH = 7;

export interface Neighbours {
  /** The 95th percentile of the time until an answer is acknowledged, in milliseconds. */
  readonly calm: number;
  readonly attacked: number;
  /** What the attackers have said meanwhile. */
  readonly messages: number;
}

/** How long those who play wait, without and with attackers at the door: a server of its own, with its usual limits. */
export async function neighbours({ sockets, seed }: { sockets: number; seed: string }): Promise<Neighbours> {
  const town = await embeddedTown({});
  const [node] = town.nodes;
  if (node === undefined) throw new Error('a town has a node');
  try {
    await node.start();
    const { address } = node;
    const arrive = (count: number) => Promise.all(Array.from({ length: count }, () => Visitor.arrive(address)));
    const guests = await arrive(SEATS);
    const mob = await arrive(Math.ceil(sockets / SOCKETS_EACH));
    const cookies = mob.map(({ headers: { cookie = '' } }) => cookie);
    const play = async (): Promise<number> => waitedFor(node, guests, await gather(guests, GAME), seed);
    // The first match warms the server up.
    await play();
    const calm = await play();
    const known = { room: await gather(guests, GAME), decision: 0, picks: [{ type: 'end' }], usedId: newId() };
    const orders: MobOrders = { address, cookies, sockets, seed, known };
    const worker = new Worker(new URL('./mob.worker.ts', import.meta.url), { workerData: orders });
    const attacked = await play();
    worker.postMessage('enough');
    const [messages] = (await once(worker, 'message')) as [number];
    return { calm, attacked, messages };
  } finally {
    await node.kill();
    await town.place.clear();
  }
}

/** Plays a match to its end; the 95th percentile of how long an answer took. */
async function waitedFor(node: NodeProcess, guests: readonly Visitor[], room: string, seed: string): Promise<number> {
  const rng = sfc32(seed);
  const waits: number[] = [];
  const clients = guests.map(({ headers: { cookie = '' } }) => {
    let next = 0;
    const hold = (): Promise<void> | null => {
      const left = next - performance.now();
      if (left > 0) return new Promise(resolve => setTimeout(resolve, left));
      next = performance.now() + PACE;
      return null;
    };
    return new Survivor({
      nodes: [node],
      headers: { cookie },
      rooms: [room],
      random: n => random(rng, '', n),
      onAnswered: milliseconds => void waits.push(milliseconds),
      hold,
    });
  });
  await Promise.all(clients.map(client => client.play()));
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
}
