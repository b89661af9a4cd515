import type { RefusalCode } from '../match.ts';
import type { Attendance } from './attendance.ts';
import type { Order, RequestKind } from './lines.ts';
import type { SharedClock, TermsChange } from './terms.ts';

/** The guest who sends a command, and the command's id. */
export interface Actor {
  readonly player: string;
  readonly id: string;
  /** Which seats are connected, if the host knows it and the command needs it. */
  readonly attendance?: Attendance | undefined;
}

/** A command to a room. */
export type Command =
  | { readonly type: 'sit'; readonly seat: number; readonly name: string; readonly entropy?: string }
  /** The sender's part of the luck. `round`: the room's `entropyRound`, as the sender knows it. */
  | { readonly type: 'add-entropy'; readonly round: number; readonly entropy: string }
  /** `standIn`: the level of the bot that stands in. */
  | { readonly type: 'leave'; readonly standIn?: number }
  /** By the owner, before the start or in the place of an absent player. */
  | { readonly type: 'seat-bot'; readonly seat: number; readonly level: number }
  /** By the owner, before the start: empties a chair. `isBarred`: its player can't come back. */
  | { readonly type: 'clear'; readonly seat: number; readonly isBarred?: boolean }
  /** By a guest without a seat: asks for a bot's chair in a running match. */
  | { readonly type: 'ask-seat'; readonly seat: number; readonly name: string }
  /** By the owner: lets the guest have it, or not. */
  | { readonly type: 'admit'; readonly request: number; readonly yes: boolean }
  /** By the deputy of an owner who is absent or has no seat: becomes the owner. */
  | { readonly type: 'own' }
  /** By the owner, before the start: other settings. */
  | ({ readonly type: 'change-terms' } & TermsChange)
  /** By the owner. If entropy is missing, the match begins as soon as it has come. */
  | { readonly type: 'start' }
  | {
      readonly type: 'answer';
      readonly decision: number;
      readonly branch: number;
      readonly picks: readonly unknown[];
      /** The player needs no confirmation. */
      readonly isSure?: boolean;
    }
  | { readonly type: 'confirm' }
  | { readonly type: 'undo' }
  | { readonly type: 'order'; readonly order: Order['kind'] | null }
  | { readonly type: 'wish'; readonly wish: Exclude<RequestKind, 'clock'> }
  /** Asks everybody for another clock. */
  | { readonly type: 'wish'; readonly wish: 'clock'; readonly clock: SharedClock }
  | { readonly type: 'vote'; readonly yes: boolean }
  | { readonly type: 'resume' }
  | { readonly type: 'back' }
  /** By correspondence, in house time: the player's clock stands in between. null: the vacation ends now, or doesn't begin. */
  | { readonly type: 'vacation'; readonly vacation: { readonly from: number; readonly until: number } | null }
  /** By the owner, or the deputy of an absent one, for a player who has lost the connection. */
  | { readonly type: 'stand-in'; readonly seat: number }
  /** By anybody at the table: tells a player who has lost the connection that somebody waits. */
  | { readonly type: 'nudge'; readonly seat: number };

/** Why a room refuses a command. */
export const ROOM_REFUSALS = [
  'not-gathering',
  'not-playing',
  'paused',
  'not-owner',
  'not-seated',
  'already-seated',
  'barred',
  'seat-taken',
  'no-such-seat',
  'bad-name',
  'bad-entropy',
  'already-ready',
  'bad-level',
  'not-full',
  'bad-seats',
  'bad-options',
  'too-few-seats',
  'others-seated',
  'not-away',
  'too-soon',
  'window-open',
  'no-window',
  'no-request',
  'request-open',
  'no-more-undos',
  'too-often',
  'not-paused',
  'not-over',
  'not-correspondence',
  'bad-dates',
  'too-many-days',
  'bad-clock',
] as const;
export type RoomRefusal = (typeof ROOM_REFUSALS)[number];

export interface CommandRefused {
  readonly ok: false;
  readonly code: RefusalCode | RoomRefusal;
  readonly rule: string | null;
}
