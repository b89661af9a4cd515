export interface Chair {
  readonly sitter: 'nobody' | 'person' | 'bot';
  readonly player: string | null;
  readonly name: string;
  /** Of a bot. */
  readonly level: number;
  /** null: a bot, or a guest for whom the chair is kept and who hasn't sat down yet. */
  readonly entropy: string | null;
  /** When the player was nudged because their time was up. */
  readonly nudged: number | null;
  /** Whether a bot answers until the player is back. */
  readonly isAway: boolean;
  /** Since when the player has been away; null: the player is there. */
  readonly awaySince: number | null;
  /** Whether the player has left the table, rather than lost the connection or run out of time. */
  readonly hasLeft: boolean;
}

export const NOBODY: Chair = {
  sitter: 'nobody',
  player: null,
  name: '',
  level: 0,
  entropy: null,
  nudged: null,
  isAway: false,
  awaySince: null,
  hasLeft: false,
};
