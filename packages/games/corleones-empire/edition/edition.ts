/** K known, L likely, R reconstructed: how sure we are of a component; in words where its parts differ. */
type Mark = string;

/** CE-I1 to CE-I9 The icons. The first eight are cards to take: money of a value, a good. */
export const ICONS = [
  ...(['$1', '$2', '$3', '$5', 'G', 'M', 'Z', 'N'] as const),
  ...(['S', 'J', 'H', 'D2', 'D1', 'X', 'D3'] as const),
] as const;
export type Icon = (typeof ICONS)[number];

/** The effects of jobs and allies, by name: each is a small function in `effects/`. */
export const EFFECTS = [
  ...(['any-front', 'turf-backs', 'per-control', 'other-goods'] as const),
  ...(['move-opposing', 'move-thug', 'recall-thug', 'move-member'] as const),
  ...(['car-bomb', 'drive-by', 'hit', 'hit-thug'] as const),
  ...(['suitcase-three', 'suitcase-one', 'offer', 'heist'] as const),
  ...(['mayor', 'union-boss', 'police-chief', 'police-chief-hit', 'two-goods', 'none'] as const),
] as const;
export type EffectName = (typeof EFFECTS)[number];

/** CE-C7 The colours of jobs. */
export const COLOURS = ['yellow', 'blue', 'gray', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** Money values and goods, in the order of the icons that take them. */
export const VALUES: readonly number[] = [1, 2, 3, 5];
export const GOODS = ['G', 'M', 'Z', 'N'] as const;

interface BusinessRow {
  readonly id: string;
  /** CE-C5, CE-C6 The turf it is printed on, or the colour of its tile. */
  readonly on: number | 'blue' | 'red';
  readonly back: readonly Icon[];
  readonly front: readonly Icon[];
  readonly mark: Mark;
}

interface JobRow {
  readonly id: string;
  readonly colour: Colour;
  /** The cost of each card: G Gun, M Blood Money, Z Booze. */
  readonly costs: readonly string[];
  readonly reward: readonly number[];
  readonly effect: EffectName;
  readonly mark: Mark;
}

interface AllyRow {
  readonly id: string;
  readonly act: 1 | 2 | 3;
  readonly effect: EffectName;
  /** The icons after "then", or all that the ally has. */
  readonly icons: readonly Icon[];
  readonly mark: Mark;
}

interface ActRow {
  readonly id: string;
  readonly handLimit: number;
  readonly tile: 'blue' | 'red';
  /** Whether a Family Member joins before this act. */
  readonly newMember: boolean;
  readonly bribery: boolean;
  readonly mark: Mark;
}

/** The contents of the box. An owner of the box can correct a value here without touching a rule. */
export interface Edition {
  readonly id: string;
  /** CE-C1 Turf 1 first. */
  readonly turfs: readonly string[];
  readonly park: { readonly back: readonly Icon[]; readonly mark: Mark };
  /** CE-C2 */
  readonly families: readonly { readonly id: string; readonly colour: string; readonly mark: Mark }[];
  readonly thugs: number;
  readonly thugsOfTwo: number;
  readonly markers: number;
  /** CE-C3 */
  readonly acts: readonly ActRow[];
  /** CE-C4 Areas are turfs 1 to 7 and 8, Central Park. */
  readonly spaces: readonly {
    readonly id: string;
    readonly areas: readonly number[];
    readonly threePlus: boolean;
    readonly mark: Mark;
  }[];
  readonly businesses: readonly BusinessRow[];
  readonly jobs: readonly JobRow[];
  readonly allies: readonly AllyRow[];
  /** CE-C9 Cards of each value and of each good. */
  readonly money: readonly number[];
  readonly moneyAlternative: readonly number[];
  readonly goods: readonly number[];
  /** By number of players, starting with two. */
  readonly publicJobs: readonly number[];
  readonly startingTiles: readonly (readonly number[])[];
  readonly startingMoney: readonly number[];
  readonly startingJobs: number;
  /** CE-34, CE-35 */
  readonly bonus: number;
  /** By row of the component table in the rules. */
  readonly marks: Readonly<Record<string, Mark>>;
}
