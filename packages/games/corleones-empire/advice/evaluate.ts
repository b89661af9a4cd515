import { getAt, type Seat } from '@consigliere/kernel';
import { COLOURS } from '../edition/edition.ts';
import { result } from '../ending.ts';
import type { CeSeatView } from '../types.ts';
import { handWorth } from './hand.ts';
import { foresee } from './pending.ts';
import { countHeists, figuresLater, type Prospect, prospectOf } from './prospect.ts';
import { countTurfs } from './turfs.ts';
import { SURE, WEIGHTS } from './weights.ts';

/** CE-35 The worth of a colour's bonus with this many completed jobs, against the most that another seat has. */
function colourBonus({ open, given }: CeSeatView, jobs: number, others: number): number {
  if (jobs === 0) return 0;
  const isOver = open.phase === 'tribute' && open.act === given.acts.length - 1;
  const sure = isOver ? SURE : WEIGHTS.lead + WEIGHTS.leadPerAct * open.act;
  return given.bonus / (1 + Math.exp(-sure * (jobs - others + 0.5)));
}

function mostOfOthers(prospects: readonly Prospect[], seat: Seat, colour: number): number {
  let most = 0;
  for (let other = 0; other < prospects.length; other++)
    if (other !== seat) most = Math.max(most, getAt(prospects, other).completed[colour] ?? 0);
  return most;
}

/** The worth of one more job of each colour to the viewer. */
function nextOfColours(view: CeSeatView, prospects: readonly Prospect[]): number[] {
  const { completed } = getAt(prospects, view.seat);
  return COLOURS.map((_, colour) => {
    const others = mostOfOthers(prospects, view.seat, colour);
    const jobs = completed[colour] ?? 0;
    return colourBonus(view, jobs + 1, others) - colourBonus(view, jobs, others);
  });
}

/** The dollars that each seat can expect to have at the end. */
function hopes(view: CeSeatView): number[] {
  const later = figuresLater(view);
  const prospects: Prospect[] = [];
  for (let seat = 0; seat < view.seats; seat++) prospects.push(prospectOf(view, seat, later));
  countHeists(view, prospects);
  const colours = nextOfColours(view, prospects);
  foresee({ view, prospects, piles: [...view.open.piles], colours });
  countTurfs(view, prospects);
  return prospects.map(prospect => {
    let hope = prospect.suitcase + prospect.besides + handWorth(view, prospect, colours);
    for (let colour = 0; colour < COLOURS.length; colour++)
      hope += colourBonus(view, prospect.completed[colour] ?? 0, mostOfOthers(prospects, prospect.seat, colour));
    return hope + (view.open.horseHead === prospect.seat && later > 0 ? WEIGHTS.horseHead : 0);
  });
}

/** The viewer's chance of winning: of having more at the end than each of the others. */
export function evaluate(view: CeSeatView): number {
  const { seat: viewer, seats, open } = view;
  const place = result(open)?.place;
  if (place !== undefined) return place[viewer] === 1 ? 1 / place.filter(each => each === 1).length : 0;
  const hope = hopes(view);
  const toCome = figuresLater(view) + ((open.thugs[viewer] ?? 0) + (open.members[viewer] ?? 0));
  const clear = WEIGHTS.clearLead + WEIGHTS.clearLeadPerFigure * toCome;
  let ahead = 1;
  for (let other = 0; other < seats; other++)
    if (other !== viewer) ahead *= 1 / (1 + Math.exp(((hope[other] ?? 0) - (hope[viewer] ?? 0)) / clear));
  return ahead;
}
