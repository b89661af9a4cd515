import type { Names, Seat } from '@consigliere/kernel';
import { DON, type Mafioso } from '../mafiosi.ts';
import type { CartaNostra, TurnAction } from '../types.ts';
import type { MafiosoWords } from './words.ts';

/** The parts of a language's grammar that the common phrases need. */
interface Grammar {
  readonly mafiosi: readonly MafiosoWords[];
  /** The word for a seat whose player has no name. */
  readonly seat: string;
  readonly and: string;
  /** The possessive of a name: "Anna’s". */
  readonly possessive: (name: string) => string;
}

/** The phrases that every language builds in the same way; the forms for the reader come with each call. */
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
/** Changes that are clear from the answer's own words or from the next question. */
export const UNSAID = { turn: unsaid, choice: unsaid, answered: unsaid, cards: unsaid, lying: unsaid };

/** CN-23 Whether a change of another player's hand is worth saying. The one card with which a turn begins isn't. */
export const isNews = ({
  fact,
  was,
}: {
  readonly fact: { readonly is: number };
  readonly was: number | null;
}): boolean => fact.is - (was ?? 0) !== 1;

/** A card that is sent on a job, with the target named by CN-17. */
export interface SentJob {
  readonly mafioso: Mafioso;
  readonly victim?: Seat | null;
  readonly target?: Mafioso | null;
}

/** The target of a job; empty for a job without a victim. */
export function sayAim(
  { victim, target }: SentJob,
  atHand: (victim: Seat) => string,
  atMafioso: (victim: Seat, target: Mafioso) => string,
): string {
  if (victim === undefined || victim === null) return '';
  return target === undefined || target === null ? atHand(victim) : atMafioso(victim, target);
}

/** CN-4 The actions that a player can take in the turn. `card`: a card can be played for the job action, even if only without a job. */
export function listOffers(actions: readonly TurnAction[]): Readonly<Record<'job' | 'card' | 'city', boolean>> {
  const has = (...types: readonly TurnAction['type'][]): boolean => actions.some(({ type }) => types.includes(type));
  return { job: has('job'), card: has('job', 'idle'), city: has('city') };
}

/** CN-18 Whether a player has the cards to stop the effect on top. */
export const canStop = (actions: readonly CartaNostra['Flow']['window']['action'][]): boolean =>
  actions.some(({ type }) => type === 'react');

/** A job with the Dons against it. */
interface JobWithDons {
  readonly seat: Seat;
  readonly mafioso: Mafioso;
  readonly dons: readonly Seat[];
}

/** CN-20 The seat and card that can be stopped now: the last Don, or the job itself. */
export const findTopCard = ({ seat, mafioso, dons }: JobWithDons): readonly [seat: Seat, mafioso: Mafioso] =>
  dons.length === 0 ? [seat, mafioso] : [dons.at(-1) ?? seat, DON];

/** Says how a job stands: nobody has answered it, a Don stops it, or a Don has stopped that Don. */
export function sayStanding(
  { dons }: JobWithDons,
  unanswered: () => string,
  stopped: (by: Seat) => string,
  revived: (by: Seat) => string,
): string {
  const last = dons.at(-1);
  if (last === undefined) return unanswered();
  return dons.length % 2 === 0 ? revived(last) : stopped(last);
}
