import type { DICE, Tile } from '../types.ts';

/** K known, L likely, R reconstructed: how sure we are of a component; in words where parts differ. */
type Mark = string;

export const DISTRICTS = ['greenwich-soho', 'east-side', 'little-italy-chinatown', 'lower-manhattan'] as const;
type District = (typeof DISTRICTS)[number];
export const BUSINESSES = ['protection', 'smuggling', 'bookmaker', 'credit', 'gambling'] as const;
export type Business = (typeof BUSINESSES)[number];
export const EVENTS = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10'] as const;
export type EventId = (typeof EVENTS)[number];
/** DP-C1 The families' fronts. */
export const FRONTS = ['bakery', 'jazz-club', 'laundry', 'pasta-shop'] as const;
export type Front = (typeof FRONTS)[number];
/** DP-C10, DP-31 The favours that a friend can be handed in for: favour 1 first. */
export const FAVOURS = ['member', 'debt-marker', 'two-steps', 'money'] as const;
type Favour = (typeof FAVOURS)[number];
/** DP-C12 The people of row 4. */
export const PERSONS = ['consigliere', 'prosecutor', 'informer', 'banker'] as const;
type PersonId = (typeof PERSONS)[number];

/** The contents of the box. Somebody who owns it can correct a value here without touching a rule. */
export interface Edition {
  readonly id: string;
  /** DP-C1 The front of each family: Corleone, Tattaglia, Barzini, Stracci. */
  readonly fronts: readonly Front[];
  /** DP-C5, DP-C6 The twelve businesses clockwise; each has its car space in front of it. */
  readonly street: readonly { readonly district: District; readonly business: Business }[];
  /** DP-C7 */
  readonly business: Readonly<
    Record<Business, { readonly die: number; readonly pay: number; readonly step: 'reputation' | 'influence' | null }>
  >;
  /** DP-C8 The last space of reputation and influence, and the space on which each tile lies. */
  readonly last: Readonly<Record<'reputation' | 'influence', number>>;
  readonly tileSpaces: Readonly<Record<Tile, number>>;
  /** DP-C9 The pay of each space of the income track. */
  readonly income: readonly number[];
  /** DP-C10 The favours in the order of their spaces. */
  readonly favours: readonly Favour[];
  /** DP-C11 Colour and car number of each event card. */
  readonly events: Readonly<Record<EventId, { readonly colour: 'grey' | 'red'; readonly car: number }>>;
  /** DP-C12 The person in row 4 for a die of each colour. */
  readonly rowFour: Readonly<Record<(typeof DICE)[number], PersonId>>;
  readonly eventsInPile: number;
  readonly cardsToKo: number;
  readonly members: number;
  readonly debtMarkers: number;
  readonly friends: number;
  readonly rounds: number;
  /** By component row of the rules. */
  readonly marks: Readonly<Record<string, Mark>>;
}
