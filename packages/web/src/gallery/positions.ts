import { type GameId, loadRules } from '@consigliere/games/list';
import { type FoundPosition, findPositions, HELD, kindsOf, OVER } from '@consigliere/match';

/** The positions that were found for a game and a number of players. */
export interface GalleryTable {
  readonly players: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly found: readonly FoundPosition[];
  /** The kinds that no match has come to. */
  readonly missing: readonly string[];
}

/** Decisions that hardly ever come up with the box as it is, and the edition that brings them. */
const RARE: Readonly<Partial<Record<GameId, Readonly<Record<string, object>>>>> = {
  'corleones-empire': { war: { id: 'one marker', markers: 1 } },
};

const known = new Map<string, GalleryTable>();

/** A position of every kind of decision of a game, found once for each number of players. */
export async function findTable(id: GameId, players: number): Promise<GalleryTable> {
  const before = known.get(`${id} ${players}`);
  if (before !== undefined) return before;
  const game = await (await loadRules(id)).game();
  const seats = Math.min(Math.max(players, game.seats.min), game.seats.max);
  const rare = Object.entries(RARE[id] ?? {});
  const kinds = [...kindsOf(game).filter(kind => !rare.some(([each]) => each === kind)), HELD, OVER];
  const found = [
    ...findPositions({ game, seats, kinds }),
    ...rare.flatMap(([kind, edition]) => findPositions({ game, seats, kinds: [kind], options: { edition } })),
  ];
  const missing = [...kindsOf(game)].filter(kind => !found.some(each => each.kind === kind));
  const table = { players: seats, seats: game.seats, found, missing };
  known.set(`${id} ${players}`, table);
  return table;
}
