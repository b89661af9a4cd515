/** What the drawing says beyond the game's own words. Where a name is null the reader is meant. */
export interface Labels {
  readonly yourCity: string;
  readonly otherCities: string;
  readonly allCities: string;
  readonly yourHand: string;
  readonly kinds: (kinds: number) => string;
  readonly missing: string;
  readonly keep: (limit: number) => string;
  readonly tooMany: (cards: number) => string;
  readonly jobLeft: string;
  readonly jobDone: string;
  readonly cityLeft: string;
  readonly cityDone: string;
  readonly atTurn: string;
  readonly deciding: string;
  readonly onTheTable: string;
  readonly ifNobody: string;
  readonly against: string;
  readonly pass: string;
  readonly seconds: (seconds: number) => string;
  readonly yourAnswer: string;
  readonly chosen: string;
  readonly notNow: string;
  readonly fromTheTop: string;
  readonly inCities: (count: number, total: number) => string;
  readonly inHand: (count: number) => string;
  readonly after: {
    readonly kinds: (name: string | null, kinds: number) => string;
    readonly stillKinds: (name: string | null, kinds: number) => string;
    readonly fiveKinds: string;
    readonly oneOf: (cards: number) => string;
    readonly hand: (cards: number) => string;
    readonly tooMany: (cards: number, discards: number) => string;
    readonly next: (name: string) => string;
    readonly win: string;
    readonly missing: string;
    readonly left: (cards: number) => string;
    readonly nothing: string;
  };
}
