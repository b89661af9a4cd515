import { type DeepReadonly, getAt, type Seat } from '@consigliere/kernel';
import { addTo, at, total } from './counts.ts';
import { learnFrom } from './heists.ts';
import {
  ALLY_CARDS,
  type CardKind,
  type CeTable,
  DOLLARS,
  type HandCard,
  JOB_CARDS,
  KINDS,
  type KnownCards,
  MONEY,
  NONE,
  type Own,
} from './types.ts';

type OwnDrawer = DeepReadonly<Own>;

/** The dollars that money cards are worth. */
export const worth = (money: readonly number[]): number =>
  DOLLARS.reduce((sum, dollars, kind) => sum + dollars * (money[kind] ?? 0), 0);

/** CE-37 The number of cards of a kind in a seat's hand, as the seat itself knows it. */
export function countHeld({ hands, heists }: KnownCards, own: OwnDrawer, seat: Seat, kind: CardKind): number {
  let count = getAt(hands, seat)[kind] ?? 0;
  for (let i = 0; i < heists.length; i++) {
    const heist = getAt(heists, i);
    if (heist.money === NONE && heist.robber === seat && own.stolen[i] === kind) count++;
  }
  return count;
}

/** The number of money cards of a kind in a seat's suitcase, as the seat itself knows it. */
export function countStashed({ suitcases, heists }: KnownCards, own: OwnDrawer, seat: Seat, kind: CardKind): number {
  let count = getAt(suitcases, seat)[kind] ?? 0;
  for (let i = 0; i < heists.length; i++) {
    const heist = getAt(heists, i);
    if (heist.money === NONE && heist.victim === seat && own.stolen[i] === kind) count--;
  }
  return count;
}

/** The number of money cards in a hand: everybody can count along. */
export function moneyInHand({ hands, heists }: KnownCards, seat: Seat): number {
  const hand = getAt(hands, seat);
  let count = 0;
  for (let kind = 0; kind < MONEY; kind++) count += hand[kind] ?? 0;
  for (let i = 0; i < heists.length; i++) if (heists[i]?.money === NONE && heists[i]?.robber === seat) count++;
  return count;
}

/** The number of money cards in a suitcase. */
export function moneyInSuitcase({ suitcases, heists }: KnownCards, seat: Seat): number {
  let count = total(getAt(suitcases, seat));
  for (let i = 0; i < heists.length; i++) if (heists[i]?.money === NONE && heists[i]?.victim === seat) count--;
  return count;
}

/** The number of cards in a hand, jobs and allies included. */
export function handSize(recalled: KnownCards, seat: Seat): number {
  const { hands, jobs, allies } = recalled;
  const hand = getAt(hands, seat);
  let size = moneyInHand(recalled, seat) + total(getAt(jobs, seat));
  for (let kind = MONEY; kind < KINDS; kind++) size += hand[kind] ?? 0;
  return size + getAt(allies, seat).length;
}

export function enterHand({ recalled }: CeTable, seat: Seat, kind: CardKind): void {
  const hand = getAt(recalled.hands, seat);
  addTo(hand, kind);
}

/** Removes a card that everybody sees from a hand. */
export function leaveHand(table: CeTable, seat: Seat, kind: CardKind): void {
  const hand = getAt(table.recalled.hands, seat);
  addTo(hand, kind, -1);
  if (kind < MONEY) learnFrom(table);
}

/** Moves money from hand to suitcase. */
export function stash(table: CeTable, seat: Seat, money: CardKind): void {
  leaveHand(table, seat, money);
  const suitcase = getAt(table.recalled.suitcases, seat);
  addTo(suitcase, money);
}

/** The same, shown to everybody and citing a rule. */
export function suitcase(table: CeTable, rule: string, seat: Seat, money: CardKind): void {
  stash(table, seat, money);
  table.tell(rule, { type: 'suitcased', seat, money });
}

/** The cards in a seat's own hand, in a fixed order. */
export function handOf(recalled: KnownCards, own: OwnDrawer, seat: Seat): HandCard[] {
  const cards: HandCard[] = [];
  for (let kind = 0; kind < KINDS; kind++)
    for (let count = countHeld(recalled, own, seat, kind); count > 0; count--) cards.push(kind);
  for (const job of own.jobs) cards.push(JOB_CARDS + job);
  for (const ally of (recalled.allies[seat] ?? []).toSorted((a, b) => a - b)) cards.push(ALLY_CARDS + ally);
  return cards;
}

/** Adds a job to a hand. Only the shuffle it comes from is known to others. */
export function keepJob(table: CeTable, seat: Seat, job: number): void {
  const { jobs } = table.own(seat);
  let place = jobs.length;
  while (place > 0 && (jobs[place - 1] ?? 0) > job) place--;
  jobs.splice(place, 0, job);
  noteJob(table, seat, job, 1);
}

/** Removes a job that everybody sees from a hand. */
export function leaveJob(table: CeTable, seat: Seat, job: number): void {
  const { jobs } = table.own(seat);
  jobs.splice(jobs.indexOf(job), 1);
  noteJob(table, seat, job, -1);
}

function noteJob({ recalled }: CeTable, seat: Seat, job: number, by: number): void {
  const jobs = getAt(recalled.jobs, seat);
  const shuffle = at(recalled.shuffle, job);
  while (jobs.length <= shuffle) jobs.push(0);
  addTo(jobs, shuffle, by);
}

/** CE-30 Puts a card where discards of its kind go: to the piles, face up to the discarded jobs, or out of the game. */
export function discard(table: CeTable, seat: Seat, card: HandCard): void {
  const { open, recalled } = table;
  if (card >= ALLY_CARDS) {
    const allies = getAt(recalled.allies, seat);
    allies.splice(allies.indexOf(card - ALLY_CARDS), 1);
    open.gone.push(card - ALLY_CARDS);
  } else if (card >= JOB_CARDS) {
    leaveJob(table, seat, card - JOB_CARDS);
    open.jobDiscard.push(card - JOB_CARDS);
  } else {
    leaveHand(table, seat, card);
    addTo(open.piles, card);
  }
}
