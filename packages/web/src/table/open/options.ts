import type { Differences, Game, Shape } from '@consigliere/kernel';

type Value = string | number | boolean;
/** What was chosen; the edition is what differs from the standard one. */
export type Options = Readonly<Record<string, Value | Differences>>;

const isAllowed = ({ given }: Game<Shape>, options: Options, seats: number): boolean => given(options, seats).ok;

/** What can be chosen for an option beside the others that were chosen: the game itself says so. */
export const valuesOf = (game: Game<Shape>, name: string, options: Options, seats: number): readonly Value[] =>
  (game.options[name] ?? []).filter(value => isAllowed(game, { ...options, [name]: value }, seats));
