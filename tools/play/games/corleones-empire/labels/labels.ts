/** What the terminal says of Corleone's Empire beyond the game's own words: short, because columns are narrow. */
export interface Labels {
  /** The reader in a list of names. */
  readonly you: string;
  /** An amount without blanks. */
  readonly money: (amount: number) => string;
  /** Icons that are not money: goods, suitcase, job, Horse Head, in the order of their numbers. */
  readonly icon: readonly [
    gun: string,
    bloodMoney: string,
    booze: string,
    narcotics: string,
    suitcase: string,
    job: string,
    horseHead: string,
  ];
  /** What the exchange brings: any basic good. */
  readonly good: string;
  /** Central Park among the areas of a round space. */
  readonly park: string;
  /** Heads of columns. */
  readonly column: {
    readonly thugs: string;
    readonly members: string;
    readonly markers: string;
    readonly control: string;
    readonly inTurf: string;
    readonly front: string;
    readonly back: string;
    readonly pays: string;
  };
  readonly title: {
    readonly out: string;
    readonly limit: (limit: number) => string;
    readonly briberyFollows: string;
    readonly noBribery: string;
    /** CE-31 What the next act brings: its number, its limit, and who joins. */
    readonly next: (act: string, limit: number, joins: string | null) => string;
  };
  /** What the marks of the map mean. */
  readonly legend: string;
  readonly closed: string;
  readonly hand: {
    /** Cards in hand, and played allies that come back to it. */
    readonly size: (cards: number, allies: number) => string;
    readonly limit: (limit: number) => string;
    readonly tooMany: (cards: number, limit: number) => string;
    readonly jobs: string;
    readonly allies: string;
    readonly suitcase: string;
    readonly done: string;
    readonly kept: string;
  };
  /** What the tick before a job means. */
  readonly payable: string;
  /** Jobs face down, and those discarded face up. */
  readonly jobDeck: (deck: number, discard: number) => string;
  /** CE-37 Cards of which only two know what they are. */
  readonly less: (cards: number) => string;
}
