import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type BotRequest, botService } from '@consigliere/bots';
import { rulesOf } from '@consigliere/kernel/host';
import { gameOf } from '../games.ts';

/**
 * Lowers the priority of this thread, so that a busy core goes to the threads that answer people and bots of quick levels. Only Linux has
 * thread priorities; elsewhere the whole process would get it.
 */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it: then bots keep the normal priority.
  }
}
if (workerData.isSearching) lowerPriority();

/** The rules of a match from a question's fields; they were validated when the room was made. */
function rulesFor(id: string, seats: number, options: Readonly<Record<string, unknown>>) {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const rules = rulesOf(game, seats, options);
  if (!rules.ok) throw new Error(rules.why);
  return rules.value;
}

const answer = botService({
  rulesOf: rulesFor,
  post: reply => parentPort?.postMessage(reply),
  now: () => performance.now(),
  pause: () => new Promise(resolve => setImmediate(resolve)),
});

parentPort?.on('message', (call: BotRequest) => answer(call));
