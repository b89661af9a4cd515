import { getAt } from '@consigliere/kernel';
import { addTo } from '../counts.ts';
import { BASIC_GOODS, tradeOf } from '../effects/icons.ts';
import { takeable } from '../piles.ts';
import { DOLLARS, EXCHANGE, HORSE_HEAD, type Icons, JOB, KINDS, type Kind, MONEY, NONE, SUITCASE } from '../types.ts';
import { handWorth } from './hand.ts';
import type { Prospect, View } from './prospect.ts';
import { WEIGHTS } from './weights.ts';

/** What is still to be done, done in mind as its player would like best, and counted a little lower than done. */
export interface Foresight {
  readonly view: View;
  readonly prospects: readonly Prospect[];
  /** CE-24 Cards of each kind that nobody has taken yet, in mind. */
  readonly piles: number[];
  /** What one more job of each colour is worth to the viewer. */
  readonly colours: readonly number[];
}

/** CE-I10 Takes, then trades, then the suitcase. */
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
export function take({ piles }: Foresight, prospect: Prospect, wanted: Kind): void {
  const kind = takeable({ piles }, wanted);
  if (kind === NONE) return;
  addTo(piles, kind, -1);
  addTo(prospect.cards, kind);
}

/** CE-I5 The highest money of the hand. */
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

/** CE-I6 Two jobs nobody has seen, of which the better one is kept. */
function drawWorth({ view }: Foresight, { reserve, later }: Prospect): number {
  if (later === 0 && reserve < 2) return 0;
  return view.open.jobDiscard.length > 0 || view.tally.jobs > 0 ? WEIGHTS.draw : 0;
}

export const worthOf = ({ view, colours }: Foresight, prospect: Prospect): number =>
  handWorth(view, prospect, colours) + prospect.besides;

/** CE-I11 A trade, if it can be made and is a good one. */
function maybeTrade(foresight: Foresight, prospect: Prospect, icon: number): void {
  const { discards } = tradeOf(icon);
  const traded = { ...prospect, cards: [...prospect.cards], jobs: [...prospect.jobs] };
  for (let card = 0; card < discards; card++) if (!discardLeast(foresight, traded)) return;
  takeFor({ ...foresight, piles: [...foresight.piles] }, traded, icon);
  if (worthOf(foresight, traded) > worthOf(foresight, prospect)) Object.assign(prospect, traded);
}

/** CE-I11 The rest of a trade that has begun. */
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

/** Takes away the money, good or job without which the hand is worth most; whether there was one. */
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
