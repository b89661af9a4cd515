import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, type ErrorCode, PROTOCOL_VERSION, type ServerMessage } from '@consigliere/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../context.ts';
import { findBanOf } from '../guests/banned.ts';
import { type Credential, credentialOf, findByCredential, findGuest } from '../guests/identity.ts';
import { isFromOwnPages } from '../http/origin.ts';
import { Problem, statusOf } from '../problem.ts';
import type { Guest } from '../store/guests.ts';
import { Connection } from './connection.ts';
import { textOf } from './feed-texts.ts';
import { Heartbeat } from './heartbeat.ts';

const LARGEST_MESSAGE = 8 * 1024;
const MOST_SOCKETS = 8;
const BEAT = 1_000;
/** How long a socket may take to close, in milliseconds. */
const GOODBYE = 2_000;

export interface LiveSockets {
  /** Sends a message to every socket of a person. */
  tellGuest(guest: string, message: ServerMessage): void;
  /** Closes the sockets of a guest who was deleted. */
  dismissGuest(guest: string): void;
  /** Closes the sockets of people whose guests have become one. Their clients reconnect at once. */
  dismissMerged(ids: readonly string[]): void;
  /** Closes the sockets of a device or a program whose token was revoked. */
  dismissToken(tokenHash: string): void;
  /** Closes the sockets of everybody who is banned. */
  dismissBanned(): void;
  /** Closes every socket whose token the store doesn't have any more, or has expired, or whose person has other ids by now. */
  dismissRevoked(): Promise<void>;
  /** Closes every socket. The clients reconnect soon. */
  close(): Promise<void>;
}

interface OpenSocket {
  readonly connection: Connection;
  readonly credential: Credential;
  readonly ip: string;
}

/** The server's sockets, at `/api/live`. */
export function openSockets(server: Server, context: Context): LiveSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const open = new Map<WebSocket, OpenSocket>();
  /** How often somebody was dismissed: a handshake during which that happens looks its guest up again. */
  let dismissals = 0;
  const heartbeat = new Heartbeat();
  let isClosing = false;
  /** How many sockets each person has open. */
  const counts = new Map<string, number>();
  const { log, metrics, talk, build, limits, callers } = context;

  async function welcome(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (request.url?.split('?', 1)[0] !== '/api/live') return refuse(socket, 'no-such-page');
    if (isClosing) return refuse(socket, 'internal');
    if (!isFromOwnPages(request, context.origins)) return refuse(socket, 'bad-origin');
    const caller = callers.callerOf(request);
    await limits.spend('address', caller);
    const credential = credentialOf(request);
    let known = dismissals;
    let guest = await findGuest(request, context);
    await limits.spend('socket', guest?.id ?? caller);
    if (guest === undefined || credential === undefined) return refuse(socket, 'no-guest');
    const learned = new Set([guest.id]);
    try {
      await talk.learnHidden(guest.ids);
      while (known !== dismissals) {
        known = dismissals;
        guest = await findByCredential(context, credential);
        if (guest === undefined) return refuse(socket, 'no-guest');
        // The guest may have become a part of another.
        learned.add(guest.id);
        await talk.learnHidden(guest.ids);
      }
      const person = guest;
      if ((await findBanOf(request, caller, context)) !== undefined) return refuse(socket, 'banned');
      const by = { credential, ip: caller };
      sockets.handleUpgrade(request, socket, head, webSocket => begin(webSocket, socket, person, by));
    } finally {
      // The handshake may have failed, or the client may have gone.
      for (const id of learned) if (!counts.has(id)) talk.forgetHidden(id);
    }
  }

  function begin(
    socket: WebSocket,
    stream: Duplex,
    { id, ids, name, language }: Guest,
    by: Omit<OpenSocket, 'connection'>,
  ): void {
    const count = counts.get(id) ?? 0;
    if (count >= MOST_SOCKETS) return socket.close(CLOSE.tooManySockets, 'too-many-sockets');
    const connection = new Connection(context, socket, stream, ids);
    open.set(socket, { connection, ...by });
    counts.set(id, count + 1);
    heartbeat.add(socket);
    metrics.countSocket(1);
    socket.on('error', fault => log.debug({ err: fault }, 'a socket broke'));
    socket.on('close', () => {
      open.delete(socket);
      metrics.countSocket(-1);
      connection.gone();
      const left = (counts.get(id) ?? 0) - 1;
      if (left > 0) counts.set(id, left);
      else {
        counts.delete(id);
        talk.forgetHidden(id);
      }
    });
    const now = context.clock.now();
    connection.send(textOf({ type: 'hello', version: PROTOCOL_VERSION, build, now, guest: { id, name, language } }));
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    welcome(request, socket, head).catch(fault => {
      if (fault instanceof Problem) return refuse(socket, fault.code);
      log.error({ err: fault }, 'a socket could not be opened');
      refuse(socket, 'internal');
    });
  });

  const beating = setInterval(() => heartbeat.beat(), BEAT);

  const dismiss = (reason: string, isMeant: (socket: OpenSocket) => boolean): void => {
    dismissals++;
    for (const socket of open.values()) if (isMeant(socket)) socket.connection.close(CLOSE.restart, reason);
  };

  return {
    tellGuest: (guest, message) => {
      if (!counts.has(guest)) return;
      const text = textOf(message);
      for (const { connection } of open.values()) if (connection.ids[0] === guest) connection.send(text);
    },
    dismissGuest: guest => dismiss('deleted', ({ connection }) => connection.ids.includes(guest)),
    dismissMerged: ids => dismiss('restart', ({ connection }) => connection.ids.some(id => ids.includes(id))),
    dismissToken: tokenHash => dismiss('no-guest', ({ credential }) => credential.tokenHash === tokenHash),
    dismissBanned: () =>
      dismiss('banned', ({ connection, credential: { tokenHash }, ip }) => {
        const caller = { guests: connection.ids, tokenHash, ip };
        return context.sanctions.findBan(caller) !== undefined;
      }),
    dismissRevoked: async () => {
      // All at once, so that the store can batch the lookups.
      const check = async ({ connection, credential }: OpenSocket): Promise<void> => {
        const guest = await findByCredential(context, credential);
        if (guest === undefined) connection.close(CLOSE.restart, 'no-guest');
        else if (guest.ids.join() !== connection.ids.join()) connection.close(CLOSE.restart, 'restart');
      };
      await Promise.all([...open.values()].map(check));
    },
    close: async () => {
      isClosing = true;
      clearInterval(beating);
      const gone = [...open.keys()].map(socket => new Promise(resolve => socket.on('close', resolve)));
      for (const { connection } of open.values()) connection.close(CLOSE.restart, 'restart');
      const late = setTimeout(() => {
        for (const socket of open.keys()) socket.terminate();
      }, GOODBYE);
      await Promise.all(gone);
      clearTimeout(late);
    },
  };
}

/** Refuses a handshake. */
function refuse(socket: Duplex, code: ErrorCode): void {
  const body = JSON.stringify({ code });
  socket.end(
    `HTTP/1.1 ${statusOf(code)} Refused\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
