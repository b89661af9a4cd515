import type { RefusalCode } from '../match.ts';
import type { Attendance } from './attendance.ts';
import type { Order, RequestKind } from './lines.ts';
import type { ClockTerms } from './terms.ts';

/** The guest who sends a command, and the command's id. */
export interface Actor {
  readonly player: string;
  readonly id: string;
  /** Which seats are connected, if the host knows it and the command needs it. */
  readonly attendance?: Attendance | undefined;
}

/** A command to a room. */
export type Command =
  | { readonly type: 'sit'; readonly seat: number; readonly name: string; readonly entropy: string }
  | { readonly type: 'leave' }
  /** By the owner, before the start or in the place of an absent player. */
  | { readonly type: 'seat-bot'; readonly seat: number; readonly level: number }
  /** By the owner, before the start: empties a chair. */
  | { readonly type: 'clear'; readonly seat: number }
  /** By the owner, before the start: another number of chairs, another clock. */
  | { readonly type: 'change-terms'; readonly seats: number; readonly clock: Exclude<ClockTerms, { kind: 'calm' }> }
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
  | { readonly type: 'wish'; readonly wish: RequestKind }
  | { readonly type: 'vote'; readonly yes: boolean }
  | { readonly type: 'resume' }
  | { readonly type: 'back' }
  /** By the owner, or the deputy of an absent one, for a player who has lost the connection. */
  | { readonly type: 'stand-in'; readonly seat: number };

/** Why a room refuses a command. */
export const ROOM_REFUSALS = [
  'not-gathering',
  'not-playing',
  'paused',
  'not-owner',
  'not-seated',
  'already-seated',
  'seat-taken',
  'no-such-seat',
  'bad-name',
  'bad-entropy',
  'bad-level',
  'not-full',
  'bad-seats',
  'too-few-seats',
  'not-away',
  'too-soon',
  'window-open',
  'no-window',
  'no-request',
  'request-open',
  'no-more-undos',
  'not-paused',
  'not-over',
] as const;
export type RoomRefusal = (typeof ROOM_REFUSALS)[number];

export interface CommandRefused {
  readonly ok: false;
  readonly code: RefusalCode | RoomRefusal;
  readonly rule: string | null;
}
