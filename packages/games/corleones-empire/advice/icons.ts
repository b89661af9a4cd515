import { getAt } from '@consigliere/kernel';
import { addTo } from '../counts.ts';
import { BASIC_GOODS, tradeOf } from '../effects/icons.ts';
import { takeable } from '../piles.ts';
import {
  type CardKind,
  type CeSeatView,
  DOLLARS,
  EXCHANGE,
  HORSE_HEAD,
  type Icons,
  JOB,
  KINDS,
  MONEY,
  NONE,
  SUITCASE,
} from '../types.ts';
import { handWorth } from './hand.ts';
import type { Prospect } from './prospect.ts';
import { WEIGHTS } from './weights.ts';

/** Plays out in a copy what is still to be done, as its player would like best, and counts it a little lower than done. */
export interface Foresight {
  readonly view: CeSeatView;
  readonly prospects: readonly Prospect[];
  /** CE-24 The cards of each kind that are left in the copied piles. */
  readonly piles: number[];
  /** The worth of one more job of each colour to the viewer. */
  readonly colours: readonly number[];
}

/** CE-I10 Takes first, then trades, then uses the suitcase. */
export function useIcons(foresight: Foresight, prospect: Prospect, icons: Readonly<Icons>): void {
  for (let kind = 0; kind < KINDS; kind++)
    for (let times = icons[kind] ?? 0; times > 0; times--) {
      take(foresight, prospect, kind);
      prospect.besides -= WEIGHTS.pending;
    }
  for (let icon = HORSE_HEAD + 1; icon < icons.length; icon++)
    for (let times = icons[icon] ?? 0; times > 0; times--) maybeTrade(foresight, prospect, icon);
  suitcase(prospect, icons[SUITCASE] ?? 0);
  for (let times = icons[JOB] ?? 0; times > 0; times--)
    prospect.besides += drawWorth(foresight, prospect) - WEIGHTS.pending;
  if ((icons[HORSE_HEAD] ?? 0) > 0 && foresight.view.open.horseHead !== prospect.seat)
    prospect.besides += WEIGHTS.horseHead - WEIGHTS.pending;
}

/** CE-24 */
export function take({ piles }: Foresight, prospect: Prospect, wanted: CardKind): void {
  const kind = takeable({ piles }, wanted);
  if (kind === NONE) return;
  addTo(piles, kind, -1);
  addTo(prospect.cards, kind);
}

/** CE-I5 The highest money card in the hand. */
export function suitcase(prospect: Prospect, times: number): void {
  let kind = MONEY - 1;
  for (let card = 0; card < times; card++) {
    while (kind >= 0 && prospect.cards[kind] === 0) kind--;
    if (kind < 0) return;
    addTo(prospect.cards, kind, -1);
    prospect.suitcase += DOLLARS[kind] ?? 0;
    prospect.besides -= WEIGHTS.pending;
  }
}

/** CE-I6 Draws two unknown jobs and keeps the better one. */
function drawWorth({ view }: Foresight, { reserve, later }: Prospect): number {
  if (later === 0 && reserve < 2) return 0;
  return view.open.jobDiscard.length > 0 || view.tally.jobs > 0 ? WEIGHTS.draw : 0;
}

export const worthOf = ({ view, colours }: Foresight, prospect: Prospect): number =>
  handWorth(view, prospect, colours) + prospect.besides;

/** CE-I11 Makes a trade if it is possible and a good one. */
function maybeTrade(foresight: Foresight, prospect: Prospect, icon: number): void {
  const { discards } = tradeOf(icon);
  const traded = { ...prospect, cards: [...prospect.cards], jobs: [...prospect.jobs] };
  for (let card = 0; card < discards; card++) if (!discardLeast(foresight, traded)) return;
  takeFor({ ...foresight, piles: [...foresight.piles] }, traded, icon);
  if (worthOf(foresight, traded) > worthOf(foresight, prospect)) Object.assign(prospect, traded);
}

/** CE-I11 Finishes a trade that has begun. */
export function trade(foresight: Foresight, prospect: Prospect, icon: number, discards: number): void {
  for (let card = 0; card < discards; card++) discardLeast(foresight, prospect);
  takeFor(foresight, prospect, icon);
}

function takeFor(foresight: Foresight, prospect: Prospect, icon: number): void {
  const { takes } = tradeOf(icon);
  for (let i = 0; i < takes.length; i++) take(foresight, prospect, takes[i] ?? 0);
  if (icon === EXCHANGE) takeGood(foresight, prospect);
  prospect.besides -= WEIGHTS.pending;
}

/** Removes the money, good or job that the hand can best do without. Returns whether there was one. */
function discardLeast(foresight: Foresight, prospect: Prospect): boolean {
  const { cards, jobs } = prospect;
  let most = Number.NEGATIVE_INFINITY;
  let least = NONE;
  for (let kind = 0; kind < KINDS; kind++) {
    if (cards[kind] === 0) continue;
    addTo(cards, kind, -1);
    const worth = worthOf(foresight, prospect);
    addTo(cards, kind);
    if (worth <= most) continue;
    most = worth;
    least = kind;
  }
  for (let i = 0; i < jobs.length; i++) {
    const job = getAt(jobs, i);
    jobs.splice(i, 1);
    const worth = worthOf(foresight, prospect);
    jobs.splice(i, 0, job);
    if (worth <= most) continue;
    most = worth;
    least = KINDS + i;
  }
  if (least >= KINDS) jobs.splice(least - KINDS, 1);
  else if (least !== NONE) addTo(cards, least, -1);
  return least !== NONE;
}

/** CE-I8 The basic good that helps most. */
export function takeGood(foresight: Foresight, prospect: Prospect): void {
  let most = Number.NEGATIVE_INFINITY;
  let best = NONE;
  for (let i = 0; i < BASIC_GOODS.length; i++) {
    const good = BASIC_GOODS[i] ?? 0;
    if (takeable(foresight, good) === NONE) continue;
    addTo(prospect.cards, good);
    const worth = worthOf(foresight, prospect);
    addTo(prospect.cards, good, -1);
    if (worth <= most) continue;
    most = worth;
    best = good;
  }
  if (best !== NONE) addTo(prospect.cards, best);
}
