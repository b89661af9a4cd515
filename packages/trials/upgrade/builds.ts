import { loadFrozen } from '@consigliere/games/list';
import type { FrozenRules, Game, Shape, State } from '@consigliere/kernel';
import { freezeRules } from '@consigliere/match';
import { type Build, gameOf, thisBuild } from '@consigliere/server/internals';

type GameChange = (game: Game<Shape>) => Game<Shape>;

/** This build with some games changed, and with the frozen rules of another build as older versions. */
function buildWith(changes: Readonly<Record<string, GameChange>>, older: readonly FrozenRules[] = []): Build {
  return {
    gameOf: id => {
      const game = gameOf(id);
      return game === undefined ? undefined : (changes[id]?.(game) ?? game);
    },
    loadFrozen: (id, version) => {
      const frozen = older.find(each => each.game === id && each.version === version);
      return frozen === undefined ? loadFrozen(id, version) : Promise.resolve(frozen);
    },
  };
}

/** Matches that the build with the unannounced change deals differently. */
export const isDealtDifferently = ({ game, seats }: { readonly game: string; readonly seats: number }): boolean =>
  game === 'carta-nostra' && seats === 3;

/** A build whose rules were changed without a new version: in Carta Nostra three players are dealt one card less. */
export const UNANNOUNCED = buildWith({
  'carta-nostra': game => ({
    ...game,
    given: (options, seats) => {
      const given = game.given(options, seats);
      if (!given.ok || !isDealtDifferently({ game: game.id, seats })) return given;
      const { startingHand } = given.value as { startingHand: number };
      return { ok: true, value: { ...(given.value as object), startingHand: startingHand - 1 } };
    },
  }),
});

const raiseVersion: GameChange = game => ({ ...game, version: game.version + 1 });
/** Lets the game migrate states of another version. */
const addMigration: GameChange = game => ({
  ...game,
  migrate: { readings: {}, state: state => state as State<Shape> },
});
const frozenRulesOf = ({ gameOf: of }: Build, id: string): FrozenRules[] =>
  [of(id)].flatMap(game => (game ? [freezeRules(game)] : []));

/** The next version of two games: one can't migrate the matches of the version before, the other can. */
export const FROZEN = 'carta-nostra';
export const MIGRATED = 'der-pate';
export const NEXT_VERSION = buildWith(
  { [FROZEN]: raiseVersion, [MIGRATED]: game => addMigration(raiseVersion(game)) },
  frozenRulesOf(thisBuild, MIGRATED),
);
/** Today's rules again, in a build that can migrate what the next version has left. */
export const ROLLED_BACK = buildWith({ [MIGRATED]: addMigration }, frozenRulesOf(NEXT_VERSION, MIGRATED));
