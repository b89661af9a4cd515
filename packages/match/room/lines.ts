import type { Luck } from '../luck.ts';
import type { By } from '../match.ts';
import type { Chair } from './chair.ts';
import type { Terms, WholeClock } from './terms.ts';

/** A player's standing instruction to pass in reaction windows. */
export type Order =
  /** Nothing, as long as this call is on the flow: this turn. */
  { readonly kind: 'this-turn'; readonly call: number } | { readonly kind: 'unless-me' } | { readonly kind: 'always' };

/** Requests that need the others' consent. */
export const REQUEST_KINDS = ['undo', 'pause', 'end', 'clock'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** An answer that was given without the person: its seat, its picks, and by whom. */
export type Released = readonly [seat: number, picks: readonly unknown[], by: By];

/** A further part of a line by which a player leaves. */
interface Leaving {
  /** The open request goes on waiting for this seat's consent; absent: it doesn't. */
  readonly keepsVote?: true;
}

/** A further part of a line in a reaction window. */
interface Unseen {
  /** Nobody else sees that the player is there or plays on before the window closes; absent, in older lines: at once. */
  readonly isUnseen?: true;
}

/** Journals of older versions have names in their lines. Now they are stored beside the journal, which can't forget. */
interface OldName {
  readonly name?: string;
}

/** A further part of a line by which the match starts, or soon will. */
interface Starting {
  /** The version of the bots; absent in older lines and where nobody needs it. */
  readonly bots?: number;
}

/** The first line of a journal. */
export type OpeningLine = Extract<Line, { type: 'opened' }>;

/** A line of the journal. `id`: the command it came from. */
export type Line =
  | {
      readonly type: 'opened';
      readonly terms: Terms;
      readonly seed: string;
      /** How the seed of the match is made; absent: the first way. */
      readonly luck?: 2;
    }
  | ({
      readonly type: 'sat';
      readonly id: string;
      readonly seat: number;
      readonly player: string;
      /** Absent: a line of its own brings it. */
      readonly entropy?: string;
      /** The player owns the table from now on. */
      readonly owns?: true;
    } & OldName)
  /** The player's part of the luck. Only while the table gathers. */
  | { readonly type: 'added'; readonly id: string; readonly seat: number; readonly entropy: string }
  /** A chair kept for somebody who played before. */
  | ({ readonly type: 'kept'; readonly seat: number; readonly player: string } & OldName)
  | { readonly type: 'bot'; readonly id: string; readonly seat: number; readonly level: number }
  | ({
      readonly type: 'left';
      readonly id: string;
      readonly seat: number;
      /** The level of the bot that stands in; absent: the usual one. */
      readonly standIn?: number;
      /** The seat whose player owns the table from now on. */
      readonly heir?: number;
      /** The owner has sent the player away. */
      readonly isBarred?: true;
    } & Leaving)
  /** A guest asks for a chair of the running match; the owner lets them have it, or not. `request`: the number of the line in which they asked. */
  | { readonly type: 'asked-seat'; readonly id: string; readonly player: string; readonly seat: number }
  | { readonly type: 'admitted' | 'declined'; readonly id: string; readonly request: number }
  /** The player owns the table from now on. */
  | { readonly type: 'owned'; readonly id: string; readonly seat: number }
  /** Only while the table gathers. */
  | ({
      readonly type: 'terms-changed';
      readonly id: string;
      /** For each chair from now on the chair it was before; null: a new one. */
      readonly chairs: readonly (number | null)[];
      readonly options: Terms['options'];
      readonly clock: Terms['clock'];
      // Absent: as before.
    } & Partial<Pick<Terms, 'speed' | 'confirm' | 'isPublic' | 'watch' | 'isRated'>>)
  /** The time at which the table fills itself has come, or it is full: bots have these chairs, and the match begins as soon as everybody is ready. */
  | {
      readonly type: 'filled';
      readonly bots: readonly (readonly [seat: number, level: number])[];
      readonly version?: number;
    }
  /** The owner wants to start: the match begins with the entropy that is still missing. */
  | ({ readonly type: 'starting'; readonly id: string } & Starting)
  | ({ readonly type: 'started'; readonly id: string } & Starting)
  | ({
      readonly type: 'answered';
      readonly id: string;
      readonly seat: number;
      readonly decision: number;
      readonly branch: number;
      readonly picks: readonly unknown[] /** Kept until it is confirmed. */;
      readonly hold: boolean;
    } & Unseen)
  | { readonly type: 'confirmed'; readonly id: string; readonly seat: number }
  | ({ readonly type: 'undone'; readonly id: string; readonly seat: number } & Unseen)
  | ({
      readonly type: 'released';
      readonly decision: number;
      readonly branch: number;
      readonly answers: readonly Released[];
    } & Unseen)
  | ({ readonly type: 'ordered'; readonly id: string; readonly seat: number; readonly order: Order | null } & Unseen)
  | {
      readonly type: 'wished';
      readonly id: string;
      readonly seat: number;
      readonly wish: RequestKind;
      /** The seats whose consent is needed; absent: those of all other people who are there. */
      readonly asked?: readonly number[];
      /** With the wish for another clock. */
      readonly clock?: WholeClock;
    }
  | { readonly type: 'voted'; readonly id: string; readonly seat: number; readonly yes: boolean }
  | { readonly type: 'resumed'; readonly id: string; readonly seat: number }
  | { readonly type: 'nudged'; readonly seat: number }
  /** The player's vacation from now on, in place of one that isn't over. Without a day between, there isn't any. */
  | {
      readonly type: 'vacationed';
      readonly id: string;
      readonly seat: number;
      readonly from: number;
      readonly until: number;
    }
  /** The player had lost the connection at this time, and somebody at the table waits. */
  | {
      readonly type: 'reminded';
      readonly id: string;
      readonly by: number;
      readonly seat: number;
      readonly since: number;
    }
  /** The player's time was up. */
  | ({ readonly type: 'stood-in'; readonly seat: number } & Leaving)
  /** The player had lost the connection at this time, and somebody asked for a stand-in; `by`: null if that was an owner without a seat. */
  | ({
      readonly type: 'stood-in';
      readonly id: string;
      readonly by: number | null;
      readonly seat: number;
      readonly since: number;
    } & Leaving)
  /** The player has been away for so long that the open request no longer waits for that player's consent. */
  | { readonly type: 'excused'; readonly seat: number }
  | { readonly type: 'back'; readonly id: string; readonly seat: number }
  | { readonly type: 'rematched'; readonly id: string; readonly room: string }
  /** By the operator. */
  | { readonly type: 'cancelled' }
  | { readonly type: 'halted'; readonly paused: boolean }
  /** Somebody who runs the house has looked into the room; `everything`: also at what nobody at the table may know. */
  | { readonly type: 'inspected'; readonly who: string; readonly everything: boolean }
  /** House time had fallen behind the room, or was put forward: the room's own times move along, by this many milliseconds. */
  | { readonly type: 'rebased'; readonly by: number }
  /** From here on by another version of the rules: what goes on of all that was before. */
  | {
      readonly type: 'migrated';
      readonly version: number;
      /** null: nothing was being played yet. */
      readonly state: unknown;
      readonly chairs: readonly Chair[];
      readonly orders: readonly (Order | null)[];
      /** At least as many as there were, and later than any branch: what was sent before fits nothing any more. */
      readonly chapters: number;
      readonly branch: number;
      readonly ids: readonly string[];
      /** The terms from here on; absent: the table was opened with those it has. */
      readonly terms?: Pick<Terms, 'seats' | 'options' | 'clock'> &
        Partial<Pick<Terms, 'speed' | 'confirm' | 'isPublic' | 'watch' | 'isRated'>>;
      /** Absent: the match goes on, if there is one, after somebody at the table has resumed it. */
      readonly standing?: {
        readonly phase: 'gathering' | 'playing' | 'over' | 'ended';
        readonly isPaused: boolean;
        readonly soloUndos: Readonly<Record<number, number>>;
        readonly inspections: readonly { readonly at: number; readonly who: string; readonly everything: boolean }[];
        readonly rematch: string | null;
        /** Absent: the guest who opened the table. */
        readonly owner?: string;
        readonly barred?: readonly string[];
        readonly startLevels?: Luck['levels'];
      };
    };
