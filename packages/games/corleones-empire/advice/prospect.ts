import { type DeepReadonly, getAt, type Seat } from '@consigliere/kernel';
import { addTo, total } from '../counts.ts';
import { COLOURS } from '../edition/edition.ts';
import { type CeSeatView, type CorleonesEmpire, DOLLARS, MONEY, NONE } from '../types.ts';
import { WEIGHTS } from './weights.ts';

export type JobCard = DeepReadonly<CorleonesEmpire['Given']['jobs'][number]>;

/** The things a seat has and is about to have, as far as the viewer can tell. */
export interface Prospect {
  readonly seat: Seat;
  /** Cards of each kind in hand. */
  readonly cards: number[];
  /** Dollars in the suitcase. */
  suitcase: number;
  /** The jobs in hand: the viewer's own, and for others only their number. */
  readonly jobs: number[];
  hiddenJobs: number;
  /** Allies in hand, and those played in this act. */
  readonly allies: number[];
  played: readonly number[];
  /** Completed jobs of each colour. */
  readonly completed: number[];
  /** Figures in reserve, and those of later acts. */
  reserve: number;
  readonly later: number;
  /** Other dollars that the seat can expect. */
  besides: number;
}

/** The number of figures a player will have in all later acts. */
export function figuresLater({ open, given }: CeSeatView): number {
  let members = open.membersInPlay;
  let figures = 0;
  for (let act = open.act + 1; act < given.acts.length; act++) {
    if (given.acts[act]?.newMember) members++;
    figures += given.thugs + members;
  }
  return figures;
}

export function prospectOf(view: CeSeatView, seat: Seat, later: number): Prospect {
  const { open, recalled } = view;
  const isOwn = seat === view.seat;
  return {
    seat,
    cards: [...getAt(recalled.hands, seat)],
    suitcase: dollarsIn(getAt(recalled.suitcases, seat)),
    jobs: isOwn ? [...view.own.jobs] : [],
    hiddenJobs: isOwn ? 0 : total(getAt(recalled.jobs, seat)),
    allies: [...getAt(recalled.allies, seat)],
    played: getAt(open.played, seat),
    completed: byColour(view, getAt(recalled.completed, seat)),
    reserve: (open.thugs[seat] ?? 0) + (open.members[seat] ?? 0),
    later,
    besides: WEIGHTS.thug * (open.thugs[seat] ?? 0) + WEIGHTS.member * (open.members[seat] ?? 0),
  };
}

function dollarsIn(money: readonly number[]): number {
  let dollars = 0;
  for (let kind = 0; kind < MONEY; kind++) dollars += (DOLLARS[kind] ?? 0) * (money[kind] ?? 0);
  return dollars;
}

function byColour({ given }: CeSeatView, jobs: readonly number[]): number[] {
  const counts = COLOURS.map(() => 0);
  for (let i = 0; i < jobs.length; i++) addTo(counts, getAt(given.jobs, jobs[i] ?? 0).colour);
  return counts;
}

/** The assumed value of an unknown money card. */
const ANY_MONEY = 2.5;

/** CE-37 The stolen cards that not everybody has seen. */
export function countHeists({ recalled, own }: CeSeatView, prospects: readonly Prospect[]): void {
  for (let i = 0; i < recalled.heists.length; i++) {
    const heist = recalled.heists[i];
    if (heist === undefined || heist.money !== NONE) continue;
    const [robber, victim] = [getAt(prospects, heist.robber), getAt(prospects, heist.victim)];
    const kind = own.stolen[i] ?? NONE;
    if (kind !== NONE) addTo(robber.cards, kind);
    else robber.besides += WEIGHTS.safety * ANY_MONEY;
    victim.suitcase -= kind === NONE ? ANY_MONEY : (DOLLARS[kind] ?? 0);
  }
}
