import type { Command, RoomSeen, Terms } from '@consigliere/match';
import type { Refusal } from '../link/link.ts';

/** What the page asks of the host in its worker. */
export type ToWorker =
  /** Opens a room in which the player sits at `seat` and bots at the others, and starts it. */
  | {
      readonly type: 'open';
      readonly ask: number;
      readonly terms: Omit<Terms, 'version' | 'owner'>;
      readonly seat: number;
      readonly name: string;
      /** Of the bots, in the order of their seats. */
      readonly levels: readonly number[];
    }
  | { readonly type: 'watch'; readonly room: string; readonly from: number }
  | { readonly type: 'unwatch'; readonly room: string }
  | { readonly type: 'do'; readonly ask: number; readonly room: string; readonly id: string; readonly command: Command }
  /** The rooms that are kept on this device, the newest first. */
  | { readonly type: 'list'; readonly ask: number }
  | { readonly type: 'forget'; readonly ask: number; readonly room: string };

/** A room that is kept on this device. */
export interface KeptRoom {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly isMyTurn: boolean;
  readonly updatedAt: number;
}

export type FromWorker =
  | { readonly type: 'done'; readonly ask: number; readonly refusal: Refusal | null }
  | { readonly type: 'rooms'; readonly ask: number; readonly rooms: readonly KeptRoom[] }
  /** `now`: house time. */
  | { readonly type: 'seen'; readonly room: string; readonly now: number; readonly seen: RoomSeen }
  | { readonly type: 'closed'; readonly room: string; readonly code: string }
  /** The device has slept: house time stood meanwhile. */
  | { readonly type: 'time'; readonly now: number }
  /** Nothing is kept: the browser has no storage for us. */
  | { readonly type: 'no-storage' };
