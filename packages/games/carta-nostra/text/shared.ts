import type { Names, Seat } from '@consigliere/kernel';
import { DON, type Mafioso } from '../mafiosi.ts';
import type { CartaNostra, TurnAction } from '../types.ts';
import type { MafiosoWords } from './words.ts';

/** What of a language the common phrases need. */
interface Grammar {
  readonly mafiosi: readonly MafiosoWords[];
  /** How a seat is called whose player has no name. */
  readonly seat: string;
  readonly and: string;
  /** "Anna" as an owner: "Anna’s". */
  readonly possessive: (name: string) => string;
}

/** The phrases that every language builds in the same way; the words for the reader come with each call. */
export function makePhrases({ mafiosi, seat: nameless, and, possessive }: Grammar) {
  const name = (mafioso: Mafioso): string => mafiosi[mafioso]?.name ?? '?';
  const player = (who: Names, seat: Seat): string => who.names[seat] ?? `${nameless} ${seat + 1}`;
  /** "you" or "Anna". */
  const whom = (who: Names, seat: Seat, you: string): string => (seat === who.reader ? you : player(who, seat));
  return {
    name,
    player,
    whom,
    object: (mafioso: Mafioso): string => mafiosi[mafioso]?.object ?? '?',
    /** "You draw" or "Anna draws". */
    does: (who: Names, seat: Seat, youDo: string, does: string): string =>
      seat === who.reader ? youDo : `${player(who, seat)} ${does}`,
    /** "your" or "Anna’s". */
    whose: (who: Names, seat: Seat, your: string): string =>
      seat === who.reader ? your : possessive(player(who, seat)),
    /** "2 × Don, 1 × Hitman". */
    handOf: (hand: readonly number[]): string =>
      hand.flatMap((count, mafioso) => (count === 0 ? [] : [`${count} × ${name(mafioso)}`])).join(', '),
    /** "Anna, Hans and you". */
    all: (who: Names, seats: readonly Seat[], you: string): string =>
      joinNames(
        seats.map(seat => whom(who, seat, you)),
        and,
      ),
  };
}

function joinNames(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

const unsaid = (): string => '';
/** The changes that an answer's own words say, or the question that follows it. */
export const UNSAID = { turn: unsaid, choice: unsaid, answered: unsaid, cards: unsaid, lying: unsaid };

/** CN-23 Whether another player's hand is news: not the one card with which a turn begins. */
export const isNews = ({
  fact,
  was,
}: {
  readonly fact: { readonly is: number };
  readonly was: number | null;
}): boolean => fact.is - (was ?? 0) !== 1;

/** A card that is sent on a job, with what CN-17 has it name. */
export interface SentJob {
  readonly mafioso: Mafioso;
  readonly victim?: Seat | null;
  readonly target?: Mafioso | null;
}

/** What a job aims at; empty for one without a victim. */
export function sayAim(
  { victim, target }: SentJob,
  atHand: (victim: Seat) => string,
  atMafioso: (victim: Seat, target: Mafioso) => string,
): string {
  if (victim === undefined || victim === null) return '';
  return target === undefined || target === null ? atHand(victim) : atMafioso(victim, target);
}

/** CN-4 What a player can do in the turn; `card`: a card can be played for the job action, even if only without a job. */
export function listOffers(actions: readonly TurnAction[]): Readonly<Record<'job' | 'card' | 'city', boolean>> {
  const has = (...types: readonly TurnAction['type'][]): boolean => actions.some(({ type }) => types.includes(type));
  return { job: has('job'), card: has('job', 'idle'), city: has('city') };
}

/** CN-18 Whether a player has the cards to stop what was played. */
export const canStop = (actions: readonly CartaNostra['Flow']['window']['action'][]): boolean =>
  actions.some(({ type }) => type === 'react');

/** A job with the Dons against it. */
interface JobWithDons {
  readonly seat: Seat;
  readonly mafioso: Mafioso;
  readonly dons: readonly Seat[];
}

/** CN-20 Whose card is to be stopped now, and which: the last Don, or the job itself. */
export const findTopCard = ({ seat, mafioso, dons }: JobWithDons): readonly [seat: Seat, mafioso: Mafioso] =>
  dons.length === 0 ? [seat, mafioso] : [dons.at(-1) ?? seat, DON];

/** How a job stands: nobody has answered it, a Don stops it, or a Don has stopped that Don. */
export function sayStanding(
  { dons }: JobWithDons,
  unanswered: () => string,
  stopped: (by: Seat) => string,
  revived: (by: Seat, don: Seat) => string,
): string {
  const last = dons.at(-1);
  if (last === undefined) return unanswered();
  return dons.length % 2 === 0 ? revived(last, dons.at(-2) ?? last) : stopped(last);
}
