import { BEAT, Clock } from './clock.ts';
import { Desk } from './desk.ts';
import { openShelf } from './indexed-store.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { think } from './think.ts';

/** Rooms are looked after again at least so often, also after something went wrong. */
const LOOK_AFTER = 5_000;

/** What the pages of this device tell each other. */
interface Written {
  readonly room: string;
  readonly lines: number;
  readonly now: number;
}

const post = (message: FromWorker): void => self.postMessage(message);
const onFault = (fault: unknown): void => console.error(fault);

async function openDesk(): Promise<Desk> {
  // The page says by the worker's name how much of a hurry it is in.
  const clock = new Clock(Date.now, Number(self.name) || 1);
  const shelf = await openShelf(clock.wall);
  if (!shelf.lasts) post({ type: 'no-storage' });
  const last = Math.max(0, ...(await shelf.heads()).map(({ at }) => at));
  if (last > 0) clock.resume(last);

  const others = new BroadcastChannel('consigliere');
  const announce = (room: string, lines: number): void =>
    others.postMessage({ room, lines, now: clock.now() } satisfies Written);
  const desk = new Desk({ shelf, clock, think, announce, post });
  others.onmessage = ({ data: { room, lines, now } }: MessageEvent<Written>) => {
    clock.hear(now);
    desk.heed(room, lines).catch(onFault);
  };
  setInterval(() => clock.beat() && post({ type: 'time', now: clock.now() }), BEAT);
  setInterval(() => desk.lookAfter().catch(onFault), LOOK_AFTER);
  return desk;
}

// Messages that come before the shelf is open wait for it, in order.
const opened = openDesk();
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  opened.then(desk => desk.hear(data)).catch(onFault);
});
