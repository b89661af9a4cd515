import type { FrozenRules, Game, OldState, Shape, State } from '@consigliere/kernel';
import { drawsOf, replay, result, rulesOfRecord } from '@consigliere/kernel/host';
import type { FoldedMatch, FoldedRoom } from './frozen.ts';
import { unfoldSteps } from './host/journal.ts';
import type { Match } from './match.ts';
import { recordSteps } from './record.ts';
import type { Steps } from './steps.ts';
import type { StoredLine } from './store.ts';

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
        const { state, notices } = step.value;
        yield { ok: true, value: { state, told: notices, result: result(rules.value, state) } };
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
      const {
        terms,
        owner,
        barred,
        startLevels,
        phase,
        isPaused,
        chairs,
        orders,
        counts,
        inspections,
        rematch,
        match,
      } = room;
      const ids = [...room.olderIds, ...room.ids];
      const folded = match === null ? null : foldMatch(match);
      const soloUndos = counts.undoRequests;
      const standing = { phase, isPaused, soloUndos, inspections, rematch, owner, barred, startLevels };
      return { terms, chairs, orders, ...standing, ids, match: folded };
    },
  };
}

function foldMatch(match: Match<Shape>): FoldedMatch {
  const { course, branch } = match;
  const chapters = match.chapters.slice().map(({ notices, ...rest }) => ({ ...rest, told: notices }));
  return { state: course.state, branch, chapters, record: () => recordSteps(match) };
}
