import type { Words } from '@consigliere/kernel';
import type { Colour, Edition, EffectName, GOODS, Icon } from '../edition/edition.ts';
import type { standard } from '../edition/standard.ts';
import type {
  CardKind,
  CorleonesEmpire,
  FigurePlace,
  HandCard,
  Icons,
  NEUTRALS,
  Phase,
  RANKS,
  Turf,
} from '../types.ts';

/** The ids of the standard edition: a new row doesn't compile until every language has words for it. */
export type FamilyId = (typeof standard.families)[number]['id'];
export type AreaId = (typeof standard.turfs)[number] | 'central-park';
export type BusinessId = (typeof standard.businesses)[number]['id'];
export type JobId = (typeof standard.jobs)[number]['id'];
export type AllyId = (typeof standard.allies)[number]['id'];
export type ActId = (typeof standard.acts)[number]['id'];
/** Rows of an edition that have the ids of the standard one. */
type RowsWithIds<Part extends 'acts' | 'businesses' | 'jobs' | 'allies', Id> = readonly (Edition[Part][number] & {
  readonly id: Id;
})[];
/** The things that each player, or each number of players, begins with. */
type PlayerPart =
  | ('thugs' | 'thugsOfTwo' | 'markers' | 'publicJobs')
  | ('startingTiles' | 'startingMoney' | 'startingJobs');
/** An edition with the standard one's cards but any values: words can be found for it. */
export interface Printed extends Pick<Edition, 'park' | 'bonus' | 'money' | 'moneyAlternative' | PlayerPart> {
  readonly acts: RowsWithIds<'acts', ActId>;
  readonly businesses: RowsWithIds<'businesses', BusinessId>;
  readonly jobs: RowsWithIds<'jobs', JobId>;
  readonly allies: RowsWithIds<'allies', AllyId>;
}
/** Money and goods, by the icons that take them. */
export type KindId = Extract<Icon, `$${number}` | (typeof GOODS)[number]>;
/** The icons that discard cards for others. */
export type TradeId = Extract<Icon, 'X' | `D${number}`>;
/** The colours of families, tiles and jobs. */
export type ColourId = (typeof standard.families)[number]['colour'] | (typeof standard.acts)[number]['tile'] | Colour;
type Rank = (typeof RANKS)[number];
type Neutral = (typeof NEUTRALS)[number];

/** A component in words: its name, and a help text with the rule to read. */
export interface ThingWords {
  readonly name: string;
  readonly help: string;
}

/** A component that sentences are about. */
export interface ObjectWords extends ThingWords {
  /** As the object of a sentence: "the Gun Shop", "a $5". */
  readonly object: string;
}

export interface AreaWords extends ThingWords {
  /** "on the Upper East Side". */
  readonly where: string;
}

/** The ability of a job or an ally. */
interface EffectWords {
  /** As short as fits on a card; absent if the card has only icons. */
  readonly brief?: string;
  readonly help: string;
  /** The question, to follow the name of the card. */
  readonly ask: string;
  /** The question once something has been chosen. */
  readonly next?: string;
  /** The question if only one thing is left to take. */
  readonly last?: string;
}

/** An icon that discards cards for others. */
export interface TradeWords {
  readonly action: string;
  /** The cards taken, as the object of a sentence. */
  readonly takes: string;
}

/** The names of things that only this game has. */
export interface Things {
  readonly colour: Readonly<Record<ColourId, string>>;
  readonly family: Readonly<Record<FamilyId, ThingWords>>;
  readonly area: Readonly<Record<AreaId, AreaWords>>;
  readonly business: Readonly<Record<BusinessId, ObjectWords>>;
  readonly job: Readonly<Record<JobId, ThingWords>>;
  readonly jobColour: Readonly<Record<Colour, ThingWords>>;
  readonly ally: Readonly<Record<AllyId, ObjectWords>>;
  readonly effect: Readonly<Record<EffectName, EffectWords>>;
  readonly icon: Readonly<Record<Icon, ThingWords>>;
  readonly trade: Readonly<Record<TradeId, TradeWords>>;
  readonly kind: Readonly<Record<KindId, ObjectWords>>;
  readonly rank: Readonly<Record<Rank, ObjectWords>>;
  readonly neutral: Readonly<Record<Neutral, ObjectWords>>;
  readonly act: Readonly<Record<ActId, ThingWords>>;
  readonly phase: Readonly<Record<Phase, ThingWords>>;
}

/** Things by the numbers that stand for them in the state. */
export interface Numbered {
  readonly family: (family: number) => ThingWords;
  /** Turfs, then Central Park. */
  readonly area: (area: Turf) => AreaWords;
  readonly business: (business: number) => ObjectWords;
  /** By card. */
  readonly job: (job: number) => ThingWords;
  readonly jobColour: (colour: number) => ThingWords;
  readonly ally: (ally: number) => ObjectWords;
  readonly icon: (icon: number) => ThingWords;
  readonly kind: (kind: CardKind) => ObjectWords;
  readonly rank: (rank: number) => ObjectWords;
  readonly neutral: (neutral: number) => ObjectWords;
  readonly act: (act: number) => ThingWords;
}

/** The words of Corleone's Empire: the common ones, and those that only this game has. */
export interface CorleonesEmpireWords extends Words<CorleonesEmpire>, Things {
  readonly numbered: Numbered;
  /** $5 as the language writes it. */
  readonly money: (amount: number) => string;
  /** "F04: Midtown, Chelsea, Central Park", by number. */
  readonly space: (space: number) => string;
  /** "Gun Shop" or "F04: Midtown, Chelsea, Central Park". */
  readonly place: (place: FigurePlace) => string;
  /** Any card in a hand by its name; a job without its cost. */
  readonly card: (card: HandCard) => string;
  /** "2 × $1, Gun, Heist". */
  readonly cards: (cards: readonly HandCard[]) => string;
  /** "2 × $1, Gun", by the count of each kind. */
  readonly kinds: (counts: readonly number[]) => string;
  /** "2 × suitcase, $1". */
  readonly icons: (icons: Readonly<Icons>) => string;
  /** "Gun, Blood Money, Booze", by job card. */
  readonly cost: (job: number) => string;
  /** "Shakedown (Gun, Blood Money, Booze)", by job card. */
  readonly jobTitle: (job: number) => string;
  readonly table: TableWords;
}

/** The labels of the table. */
export interface TableWords {
  readonly phase: string;
  readonly turn: string;
  readonly handLimit: string;
  readonly horseHead: string;
  readonly turf: string;
  readonly business: string;
  readonly back: string;
  readonly front: string;
  readonly thugSpace: string;
  readonly roundSpaces: string;
  readonly threePlus: string;
  readonly control: string;
  readonly controls: string;
  readonly markers: string;
  readonly figures: string;
  readonly reserve: string;
  readonly hudson: string;
  readonly neutral: string;
  readonly besideBoard: string;
  readonly hand: string;
  readonly suitcase: string;
  readonly money: string;
  readonly goods: string;
  readonly jobs: string;
  readonly allies: string;
  readonly publicJobs: string;
  readonly underway: string;
  readonly completed: string;
  readonly alliesOnOffer: string;
  readonly playedAllies: string;
  readonly piles: string;
  readonly deck: string;
  readonly discard: string;
  readonly outOfGame: string;
  readonly outOfPhase: string;
  readonly unknown: string;
  readonly unknownCard: string;
  readonly cost: string;
  readonly reward: string;
  readonly effect: string;
  readonly bid: string;
  readonly tilesLeft: string;
  readonly total: string;
  readonly empty: string;
  readonly nobody: string;
  readonly none: string;
  readonly secret: string;
  /** By number, from 0: "Act I: The Wedding". */
  readonly act: (act: number) => string;
  readonly cards: (count: number) => string;
  readonly thugs: (count: number) => string;
  readonly members: (count: number) => string;
  readonly markersLeft: (count: number) => string;
}
