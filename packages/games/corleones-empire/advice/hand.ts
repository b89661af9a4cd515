import { type CeSeatView, DOLLARS, MONEY } from '../types.ts';
import { hiddenWorth, jobsWorth } from './jobs.ts';
import type { Prospect } from './prospect.ts';
import { EFFECT_WORTH, iconsWorth, WEIGHTS } from './weights.ts';

/** With at least this many figures to come, the end is far away. */
const FAR = 8;
/** CE-33 The number of money cards that may stay in hand at the end. */
const LAST = 2;

/** The worth of one use of an ally. */
export function allyUse({ given }: CeSeatView, ally: number): number {
  const row = given.allies[ally];
  return row === undefined ? 0 : EFFECT_WORTH[row.effect] + iconsWorth(row.icons);
}

/** CE-19 An ally can be used once per act: in later acts, and in this one if not played yet. */
export function allyWorth(view: CeSeatView, ally: number, from: 'now' | 'later'): number {
  const acts = view.given.acts.length - 1 - view.open.act;
  return allyUse(view, ally) * (WEIGHTS.ally * acts + (from === 'now' ? WEIGHTS.ready : 0));
}

/**
 * The worth of a money card in hand, by the number of higher ones before it: suitcase icons are limited, and two cards may stay at the
 * end.
 */
function moneyCard(dollars: number, before: number, figures: number): number {
  const far = Math.min(1, figures / FAR);
  const ways = WEIGHTS.suitcasing * figures;
  const gets = Math.max(0, Math.min(1, 0.5 + (LAST + ways - before - 0.5) / (0.2 + ways)));
  return gets * (dollars - far * WEIGHTS.trouble) * (1 - far * (1 - WEIGHTS.safety));
}

/** The worth of everything in a hand, less the cards that will have to be discarded at Tribute. */
export function handWorth(view: CeSeatView, prospect: Prospect, colours: readonly number[]): number {
  const { cards, reserve, later, allies, played } = prospect;
  const units: number[] = [];
  const isOwn = prospect.seat === view.seat;
  let worth = isOwn ? jobsWorth(view, prospect, colours, units) : hiddenWorth(prospect, units);
  let before = 0;
  for (let kind = MONEY - 1; kind >= 0; kind--)
    for (let card = 0; card < (cards[kind] ?? 0); card++, before++)
      worth += noted(units, moneyCard(DOLLARS[kind] ?? 0, before, reserve + later));
  for (let i = 0; i < allies.length; i++)
    worth += noted(units, allyWorth(view, allies[i] ?? 0, reserve > 0 ? 'now' : 'later'));
  for (let i = 0; i < played.length; i++) worth += noted(units, allyWorth(view, played[i] ?? 0, 'later'));
  return worth - overLimit(view, prospect, units);
}

function noted(units: number[], unit: number): number {
  units.push(unit);
  return unit;
}

/** CE-30 The worth of the cards over the hand limit, as far as they won't be used before. */
function overLimit({ open, given }: CeSeatView, { reserve, later }: Prospect, units: number[]): number {
  const over = units.length - (given.acts[open.act]?.handLimit ?? 0);
  // In the last act, money that stays is counted card by card, and nothing else is worth keeping.
  if (over <= 0 || later === 0) return 0;
  units.sort((a, b) => a - b);
  let lost = 0;
  for (let i = 0; i < over; i++) lost += units[i] ?? 0;
  return lost * (WEIGHTS.over[Math.min(reserve, WEIGHTS.over.length - 1)] ?? 0);
}
