import { getAt, type Seat } from '@consigliere/kernel';
import { addTo } from '../counts.ts';
import { type CeSeatView, EMPTY, NEUTRAL, NONE, ROUND_SPACES, seatOf, TURFS, type Turf } from '../types.ts';
import { SURE, WEIGHTS } from './weights.ts';

/** Predicts this act's turf wars from the figures on the board. */
export interface Wars {
  /** The first turf that hasn't been fought for yet. */
  readonly from: Turf;
  /** By turf: each seat's chance of winning it. */
  readonly chances: readonly (readonly number[])[];
}

/** `toCome`: the number of figures in all reserves. */
export function warsOf(view: CeSeatView, toCome: number): Wars {
  const from = firstWar(view);
  if (from === TURFS) return { from, chances: [] };
  const isDecided = toCome === 0 || view.open.phase !== 'business';
  const might = isDecided ? SURE : WEIGHTS.might + WEIGHTS.lastMight / (1 + toCome);
  const turfs = strengths(view);
  if (!isDecided) expectReserves(view, turfs, toCome);
  for (let turf = from; turf < TURFS; turf++) becomeChances(getAt(turfs, turf), might);
  return { from, chances: turfs };
}

function firstWar({ open, flow }: CeSeatView): Turf {
  if (open.phase === 'business') return 0;
  for (let i = flow.length - 1; i > 0; i--) {
    const call = getAt(flow, i);
    if (call.kind === 'war') return call.frame.turf;
  }
  return TURFS;
}

/** CE-22 The figures in each turf: by seat, then the neutral ones. A figure that is being moved counts nowhere. */
function strengths(view: CeSeatView): number[][] {
  const { open, given, seats, flow } = view;
  const turfs: number[][] = [];
  // The last one is Central Park: it isn't a turf, but round spaces touch it.
  for (let turf = 0; turf <= TURFS; turf++) turfs.push(new Array<number>(seats + 1).fill(0));
  const top = flow[flow.length - 1];
  const ability = top?.kind === 'ability' ? top.frame : undefined;
  const moving = ability?.afoot ? ability.place : NONE;
  const stand = (turf: Turf, figure: number): void =>
    addTo(getAt(turfs, turf), figure === NEUTRAL ? seats : seatOf(figure));
  for (let business = 0; business < open.thugAt.length; business++) {
    const figure = open.thugAt[business] ?? EMPTY;
    if (figure !== EMPTY && business !== moving) stand(open.turfs[business] ?? NONE, figure);
  }
  for (let space = 0; space < open.memberAt.length; space++) {
    const figure = open.memberAt[space] ?? EMPTY;
    if (figure === EMPTY || ROUND_SPACES + space === moving) continue;
    const areas = given.spaces[space]?.areas ?? [];
    for (let i = 0; i < areas.length; i++) stand(areas[i] ?? 0, figure);
  }
  if (open.chief !== NONE) stand(open.chief, NEUTRAL);
  if (ability !== undefined && ability.turf !== NONE && !ability.over)
    threaten(getAt(turfs, ability.turf), ability.seat);
  return turfs;
}

/** Figures in reserve will stand somewhere: without them, the first figure placed would seem to have won half the city. */
function expectReserves({ open, seats }: CeSeatView, turfs: readonly number[][], toCome: number): void {
  // The very last figure goes where it decides something, not a little everywhere.
  const scattered = 1 - 1 / toCome;
  for (let seat = 0; seat < seats; seat++) {
    const [thugs, members] = [open.thugs[seat] ?? 0, open.members[seat] ?? 0];
    const expected = scattered * (WEIGHTS.thugPresence * thugs + WEIGHTS.memberPresence * members);
    for (let turf = 0; turf < TURFS; turf++) addTo(getAt(turfs, turf), seat, expected);
  }
}

/** Drive-By, Police Chief: the turf is chosen, and the strongest player there is about to be hit. */
function threaten(strength: number[], by: Seat): void {
  let victim = NONE;
  for (let seat = 0; seat < strength.length - 1; seat++)
    if (seat !== by && (strength[seat] ?? 0) > (strength[victim] ?? 0)) victim = seat;
  if (victim !== NONE) addTo(strength, victim, -1);
}

/** CE-25 Turns strengths into chances of winning; `might` says how much one more figure counts. */
function becomeChances(strength: number[], might: number): void {
  let most = 0;
  for (let side = 0; side < strength.length; side++) most = Math.max(most, strength[side] ?? 0);
  // Nobody wins a turf where nobody stands, or a tie.
  let all = Math.exp(might * (0.5 - most)) - 1;
  for (let side = 0; side < strength.length; side++) {
    const figures = strength[side] ?? 0;
    if (figures === most) all++;
    strength[side] = Math.exp(might * (figures - most));
    all += strength[side] ?? 0;
  }
  for (let side = 0; side < strength.length; side++) strength[side] = (strength[side] ?? 0) / all;
}
