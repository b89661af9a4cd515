import type { ClientMessage } from './live.ts';
import { COMMAND_ID, ROOM_ID } from './text.ts';

type MessageFields = Readonly<Record<string, unknown>>;
type AnswerMessage = Extract<ClientMessage, { type: 'do' }>;

const MOST = 64;
const LARGEST_COUNT = 1_000_000_000;

const isFields = (x: unknown): x is MessageFields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isCount = (x: unknown): boolean =>
  typeof x === 'number' && Number.isInteger(x) && !Object.is(x, -0) && x >= 0 && x <= LARGEST_COUNT;

const isPlain = (x: unknown): boolean =>
  typeof x === 'string'
    ? x.length <= MOST
    : typeof x === 'number'
      ? Number.isFinite(x)
      : x === null || typeof x === 'boolean';

function isPick(x: unknown): boolean {
  if (!isFields(x) || typeof x.type !== 'string' || x.type.length === 0) return false;
  for (const name in x) {
    const field = x[name];
    if (name === '__proto__') return false;
    if (!isPlain(field) && !(Array.isArray(field) && field.length <= MOST && field.every(isPlain))) return false;
  }
  return true;
}

function countOf(x: MessageFields): number {
  let count = 0;
  for (const _ in x) count++;
  return count;
}

/**
 * Recognises an answer, as most messages are, without the schema. The schema accepts everything that this accepts, unchanged;
 * everything else (null) is left to the schema. The schema defines what a message is; this is only faster.
 */
export function plainAnswer(data: unknown): AnswerMessage | null {
  if (!isFields(data) || data.type !== 'do' || countOf(data) !== 4) return null;
  const { room, id, command } = data;
  if (typeof room !== 'string' || !ROOM_ID.test(room) || typeof id !== 'string' || !COMMAND_ID.test(id)) return null;
  if (!isFields(command) || command.type !== 'answer') return null;
  const { decision, branch, picks, isSure } = command;
  if (countOf(command) !== (isSure === undefined ? 4 : 5) || (isSure !== undefined && typeof isSure !== 'boolean'))
    return null;
  if (!isCount(decision) || !isCount(branch) || !Array.isArray(picks)) return null;
  if (picks.length === 0 || picks.length > MOST || !picks.every(isPick)) return null;
  return data as unknown as AnswerMessage;
}
