import type { Game, SeatView, Shape } from '@consigliere/kernel';
import type { LoadFrozen } from '../frozen.ts';
import type { CommandLimits } from '../room/limits.ts';
import type { Pace } from '../room/pace.ts';
import type { Room } from '../room/room.ts';
import type { Speed } from '../room/terms.ts';
import type { GiveWay } from '../steps.ts';
import type { RoomStore } from '../store.ts';

/** A question to a bot: only what its seat may know. `room` and `owner` are for the queue and aren't passed on to the bot. */
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
  /** In a reaction window the bot must answer before the next tick, with the best it has found. */
  readonly isHasty: boolean;
  readonly actions: readonly { readonly type: string }[];
}

/** Everything that a host needs from where it runs: a server, a page's worker or a simulation. */
export interface HostEnvironment {
  readonly store: RoomStore;
  readonly gameOf: (id: string) => Game<Shape> | undefined;
  /** Loads the rules of an older version, so that its rooms go on; absent: none are kept. */
  readonly loadFrozen?: LoadFrozen;
  /** House time, in milliseconds. It stands while the house is closed. */
  readonly now: () => number;
  /** Calls back at a time. Returns a function that cancels it. */
  readonly callAt: (time: number, then: () => void) => () => void;
  /** Waits a moment for more commands, so that they are appended together; absent: there is no wait. */
  readonly batch?: () => Promise<void>;
  /** Asks a bot for its next pick. */
  readonly think: (question: BotQuestion) => Promise<unknown>;
  /** Whether to skip bots that haven't decided by the tick: where several people play, being late would tell something. */
  readonly isPunctual?: boolean;
  /** How often each player may do what no rule ends, such as undoing; absent: any number of times. */
  readonly limits?: CommandLimits;
  /** The version of the bots, which is written at the start of a match; absent: ratings don't matter here. */
  readonly botsVersion?: number;
  /** Starts long work, such as reading a journal, that other rooms must not wait for; absent: it is done without a break. */
  readonly newGiveWay?: () => GiveWay;
  /** On a device: the speed that its player has chosen. Absent: each room has its own. */
  readonly speed?: () => Speed;
  /** Finds how long the last step is shown to those who watch; absent: 0.6 s. A device loads it after the board. */
  readonly findHold?: (room: Room, isSecret: boolean, pace: Pace) => number;
  /** Tells the other nodes how many lines a room has now. The message may get lost. */
  readonly announce: (room: string, lines: number) => void;
  /** Reports a fault to the operator. */
  readonly onFault: (room: string, fault: unknown) => void;
}
