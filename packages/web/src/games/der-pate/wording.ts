import type { Part } from './geometry.ts';

/** What only this board says; the rest is said in the game's own words. */
export interface Labels {
  readonly picked: string;
  readonly chosen: string;
  readonly you: string;
  readonly families: string;
  readonly map: string;
  readonly show: string;
  readonly yourThings: string;
  readonly yourTiles: string;
  /** Friends, and how many may be handed in this turn. */
  readonly favoursFor: (friends: number) => string;
  readonly confirm: string;
  readonly notYet: string;
  readonly which: string;
  readonly part: (part: Part, district: string) => string;
  readonly ko: {
    readonly open: (reputation: string, influence: string, last: number) => string;
    readonly needs: (track: string, space: number, last: number) => string;
    readonly done: (track: string) => string;
    readonly warning: string;
  };
  readonly field: {
    readonly noDie: (value: number) => string;
    readonly noColour: (colour: string) => string;
    readonly handOnly: string;
    readonly tooDear: string;
    readonly nothing: string;
    readonly choice: string;
    readonly senator: string;
    readonly placed: string;
  };
  readonly gain: {
    readonly you: string;
    readonly business: (count: number) => string;
    readonly jailed: (count: number) => string;
    readonly drowned: (count: number) => string;
    readonly debt: (count: number) => string;
    readonly friend: (count: number) => string;
    readonly car: (space: number) => string;
    readonly neutral: (count: number) => string;
  };
  /** Money in thousands, where there is little room. */
  readonly thousands: (amount: number) => string;
  /** A business: what it pays and who holds it. */
  readonly business: (parts: {
    die: number;
    pay: string;
    step: string | null;
    holder: string;
    state: string | null;
  }) => string;
  readonly eventTracks: (grey: number, red: number, all: number) => string;
  readonly holdsOf: (count: number, owner: string) => string;
  readonly at: (space: string, last: string) => string;
}
