import { type Decision, getAt, type Procedure, type Seat } from '@consigliere/kernel';
import { DO_JOB, DO_PUBLIC_JOB, MEMBER_TO, OUT, PLAY_ALLY, THUG_TO } from '../actions.ts';
import { addTo, at } from '../counts.ts';
import { useSpace } from '../effects/figures.ts';
import { useFront } from '../effects/icons.ts';
import { leaveJob } from '../hands.ts';
import {
  type CeSeatView,
  type CeTable,
  type CorleonesEmpire,
  EMPTY,
  type FigurePlace,
  GUN,
  MAYOR,
  NARCOTICS,
  NONE,
  POLICE_CHIEF,
  ROUND_SPACES,
  THUG,
  type TurnAction,
  UNION_BOSS,
} from '../types.ts';
import { beginAlly } from './ability.ts';

/** CE-7 Players take turns clockwise from the Horse Head, one action each, until all are out. */
export const business: Procedure<CorleonesEmpire, 'business'> = {
  run(table, frame) {
    const { open, seats } = table;
    if (frame.last !== NONE) endTurn(table, frame.last);
    frame.last = NONE;
    for (let step = 0; step < seats.length; step++) {
      const seat = (frame.next + step) % seats.length;
      if (open.out[seat]) continue;
      frame.next = (seat + 1) % seats.length;
      frame.last = seat;
      open.turn = seat;
      table.tell('CE-7', { type: 'turn', seat });
      return table.call('turn', { seat });
    }
    table.done();
  },
};

/**
 * CE-7 A player without figures in reserve is out at once. CE-20, CE-39 Neutral figures belong to nobody again, with an option only now.
 */
function endTurn(table: CeTable, seat: Seat): void {
  const { open, given } = table;
  if (at(open.thugs, seat) + at(open.members, seat) === 0 && !open.out[seat]) goOut(table, seat);
  if (!given.neutralsStay || open.out[seat])
    for (const neutral of [MAYOR, UNION_BOSS, POLICE_CHIEF])
      if (open.neutralsOf[neutral] === seat) open.neutralsOf[neutral] = NONE;
}

function goOut(table: CeTable, seat: Seat): void {
  table.open.out[seat] = true;
  table.tell('CE-7', { type: 'out', seat });
}

/** CE-16 Whether a hand can pay for a job: Narcotics replace missing goods. */
function canPay(hand: readonly number[], cost: readonly number[]): boolean {
  let missing = 0;
  for (let good = 0; good < cost.length; good++) missing += Math.max(0, (cost[good] ?? 0) - (hand[GUN + good] ?? 0));
  return missing <= (hand[NARCOTICS] ?? 0);
}

/** CE-16 The jobs that can be paid for, from hand and public; of jobs that do the same, one. */
function payableJobs({ given, recalled, own, open, seat }: CeSeatView, actions: TurnAction[]): void {
  const hand = getAt(recalled.hands, seat);
  const { jobs } = own;
  for (let i = 0; i < jobs.length; i++) {
    const job = jobs[i] ?? 0;
    const row = getAt(given.jobs, job);
    const before = jobs[i - 1];
    if (before !== undefined && given.jobs[before]?.alike === row.alike) continue;
    if (canPay(hand, row.cost)) actions.push(DO_JOB(job));
  }
  for (let space = 0; space < open.publicJobs.length; space++) {
    const job = open.publicJobs[space] ?? NONE;
    if (job !== NONE && canPay(hand, given.jobs[job]?.cost ?? [])) actions.push(DO_PUBLIC_JOB(job));
  }
}

export const turn: Decision<CorleonesEmpire, 'turn'> = {
  rule: 'CE-7',
  waiting: ({ seat }) => seat,
  legal(view, { seat }) {
    const { open, given, recalled } = view;
    const actions: TurnAction[] = [];
    if ((open.thugs[seat] ?? 0) > 0)
      for (let place = 0; place < open.thugAt.length; place++)
        if (open.thugAt[place] === EMPTY && open.turfs[place] !== NONE) actions.push(THUG_TO(place));
    if ((open.members[seat] ?? 0) > 0)
      for (let space = 0; space < open.memberAt.length; space++)
        if (open.memberAt[space] === EMPTY && given.spaces[space]?.usable) actions.push(MEMBER_TO(space));
    payableJobs(view, actions);
    const allies = getAt(recalled.allies, seat);
    for (let i = 0; i < allies.length; i++) actions.push(PLAY_ALLY(allies[i] ?? 0));
    if (actions.length === 0) actions.push(OUT);
    return actions;
  },
  barred: (view, { seat }) => barredActions(view, seat),
  take(table, _frame, seat, action) {
    table.done();
    perform(table, seat, action);
  },
};

/** Occupied and 3+ spaces (CE-12, CE-14), and jobs that can't be paid for (CE-16). */
function barredActions(view: CeSeatView, seat: Seat): { action: TurnAction; rule: string }[] {
  const { open, given, own } = view;
  const barred: { action: TurnAction; rule: string }[] = [];
  const bar = (action: TurnAction, rule: string): void => {
    barred.push({ action, rule });
  };
  for (const [place, figure] of open.thugAt.entries())
    if (open.turfs[place] !== NONE && (figure !== EMPTY || open.thugs[seat] === 0)) bar(THUG_TO(place), 'CE-12');
  for (const [space, figure] of open.memberAt.entries())
    if (figure !== EMPTY || open.members[seat] === 0 || !given.spaces[space]?.usable) bar(MEMBER_TO(space), 'CE-14');
  const hand = view.recalled.hands[seat] ?? [];
  for (const job of own.jobs) if (!canPay(hand, given.jobs[job]?.cost ?? [])) bar(DO_JOB(job), 'CE-16');
  for (const job of open.publicJobs)
    if (job !== NONE && !canPay(hand, given.jobs[job]?.cost ?? [])) bar(DO_PUBLIC_JOB(job), 'CE-16');
  for (const ally of open.played[seat] ?? []) bar(PLAY_ALLY(ally), 'CE-19');
  return barred;
}

function perform(table: CeTable, seat: Seat, action: TurnAction): void {
  switch (action.type) {
    case 'thug':
      return placeThug(table, seat, action.business);
    case 'member':
      return placeMember(table, seat, action.space);
    case 'job':
      leaveJob(table, seat, action.job);
      return beginJob(table, seat, action.job, { isPublic: false });
    case 'public-job':
      table.open.publicJobs[table.open.publicJobs.indexOf(action.job)] = NONE;
      return beginJob(table, seat, action.job, { isPublic: true });
    case 'ally':
      return beginAlly(table, seat, action.ally);
    case 'out':
      return goOut(table, seat);
  }
}

/** CE-12 */
function placeThug(table: CeTable, seat: Seat, business: FigurePlace): void {
  const { open } = table;
  addTo(open.thugs, seat, -1);
  open.thugAt[business] = 4 * seat + THUG;
  table.tell('CE-12', { type: 'thug', seat, business });
  useFront(table, seat, business);
}

/** CE-14 The Don goes first and the Heir last: they all work alike. */
function placeMember(table: CeTable, seat: Seat, space: number): void {
  const { open } = table;
  const rank = open.membersInPlay - at(open.members, seat);
  addTo(open.members, seat, -1);
  open.memberAt[space] = 4 * seat + rank;
  table.tell('CE-14', { type: 'member', seat, space, rank });
  useSpace(table, seat, ROUND_SPACES + space);
}

/** CE-16 Begins a job: it lies face up until it is done. */
function beginJob(table: CeTable, seat: Seat, job: number, { isPublic }: { isPublic: boolean }): void {
  table.open.underway = job;
  table.tell('CE-16', { type: 'job', seat, job, public: isPublic });
  table.call('pay', { seat, job });
}
