import type { Differences } from '@consigliere/kernel';
import type { Speed, WatchTerms } from '@consigliere/match';
import type { ClockName } from './clocks.ts';

/** The number of seats at a table that is opened with one press. */
const USUAL_SEATS = 3;

/** The level of its bots. */
export const USUAL_LEVEL = 3;

/** By chair. Bots of one level are the same character, so each chair has a different level. */
const USUAL_LEVELS = [USUAL_LEVEL, 2, 4, 1] as const;

/** The chosen options. The edition is given as its differences from the standard one. */
type ChosenOptions = Readonly<Record<string, OptionValue | Differences>>;
export type OptionValue = string | number | boolean;

/** The choices for a new table. */
export interface TableChoice {
  /** `screen`: on the server, with the board on this device and the hands on phones. */
  readonly where: 'here' | 'there' | 'screen';
  readonly seats: number;
  /** For each chair after the first: a bot's level, or null for a person at this device, or for a friend on the server. */
  readonly others: readonly (number | null)[];
  /** The names of the people at this device, by chair. The first has the guest's usual name. */
  readonly names: readonly string[];
  readonly options: ChosenOptions;
  readonly clock: ClockName;
  /** On the server; on this device it is the player's preference. */
  readonly speed: Speed;
  readonly confirm: boolean;
  readonly isPublic: boolean;
  /** How others can watch a match on the server; absent: live, as on a common screen. */
  readonly watch?: WatchTerms;
  /** Whether a match on the server counts for ratings; absent: it doesn't. */
  readonly isRated?: boolean;
}

export const USUAL: TableChoice = {
  where: 'here',
  seats: USUAL_SEATS,
  others: [],
  names: [],
  options: {},
  clock: 'none',
  speed: 'normal',
  confirm: true,
  isPublic: false,
};

/** A table for friends who come by a link. It has a clock, so that a player who disappears can't hold it up. */
export const FOR_FRIENDS: TableChoice = { ...USUAL, where: 'there', clock: 'slow' };

/** Two people at this device, with bots. */
export const TOGETHER: TableChoice = { ...USUAL, others: [null] };

/** Chooses for a chair (0 is the second one) that wasn't chosen: a bot on this device, a friend on the server. */
function chooseOther({ where, others }: TableChoice, at: number): number | null {
  const said = others[at];
  if (said !== undefined) return said;
  // The usual bots have different characters.
  return where === 'here' ? (USUAL_LEVELS[at % USUAL_LEVELS.length] ?? 1) : null;
}

/** All chairs after the first. */
export const listOthers = (choice: TableChoice): (number | null)[] =>
  Array.from({ length: choice.seats - 1 }, (_, at) => chooseOther(choice, at));

/** Whether several people share this device. */
export const isShared = (choice: TableChoice): boolean => choice.where === 'here' && listOthers(choice).includes(null);
