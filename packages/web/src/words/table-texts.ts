/** What the table itself says; what a game says is in the game's own words. */
export interface TableTexts {
  readonly yourTurn: string;
  readonly opening: string;
  readonly confirm: string;
  readonly undo: string;
  readonly undoAsk: string;
  readonly nothingToUndo: string;
  readonly moves: (count: number) => string;
  readonly hideMoves: string;
  readonly mightDo: string;
  readonly log: string;
  readonly rule: (id: string) => string;
  readonly you: string;
  readonly deciding: string;
  readonly away: string;
  readonly standIn: string;
  readonly timedOut: string;
  readonly undone: (name: string) => string;
  readonly over: string;
  readonly won: (names: string) => string;
  readonly youWon: string;
  readonly nobodyWon: string;
  readonly place: string;
  readonly lineDead: (time: string) => string;
  readonly dialling: string;
  readonly players: string;
  readonly refused: (why: string) => string;
  readonly requests: Readonly<Record<'undo' | 'pause' | 'end', (name: string) => string>>;
  readonly agree: string;
  readonly decline: string;
  readonly paused: string;
  readonly close: string;
  readonly goOn: string;
}
