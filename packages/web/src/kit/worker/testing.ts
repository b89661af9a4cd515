import type { Command, HostEnvironment, RoomView } from '@consigliere/match';
import type { Link } from '../link/link.ts';
import { LocalClient } from '../link/local-client.ts';
import type { FromWorker } from '../link/worker-messages.ts';
import { LocalServer } from './local-server.ts';
import { type LocalStore, memoryStore } from './local-store.ts';

/** So many times as quick as ours; a moment to react must still be long enough for a busy machine. */
const QUICK = 20;

/** A bot that takes the first answer there is. */
const first: HostEnvironment['think'] = async ({ actions }) => actions[0];

/** Pages over one store, one after the other, each with a worker of its own; time is quick, so that bots need not be waited for. */
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
    /** Whoever left does nothing any more. */
    const append: LocalStore['append'] = lines => (visit === visits ? store.append(lines) : new Promise(() => {}));
    return new LocalClient(({ received }) => {
      const server = new LocalServer({
        store: { ...store, append },
        clock: { now: wall, callAt, isHurried: true },
        think,
        announce: () => {},
        post: message => {
          overhear(message);
          queueMicrotask(() => received(structuredClone(message)));
        },
      });
      return { post: message => void server.receive(structuredClone(message)) };
    });
  };
}

export const until = (link: Link, holds: (seen: RoomView) => boolean): Promise<RoomView> =>
  new Promise(resolve => {
    const stop = link.seen.subscribe(seen => {
      if (seen === null || !holds(seen)) return;
      queueMicrotask(() => stop());
      resolve(seen);
    });
  });

export const isAsked = ({ match, phase }: RoomView): boolean => phase !== 'playing' || (match?.prompt ?? null) !== null;

/** The last thing that may be answered: the game goes on with it. */
export function answerTo({ match }: RoomView): Command {
  const prompt = match?.prompt;
  if (!match || !prompt) throw new Error('nobody is asked');
  return { type: 'answer', decision: prompt.id, branch: match.branch, picks: [prompt.actions.at(-1)], isSure: true };
}
