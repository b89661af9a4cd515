import type { Command, HostEnvironment, RoomView } from '@consigliere/match';
import type { Link } from '../link/link.ts';
import { LocalClient } from '../link/local-client.ts';
import type { FromWorker } from '../link/worker-messages.ts';
import { LocalServer } from './local-server.ts';
import type { LocalStore } from './local-store.ts';
import { memoryStore } from './memory-store.ts';

/** How many times as fast time passes. A reaction window must still be long enough for a busy machine. */
const QUICK = 20;

/** A bot that gives the first legal answer. */
const first: HostEnvironment['think'] = async ({ actions }) => actions[0];

/** Pages over one store, one after the other, each with its own worker. Time passes quickly, so that bots don't take long. */
export function device(
  overhear: (message: FromWorker) => void = () => {},
  think: HostEnvironment['think'] = first,
  quick = QUICK,
) {
  const began = Date.now();
  const wall = (): number => began + quick * (Date.now() - began);
  const store = memoryStore(wall);
  const callAt = (time: number, then: () => void) => {
    const timer = setTimeout(then, Math.max(0, time - wall()) / quick);
    return () => clearTimeout(timer);
  };
  let visits = 0;
  return (): LocalClient => {
    const visit = ++visits;
    /** A page that was closed appends nothing any more. */
    const append: LocalStore['append'] = lines => (visit === visits ? store.append(lines) : new Promise(() => {}));
    const client = new LocalClient(({ received }) => {
      const server = new LocalServer({
        store: { ...store, append },
        clock: { now: wall, callAt },
        think,
        announce: () => {},
        post: message => {
          overhear(message);
          queueMicrotask(() => received(structuredClone(message)));
        },
      });
      return { post: message => void server.receive(structuredClone(message)) };
    });
    client.setSpeed('instant');
    return client;
  };
}

export const until = (link: Link, holds: (roomView: RoomView) => boolean): Promise<RoomView> =>
  new Promise(resolve => {
    const stop = link.roomView.subscribe(roomView => {
      if (roomView === null || !holds(roomView)) return;
      queueMicrotask(() => stop());
      resolve(roomView);
    });
  });

export const isAsked = ({ match, phase }: RoomView): boolean => phase !== 'playing' || (match?.prompt ?? null) !== null;

/** An answer with the last legal action, which brings the game forward. */
export function answerTo({ match }: RoomView): Command {
  const prompt = match?.prompt;
  if (!match || !prompt) throw new Error('nobody is asked');
  return { type: 'answer', decision: prompt.id, branch: match.branch, picks: [prompt.actions.at(-1)], isSure: true };
}
