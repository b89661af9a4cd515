import type { Action, DeepReadonly, Seat, SeatView } from '@consigliere/kernel';
import {
  CAPOREGIME,
  CONSIGLIERE,
  countOf,
  DON,
  differentKinds,
  HITMAN,
  MAFIOSI,
  type Mafioso,
  SMUGGLER,
} from '../mafiosi.ts';
import type { CartaNostra, Job, JobAction } from '../types.ts';

type View = SeatView<CartaNostra>;
type Answer = Action<CartaNostra>;
type Likes = (answer: Answer) => number;

/** From so many kinds on a player may soon win. */
const LEADER = 3;

/** What one would answer without much thought: the answers one likes best, and one of them by chance. */
export function rollout(view: View, legal: readonly Answer[], random: (n: number) => number): Answer {
  const likes = likesOf(view);
  let best: Answer[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of legal) {
    const liked = likes(answer);
    if (liked > most) best = [];
    if (liked >= most) best.push(answer);
    most = Math.max(most, liked);
  }
  const answer = best[random(best.length)];
  if (answer === undefined) throw new Error('there is no legal answer');
  return answer;
}

function likesOf(view: View): Likes {
  const top = view.flow.at(-1);
  switch (top?.kind) {
    case 'turn':
      return inTurn(view);
    case 'window':
      return inWindow(view, top.frame);
    case 'kidnap':
      return kidnapping(view, top.frame.victim);
    case 'recruit':
      return recruiting(view);
    default:
      return answer => ('mafioso' in answer ? spare(view, answer.mafioso) : 0);
  }
}

const lacks = ({ open }: View, seat: Seat, mafioso: Mafioso): boolean => open.region[seat]?.[mafioso] === 0;
const kindsOf = ({ open }: View, seat: Seat): number => differentKinds(open.region[seat] ?? []);

/** Wins; else puts a missing kind into the city; else does a job that is worth it; else anything but a card for nothing. */
function inTurn(view: View): Likes {
  const wins = kindsOf(view, view.seat) === MAFIOSI.length;
  return answer => {
    switch (answer.type) {
      case 'end':
        return wins ? 3 : 0;
      case 'city':
        return lacks(view, view.seat, answer.mafioso) ? 2 : 0;
      case 'job':
        return working(view, answer);
      default:
        return -1;
    }
  };
}

/** How much one likes a job: against who may win, for a missing kind, for two cards; not with a card the city needs. */
function working(view: View, job: JobAction): number {
  const { mafioso } = job;
  if ('target' in job) return hurtsLeader(view, job) ? 1 + (kindsOf(view, job.victim) > LEADER ? 0.8 : 0) : 0;
  if (lacks(view, view.seat, mafioso) && countOf(view.own.hand, mafioso) === 1) return -0.5;
  if (mafioso === CONSIGLIERE) return view.open.discard.some(each => isWanted(view, each)) ? 1.5 : 0;
  if (mafioso === SMUGGLER) return 'victim' in job && kindsOf(view, job.victim) > LEADER ? 1.2 : 0;
  return mafioso === CAPOREGIME ? 1 : 0;
}

/** Whether a kind is missing in city and hand. */
const isWanted = (view: View, mafioso: Mafioso): boolean =>
  lacks(view, view.seat, mafioso) && countOf(view.own.hand, mafioso) === 0;

/** CN-12 Whether a Hitman takes a leader's only card of a kind. */
const hurtsLeader = (view: View, { victim, target }: { victim: Seat; target: Mafioso }): boolean =>
  kindsOf(view, victim) >= LEADER && view.open.region[victim]?.[target] === 1;

/** CN-18 Reacts if what is on top is not wanted, never with two Dons, and with a companion who is not missed. */
function inWindow(view: View, job: DeepReadonly<Job>): Likes {
  const happens = job.dons.length % 2 === 0;
  const reacts = happens ? isUnwelcome(view, job) : job.seat === view.seat;
  return answer => {
    if (answer.type !== 'react') return reacts ? 0 : 100;
    return answer.companion === DON ? -1 : 10 + spare(view, answer.companion);
  };
}

/** Whether a job hurts the viewer or helps a leader. */
function isUnwelcome(view: View, { seat, mafioso, victim, target }: DeepReadonly<Job>): boolean {
  const { open, own } = view;
  if (seat === view.seat) return false;
  if (victim === null)
    return (
      kindsOf(view, seat) > LEADER && (mafioso !== CONSIGLIERE || open.discard.some(each => lacks(view, seat, each)))
    );
  if (victim !== view.seat) return false;
  if (mafioso === HITMAN) return open.region[view.seat]?.[target ?? DON] === 1;
  return own.hand.some((count, kind) => count > 0 && lacks(view, view.seat, kind));
}

/** CN-11 What the victim lacks in his city, else a Don. */
function kidnapping(view: View, victim: Seat): Likes {
  return answer => {
    if (!('mafioso' in answer)) return 0;
    return lacks(view, victim, answer.mafioso) ? 2 : answer.mafioso === DON ? 1 : 0;
  };
}

/** CN-13 What one lacks in city and hand, else a Don. */
function recruiting(view: View): Likes {
  return answer => {
    if (!('mafioso' in answer)) return 0;
    const { mafioso } = answer;
    if (isWanted(view, mafioso)) return 2;
    return mafioso === DON ? 1 : 0;
  };
}

/** How well one can do without a card of a kind in hand: of many easily, of a missing kind hardly. */
function spare(view: View, mafioso: Mafioso): number {
  const count = countOf(view.own.hand, mafioso);
  const isNeeded = lacks(view, view.seat, mafioso) && count === 1;
  return count - (isNeeded ? 8 : 0) - (mafioso === DON ? 2 : 0);
}
