/** What the drawing says beyond the game's own words. */
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
  readonly against: string;
  readonly pass: string;
  readonly seconds: (seconds: number) => string;
  readonly yourAnswer: string;
  readonly chosen: string;
  readonly notNow: string;
  readonly fromTheTop: string;
  readonly inCities: (count: number, total: number) => string;
  readonly inHand: (count: number) => string;
}
