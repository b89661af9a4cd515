import type { Seat } from '@consigliere/kernel';
import { controllerOf } from '../board.ts';
import { EMPTY, NEUTRAL, NONE, ROUND_SPACES, seatOf, TURFS, type Turf } from '../types.ts';
import type { Prospect, View } from './prospect.ts';
import { ICON_WORTH, WEIGHTS } from './weights.ts';

/** CE-25 Turfs from this one on are still to be fought for. */
function firstWar({ open, flow }: View): Turf {
  if (open.phase !== 'turf-war') return open.phase === 'business' ? 0 : TURFS;
  const war = flow.find(call => call.kind === 'war');
  return war?.kind === 'war' ? war.frame.turf : TURFS;
}

/** The figures in each turf: by seat, and last the neutral ones. A figure that is just being moved is nowhere. */
function strengths(view: View): number[][] {
  const { open, given, seats } = view;
  const turfs: number[][] = [];
  for (let turf = 0; turf <= TURFS; turf++) turfs.push(new Array<number>(seats + 1).fill(0));
  const top = view.flow[view.flow.length - 1];
  const moving = top?.kind === 'ability' && top.frame.afoot ? top.frame.place : NONE;
  const stand = (turf: Turf, figure: number): void => {
    const turfStrengths = turfs[turf] as number[];
    const side = figure === NEUTRAL ? seats : seatOf(figure);
    turfStrengths[side] = (turfStrengths[side] as number) + 1;
  };
  for (let business = 0; business < open.thugAt.length; business++)
    if (open.thugAt[business] !== EMPTY && business !== moving)
      stand(open.turfs[business] as Turf, open.thugAt[business] as number);
  for (let space = 0; space < open.memberAt.length; space++) {
    if (open.memberAt[space] === EMPTY || ROUND_SPACES + space === moving) continue;
    const areas = given.spaces[space]?.areas ?? [];
    for (let i = 0; i < areas.length; i++) stand(areas[i] as Turf, open.memberAt[space] as number);
  }
  if (open.chief !== NONE) stand(open.chief, NEUTRAL);
  if (top?.kind === 'ability' && top.frame.turf !== NONE && !top.frame.over)
    threaten(turfs[top.frame.turf] as number[], top.frame.seat, seats);
  return turfs;
}

/** Drive-By, Police Chief: the turf is chosen and somebody there is about to be hit. */
function threaten(strength: number[], by: Seat, seats: number): void {
  let victim = NONE;
  for (let seat = 0; seat < seats; seat++)
    if (seat !== by && (strength[seat] as number) > (strength[victim] ?? 0)) victim = seat;
  if (victim !== NONE) strength[victim] = (strength[victim] as number) - 1;
}

/** CE-25 How likely each seat is to win a turf, by the figures there; `might`: how much one more figure counts. */
function chances(strength: readonly number[], might: number): number[] {
  let most = 0;
  for (let side = 0; side < strength.length; side++) most = Math.max(most, strength[side] as number);
  // Somebody must stand there; of equals nobody wins.
  let all = Math.exp(might * (0.5 - most));
  const odds: number[] = [];
  for (let side = 0; side < strength.length; side++) {
    const odd = Math.exp(might * ((strength[side] as number) - most));
    odds.push(odd);
    all += odd;
  }
  let tied = -1;
  for (let side = 0; side < strength.length; side++) if (strength[side] === most) tied++;
  all += tied;
  for (let side = 0; side < odds.length; side++) odds[side] = (odds[side] as number) / all;
  return odds;
}

/** What the Fronts of each turf are worth. */
function fronts({ open, given }: View): number[] {
  const worths = new Array<number>(TURFS).fill(0);
  for (let business = 0; business < open.turfs.length; business++) {
    const turf = open.turfs[business] as Turf;
    if (turf === NONE) continue;
    const icons = given.businesses[business]?.front ?? [];
    let worth = 0;
    for (let icon = 0; icon < icons.length; icon++) worth += (icons[icon] as number) * (ICON_WORTH[icon] as number);
    worths[turf] = (worths[turf] as number) + worth;
  }
  return worths;
}

/** CE-13, CE-34 Adds what control and markers bring to each seat: Fronts used by others in later acts, and the bonus at the end. */
export function countTurfs(view: View, prospects: readonly Prospect[]): void {
  const { open, given, seats } = view;
  const acts = given.acts.length - 1 - open.act;
  const from = firstWar(view);
  let toCome = 0;
  for (let seat = 0; seat < seats; seat++) toCome += (prospects[seat] as Prospect).reserve;
  const might = toCome === 0 || open.phase !== 'business' ? 12 : WEIGHTS.might + WEIGHTS.lastMight / (1 + toCome);
  const sure = from === TURFS && acts === 0 ? 12 : WEIGHTS.lead + WEIGHTS.leadPerAct * open.act;
  const figures = from < TURFS ? strengths(view) : [];
  const worths = acts > 0 ? fronts(view) : [];
  const odds = new Array<number>(seats).fill(0);
  for (let turf = 0; turf < TURFS; turf++) {
    const stack = open.control[turf] as readonly Seat[];
    const win = turf >= from ? chances(figures[turf] as number[], might) : undefined;
    const controller = controllerOf(view, turf);
    let unchanged = 1;
    if (win !== undefined) for (let seat = 0; seat < seats; seat++) unchanged -= win[seat] as number;
    let best = 0;
    for (let seat = 0; seat < seats; seat++) {
      const prospect = prospects[seat] as Prospect;
      const wins = win?.[seat] ?? 0;
      const controls = wins + (controller === seat ? unchanged : 0);
      if (acts > 0) prospect.besides += WEIGHTS.control * acts * (worths[turf] as number) * controls;
      let markers = wins + 0.4 * controls;
      for (let i = 0; i < stack.length; i++) if (stack[i] === seat) markers++;
      odds[seat] = markers;
      best = Math.max(best, markers);
    }
    if (best === 0) continue;
    let all = 0;
    for (let seat = 0; seat < seats; seat++) {
      const markers = odds[seat] as number;
      odds[seat] = Math.exp(sure * (markers - best)) * (acts > 0 ? 1 : Math.min(1, 2 * markers));
      all += odds[seat] as number;
    }
    for (let seat = 0; seat < seats; seat++)
      (prospects[seat] as Prospect).besides += (given.bonus * (odds[seat] as number)) / all;
  }
}
