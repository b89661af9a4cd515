import type { Shape } from '@consigliere/kernel';
import type { Attendance, ChapterView, Command, RoomView } from '@consigliere/match';
import type { ChatMessage, EmoteMessage, PlayerSign, ServerMessage } from '@consigliere/protocol';
import type { ReadonlySignal } from '@preact/signals';

/** Why something wasn't done: a code, and the rule if there is one. */
export interface Refusal {
  readonly code: string;
  readonly rule: string | null;
  /** The tables that it is about. */
  readonly tables?: readonly RefusedTable[];
}

interface RefusedTable {
  readonly room: string;
  readonly game: string;
}

/** Which players and screens are connected, and what the players are doing. */
export type Presence = Attendance & Pick<Extract<ServerMessage, { type: 'here' }>, 'idle' | 'typing' | 'hasScreen'>;

/** The chat and the presence at a table. */
export interface Talk {
  /** Which seats are connected; null until the server has sent it. */
  readonly here: ReadonlySignal<Presence | null>;
  /** Tells the others what the player at this device is doing. */
  sign(sign: PlayerSign): void;
  /** The remarks that the page knows, in order. */
  readonly chat: ReadonlySignal<readonly ChatMessage[]>;
  /** Requests remarks that the page has missed. */
  recall(): Promise<void>;
  say(text: string): Promise<Refusal | null>;
  /** The newest emote at the table; null: there was none. */
  readonly emote: ReadonlySignal<EmoteMessage | null>;
  showEmote(emote: EmoteMessage['emote']): Promise<Refusal | null>;
  /** The names of players at this table whom the guest has muted. */
  readonly muted: ReadonlySignal<readonly string[]>;
  /** Mutes or unmutes the player in that seat. */
  mute(seat: number, muted: boolean): Promise<Refusal | null>;
  /** Blocks the player in that seat, if it is still the one with that name, and drops their remarks. */
  block(seat: number, name: string): Promise<Refusal | null>;
}

/** The pace of bots on this device. */
export interface LocalPace {
  /** Tells the host that a board of this game is drawn: from now on its events are followed. */
  follow(game: string): void;
  /** Lets bots go on without a pause: for one step, or until a person is asked. */
  skip(far: 'step' | 'turn'): void;
}

/** The client's connection to a table, wherever it is hosted: on a server, on this device, or in a replay. */
export interface Link {
  /** The room view; null until it is known. */
  readonly roomView: ReadonlySignal<RoomView | null>;
  /** All chapters; the first is the set-up. */
  readonly story: ReadonlySignal<readonly ChapterView<Shape>[]>;
  /** Whether the room view is up to date. */
  readonly status: ReadonlySignal<'connecting' | 'live' | 'lost'>;
  /** Why the table can't be opened; null: it can. */
  readonly closed: ReadonlySignal<string | null>;
  /** Sends a command. Resolves with null once it is acknowledged. */
  do(command: Command): Promise<Refusal | null>;
  /** House time, in milliseconds: the unit of all clocks. */
  now(): number;
  close(): void;
  /** Only on a server. */
  readonly talk?: Talk;
  /** Only on this device, where the player's speed counts. */
  readonly pace?: LocalPace;
}

/** The response to a request. */
export type ApiAnswer<X> = X | Refusal;

/** The server can't be reached. */
export const OFFLINE: Refusal = { code: 'offline', rule: null };

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'rule' in answer;

/** Sends an HTTP request. Any failure becomes a refusal, with the server's code or one of the client's own. */
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

/** The refusal in a response. A response in another format comes from something between the page and the server. */
function refusalIn(answer: unknown): Refusal {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return { code: 'internal', rule: null };
  const rule = 'rule' in answer && typeof answer.rule === 'string' ? answer.rule : null;
  const tables = 'tables' in answer ? { tables: answer.tables as readonly RefusedTable[] } : {};
  return { code: String(answer.code), rule, ...tables };
}
