import type { Shape } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import type { Command, Luck, RoomUpdate, RoomView, Speed, Terms } from '@consigliere/match';
import type { Refusal } from './link.ts';

/** A chair of a new room: a person at this device, or a bot. */
export type ChairPlan = { readonly name: string } | { readonly level: number };

/** A message of the page to its worker. */
export type ToWorker =
  /** Loads the rules of a game that will probably be opened. */
  | { readonly type: 'prepare'; readonly game: string }
  /** Opens and starts a room with these chairs. */
  | {
      readonly type: 'open';
      readonly ask: number;
      readonly terms: Omit<Terms, 'version' | 'owner'>;
      readonly chairs: readonly ChairPlan[];
      /** A fixed seed of 64 hexadecimal digits. */
      readonly seed?: string | undefined;
    }
  /** Watches a room under a number that the page chooses. `seat`: null for the only person here, or, if there are several, for no seat. */
  | { readonly type: 'watch'; readonly watch: number; readonly room: string; readonly seat: number | null }
  | { readonly type: 'unwatch'; readonly watch: number; readonly room: string }
  /** Runs a command for the viewer of that watch. */
  | {
      readonly type: 'do';
      readonly ask: number;
      readonly watch: number;
      readonly room: string;
      readonly id: string;
      readonly command: Command;
    }
  /** Says that a board of this game is drawn: from now on its events are followed. */
  | { readonly type: 'follow'; readonly game: string }
  /** Says how long others' moves are shown from now on, in every room; `waits`: after a bot's turn the next one waits for a skip. */
  | { readonly type: 'speed'; readonly speed: Speed; readonly waits: boolean }
  /** Lets bots go on without a pause: for one step, or until a person is asked. */
  | { readonly type: 'skip'; readonly room: string; readonly far: 'step' | 'turn' }
  /** Lists the rooms of this device, the newest first. */
  | { readonly type: 'list'; readonly ask: number }
  /** Requests the record and luck of a match that is over. */
  | { readonly type: 'record'; readonly ask: number; readonly room: string }
  | { readonly type: 'forget'; readonly ask: number; readonly room: string }
  /** Requests the text of a file with these rooms; null: all of them. */
  | { readonly type: 'export'; readonly ask: number; readonly rooms: readonly string[] | null }
  /** Imports all rooms of a file, or none. */
  | { readonly type: 'import'; readonly ask: number; readonly text: string };

/** A room stored on this device. */
export interface KeptRoom {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly isMyTurn: boolean;
  /** The names of the people, if there are several. */
  readonly names: readonly string[];
  readonly updatedAt: number;
}

/** A match that is over, with its chairs. */
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
  /** `rooms`: how many rooms are new or longer now. */
  | { readonly type: 'imported'; readonly ask: number; readonly rooms: number }
  /** `now`: house time. */
  | { readonly type: 'seen'; readonly watch: number; readonly now: number; readonly seen: RoomView }
  | (RoomUpdate & { readonly type: 'news'; readonly watch: number; readonly now: number })
  | { readonly type: 'closed'; readonly watch: number; readonly code: string }
  /** On a shared screen: the seat that should be there; null: any. */
  | { readonly type: 'turn'; readonly watch: number; readonly seat: number | null }
  /** The device has slept, and house time stood meanwhile. */
  | { readonly type: 'time'; readonly now: number }
  /** The browser has no storage, so nothing is stored. */
  | { readonly type: 'no-storage' };
