import type { Action, DeepReadonly, Seat, SeatView, Shape, State, Table, View } from '@consigliere/kernel';
import type { EffectName } from './edition/edition.ts';

/** CE-C9 Kinds of money and goods, counted from 0: $1, $2, $3, $5, then Gun, Blood Money, Booze, Narcotics. */
export type CardKind = number;
export const MONEY = 4;
export const KINDS = 8;
export const [GUN, BLOOD_MONEY, BOOZE, NARCOTICS] = [4, 5, 6, 7] as const;
/** The dollars of each kind of money. */
export const DOLLARS: readonly number[] = [1, 2, 3, 5];

/** Any card in a hand by one number: a kind of money or good, a job card, or an ally. */
export type HandCard = number;
export const JOB_CARDS = 10;
export const ALLY_CARDS = 100;

/** CE-I3 to CE-I9 The icons after those that take a card of a kind. */
export const [SUITCASE, JOB, HORSE_HEAD, DISCARD_2, DISCARD_1, EXCHANGE, DISCARD_3] = [
  8, 9, 10, 11, 12, 13, 14,
] as const;
/** Icons, as a count of each. */
export type Icons = number[];

/** CE-C1 Areas: turfs 0 to 6, then Central Park. */
export type Turf = number;
export const TURFS = 7;
export const PARK = 7;

/** CE-C2 A player's figure: four times the seat plus the rank. All Family Members work alike. */
export type Figure = number;
export const RANKS = ['don', 'consigliere', 'heir', 'thug'] as const;
export const THUG = 3;
export const EMPTY = -1;
/** The Mayor or the Union Boss, each on spaces of its own kind. */
export const NEUTRAL = -2;
export const seatOf = (figure: Figure): Seat => figure >> 2;
export const rankOf = (figure: Figure): number => figure & 3;

/** CE-20 The neutral figures. */
export const NEUTRALS = ['mayor', 'union-boss', 'police-chief'] as const;
export const [MAYOR, UNION_BOSS, POLICE_CHIEF] = [0, 1, 2] as const;

/** A space for a figure: a business's Thug space, by the number of the business, or from this number on a round space. */
export type FigurePlace = number;
export const ROUND_SPACES = 32;

/** Nobody, nothing, nowhere. */
export const NONE = -1;

const PHASES = ['families', 'business', 'turf-war', 'bribery', 'tribute', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface Given {
  edition: string;
  acts: { handLimit: number; red: boolean; newMember: boolean; bribery: boolean }[];
  /** CE-C4 The areas of each round space, and whether it may be used with this number of players. */
  spaces: { areas: number[]; usable: boolean }[];
  /** The round spaces that touch each turf. */
  touching: number[][];
  /** `turf`: the turf it is printed on; NONE: a tile. */
  businesses: { turf: Turf; red: boolean; back: Icons; front: Icons }[];
  park: Icons;
  /** A row for every card; `alike`: the first card with the same text and cost. */
  jobs: { row: number; alike: number; colour: number; cost: number[]; reward: CardKind[]; effect: EffectName }[];
  allies: { act: number; effect: EffectName; icons: Icons }[];
  /** Cards of each kind. */
  cards: number[];
  families: number;
  thugs: number;
  markers: number;
  publicJobs: number;
  startingTiles: Turf[];
  startingMoney: CardKind[];
  startingJobs: number;
  /** CE-34, CE-35 */
  bonus: number;
  /** CE-20, CE-39 Whether a neutral figure stays with its player for the phase. */
  neutralsStay: boolean;
  /** CE-26 Whether a player without markers may also move one to a turf that is already theirs. */
  reinforces: boolean;
  openTally: boolean;
  randomFamilies: boolean;
}

export interface Open {
  /** From 0. */
  act: number;
  phase: Phase;
  /** CE-C2 By seat; NONE: not chosen yet. */
  families: number[];
  turn: Seat;
  horseHead: Seat;
  /** CE-7 Whether each seat is out of the phase. */
  out: boolean[];
  /** By business: its turf; NONE: a tile still in its deck. */
  turfs: Turf[];
  /** By business: the figure on its Thug space. */
  thugAt: Figure[];
  /** By round space. */
  memberAt: Figure[];
  /** The turf of the Police Chief; NONE: beside the board. */
  chief: Turf;
  /** CE-39 The seat that each neutral figure belongs to for now, or NONE. */
  neutralsOf: Seat[];
  /** CE-21 */
  hudson: Figure[];
  /** Figures in reserve, by seat. */
  thugs: number[];
  members: number[];
  /** The Family Members of each player in this act. */
  membersInPlay: number;
  markers: number[];
  /** CE-25 The markers of each turf, from the bottom to the top. */
  control: Seat[][];
  /** The number of cards of each kind in the piles. */
  piles: number[];
  /** By space; NONE: empty. */
  publicJobs: number[];
  jobDiscard: number[];
  /** The job in progress, or NONE. */
  underway: number;
  /** Allies on offer, allies in front of each player, and allies out of the game. */
  allies: number[];
  played: number[][];
  gone: number[];
  /** The lines of the score sheet, or null before the end. */
  settlement: { what: string; by: number[] }[] | null;
}

/** CE-37 A theft whose card only two seats have seen. */
interface Heist {
  robber: Seat;
  victim: Seat;
  /** The kind, once everybody can tell; NONE until then. */
  money: number;
}

export interface Recalled {
  /** The cards of each kind in each hand, without stolen cards that nobody else has seen. */
  hands: number[][];
  /** The money of each kind in each suitcase, including stolen cards that nobody else has seen. */
  suitcases: number[][];
  heists: Heist[];
  /** The weights of what may have been stolen: by the kind of the first heist plus four times that of the second. */
  doubt: number[];
  /** Allies in each hand. */
  allies: number[][];
  /** Jobs in each suitcase. */
  completed: number[][];
  /** By job card: the shuffle it was last in. */
  shuffle: number[];
  /** Jobs in each hand by the shuffle they came from. */
  jobs: number[][];
}

export interface Own {
  /** In rising order. */
  jobs: number[];
  /** CE-I6 Drawn, and one of them still to be kept. */
  drawn: number[];
  /** The kind that each heist took, as far as this seat has seen it. */
  stolen: number[];
}

export type AbilityFrame = {
  seat: Seat;
  effect: EffectName;
  /** The job or the ally whose ability it is; the other one has the value NONE. */
  job: number;
  ally: number;
  /** CE-17 Whether the job's money is still to be taken. */
  reward: boolean;
  begun: boolean;
  /** Whether a choice has begun that must be finished. */
  afoot: boolean;
  over: boolean;
  /** The choices made so far. */
  place: FigurePlace;
  turf: Turf;
  /** The number of times it has been done. */
  times: number;
};

export type TurnAction =
  | { type: 'thug'; business: number }
  | { type: 'member'; space: number }
  | { type: 'job'; job: number }
  | { type: 'public-job'; job: number }
  | { type: 'ally'; ally: number }
  | { type: 'out' };

type SuitcaseAction = { type: 'suitcase'; money: CardKind };
type GoodAction = { type: 'good'; good: CardKind };

export type UseAction =
  | { type: 'take'; kind: CardKind }
  | SuitcaseAction
  | { type: 'draw' }
  | { type: 'horse-head' }
  | { type: 'trade'; icon: number }
  | { type: 'done' };

export type AbilityAction =
  | { type: 'front'; business: number }
  | { type: 'turf'; turf: Turf }
  | { type: 'collect' }
  | { type: 'pick'; place: FigurePlace }
  | { type: 'to'; place: FigurePlace }
  | { type: 'hit'; place: FigurePlace }
  | SuitcaseAction
  | GoodAction
  | { type: 'offer' }
  | { type: 'rob'; victim: Seat }
  | { type: 'reward' }
  | { type: 'leave' };

export interface CorleonesEmpire extends Shape {
  Given: Given;
  Open: Open;
  Recalled: Recalled;
  Own: Own;
  /** Decks from the bottom to the top. */
  Sealed: { jobs: number[]; blue: number[]; red: number[] };
  Tally: { jobs: number; blue: number; red: number; hands: readonly number[] };
  Flow: {
    match: { frame: { at: number }; action: never };
    family: { frame: { seat: Seat }; action: { type: 'family'; family: number } };
    /** CE-7 `next`: the seat whose turn comes; `last`: the seat whose turn is over. */
    business: { frame: { next: Seat; last: Seat }; action: never };
    turn: { frame: { seat: Seat }; action: TurnAction };
    /** CE-16 The number of Narcotics that replace each good. */
    pay: {
      frame: { seat: Seat; job: number };
      action: { type: 'pay'; gun: number; bloodMoney: number; booze: number };
    };
    ability: { frame: AbilityFrame; action: AbilityAction };
    /** CE-13 The seat that goes first. */
    front: { frame: { seat: Seat; business: number; controller: Seat }; action: { type: 'first'; seat: Seat } };
    /** CE-I10 The icons that may still be used. */
    use: { frame: { seat: Seat; icons: Icons }; action: UseAction };
    /** CE-I11 */
    discard: { frame: { seat: Seat; icon: number; left: number }; action: { type: 'discard'; card: HandCard } };
    good: { frame: { seat: Seat }; action: GoodAction };
    /** CE-I6 `shuffles`: which shuffles the two cards come from. */
    keep: { frame: { seat: Seat; shuffles: number[] }; action: { type: 'keep-job'; job: number; discards: number } };
    offer: { frame: { seat: Seat; asked: Seat[] }; action: { type: 'give'; money: CardKind } };
    war: {
      frame: { turf: Turf; winner: Seat };
      action: { type: 'move-marker'; turf: Turf; at: number } | { type: 'decline' };
    };
    bid: { frame: { bidders: Seat[] }; action: { type: 'bid'; money: CardKind } | { type: 'seal' } };
    bribe: {
      frame: { queue: Seat[]; bids: number[][] };
      action: { type: 'take-ally'; ally: number };
    };
    tribute: {
      frame: { limit: number; payers: Seat[] };
      action: { type: 'keep'; card: HandCard } | { type: 'seal' };
    };
  };
  Event:
    | { type: 'family'; seat: Seat; family: number }
    | { type: 'set-up'; first: Seat; publicJobs: number[]; allies: number[]; tiles: { business: number; turf: Turf }[] }
    | { type: 'act'; act: number }
    | { type: 'opened'; business: number; turf: Turf }
    | { type: 'turn'; seat: Seat }
    | { type: 'out'; seat: Seat }
    | { type: 'thug'; seat: Seat; business: number }
    | { type: 'member'; seat: Seat; space: number; rank: number }
    | { type: 'job'; seat: Seat; job: number; public: boolean }
    /** Goods of each kind. */
    | { type: 'paid'; seat: Seat; job: number; goods: number[] }
    | { type: 'ability-left'; seat: Seat }
    | { type: 'completed'; seat: Seat; job: number }
    | { type: 'ally'; seat: Seat; ally: number }
    | { type: 'goes-first'; seat: Seat; business: number; first: Seat }
    | { type: 'front'; seat: Seat; business: number }
    | { type: 'backs'; seat: Seat; turf: Turf }
    /** CE-24 `instead`: the kind that should have been taken. */
    | { type: 'took'; seat: Seat; kind: CardKind; instead: CardKind | null }
    | { type: 'none-left'; seat: Seat; kind: CardKind }
    | { type: 'suitcased'; seat: Seat; money: CardKind }
    | { type: 'drew-jobs'; seat: Seat; count: number }
    /** `discarded`: null if only one was drawn. */
    | { type: 'kept-job'; seat: Seat; discarded: number | null }
    | { type: 'reshuffled'; cards: number }
    | { type: 'horse-head'; seat: Seat }
    | { type: 'discarded'; seat: Seat; card: HandCard }
    | { type: 'icons-left'; seat: Seat; icons: Icons }
    | { type: 'moved'; seat: Seat; figure: Figure; from: FigurePlace; to: FigurePlace }
    /** `to`: a place, or a turf for the Police Chief. */
    | { type: 'neutral'; seat: Seat; neutral: number; to: number }
    | { type: 'returned'; seat: Seat; from: FigurePlace }
    | { type: 'gunned-down'; seat: Seat; figure: Figure; from: FigurePlace }
    /** By seat; null: was not asked. */
    | { type: 'offered'; seat: Seat; money: (CardKind | null)[]; best: Seat }
    | { type: 'robbed'; seat: Seat; victim: Seat }
    | { type: 'turf-war'; turf: Turf; figures: number[]; neutral: number; winner: Seat | null }
    | { type: 'control'; seat: Seat; turf: Turf }
    | { type: 'marker-moved'; seat: Seat; from: Turf; to: Turf }
    | { type: 'declined'; seat: Seat; turf: Turf }
    /** CE-26 The winner already controls the turf and has no markers left. */
    | { type: 'no-marker'; seat: Seat; turf: Turf }
    | { type: 'no-bids' }
    | { type: 'bids'; bids: number[][] }
    | { type: 'bribed'; seat: Seat; ally: number; paid: number[] }
    | { type: 'bid-back'; seat: Seat }
    | { type: 'allies-back'; seat: Seat; allies: number[] }
    | { type: 'tribute'; seat: Seat; cards: HandCard[] }
    | { type: 'entracte'; act: number; newMember: boolean }
    | { type: 'public-job'; job: number; at: number }
    | { type: 'allies'; allies: number[] }
    /** The money in the suitcase and in hand by kind, and the cards that are discarded. */
    | { type: 'opened-suitcase'; seat: Seat; money: number[]; hand: number[]; cards: HandCard[] }
    | { type: 'turf-bonus'; turf: Turf; seat: Seat }
    | { type: 'job-bonus'; colour: number; seats: Seat[] }
    | { type: 'over'; winners: Seat[] };
  Whisper:
    | {
        type: 'dealt';
        first: Seat;
        publicJobs: number[];
        allies: number[];
        tiles: { business: number; turf: Turf }[];
        jobs: number[];
      }
    | { type: 'saw-jobs'; seat: Seat; jobs: number[] }
    | { type: 'robbed-card'; seat: Seat; victim: Seat; money: CardKind };
  Fact: CeFact;
  Luck: CeLuck;
}

/** Facts of the same form, one for each name. */
type Each<What extends string, Rest> = What extends string ? { what: What } & Rest : never;

/** The facts that a player can count or point at in a view. */
export type CeFact =
  /** The viewer's cards of each kind, dollars in the viewer's suitcase. */
  | { what: 'hand'; is: string }
  | { what: 'suitcase'; is: number }
  /** Cards in hand, money cards in another player's suitcase, figures and markers in reserve. */
  | Each<'family' | 'cards' | 'locked' | 'thugs' | 'members' | 'markers', { seat: Seat; is: number }>
  | { what: 'out'; seat: Seat; is: boolean }
  /** A job is in `hand`, `drawn`, `public`, `discarded`, `underway`, or `done` by a seat; an ally `offered`, `gone`, or in the `hand` of a seat or `played` by it. null: nobody knows, or not in play yet. */
  | Each<'job' | 'ally', { at: number; is: string | null }>
  /** The figure at a place, the number of a figure in the Hudson, and the seat a neutral figure belongs to, or null. */
  | Each<'figure' | 'hudson' | 'neutral', { at: number; is: number | null }>
  /** The markers of a turf, from the bottom to the top. */
  | { what: 'control'; at: Turf; is: string }
  | { what: 'pile'; at: CardKind; is: number }
  | Each<'horse-head' | 'chief' | 'deck' | 'act' | 'turn' | 'bid', { is: number }>
  | { what: 'phase'; is: Phase }
  /** The viewer's secret picks: dollars not bid, the money card offered, cards still to keep, cards that go. */
  | Each<'stays' | 'offered' | 'to-keep', { is: number | null }>
  | { what: 'goes'; is: string | null }
  | { what: 'sealed'; is: boolean };

/** The things that the rest of a preview depends on. */
type CeLuck =
  | { type: 'deal' | 'tile' | 'jobs' | 'offer' | 'bids' | 'tribute' | 'public-jobs' | 'allies' | 'suitcases' }
  | { type: 'theft'; victim: Seat };

export type CeTable = Table<CorleonesEmpire>;
export type CeState = State<CorleonesEmpire>;
export type CeView = View<CorleonesEmpire>;
export type CeSeatView = SeatView<CorleonesEmpire>;
export type CeAction = Action<CorleonesEmpire>;
export type CeEvent = CorleonesEmpire['Event'];
export type CeEventOf<K> = Extract<CeEvent, { type: K }>;
export type OpenAbility = DeepReadonly<AbilityFrame>;
/** The cards that everybody can recall having seen. */
export type KnownCards = DeepReadonly<Recalled>;

/** The parts that rules read, in a view and at the table alike. */
export interface BoardState {
  readonly given: DeepReadonly<Given>;
  readonly open: DeepReadonly<Open>;
  readonly recalled: DeepReadonly<Recalled>;
}

/** The icon that an answer uses, if any. */
export function iconUsedBy(action: CeAction): number | undefined {
  switch (action.type) {
    case 'take':
      return action.kind;
    case 'trade':
      return action.icon;
    case 'suitcase':
      return SUITCASE;
    case 'draw':
      return JOB;
    case 'horse-head':
      return HORSE_HEAD;
    default:
      return undefined;
  }
}
