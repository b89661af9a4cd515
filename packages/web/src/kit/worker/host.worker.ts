import type { BotQuestion } from '@consigliere/match';
import type { FromWorker, ToWorker } from '../link/worker-messages.ts';
import { BEAT, LocalClock } from './clock.ts';
import { openStore } from './indexed-store.ts';
import { LocalServer } from './local-server.ts';

/** Rooms are tended at least this often, in milliseconds, even after a fault. */
const LOOK_AFTER = 5_000;

/** A message between the tabs of this device: a room has new lines. */
interface WrittenMessage {
  readonly room: string;
  readonly lines: number;
  readonly now: number;
}

const post = (message: FromWorker): void => self.postMessage(message);
const onFault = (fault: unknown): void => console.error(fault);

/** Bots think in this worker. Their part is loaded when one is first asked: the board comes before. */
const think = async (question: BotQuestion): Promise<unknown> => (await import('./think.ts')).think(question);

async function openServer(): Promise<LocalServer> {
  const clock = new LocalClock();
  const store = await openStore(clock.wall);
  if (!store.lasts) post({ type: 'no-storage' });
  const last = Math.max(0, ...(await store.heads()).map(({ at }) => at));
  if (last > 0) clock.resume(last);

  const others = new BroadcastChannel('consigliere');
  const announce = (room: string, lines: number): void =>
    others.postMessage({ room, lines, now: clock.now() } satisfies WrittenMessage);
  const server = new LocalServer({ store, clock, think, announce, post });
  others.onmessage = ({ data: { room, lines, now } }: MessageEvent<WrittenMessage>) => {
    clock.hear(now);
    server.catchUp(room, lines).catch(onFault);
  };
  setInterval(() => clock.beat() && post({ type: 'time', now: clock.now() }), BEAT);
  setInterval(() => server.lookAfter().catch(onFault), LOOK_AFTER);
  return server;
}

// Messages that arrive before the store is open wait for it, in order.
const opened = openServer();
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  opened.then(server => server.receive(data)).catch(onFault);
});
