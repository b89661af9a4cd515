import { CAPOREGIME, CONSIGLIERE, DON } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import type { Seat } from '@consigliere/kernel';
import { type BoardPlan, goTogether, type Desk as KitDesk, useDesk as useKitDesk } from '../../kit/desk.ts';
import { placesBy } from '../../kit/places.ts';
import { type Labels, labels } from './labels.ts';

/** What every part of the board is given. */
export type Desk = KitDesk<CartaNostra, CartaNostraWords, Labels>;

export const useDesk = (): Desk => useKitDesk<Desk>();

/** The places of the board. */
export const handPlace = (mafioso: number) => `hand-${mafioso}` as const;
export const regionPlace = (seat: Seat | null, mafioso: number) => `region-${seat}-${mafioso}` as const;
/** The hidden cards of another player. */
export const cardsPlace = (seat: Seat) => `cards-${seat}` as const;
/** Cards laid out to choose from: a hand looked at, or the kinds on the discard pile. */
export const trayPlace = (mafioso: number) => `tray-${mafioso}` as const;

/** Where a job works: on a mafioso in a city, on a hand, on a pile. */
function workplace(mafioso: number, victim: Seat | null, target: number | null): string[] {
  if (victim !== null) return [target === null ? cardsPlace(victim) : regionPlace(victim, target)];
  return mafioso === CAPOREGIME ? ['draw'] : mafioso === CONSIGLIERE ? ['discard'] : [];
}

/** Which places an answer has to do with: the card that is played, and what it is played on. */
export const placesOf = placesBy<CartaNostra, string>({
  city: ({ mafioso }, { seat }) => [handPlace(mafioso), regionPlace(seat, mafioso)],
  job: job => [
    handPlace(job.mafioso),
    ...workplace(job.mafioso, 'victim' in job ? job.victim : null, 'target' in job ? job.target : null),
  ],
  idle: ({ mafioso }) => [handPlace(mafioso)],
  discard: ({ mafioso }) => [handPlace(mafioso)],
  // CN-18 A Don goes with every companion.
  react: ({ companion }) => [handPlace(DON), handPlace(companion)],
  kidnap: ({ mafioso }) => [trayPlace(mafioso)],
  recruit: ({ mafioso }) => [trayPlace(mafioso)],
  pass: () => [],
  end: () => [],
});

const isCard = (place: string): boolean => place.startsWith('hand-') || place.startsWith('tray-');

export const plan: BoardPlan<CartaNostra, Labels> = {
  placesOf,
  labels,
  // What is chosen from is always lit, the rest where it goes with the card that is pointed at.
  isLit: (desk, place) => isCard(place) || (desk.held.value !== null && goTogether(desk, desk.held.value, place)),
  isIdle: (_, place) => place.startsWith('hand-'),
  tabsToAll: true,
};
