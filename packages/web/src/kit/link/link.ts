import type { Shape } from '@consigliere/kernel';
import type { Attendance, ChapterView, Command, RoomView } from '@consigliere/match';
import type { ChatMessage } from '@consigliere/protocol';
import type { ReadonlySignal } from '@preact/signals';

/** Why something was not done: a code for the words, and the rule where there is one. */
export interface Refusal {
  readonly code: string;
  readonly rule: string | null;
}

/** What is said at a table, and who is there. */
export interface Talk {
  /** Which seats are connected; null until the server has said so. */
  readonly here: ReadonlySignal<Attendance | null>;
  /** What was said, in order, as far as it is known here. */
  readonly chat: ReadonlySignal<readonly ChatMessage[]>;
  /** Asks for what was said while this page did not listen. */
  recall(): Promise<void>;
  say(text: string): Promise<Refusal | null>;
  /** Not to read, or to read again, who sits there. */
  mute(seat: number, muted: boolean): Promise<Refusal | null>;
}

/** A table somebody sits at or looks at, wherever it is hosted: on this device or on a server. */
export interface Link {
  /** What the viewer sees now; null: not yet. */
  readonly seen: ReadonlySignal<RoomView | null>;
  /** Everything that was told, chapter by chapter; the first is the set-up. */
  readonly story: ReadonlySignal<readonly ChapterView<Shape>[]>;
  /** Whether what is shown is how it is. */
  readonly line: ReadonlySignal<'dialling' | 'live' | 'dead'>;
  /** Why there is no such table for this viewer. */
  readonly closed: ReadonlySignal<string | null>;
  /** Does something; null: it was done. */
  do(command: Command): Promise<Refusal | null>;
  /** House time, in milliseconds: what clocks are told in. */
  now(): number;
  close(): void;
  /** On a server; on this device there is nobody to talk to. */
  readonly talk?: Talk;
}

/** What a request came back with. */
export type ApiAnswer<X> = X | Refusal;

/** The server cannot be reached. */
export const OFFLINE: Refusal = { code: 'offline', rule: null };

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'rule' in answer;

/** Asks the server by HTTP. Whatever goes wrong is a refusal with the server's code, or one of ours. */
export async function ask<X>(method: string, path: string, body?: object): Promise<ApiAnswer<X>> {
  const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const response = await fetch(path, { method, credentials: 'same-origin', ...sent });
    const answer: unknown = await response.json().catch(() => null);
    return response.ok && answer !== null ? (answer as X) : refusalIn(answer);
  } catch {
    return OFFLINE;
  }
}

/** What the server said is wrong; what is no answer of ours came from something between. */
function refusalIn(answer: unknown): Refusal {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return { code: 'internal', rule: null };
  const rule = 'rule' in answer && typeof answer.rule === 'string' ? answer.rule : null;
  return { code: String(answer.code), rule };
}
