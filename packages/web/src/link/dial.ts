import ReconnectingWebSocket from 'partysocket/ws';
import { forgetGuest, guest } from './api.ts';
import { isRefusal } from './ask.ts';
import type { Ears, Socket } from './exchange.ts';

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
export function dial({ opened, heard, lost }: Ears): Socket {
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
