import {
  drawsOf,
  type FrozenRules,
  type Game,
  type MatchRecord,
  type OldState,
  replay,
  result,
  rulesOfRecord,
  type Shape,
  type State,
} from '@consigliere/kernel';
import { unfoldSteps } from './host/journal.ts';
import type { Chapter, Match } from './match.ts';
import { recordSteps } from './record.ts';
import type { Room } from './room/room.ts';
import type { Steps } from './steps.ts';
import type { StoredLine } from './store.ts';

/** A room as the rules of an older version fold its journal: what goes on of it by today's rules, and the record so far. */
export interface FoldedRoom
  extends Pick<
    Room,
    'terms' | 'phase' | 'isPaused' | 'chairs' | 'orders' | 'soloUndos' | 'inspections' | 'rematch' | 'ids'
  > {
  /** null: nothing has been played yet. */
  readonly match: FoldedMatch | null;
}

export interface FoldedMatch {
  readonly state: State<Shape>;
  readonly branch: number;
  readonly chapters: readonly Chapter<Shape>[];
  /** Made by playing the match again. */
  record(): Steps<MatchRecord<Shape>>;
}

/** Loads the rules of an older version of a game; null: they aren't kept. */
export type LoadFrozen = (game: string, version: number) => Promise<FrozenRules> | null;

/** The rules of the older versions that a record was played by, as far as they are kept. */
export async function frozenFor(
  { game, version, later = [] }: MatchRecord<Shape>,
  load: LoadFrozen,
): Promise<readonly FrozenRules[]> {
  const loaded = await Promise.all([version, ...later.map(stretch => stretch.version)].map(each => load(game, each)));
  return loaded.filter(each => each !== null);
}

/**
 * The present rules of a game as one value. `npm run freeze` builds it into a file with everything it uses, so that records and
 * journals of this version can be read when game, kernel and rooms have moved on.
 */
export function freezeRules(game: Game<Shape>): FrozenRules {
  const gameOf = (): Game<Shape> => game;
  const startOf = (from: OldState | null): State<Shape> | null => {
    const start = from === null ? null : (game.migrate?.state(from.state, from.version) ?? null);
    if (from !== null && start === null) throw new Error(`${game.id} can't go on from version ${from.version}`);
    return start;
  };
  return {
    game: game.id,
    version: game.version,
    *replay(record, from) {
      const rules = rulesOfRecord(game, record);
      if (!rules.ok) return yield rules;
      for (const step of replay(rules.value, record, startOf(from))) {
        if (!step.ok) return yield step;
        const { state, told } = step.value;
        yield { ok: true, value: { state, told, result: result(rules.value, state) } };
      }
    },
    *draws(record, from) {
      const rules = rulesOfRecord(game, record);
      if (!rules.ok) return yield rules;
      yield* drawsOf(rules.value, record, startOf(from));
    },
    *fold(lines: readonly StoredLine[]): Steps<FoldedRoom> {
      const room = yield* unfoldSteps(lines, { gameOf });
      if (typeof room === 'string') throw new Error(`version ${game.version} of ${game.id} can't read it: ${room}`);
      const { terms, phase, isPaused, chairs, orders, soloUndos, inspections, rematch, match } = room;
      const ids = [...room.olderIds, ...room.ids];
      const folded = match === null ? null : foldedMatch(match);
      return { terms, phase, isPaused, chairs, orders, soloUndos, inspections, rematch, ids, match: folded };
    },
  };
}

function foldedMatch(match: Match<Shape>): FoldedMatch {
  const { course, branch, chapters } = match;
  return { state: course.state, branch, chapters, record: () => recordSteps(match) };
}
