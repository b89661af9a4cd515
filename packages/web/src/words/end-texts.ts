/** What is said when a match is over, beside what the table and the games say. */
export interface EndTexts {
  /** Who won, in one sentence. */
  readonly verdict: {
    readonly nobody: string;
    readonly others: (names: readonly string[]) => string;
    /** The reader, alone or together with others. */
    readonly you: (others: readonly string[]) => string;
  };
  readonly tie: (label: string) => string;
  readonly rows: Readonly<Record<'income' | 'businesses' | 'bail' | 'members', string>>;
  readonly why: {
    readonly fiveKinds: string;
    readonly 'dead-end': string;
    readonly 'last-round': string;
    readonly mostKinds: (kinds: number) => string;
    readonly mostCards: (cards: number) => string;
    readonly games: (wins: number) => string;
    readonly mostMoney: (most: string, second: string, name: string) => string;
    readonly moreTurfs: string;
    readonly farther: (track: string) => string;
    readonly moreMembers: string;
    readonly aloneFinished: string;
    readonly othersOut: string;
    readonly nobodyFinished: string;
    readonly shared: string;
  };
  readonly moneyOfBoth: string;
  readonly whatFor: (rule: string) => string;
  readonly course: string;
  readonly reading: string;
  readonly noRecord: string;
  readonly turn: string;
  readonly end: string;
  readonly byTurn: (label: string) => string;
  readonly asTable: string;
  readonly chance: string;
  readonly chanceAbout: (worlds: number) => string;
  /** Whose knowledge the chances are estimated from. */
  readonly fromSeat: string;
  readonly everybodyLoses: string;
  readonly estimate: string;
  readonly stop: string;
  readonly closer: string;
  readonly progress: (done: number, all: number) => string;
  readonly done: string;
  readonly failed: string;
  readonly share: (value: number) => string;
  readonly swings: string;
  readonly noSwings: string;
  readonly inTurn: (turn: number) => string;
  readonly link: string;
  readonly linkText: (game: string) => string;
  readonly shareFile: string;
  readonly save: string;
  readonly saveHint: string;
}
