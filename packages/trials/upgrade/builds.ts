import { loadFrozen } from '@consigliere/games/list';
import type { FrozenRules, Game, Shape, State } from '@consigliere/kernel';
import { freezeRules } from '@consigliere/match';
import { type Build, gameOf, thisBuild } from '@consigliere/server/internals';

type GameChange = (game: Game<Shape>) => Game<Shape>;

/** This build with some games changed, and with the rules of another build's games as older versions. */
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

/** Those whose matches a build that forgot to raise its version plays otherwise. */
export const isDealtDifferently = ({ game, seats }: { readonly game: string; readonly seats: number }): boolean =>
  game === 'carta-nostra' && seats === 3;

/** Somebody has changed the rules and not said so: in Carta Nostra three players are dealt a card less. */
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
/** The game can go on with what another version has left. */
const addMigration: GameChange = game => ({
  ...game,
  migrate: { readings: {}, state: state => state as State<Shape> },
});
const frozenRulesOf = ({ gameOf: of }: Build, id: string): FrozenRules[] =>
  [of(id)].flatMap(game => (game ? [freezeRules(game)] : []));

/** The next version of two games: of one it cannot go on with the matches of the version before, of the other it can. */
export const FROZEN = 'carta-nostra';
export const MIGRATED = 'der-pate';
export const NEXT_VERSION = buildWith(
  { [FROZEN]: raiseVersion, [MIGRATED]: game => addMigration(raiseVersion(game)) },
  frozenRulesOf(thisBuild, MIGRATED),
);
/** The rules of today once more, by a build that knows what the next version had left. */
export const ROLLED_BACK = buildWith({ [MIGRATED]: addMigration }, frozenRulesOf(NEXT_VERSION, MIGRATED));
