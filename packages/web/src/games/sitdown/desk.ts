import type { SitdownWords } from '@consigliere/games/sitdown/text';
import type { Seat } from '@consigliere/kernel';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import { type BoardPlan, type Desk as KitDesk, useDesk as useKitDesk } from '../kit/desk.ts';
import { placesBy } from '../kit/places.ts';
import { labelsOf } from '../kit/say.ts';

/** This board says nothing that every board doesn't say. */
const labels = labelsOf({ en: {}, de: {}, nl: {} });
type Labels = (typeof labels)['en'];

/** What every part of the board is given. */
export type Desk = KitDesk<Sitdown, SitdownWords, Labels>;

export const useDesk = (): Desk => useKitDesk<Desk>();

/** The places of the board. */
export const cardPlace = (card: number) => `card-${card}` as const;
export const familyPlace = (seat: Seat) => `family-${seat}` as const;

export const plan: BoardPlan<Sitdown, Labels> = {
  labels,
  placesOf: placesBy<Sitdown, string>({
    pick: ({ card }) => [cardPlace(card)],
    guard: ({ card }) => [cardPlace(card)],
    target: ({ seat }) => [familyPlace(seat)],
    // These are buttons below the hand.
    seal: () => [],
    suffer: () => [],
    vote: () => [],
  }),
};
