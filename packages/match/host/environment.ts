import type { Game, SeatView, Shape } from '@consigliere/kernel';
import type { LoadFrozen } from '../frozen.ts';
import type { GiveWay } from '../steps.ts';
import type { RoomStore } from '../store.ts';

/** What a bot is asked: nothing but what its seat may know. `room` and `owner` are for the queue, and aren't passed on to the bot. */
export interface BotQuestion {
  /** The table that asks. */
  readonly room: string;
  /** The guest who opened the table. */
  readonly owner: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly level: number;
  readonly seed: string;
  readonly view: SeatView<Shape>;
  readonly heard: readonly { readonly type: string }[];
  /** In a moment to react: what it has found until shortly before the beat must do. */
  readonly isHasty: boolean;
  readonly actions: readonly { readonly type: string }[];
}

/** What a host is given by the place it runs in: server, browser worker or simulation. */
export interface HostEnvironment {
  readonly store: RoomStore;
  readonly gameOf: (id: string) => Game<Shape> | undefined;
  /** Loads the rules of an older version, so that its rooms go on; absent: none are kept. */
  readonly loadFrozen?: LoadFrozen;
  /** House time, in milliseconds: it stands while the house is closed. */
  readonly now: () => number;
  /** Calls back at a time; gives back how to call it off. */
  readonly callAt: (time: number, then: () => void) => () => void;
  /** Waits a moment for what comes at the same time, so that it is written together; absent: nobody waits. */
  readonly gather?: () => Promise<void>;
  /** Asks a bot for its next pick. */
  readonly think: (question: BotQuestion) => Promise<unknown>;
  /** Whether to skip bots that haven't decided by the tick: where several people play, being late would tell something. */
  readonly isPunctual?: boolean;
  /** How many undo requests that need nobody's consent are granted to each seat of a match; absent: any number. */
  readonly mostSoloUndos?: number;
  /** Starts long work, such as reading a journal, that other rooms must not wait for; absent: it is done without a break. */
  readonly newGiveWay?: () => GiveWay;
  /** Whether bots don't wait longer because somebody watches: the player has chosen so. */
  readonly isBrisk?: boolean;
  /** Tells the other nodes that a room has so many lines now. It may get lost. */
  readonly announce: (room: string, lines: number) => void;
  /** Something that should not happen has: for whoever looks after the house. */
  readonly onFault: (room: string, fault: unknown) => void;
}
