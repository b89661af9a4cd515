import type { Seat, SeatView } from '@consigliere/kernel';
import { knownCards } from '../imagine.ts';
import { countOf, DON, differentKinds, MAFIOSI, size } from '../mafiosi.ts';
import type { CartaNostra } from '../types.ts';
import { COMPLETE, WEIGHTS } from './weights.ts';

type View = SeatView<CartaNostra>;
type Counts = readonly number[];

/** The chance that a card of unknown kind is another than a certain one. */
const OTHER_KIND = 1 - 1 / MAFIOSI.length;

/** After how many own turns a seat may have five kinds, as far as the viewer can tell: the fewer the better. */
export function turnsLeft(view: View, seat: Seat): number {
  const region = view.open.region[seat] ?? [];
  if (differentKinds(region) === MAFIOSI.length) return COMPLETE;
  const known = seat === view.seat ? view.own.hand : knownCards(view, seat);
  const unknown = unseen(view, seat, size(known));
  const inTheWay = missing(region, known, OTHER_KIND ** unknown) + untilTurn(view, seat, known);
  const help = seat === view.seat ? tools(known) : WEIGHTS.card * (unknown + size(known));
  return inTheWay - help - WEIGHTS.insurance * duplicates(region);
}

/**
 * How many cards of a hand the viewer does not know. CN-3 The one with which a turn begins is not counted in that turn: else it
 * would seem better not to let the next player begin.
 */
function unseen({ open, tally, seat: viewer }: View, seat: Seat, known: number): number {
  const drawn = seat !== viewer && seat === open.turn ? 1 : 0;
  return Math.max(0, (tally.hands[seat] ?? 0) - known - drawn);
}

/** A turn for every missing kind, and a while until it comes to hand. */
function missing(region: Counts, known: Counts, absent: number): number {
  let turns = 0;
  for (let kind = 0; kind < MAFIOSI.length; kind++)
    if (region[kind] === 0) turns += 1 + (countOf(known, kind) > 0 ? 0 : WEIGHTS.wait * absent);
  return turns;
}

/** How much of a round passes before a seat can put something into its city: CN-4 once a turn. */
function untilTurn({ open, flow, seat: viewer, seats }: View, seat: Seat, known: Counts): number {
  if (open.turn !== seat) return ((seat - open.turn + seats) % seats) / seats;
  const mayPut = flow.some(call => call.kind === 'turn' && call.frame.city);
  const hasOne = seat !== viewer || known.some((count, kind) => count > 0 && open.region[seat]?.[kind] === 0);
  return mayPut && hasOne ? 0 : 1;
}

/** CN-8 Kinds of which a Hitman would have to take more than one. */
const duplicates = (region: Counts): number => region.filter(count => count > 1).length;

/** What a hand can do besides lying in the city. */
function tools(hand: Counts): number {
  const companions = size(hand) - countOf(hand, DON);
  const pairs = Math.min(countOf(hand, DON), companions);
  const jobs = hand.reduce((sum, count, kind) => sum + countOf(WEIGHTS.tools, kind) * diminishing(count), 0);
  return jobs + WEIGHTS.protection * diminishing(pairs);
}

/** 0, 1, 1.5, 1.75, … */
const diminishing = (count: number): number => 2 - 2 ** (1 - count);
