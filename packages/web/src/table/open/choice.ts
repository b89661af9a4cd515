import type { Differences } from '@consigliere/kernel';
import type { ClockName } from './clocks.ts';

/** How many sit at a table that is opened with one press. */
const USUAL_SEATS = 3;

/** How strong the bots are there. */
export const USUAL_LEVEL = 3;

/** By chair: bots of one level are the same character, so each chair has another level. */
const USUAL_LEVELS = [USUAL_LEVEL, 2, 4, 1] as const;

/** What was chosen; the edition is what differs from the standard one. */
type ChosenOptions = Readonly<Record<string, OptionValue | Differences>>;
export type OptionValue = string | number | boolean;

/** What somebody wants of a table. */
export interface TableChoice {
  readonly where: 'here' | 'there';
  readonly seats: number;
  /** On each chair after the first the level of a bot, or null: somebody at this device when played here, else left free for a friend. */
  readonly others: readonly (number | null)[];
  /** What those at this device want to be called, by chair; the first is called as everywhere. */
  readonly names: readonly string[];
  readonly options: ChosenOptions;
  readonly clock: ClockName;
  readonly confirm: boolean;
  readonly isPublic: boolean;
}

export const USUAL: TableChoice = {
  where: 'here',
  seats: USUAL_SEATS,
  others: [],
  names: [],
  options: {},
  clock: 'none',
  confirm: true,
  isPublic: false,
};

/** Friends who come by a link. A clock, so that nobody who vanishes can hold up the table. */
export const FOR_FRIENDS: TableChoice = { ...USUAL, where: 'there', clock: 'slow' };

/** Two people round this device, with the house. */
export const TOGETHER: TableChoice = { ...USUAL, others: [null] };

/** Who sits on a chair, the second being 0, if nobody has said it: the house here, a friend there. */
function chooseOther({ where, others }: TableChoice, at: number): number | null {
  const said = others[at];
  if (said !== undefined) return said;
  // Each of the usual bots is somebody else.
  return where === 'here' ? (USUAL_LEVELS[at % USUAL_LEVELS.length] ?? 1) : null;
}

/** All chairs after the first. */
export const listOthers = (choice: TableChoice): (number | null)[] =>
  Array.from({ length: choice.seats - 1 }, (_, at) => chooseOther(choice, at));

/** Whether several people share this device. */
export const isShared = (choice: TableChoice): boolean => choice.where === 'here' && listOthers(choice).includes(null);
