import { isDeepStrictEqual } from 'node:util';
import type { RoomView } from '@consigliere/match';
import { clientMessageSchema, type ServerMessage, serverMessageSchema } from '@consigliere/protocol';
import type { HostileScene } from './scene.ts';

const SHOWN = 300;

/** Reads everything the attackers receive and collects what they shouldn't have been sent. */
export class ResponseChecker {
  /** Ids of commands that were acknowledged, or sent well-formed: a disconnected attacker may miss the acknowledgement. */
  readonly accounted = new Set<string>();
  /** Responses that contain a secret. */
  readonly revealed: string[] = [];
  /** Messages that no client understands, and internal errors. */
  readonly broken: string[] = [];
  answers = 0;
  readonly #secrets: readonly string[];
  readonly #views: ReadonlyMap<string, RoomView>;

  constructor({ secrets, views }: Pick<HostileScene, 'secrets' | 'views'>) {
    this.#secrets = secrets;
    this.#views = views;
  }

  /** Notes the id of a command that an attacker sends. */
  noteSent(text: string): void {
    const checkMessage = clientMessageSchema.safeParse(parseJson(text));
    if (checkMessage.success && checkMessage.data.type === 'do') this.accounted.add(checkMessage.data.id);
  }

  /** Checks any received text for secrets. */
  checkText(text: string): void {
    this.answers++;
    const secret = this.#secrets.find(each => text.includes(each));
    if (secret !== undefined) this.revealed.push(`${secret} in ${text.slice(0, SHOWN)}`);
  }

  /** Checks a message from a socket. */
  message(text: string): ServerMessage | null {
    this.checkText(text);
    const read = serverMessageSchema.safeParse(JSON.parse(text));
    if (!read.success) {
      this.broken.push(text.slice(0, SHOWN));
      return null;
    }
    const message = read.data;
    if (message.type === 'done') this.accounted.add(message.id);
    if (message.type === 'error' && message.code === 'internal') this.broken.push('an internal error on a socket');
    if (message.type === 'seen') this.checkRoom(message.room, message.seen);
    return message;
  }

  /** Checks that somebody else's table looks as it does to any stranger, from any chapter on. */
  checkRoom(room: string, seen: RoomView): void {
    const known = this.#views.get(room);
    if (known === undefined) return;
    const count = seen.match?.heard.length ?? 0;
    const heard = known.match?.heard.slice(known.match.heard.length - count) ?? [];
    const expected = { ...known, match: known.match && { ...known.match, heard } };
    if (!isDeepStrictEqual(seen, expected)) this.revealed.push(`${room} looks different: ${JSON.stringify(seen)}`);
  }

  /** Checks the response to a request. */
  checkResponse(status: number, text: string): void {
    this.checkText(text);
    if (status >= 500) this.broken.push(`status ${status}: ${text.slice(0, SHOWN)}`);
    if (status !== 200 || !text.startsWith('{')) return;
    const { id, room, seen } = JSON.parse(text) as { id?: string; room?: string; seen?: RoomView };
    if (id !== undefined) this.accounted.add(id);
    if (room !== undefined && seen !== undefined) this.checkRoom(room, seen);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
