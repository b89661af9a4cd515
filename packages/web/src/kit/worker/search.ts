import { type Level, type Situation, searchInTurns } from '@consigliere/bots';
import type { Shape } from '@consigliere/kernel';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets messages in: they come before a message posted now. A timer would wait 4 ms each time. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

/** Searches for an answer in this worker. */
export const search = (level: Level, situation: Situation<Shape>): Promise<unknown> =>
  searchInTurns(level, { now: () => performance.now(), pause })(situation);
