import type { FrozenNotice, FrozenRules, Shape, State } from '@consigliere/kernel';
import type { MatchRecord } from '@consigliere/kernel/host';
import type { Chapter } from './match.ts';
import type { Counts } from './room/limits.ts';
import type { Room } from './room/room.ts';
import type { Steps } from './steps.ts';

/** A room as the rules of an older version fold its journal: what goes on of it by today's rules, and the record so far. */
export interface FoldedRoom
  extends Pick<Room, 'terms' | 'phase' | 'isPaused' | 'chairs' | 'orders' | 'inspections' | 'rematch' | 'ids'>,
    // Rules that were frozen earlier don't know these.
    Partial<Pick<Room, 'owner' | 'barred' | 'startLevels'>> {
  /** How many undo requests each seat has made. Older versions count those that needed nobody's consent. */
  readonly soloUndos: Counts['undoRequests'];
  /** null: nothing has been played yet. */
  readonly match: FoldedMatch | null;
}

/** A chapter as an older version made it. Frozen rules call its notices `told`. */
type FoldedChapter = Omit<Chapter<Shape>, 'notices'> & { readonly told: readonly FrozenNotice[] };

export interface FoldedMatch {
  readonly state: State<Shape>;
  readonly branch: number;
  readonly chapters: readonly FoldedChapter[];
  /** Made by playing the match again. */
  record(): Steps<MatchRecord<Shape>>;
}

/** Loads the rules of an older version of a game; null: they aren't kept. */
export type LoadFrozen = (game: string, version: number) => Promise<FrozenRules | null> | null;

/** The rules of the older versions that a record was played by, as far as they are kept. */
export async function frozenFor(
  { game, version, later = [] }: MatchRecord<Shape>,
  load: LoadFrozen,
): Promise<readonly FrozenRules[]> {
  const loaded = await Promise.all([version, ...later.map(stretch => stretch.version)].map(each => load(game, each)));
  return loaded.filter(each => each !== null);
}
