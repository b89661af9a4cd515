import type { Chair } from './chair.ts';
import type { Line } from './lines.ts';

/**
 * The names of the people at a table, by player; null: the player was deleted. The store has them beside the journal, whose lines are
 * never changed and so can't forget anybody.
 */
export type Names = ReadonlyMap<string, string | null>;

export const NO_NAMES: Names = new Map();

/** Whether a player was deleted: nobody can be this player any more. */
export const isDeleted = (names: Names, player: string): boolean => names.get(player) === null;

/** The name of the person in a chair; '': there is none, or the player was deleted. */
export function nameOf(names: Names, { player, name }: Pick<Chair, 'player' | 'name'>): string {
  const known = player === null ? null : names.get(player);
  return (known === undefined ? name : known) ?? '';
}

/** The room after a player has said what to be called. */
export const withName = <R extends { readonly names: Names }>(room: R, player: string, name: string): R => ({
  ...room,
  names: new Map(room.names).set(player, name),
});

/** Takes names out of chairs that come from an older journal. */
export const withoutNames = (chairs: readonly Chair[]): Chair[] => chairs.map(({ name: _, ...chair }) => chair);

/** The names, with those in chairs that come from an older journal. */
export const withOldNames = (names: Names, chairs: readonly Chair[]): Names =>
  new Map([
    ...chairs.flatMap(({ player, name }) => (player === null || name === undefined ? [] : [[player, name] as const])),
    ...names,
  ]);

/** The players to whom lines give seats: their names are stored together with these lines. */
const listNamed = (lines: readonly Line[]): string[] =>
  lines.flatMap(line => {
    if (line.type === 'sat' || line.type === 'kept' || line.type === 'asked-seat') return [line.player];
    return line.type === 'migrated' ? line.chairs.flatMap(({ player }) => player ?? []) : [];
  });

/** The names that are stored together with lines. */
export const namesFor = (lines: readonly Line[], names: Names): (readonly [player: string, name: string])[] =>
  listNamed(lines).flatMap(player => {
    const name = names.get(player) ?? null;
    return name === null ? [] : [[player, name] as const];
  });
