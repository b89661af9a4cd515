import type { WireCommand } from '@consigliere/protocol';
import ReconnectingWebSocket from 'partysocket/ws';
import { api, forgetGuest, guest } from './api.ts';
import type { Link, Talk } from './link.ts';
import { isRefusal, OFFLINE } from './link.ts';
import { newCommandId } from './random.ts';
import { ServerConnection, type Socket, type SocketListeners } from './server-connection.ts';

const MARK = 'consigliere.renewed';

/** The name of this page's build; null: it has none, because it comes from its sources. */
const ownBuild = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/** Loads the page anew for a reason, once in the life of its tab: a second time would not help. False: it is not done. */
function renew(reason: string): boolean {
  try {
    const before = (sessionStorage.getItem(MARK) ?? '').split(' ');
    if (before.includes(reason)) return false;
    sessionStorage.setItem(MARK, [...before, reason].join(' ').trim());
  } catch {
    // What cannot be remembered might go on for ever.
    return false;
  }
  location.reload();
  return true;
}

/** Not everybody shall come back in the same moment after a restart of the server. */
const FIRST = 500;
const SPREAD = 1_000;

/** Where the socket is; only a guest may open it. */
async function address(): Promise<string> {
  const known = await guest();
  if (isRefusal(known)) throw new Error(known.code);
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`;
}

/** Opens the socket of the page, and again whenever it is lost: each time a little later. */
function dial({ opened, heard, lost }: SocketListeners): Socket {
  let wasOpen = false;
  const socket = new ReconnectingWebSocket(address, null, {
    minReconnectionDelay: FIRST + Math.random() * SPREAD,
    maxReconnectionDelay: 15_000,
    reconnectionDelayGrowFactor: 1.6,
    minUptime: 3_000,
    connectionTimeout: 8_000,
    // What is to be said again is known elsewhere.
    maxEnqueuedMessages: 0,
  });
  const gone = (): void => {
    // A handshake is turned down without a reason; the commonest is that the server does not know this device any more.
    if (!wasOpen) forgetGuest();
    wasOpen = false;
    lost();
  };
  socket.addEventListener('open', () => {
    wasOpen = true;
    opened();
  });
  socket.addEventListener('message', ({ data }: MessageEvent) => heard(String(data)));
  socket.addEventListener('close', gone);
  socket.addEventListener('error', gone);
  return { send: text => socket.send(text), redial: () => socket.reconnect() };
}

/** A table on a server, with those who are here and what they say. */
interface RemoteLink extends Link {
  readonly talk: Talk;
}

const BEAT = 2_000;

let exchange: ServerConnection | null = null;

function openExchange(): ServerConnection {
  const opened = new ServerConnection({
    dial,
    build: ownBuild(),
    renew,
    later: (then, wait) => setTimeout(then, wait),
  });
  setInterval(() => opened.beat(), BEAT);
  document.addEventListener('visibilitychange', () => opened.beat());
  // When the network changes, the old line does not say that it is gone.
  for (const change of ['online', 'offline']) addEventListener(change, () => opened.redial());
  return opened;
}

/** A table on the server this page comes from. */
export function remoteLink(room: string): RemoteLink {
  exchange ??= openExchange();
  const line = exchange;
  const shown = line.watch(room);
  /** No move waits in silence: who has no line is told so at once. */
  const run: typeof line.run = async (message, by) => {
    if (shown.closed.value !== null) return { code: shown.closed.value, rule: null };
    return shown.line.value === 'dead' ? OFFLINE : line.run(message, by);
  };
  /** What was said before this number was asked for already; what is heard since may have gaps. */
  let recalled = 0;
  const link: RemoteLink = {
    seen: shown.seen,
    story: shown.story,
    line: shown.line,
    closed: shown.closed,
    talk: {
      here: shown.here,
      chat: shown.chat,
      recall: async () => {
        for (;;) {
          const page = await api.chat(room, recalled);
          if (isRefusal(page) || page.remarks.length === 0) return;
          for (const remark of page.remarks) shown.say(remark);
          recalled = (page.remarks.at(-1)?.number ?? recalled) + 1;
        }
      },
      say: text => run({ type: 'say', room, id: newCommandId(), text }, link),
      mute: async (seat, muted) => {
        const done = await api.mute(room, seat, muted);
        return isRefusal(done) ? done : null;
      },
    },
    // The picks of a command are the game's own actions: that they are plain is the kernel's law.
    do: command => run({ type: 'do', room, id: newCommandId(), command: command as WireCommand }, link),
    now: () => line.time.now(),
    close: () => {
      if (!shown.links.delete(link)) return;
      line.giveUp(link);
      if (shown.links.size === 0) line.unwatch(room);
    },
  };
  shown.links.add(link);
  return link;
}
