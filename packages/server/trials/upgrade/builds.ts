import type { Game, Shape, State } from '@consigliere/kernel';
import { type GameOf, gameOf } from '../../games.ts';

type Change = (game: Game<Shape>) => Game<Shape>;

/** This build with some games changed. */
const buildWith =
  (changes: Readonly<Record<string, Change>>): GameOf =>
  id => {
    const game = gameOf(id);
    return game === undefined ? undefined : (changes[id]?.(game) ?? game);
  };

/** Those whose matches a build that forgot to raise its version plays otherwise. */
export const isDealtOtherwise = ({ game, seats }: { readonly game: string; readonly seats: number }): boolean =>
  game === 'carta-nostra' && seats === 3;

/** Somebody has changed the rules and not said so: in Carta Nostra three players are dealt a card less. */
export const CARELESS = buildWith({
  'carta-nostra': game => ({
    ...game,
    given: (options, seats) => {
      const given = game.given(options, seats);
      if (!given.ok || !isDealtOtherwise({ game: game.id, seats })) return given;
      const { startingHand } = given.value as { startingHand: number };
      return { ok: true, value: { ...(given.value as object), startingHand: startingHand - 1 } };
    },
  }),
});

const raised: Change = game => ({ ...game, version: game.version + 1 });
/** The game can go on with what another version has left. */
const takingOver: Change = game => ({ ...game, migrate: { readings: {}, state: state => state as State<Shape> } });

/** The next version of two games: of one it cannot go on with the matches of the version before, of the other it can. */
export const FROZEN = 'carta-nostra';
export const MIGRATED = 'der-pate';
export const NEXT = buildWith({ [FROZEN]: raised, [MIGRATED]: game => takingOver(raised(game)) });
/** The rules of today once more, by a build that knows what the next version had left. */
export const BACK = buildWith({ [MIGRATED]: takingOver });
