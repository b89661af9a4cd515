import type { ClockName } from './clocks.ts';
import { USUAL_LEVELS, USUAL_SEATS } from './offers.ts';
import type { Options } from './options.ts';

/** What somebody wants of a table. */
export interface Choice {
  readonly where: 'here' | 'there';
  readonly seats: number;
  /** The level of the bot on each chair after the first; null: left free, which the house takes when played here. */
  readonly others: readonly (number | null)[];
  readonly options: Options;
  readonly clock: ClockName;
  readonly confirm: boolean;
  readonly isPublic: boolean;
}

export const USUAL: Choice = {
  where: 'here',
  seats: USUAL_SEATS,
  others: [],
  options: {},
  clock: 'none',
  confirm: true,
  isPublic: false,
};

/** Who sits on a chair, the second being 0, if nobody has said it: the house here, a friend there. */
const otherAt = ({ where, others }: Choice, at: number): number | null => {
  const said = others[at];
  // Each of the usual bots is somebody else.
  if (where === 'here') return said ?? USUAL_LEVELS[at % USUAL_LEVELS.length] ?? 1;
  return said ?? null;
};

/** All chairs after the first. */
export const othersOf = (choice: Choice): (number | null)[] =>
  Array.from({ length: choice.seats - 1 }, (_, at) => otherAt(choice, at));
