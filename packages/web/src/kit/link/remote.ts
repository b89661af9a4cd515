import type { WireCommand } from '@consigliere/protocol';
import ReconnectingWebSocket from 'partysocket/ws';
import { api, forgetGuest, guest } from './api.ts';
import { addInvitation } from './invited.ts';
import type { Link, Talk } from './link.ts';
import { isRefusal, OFFLINE } from './link.ts';
import { newCommandId } from './random.ts';
import { ServerConnection, type Socket, type SocketListeners } from './server-connection.ts';

const MARK = 'consigliere.renewed';

/** The name of this page's build; null: it has none, because it comes from its sources. */
const ownBuild = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/** Reloads the page, once per reason and tab, because a second time wouldn't help. false: it isn't reloaded. */
function reload(reason: string): boolean {
  try {
    const before = (sessionStorage.getItem(MARK) ?? '').split(' ');
    if (before.includes(reason)) return false;
    sessionStorage.setItem(MARK, [...before, reason].join(' ').trim());
  } catch {
    // Without a memory this might go on for ever.
    return false;
  }
  location.reload();
  return true;
}

/** Clients reconnect at different times, in milliseconds, after a restart of the server. */
const FIRST = 500;
const SPREAD = 1_000;

/** The socket's address. Only a guest may open it. */
async function address(): Promise<string> {
  const known = await guest();
  if (isRefusal(known)) {
    if (known.code === 'banned') connection?.refuse(known.code);
    throw new Error(known.code);
  }
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`;
}

/** Opens the page's socket. It reconnects by itself, each time a little later. */
function connect({ opened, received, lost }: SocketListeners): Socket {
  let wasOpen = false;
  const socket = new ReconnectingWebSocket(address, null, {
    minReconnectionDelay: FIRST + Math.random() * SPREAD,
    maxReconnectionDelay: 15_000,
    reconnectionDelayGrowFactor: 1.6,
    minUptime: 3_000,
    connectionTimeout: 8_000,
    // The outbox sends messages again.
    maxEnqueuedMessages: 0,
  });
  const gone = (): void => {
    // A refused handshake has no reason. The most common one is that the server doesn't know this device any more.
    if (!wasOpen) forgetGuest();
    wasOpen = false;
    lost();
  };
  socket.addEventListener('open', () => {
    wasOpen = true;
    opened();
  });
  socket.addEventListener('message', ({ data }: MessageEvent) => received(String(data)));
  socket.addEventListener('close', gone);
  socket.addEventListener('error', gone);
  return { send: text => socket.send(text), reconnect: () => socket.reconnect() };
}

/** A table on a server, with chat and presence. */
interface RemoteLink extends Link {
  readonly talk: Talk;
}

/** Milliseconds between two checks of the connection. */
const CHECK_EVERY = 2_000;

let connection: ServerConnection | null = null;

function openConnection(): ServerConnection {
  const opened = new ServerConnection({
    connect,
    build: ownBuild(),
    reload,
    onInvited: addInvitation,
    later: (then, wait) => setTimeout(then, wait),
  });
  setInterval(() => opened.checkAlive(), CHECK_EVERY);
  document.addEventListener('visibilitychange', () => opened.checkAlive());
  // When the network changes, the old socket doesn't report that it is gone.
  for (const change of ['online', 'offline']) addEventListener(change, () => opened.reconnect());
  return opened;
}

/** Stays connected to the server without a table, so that invitations arrive at once. */
export function listenToServer(): void {
  connection ??= openConnection();
  connection.listen();
}

/** A table on the server this page comes from. */
export const remoteLink = (room: string): RemoteLink => openRemote(room, false);

/** The same table on a common screen. */
export const screenLink = (room: string): RemoteLink => openRemote(room, true);

function openRemote(room: string, isScreen: boolean): RemoteLink {
  connection ??= openConnection();
  const server = connection;
  const signals = server.watch(room, isScreen);
  /** No command waits silently: without a connection it is refused at once. */
  const run: typeof server.run = async (message, sender) => {
    if (signals.closed.value !== null) return { code: signals.closed.value, rule: null };
    return signals.status.value === 'lost' ? OFFLINE : server.run(message, sender);
  };
  /** Remarks before this number have been requested. Later ones may have gaps. */
  let recalled = 0;
  const link: RemoteLink = {
    roomView: signals.roomView,
    story: signals.story,
    status: signals.status,
    closed: signals.closed,
    talk: {
      here: signals.here,
      sign: sign => server.sign(room, sign),
      chat: signals.chat,
      recall: async () => {
        for (;;) {
          const page = await api.chat(room, recalled);
          if (isRefusal(page)) return;
          signals.muted.value = page.muted;
          if (page.remarks.length === 0) return;
          for (const remark of page.remarks) signals.addRemark(remark);
          recalled = (page.remarks.at(-1)?.number ?? recalled) + 1;
        }
      },
      say: text => run({ type: 'say', room, id: newCommandId(), text }, link),
      emote: signals.emote,
      showEmote: emote => run({ type: 'emote', room, id: newCommandId(), emote }, link),
      muted: signals.muted,
      mute: async (seat, muted) => {
        const done = await api.mute(room, seat, muted);
        if (isRefusal(done)) return done;
        const name = signals.roomView.value?.chairs[seat]?.name ?? '';
        const others = signals.muted.value.filter(each => each !== name);
        signals.muted.value = muted ? [...others, name] : others;
        return null;
      },
      block: async (seat, name) => {
        const done = await api.block(room, seat, name);
        if (isRefusal(done)) return done;
        recalled = 0;
        signals.chat.value = [];
        await link.talk.recall();
        return null;
      },
    },
    // The picks of a command are actions of the game, which are plain data by the kernel's laws.
    do: command => run({ type: 'do', room, id: newCommandId(), command: command as WireCommand }, link),
    now: () => server.time.now(),
    close: () => {
      if (!signals.links.delete(link)) return;
      server.giveUp(link);
      if (signals.links.size === 0) server.unwatch(room);
    },
  };
  signals.links.add(link);
  return link;
}
