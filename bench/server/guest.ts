/** What a player's connection tells the load generator. */
export interface GuestListeners {
  /** His answer was taken; what it led to is the next thing he sees. */
  acknowledged(): void;
  /** The table as it is after so many answers, and what he may answer now. */
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

/** Who sits at a table that was opened and started, each ready to connect. */
export type SeatConnections = readonly ((listeners: GuestListeners) => BenchGuest)[];

/** How guests speak to one of the servers. */
export interface GuestProtocol {
  openTable(url: string): Promise<SeatConnections>;
}

export const PLAYERS = 4;
