import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import type { Command, Luck, RoomUpdate, RoomView, Terms } from '@consigliere/match';
import type { Refusal } from './link.ts';

/** Who sits on a chair of a new room: somebody at this device, or a bot. */
export type ChairPlan = { readonly name: string } | { readonly level: number };

/** What the page asks of the host in its worker. */
export type ToWorker =
  /** Opens a room with these on its chairs, and starts it. */
  | {
      readonly type: 'open';
      readonly ask: number;
      readonly terms: Omit<Terms, 'version' | 'owner'>;
      readonly chairs: readonly ChairPlan[];
      /** Where the luck is known beforehand: 64 hexadecimal digits. */
      readonly seed?: string | undefined;
    }
  /** Shows a room as a seat sees it, under a number of the page's. null: as the only person here, or, where there are several, as nobody. */
  | { readonly type: 'watch'; readonly watch: number; readonly room: string; readonly seat: number | null }
  | { readonly type: 'unwatch'; readonly watch: number; readonly room: string }
  /** Does something for whom the room is shown under that number. */
  | {
      readonly type: 'do';
      readonly ask: number;
      readonly watch: number;
      readonly room: string;
      readonly id: string;
      readonly command: Command;
    }
  /** The rooms that are kept on this device, the newest first. */
  | { readonly type: 'list'; readonly ask: number }
  /** What was played in a room and what its luck was made of: once it is over. */
  | { readonly type: 'record'; readonly ask: number; readonly room: string }
  | { readonly type: 'forget'; readonly ask: number; readonly room: string }
  /** These rooms as the text of a file; null: all of them. */
  | { readonly type: 'export'; readonly ask: number; readonly rooms: readonly string[] | null }
  /** Takes all rooms of such a file, or none. */
  | { readonly type: 'import'; readonly ask: number; readonly text: string };

/** A room that is kept on this device. */
export interface KeptRoom {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly isMyTurn: boolean;
  /** The people, where there are several. */
  readonly names: readonly string[];
  readonly updatedAt: number;
}

/** A match that is over, with the chairs as everybody saw them. */
export interface PlayedMatch {
  readonly record: MatchRecord<Shape>;
  readonly luck: Luck;
  readonly chairs: RoomView['chairs'];
}

export type FromWorker =
  | { readonly type: 'done'; readonly ask: number; readonly refusal: Refusal | null }
  | { readonly type: 'rooms'; readonly ask: number; readonly rooms: readonly KeptRoom[] }
  | { readonly type: 'record'; readonly ask: number; readonly played: PlayedMatch }
  | { readonly type: 'file'; readonly ask: number; readonly text: string }
  /** So many rooms are new here, or have gone on. */
  | { readonly type: 'imported'; readonly ask: number; readonly rooms: number }
  /** `now`: house time. */
  | { readonly type: 'seen'; readonly watch: number; readonly now: number; readonly seen: RoomView }
  | (RoomUpdate & { readonly type: 'news'; readonly watch: number; readonly now: number })
  | { readonly type: 'closed'; readonly watch: number; readonly code: string }
  /** Where several people share the device: who is to sit before the screen; null: nobody in particular. */
  | { readonly type: 'turn'; readonly watch: number; readonly seat: number | null }
  /** The device has slept: house time stood meanwhile. */
  | { readonly type: 'time'; readonly now: number }
  /** Nothing is kept: the browser has no storage for us. */
  | { readonly type: 'no-storage' };
