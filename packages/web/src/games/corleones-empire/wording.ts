/** What the drawing says beyond the game's own words. */
export interface Labels {
  readonly map: string;
  readonly wholeMap: string;
  /** How many places of a part of the map can be used now. */
  readonly toChoose: (targets: number) => string;
  readonly toLet: string;
  readonly families: string;
  readonly yourHand: string;
  readonly yourSuitcase: string;
  /** How many cards are kept at the coming tribute. */
  readonly keep: (limit: number) => string;
  readonly tooMany: (cards: number) => string;
  readonly nothingYet: string;
  readonly intoCase: string;
  readonly chosen: string;
  readonly notNow: string;
  readonly atTurn: string;
  readonly deciding: string;
  readonly first: string;
  /** Who stands at a place. */
  readonly here: (figure: string) => string;
  readonly free: string;
  readonly notForTwo: string;
  /** The reader, wherever players are named. */
  readonly you: string;
  /** Said of a thing that has several answers. */
  readonly canChoose: string;
  readonly controls: (name: string) => string;
  readonly youControl: string;
  readonly nobodyControls: string;
  readonly businesses: (names: string) => string;
  readonly gives: (icons: string) => string;
  /** From the bottom to the top. */
  readonly stack: (names: string) => string;
  readonly noMarker: string;
  /** Who is ahead in a turf, and by how much. */
  readonly strength: (counts: string) => string;
  readonly nobodyThere: string;
  readonly ownCase: (dollars: string, cards: number) => string;
  readonly left: (cards: number) => string;
  readonly inHand: (cards: number) => string;
  readonly emptyUntil: string;
  readonly atTheQuay: string;
  readonly neutral: string;
  readonly bid: {
    readonly lid: string;
    readonly inside: string;
    readonly nothing: string;
    readonly put: (card: string) => string;
    readonly back: (card: string) => string;
    readonly seal: (dollars: string) => string;
    readonly sealNothing: string;
    readonly opened: string;
    readonly offered: string;
    readonly best: string;
    readonly waiting: string;
  };
  /** What became of the winner's marker, or why there is no winner. */
  readonly war: {
    readonly control: string;
    readonly 'marker-moved': string;
    readonly declined: string;
    readonly spent: string;
    readonly even: string;
    readonly nobody: string;
  };
  readonly tribute: {
    readonly title: (limit: number) => string;
    readonly kept: string;
    readonly goes: string;
    readonly more: (cards: number) => string;
    readonly seal: (cards: number) => string;
    readonly full: string;
  };
}
