import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { random, sfc32 } from '@consigliere/kernel/host';
import { checkRoom, thisBuild } from '@consigliere/server/internals';
import { TestClient } from '../testing/test-client.ts';
import { Attacker, makeVolley } from './attacker.ts';
import { makeHandshake, makeHostileFrames, sendRaw } from './frames.ts';
import { type KnownTable, makeMessage } from './messages.ts';
import { makeHostileText, pickOne, type RandomBelow } from './mutate.ts';
import { sendHostileRequest } from './requests.ts';
import { ResponseChecker } from './response-checker.ts';
import { type HostileScene, openScene } from './scene.ts';
import { findUnrequestedLines, readOthersState, readOwnLines } from './state-of-others.ts';

export interface HostilePlan {
  readonly messages: number;
  readonly seed: string;
  readonly onSent?: (count: number) => void;
}

export interface HostileResult {
  readonly messages: number;
  readonly answers: number;
  /** Lines that the attackers legally added to their own table. */
  readonly taken: number;
  /** One description each. */
  readonly crashes: readonly string[];
  readonly changes: readonly string[];
  readonly revealed: readonly string[];
  /** Bytes in use after the first tenth and at the end, each after garbage collection. */
  readonly heap: readonly [before: number, after: number];
}

const SOCKETS = 6;
/** How much a batch sends: texts on each socket, requests, and hand-made frames. */
const BATCH = { texts: 40, requests: 30, raw: 10 };
const BATCH_SIZE = SOCKETS * BATCH.texts + BATCH.requests + BATCH.raw;
const PATHS = ['/api/live', '/api/live', '/api/live', '//', '/api/live/../x', 'http://[', '/%', '/api/live?x=%ff'];
/** Fastify's log level of an error. */
const ERROR = 50;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function measureHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Attacks a server with messages made from real ones, and reports what happened. */
export async function attackServer({ messages, seed, onSent = () => {} }: HostilePlan): Promise<HostileResult> {
  const rng = sfc32(`hostile ${seed}`);
  const randomBelow: RandomBelow = n => random(rng, '', n);
  const scene = await openScene();
  const listener = new ResponseChecker(scene);
  const crashes: string[] = [];
  const onCrash = (fault: unknown): void =>
    void crashes.push(fault instanceof Error ? String(fault.stack) : `${fault}`);
  process.on('uncaughtException', onCrash);
  process.on('unhandledRejection', onCrash);
  try {
    const before = await readOthersState(scene);
    const ownBefore = await readOwnLines(scene);
    const heap: [number, number] = [0, 0];
    const attackers = attackersOf(scene, listener);
    let sent = 0;
    while (sent < messages) {
      const share = Math.min(1, (messages - sent) / BATCH_SIZE);
      const count = await sendBatch(scene, attackers, listener, randomBelow, share);
      sent += count;
      onSent(count);
      crashes.push(...findErrors(scene.server.logged));
      scene.server.logged.length = 0;
      if (heap[0] === 0 && sent >= messages / 10) heap[0] = measureHeap();
    }
    heap[1] = measureHeap();
    for (const attacker of attackers) await attacker.close();
    await new TestClient(scene.server.address).get('/health').then(({ status }) => {
      if (status !== 200) crashes.push(`the health check failed: ${status}`);
    });
    const ownAfter = await readOwnLines(scene);
    const changes = [...findUnrequestedLines(ownBefore, ownAfter, listener.accounted)];
    if ((await readOthersState(scene)) !== before) changes.push('something that belongs to others has changed');
    for (const { room } of [...scene.tables, scene.own]) {
      const verdict = await checkRoom(scene.server.store, room, thisBuild);
      if (verdict.kind !== 'fine') changes.push(`${room}: ${JSON.stringify(verdict)}`);
    }
    crashes.push(...listener.broken);
    const taken = ownAfter.length - ownBefore.length;
    return { messages: sent, answers: listener.answers, taken, crashes, changes, revealed: listener.revealed, heap };
  } finally {
    process.off('uncaughtException', onCrash);
    process.off('unhandledRejection', onCrash);
    await scene.server.close();
  }
}

function attackersOf({ attackers, server: { address } }: HostileScene, listener: ResponseChecker): readonly Attacker[] {
  const hear = (text: string): void => void listener.message(text);
  return Array.from({ length: SOCKETS }, (_, number) => {
    const cookie = attackers[number % attackers.length]?.headers.cookie ?? '';
    return new Attacker({ address, cookie, hear });
  });
}

const findErrors = (logged: readonly string[]): string[] =>
  logged.filter(line => (JSON.parse(line) as { level: number }).level >= ERROR);

/** Sends a batch in parallel and returns its size. */
async function sendBatch(
  scene: HostileScene,
  attackers: readonly Attacker[],
  listener: ResponseChecker,
  randomBelow: RandomBelow,
  share: number,
): Promise<number> {
  const { server, own, tables } = scene;
  const { address } = server;
  const some = (all: number): number => Math.max(1, Math.round(all * share));
  const known = (): KnownTable => (randomBelow(4) === 0 ? own : pickOne(randomBelow, tables));
  const guest = (): TestClient => pickOne(randomBelow, scene.attackers);
  const requests = Array.from({ length: some(BATCH.requests) }, async () =>
    listener.checkResponse(...(await sendHostileRequest(randomBelow, guest(), address, known()))),
  );
  const raw = Array.from({ length: some(BATCH.raw) }, async () => {
    const head = makeHandshake(address, guest().headers.cookie ?? '', pickOne(randomBelow, PATHS));
    const frames = makeHostileFrames(randomBelow, makeHostileText(randomBelow, makeMessage(randomBelow, known())));
    listener.checkText(await sendRaw(address, head, frames));
  });
  const texts = attackers.map(each => {
    const said = makeVolley(randomBelow, some(BATCH.texts), () => makeMessage(randomBelow, known()));
    for (const text of said) listener.noteSent(text);
    return each.say(said, randomBelow);
  });
  await Promise.all([...requests, ...raw, ...texts]);
  return requests.length + raw.length + attackers.length * some(BATCH.texts);
}
