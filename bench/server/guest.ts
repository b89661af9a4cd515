/** Callbacks of a player's connection into the load generator. */
export interface GuestListeners {
  /** The answer was accepted; its outcome is in the next view. */
  acknowledged(): void;
  /** The table after this many answers, and the player's legal answers. */
  seen(number: number, answers: () => readonly unknown[], isOver: boolean): void;
  /** The answer came after the reaction window had closed, as it may on a busy machine, and doesn't count. */
  late(): void;
  lost(why: unknown): void;
}

/** A player's connection. */
export interface BenchGuest {
  answer(answer: unknown): void;
  close(): void;
}

/** The seats of a started table; each can be connected. */
export type SeatConnections = readonly ((listeners: GuestListeners) => BenchGuest)[];

/** How guests talk to one of the servers. */
export interface GuestProtocol {
  openTable(url: string): Promise<SeatConnections>;
}

export const PLAYERS = 4;
