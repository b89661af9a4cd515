import type { Command, House, RoomSeen } from '@consigliere/match';
import type { Link } from '../link/link.ts';
import { LocalHouse } from '../link/local-house.ts';
import type { FromWorker } from '../link/worker-messages.ts';
import { Desk } from './desk.ts';
import { memoryShelf, type Shelf } from './shelf.ts';

/** So many times as quick as ours; a moment to react must still be long enough for a busy machine. */
const QUICK = 20;

/** A bot that takes the first answer there is. */
const first: House['think'] = async ({ actions }) => actions[0];

/** Pages over one shelf, one after the other, each with a worker of its own; time is quick, so that bots need not be waited for. */
export function device(
  overhear: (message: FromWorker) => void = () => {},
  think: House['think'] = first,
  quick = QUICK,
) {
  const began = Date.now();
  const wall = (): number => began + quick * (Date.now() - began);
  const shelf = memoryShelf(wall);
  const callAt = (time: number, then: () => void) => {
    const timer = setTimeout(then, Math.max(0, time - wall()) / quick);
    return () => clearTimeout(timer);
  };
  let visits = 0;
  return (): LocalHouse => {
    const visit = ++visits;
    /** Whoever left does nothing any more. */
    const append: Shelf['append'] = lines => (visit === visits ? shelf.append(lines) : new Promise(() => {}));
    return new LocalHouse(({ hear }) => {
      const desk = new Desk({
        shelf: { ...shelf, append },
        clock: { now: wall, callAt, isHurried: true },
        think,
        announce: () => {},
        post: message => {
          overhear(message);
          queueMicrotask(() => hear(structuredClone(message)));
        },
      });
      return { post: message => void desk.hear(structuredClone(message)) };
    });
  };
}

export const until = (link: Link, holds: (seen: RoomSeen) => boolean): Promise<RoomSeen> =>
  new Promise(resolve => {
    const stop = link.seen.subscribe(seen => {
      if (seen === null || !holds(seen)) return;
      queueMicrotask(() => stop());
      resolve(seen);
    });
  });

export const isAsked = ({ match, phase }: RoomSeen): boolean => phase !== 'playing' || (match?.prompt ?? null) !== null;

/** The last thing that may be answered: the game goes on with it. */
export function answerTo({ match }: RoomSeen): Command {
  const prompt = match?.prompt;
  if (!match || !prompt) throw new Error('nobody is asked');
  return { type: 'answer', decision: prompt.id, branch: match.branch, picks: [prompt.actions.at(-1)], isSure: true };
}
