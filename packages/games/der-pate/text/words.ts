import type { Words } from '@consigliere/kernel';
import type { Business, EventId, Front } from '../edition/edition.ts';
import type { DerPate, Field, Reason, Tile, Track } from '../types.ts';

/** The name of something in the box, and what it does, with the rule to read. */
export interface ThingWords {
  readonly name: string;
  readonly help: string;
}

/** The words for things that only this game has. */
export interface Things {
  /** DP-C1 The families' fronts. */
  readonly front: Readonly<Record<Front, string>>;
  readonly district: readonly string[];
  readonly business: Readonly<Record<Business, string>>;
  /** The colours, by die. */
  readonly dice: readonly string[];
  /** By face: the puppet hand, then 1 to 5. */
  readonly face: readonly string[];
  readonly track: Readonly<Record<Track, string>>;
  readonly tile: Readonly<Record<Tile, ThingWords>>;
  readonly field: Readonly<Record<Field, ThingWords>>;
  /** The rows of the tableau, row 1 first. */
  readonly row: readonly string[];
  /** Favour 1 first. */
  readonly favour: readonly ThingWords[];
  readonly card: Readonly<Record<EventId, ThingWords>>;
  /** The reason of a payment, to be put after the sum. */
  readonly reason: Readonly<Record<Reason, string>>;
}

/** A family's own words. */
export interface FamilyWords {
  readonly name: string;
  /** The family's front. */
  readonly front: string;
}

export interface DerPateWords extends Words<DerPate>, Things {
  /** By seat. */
  readonly family: readonly FamilyWords[];
  /** $2,000 as the language writes it. */
  readonly money: (amount: number) => string;
  /** A business of the street by kind and district. */
  readonly place: (business: number) => string;
  /** The kind of business a die stands for. */
  readonly kindAt: (value: number) => string;
  readonly table: TableWords;
}

/** The labels of the table. */
export interface TableWords {
  readonly street: string;
  readonly car: string;
  readonly protected: string;
  readonly district: string;
  readonly jail: string;
  readonly hudson: string;
  readonly brooklyn: string;
  readonly supply: string;
  readonly box: string;
  readonly bank: string;
  readonly neutral: string;
  readonly empty: string;
  readonly debts: string;
  readonly money: string;
  readonly secret: string;
  readonly friends: string;
  readonly tiles: string;
  readonly dice: string;
  readonly tableau: string;
  readonly eventCard: string;
  readonly untilRoundEnds: string;
  readonly koTrack: string;
  readonly undecided: string;
  readonly startPlayer: string;
  readonly out: string;
  readonly round: (round: number) => string;
  readonly row: (row: number) => string;
  readonly space: (space: number) => string;
  readonly members: (count: number) => string;
  readonly debtMarkers: (count: number) => string;
  readonly eventsLeft: (count: number) => string;
}
