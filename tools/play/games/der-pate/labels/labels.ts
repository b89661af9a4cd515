/** What the terminal says of Der Pate beyond the game's own words: short, because columns are narrow. */
export interface Labels {
  /** Heads of the columns in the table of families. */
  readonly column: {
    readonly reputation: string;
    readonly influence: string;
    readonly income: string;
    readonly favours: string;
    readonly friends: string;
    readonly supply: string;
    readonly jail: string;
    readonly river: string;
    readonly markers: string;
    readonly money: string;
  };
  /** A step on a track, in a cell of the street. */
  readonly cell: { readonly reputation: string; readonly influence: string };
  /** The same in a consequence. */
  readonly short: { readonly reputation: string; readonly influence: string };
  /** The reader in a list of names. */
  readonly you: string;
  readonly round: (round: number, rounds: number) => string;
  readonly brooklyn: (friends: number) => string;
  /** DP-32 What the reader still lacks before he can win. */
  readonly cannotWinYet: (steps: number, track: string) => string;
  readonly canWin: (track: string) => string;
  readonly toGo: (steps: number) => string;
  /** Before the dice of the player in turn. */
  readonly toRoll: (name: string) => string;
  readonly rolled: (name: string) => string;
  readonly consequence: ConsequenceLabels;
}

/** What an answer would bring; a name stands before most of these. */
export interface ConsequenceLabels {
  /** After several names. */
  readonly each: string;
  readonly income: (money: string) => string;
  /** The favour a step leads to, and where there is room what it is. */
  readonly favour: (favour: number, name: string | null) => string;
  readonly friends: (count: number) => string;
  readonly jail: (members: number) => string;
  readonly river: (members: number) => string;
  readonly supply: (members: number) => string;
  readonly freed: (members: number) => string;
  readonly markersBack: (markers: number) => string;
  readonly neutralGoes: string;
  readonly debt: (owner: string, holder: string) => string;
  readonly car: (place: string) => string;
  readonly mayMoveIn: string;
  readonly yourOwn: string;
  readonly nothing: string;
  readonly perhaps: (what: string) => string;
  readonly from: (names: string) => string;
  readonly oneOf: (count: number) => string;
  readonly or: string;
  readonly afterwards: (field: string) => string;
  readonly next: (name: string) => string;
  readonly youAreNext: string;
  readonly nextRound: (round: number) => string;
  readonly matchEnds: string;
  readonly shows: (face: string) => string;
  readonly pays: (money: string) => string;
}
