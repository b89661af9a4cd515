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
  readonly log: string;
  readonly rule: (id: string) => string;
  readonly you: string;
  readonly deciding: string;
  readonly away: string;
  readonly standIn: string;
  readonly timedOut: string;
  readonly undone: (name: string) => string;
  readonly over: string;
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
  readonly controls: {
    readonly restart: string;
    readonly menu: string;
    /** Why a button is grey. */
    readonly chooseFirst: string;
    readonly notYourMove: string;
    readonly notNeeded: string;
    readonly learned: string;
    readonly turnUntouched: string;
    readonly withdraw: string;
    readonly asked: string;
    readonly waitsForAbsent: (names: string, time: string) => string;
    /** What each button does, in a sentence. */
    readonly about: Readonly<Record<'confirm' | 'undo' | 'undoAsk' | 'restart' | 'menu', string>>;
  };
  readonly menu: {
    readonly pause: string;
    readonly end: string;
    readonly endSure: string;
    readonly leave: string;
    readonly leaveSure: string;
    readonly replace: (name: string, by: string) => string;
    readonly rules: string;
    readonly keys: string;
    readonly mute: string;
    readonly link: string;
  };
  readonly clock: {
    readonly reserve: string;
    readonly noClock: string;
    readonly nudged: string;
    readonly nudgedYou: string;
    readonly window: string;
    readonly left: (time: string) => string;
    readonly about: string;
    readonly standsIn: string;
    readonly standsInSince: (time: string) => string;
    readonly standsInForYou: string;
    readonly takeBack: string;
  };
  /** About players who have lost the connection. */
  readonly absent: {
    readonly since: (time: string) => string;
    readonly offer: (name: string, time: string) => string;
    readonly standIn: string;
  };
  readonly orders: {
    readonly title: string;
    readonly about: string;
    readonly kinds: Readonly<Record<'this-turn' | 'unless-me' | 'always', string>>;
    readonly inForce: (order: string) => string;
    readonly lift: string;
  };
  readonly chat: {
    readonly title: string;
    readonly unread: (count: number) => string;
    readonly say: string;
    readonly send: string;
    readonly nobody: string;
    readonly watching: string;
    readonly left: (count: number) => string;
    readonly mute: (name: string) => string;
    readonly unmute: (name: string) => string;
    readonly gone: string;
  };
  readonly side: { readonly open: string; readonly beginning: string };
  readonly keys: {
    readonly title: string;
    readonly rows: Readonly<
      Record<
        'press' | 'pass' | 'answer' | 'confirm' | 'undo' | 'restart' | 'list' | 'menu' | 'sound' | 'explain' | 'close',
        string
      >
    >;
    readonly names: Readonly<Record<'press' | 'escape', string>>;
  };
  readonly again: {
    readonly same: string;
    readonly rotated: string;
    readonly join: string;
  };
}
