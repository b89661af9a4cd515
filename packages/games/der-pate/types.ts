import type { Action, DeepReadonly, Seat, SeatView, Shape, Table, View } from '@consigliere/kernel';

/** DP-C1 The families, by seat. */
export const FAMILIES = ['Corleone', 'Tattaglia', 'Barzini', 'Stracci'] as const;

/** DP-C3 The dice. A face is 1 to 5, or 0 for the puppet hand. */
export const DICE = ['black', 'white', 'grey', 'red'] as const;
export type Die = number;
export const [BLACK, WHITE, GREY] = [0, 1, 2] as const;
export const PUPPET = 0;

/** DP-C8 to DP-C10 The development tracks of each family. */
export const TRACKS = ['reputation', 'influence', 'income', 'favours'] as const;
export type Track = (typeof TRACKS)[number];

/** DP-C8 The tiles, grey (of reputation) before red (of influence). */
export const TILES = ['wedding', 'grandchild', 'birthday', 'cop', 'judge', 'senator'] as const;
export type Tile = (typeof TILES)[number];
export const [WEDDING, GRANDCHILD, BIRTHDAY, COP, JUDGE, SENATOR] = [0, 1, 2, 3, 4, 5] as const;
/** The places of a tile. */
export const [ON_TRACK, HELD, USED] = [0, 1, 2] as const;

/** DP-C12 The fields of the tableau; in rows 2 to 4 by colour. */
export const FIELDS = [
  'business',
  'press',
  'reputation',
  'influence',
  'visit',
  'bet',
  'assembly',
  'raid',
  'takeover',
  'friend',
  'consigliere',
  'prosecutor',
  'informer',
  'banker',
] as const;
export type Field = (typeof FIELDS)[number];

/** The rule of each field. */
export const FIELD_RULES: Readonly<Record<Field, string>> = {
  business: 'DP-13',
  press: 'DP-12',
  reputation: 'DP-14',
  influence: 'DP-14',
  visit: 'DP-16',
  bet: 'DP-15',
  assembly: 'DP-17',
  raid: 'DP-18',
  takeover: 'DP-19',
  friend: 'DP-20',
  consigliere: 'DP-21',
  prosecutor: 'DP-22',
  informer: 'DP-23',
  banker: 'DP-24',
};

/** DP-30 The most friends that can be handed in per turn. */
export const FRIENDS_PER_TURN = 2;

/** Why a field, a tile or an event does nothing. */
export const IDLE = [
  'own-business',
  'no-supply',
  'no-debt-marker',
  'nothing-to-take-over',
  'nobody-to-inform-on',
  'nobody-paid',
  'no-markers-held',
  'nobody-to-jail',
  'puppet-hand',
  'no-friend',
  'nothing-empty',
  'nobody-in-jail',
  'tracks-full',
  'nothing-to-sell',
  'nobody-at-the-car',
  'nobody-in-the-district',
] as const;
export type Idle = (typeof IDLE)[number];

/** The holder of a business that isn't a seat: nobody, or a neutral member. */
export const EMPTY = -1;
export const NEUTRAL = -2;

/** The places money or members come from and go to, beside the seats. */
export type Reason =
  | 'income'
  | 'business'
  | 'track-end'
  | 'bet'
  | 'press'
  | 'assembly'
  | 'friend'
  | 'grandchild'
  | 'favour'
  | 'event'
  | 'final-business'
  | 'bail'
  | 'debts';

export interface Given {
  edition: string;
  street: { district: number; value: number; pay: number; step: 'reputation' | 'influence' | null }[];
  /** The businesses of each die value. */
  ofValue: number[][];
  last: { reputation: number; influence: number };
  /** By tile. */
  tileSpaces: number[];
  income: number[];
  /** The favours, 1 to 4, in the order of their spaces. */
  favours: number[];
  /** The fields of row 4, by die. */
  rowFour: Field[];
  /** By event, E1 first. */
  events: { colour: 'grey' | 'red'; car: number }[];
  eventsInPile: number;
  cardsToKo: number;
  members: number;
  debtMarkers: number;
  friends: number;
  rounds: number;
  money: number;
  /** DP-31 The tracks on which favour 3 advances two spaces. */
  favour3: [Track, Track];
  openMoney: boolean;
  /** DP-34 Whether players who are out pay and receive debts. */
  outSettleDebts: boolean;
  /** DP-E10 The die value of gambling businesses. */
  gambling: number;
  /** DP-42 */
  fixedLayout: boolean;
  /** null: at random. */
  start: Seat | null;
}

export interface OpenDrawer {
  startPlayer: Seat;
  round: number;
  /** The seat whose turn it is; before the dice, the start player. */
  turn: Seat;
  car: number;
  /** By business on the street: a seat, EMPTY or NEUTRAL. */
  holder: number[];
  supply: number[];
  jail: number[];
  river: number[];
  /** Neutral members that have left the board. */
  box: number;
  /** By owner, then by where the markers are: a seat (the owner's own: in supply) or the bank (last). */
  debts: number[][];
  reputation: number[];
  influence: number[];
  income: number[];
  favours: number[];
  /** By seat, then by tile: ON_TRACK, HELD or USED. */
  tiles: number[][];
  friends: number[];
  brooklyn: number;
  /** Cards of each colour turned up so far, until the KO track is decided. */
  grey: number;
  red: number;
  ko: 'reputation' | 'influence' | null;
  /** Events turned up, in order. */
  turnedUp: number[];
  /** E5 or E6, open until the round ends; null: none. */
  lasting: number | null;
  /** The faces of the current player's dice; 0 is the puppet hand. */
  faces: number[];
  /** The row each die was placed in; 0: not yet. */
  placed: number[];
  /** DP-34 Money at the end, once everything is settled. */
  settlement: { what: string; by: number[] }[] | null;
  /** Players who haven't finished the KO track. */
  out: boolean[];
  over: boolean;
}

/** The phases of a turn, which differ in what the player may do. */
export const PHASES = ['before-roll', 'rolled', 'after-rows'] as const;
export type TurnPhase = (typeof PHASES)[number];

export type TurnFrame = {
  seat: Seat;
  row: number;
  phase: TurnPhase;
  /** DP-30 Friends handed in this turn. */
  friendsUsed: number;
  /** DP-E6 Whether the free takeover is still available. */
  freeTakeover: boolean;
};

/** The use of a grey tile: only the birthday has a choice. */
export type GreyUse =
  | { type: 'tile'; tile: 'wedding' | 'grandchild' }
  | { type: 'tile'; tile: 'birthday'; track: Track };

export type FavourUse =
  | { type: 'favour'; favour: 1 }
  | { type: 'favour'; favour: 2; holder: number }
  | { type: 'favour'; favour: 3; track: Track }
  | { type: 'favour'; favour: 4 };

export type TurnAction =
  | { type: 'roll' }
  | { type: 'place'; die: Die; field: Field; senator: boolean }
  | { type: 'cop'; die: Die }
  | { type: 'judge' }
  | { type: 'free-takeover'; business: number }
  | { type: 'end' }
  | GreyUse
  | FavourUse;

export interface DerPate extends Shape {
  Given: Given;
  Open: OpenDrawer;
  /** DP-37 Everybody has seen every payment; nobody has to show their money. */
  Recalled: { money: number[] };
  Own: Record<string, never>;
  /** DP-5 The pile from the bottom to the top, and the three that left unseen. */
  Sealed: { pile: number[]; removed: number[] };
  Tally: { pile: number };
  Flow: {
    match: { frame: { at: number }; action: never };
    settle: {
      frame: { seat: Seat; parked: boolean };
      action: { type: 'park'; space: number } | { type: 'district'; district: number };
    };
    turns: { frame: { taken: number }; action: never };
    turn: { frame: TurnFrame; action: TurnAction };
    /** DP-16 An empty business at the car may be occupied. */
    visit: { frame: { seat: Seat }; action: { type: 'occupy' } | { type: 'decline' } };
    takeover: {
      frame: { seat: Seat; value: number };
      action: { type: 'take-over'; business: number } | { type: 'decline' };
    };
    consigliere: { frame: { seat: Seat }; action: { type: 'install'; business: number } | { type: 'decline' } };
    informer: { frame: { seat: Seat }; action: { type: 'inform'; business: number } | { type: 'decline' } };
    banker: { frame: { seat: Seat }; action: { type: 'bank'; track: 'income' | 'favours' } | { type: 'decline' } };
    prosecutor: { frame: { seat: Seat }; action: { type: 'free' } | { type: 'decline' } };
    /** DP-38 Grey tiles gained out of turn: which seat gained which, in order. */
    celebrate: { frame: { queue: { seat: Seat; tile: number }[] }; action: GreyUse | { type: 'keep' } };
    /** Events that ask one family after another. */
    event: {
      frame: { event: number; queue: Seat[] };
      action:
        | { type: 'pay' }
        | { type: 'sell'; business: number }
        | { type: 'bail-out' }
        | { type: 'let-drown' }
        | { type: 'decline' };
    };
  };
  Event:
    | { type: 'set-up'; startPlayer: Seat }
    | { type: 'parked'; seat: Seat | null; space: number }
    | { type: 'settled'; seat: Seat | null; district: number }
    | { type: 'round'; round: number }
    | { type: 'money'; seat: Seat; amount: number; reason: Reason; other: Seat | null }
    | { type: 'event-card'; event: number; colour: 'grey' | 'red' }
    | { type: 'ko'; track: 'reputation' | 'influence' }
    | { type: 'car'; space: number }
    /** Something that did nothing, and why (version 1 didn't say why); `seat`: the player responsible, null: everybody. */
    | { type: 'no-effect'; what: string; why?: Idle; seat?: Seat | null }
    | { type: 'turn'; seat: Seat }
    /** The faces of the dice still to be placed; null: placed. */
    | { type: 'rolled'; seat: Seat; faces: (number | null)[]; by: 'row' | 'cop' | 'judge' }
    | { type: 'extra-die'; seat: Seat; face: number; reason: 'grandchild' | 'event' }
    | { type: 'placed'; seat: Seat; die: Die; face: number; field: Field; senator: boolean }
    | { type: 'advanced'; seat: Seat; track: Track; from: number; to: number }
    | { type: 'tile-won'; seat: Seat; tile: Tile }
    | { type: 'tile-used'; seat: Seat; tile: Tile }
    | { type: 'tile-kept'; seat: Seat; tile: Tile }
    | { type: 'occupied'; seat: Seat; business: number }
    | { type: 'cleared'; business: number; holder: number; to: 'supply' | 'jail' | 'river' | 'box' }
    | { type: 'debt'; owner: Seat; from: number; to: number }
    | { type: 'friend'; seat: Seat; count: number }
    | { type: 'favour'; seat: Seat; favour: number }
    | { type: 'freed'; seat: Seat; count: number }
    | { type: 'drowned'; seat: Seat; count: number }
    | { type: 'rescued'; seat: Seat }
    | { type: 'declined'; seat: Seat; what: string }
    | { type: 'ended'; seat: Seat }
    | { type: 'out'; seats: Seat[] }
    | { type: 'over'; winners: Seat[] };
  Whisper: never;
  Fact:
    | SeatCount['money' | 'friends' | 'jail' | 'river' | 'supply' | Track]
    /** A business and its holder: a seat, EMPTY or NEUTRAL. */
    | { what: 'holder'; at: number; is: number }
    /** A seat's debt markers with another seat or, after the last seat, with the bank. */
    | { what: 'debts'; seat: Seat; at: number; is: number }
    /** Where a seat's tile is: ON_TRACK, HELD or USED. */
    | { what: 'tile'; seat: Seat; at: number; is: number }
    /** The row in which a die lies. */
    | { what: 'die'; at: number; is: number }
    /** The die that is left for row 4. */
    | { what: 'last'; is: number | null }
    | { what: 'car'; is: number }
    | { what: 'round'; is: number }
    | { what: 'turn'; is: number }
    /** The event that stays open until the round ends. */
    | { what: 'lasting'; is: number | null };
  Luck:
    | { type: 'dice'; seat: Seat; count: number }
    | { type: 'extra-die'; seat: Seat; reason: 'grandchild' | 'event' }
    | { type: 'event-card' };
}

/** The number of something a seat has, or its space on a track. */
type SeatCount = {
  [K in 'money' | 'friends' | 'jail' | 'river' | 'supply' | Track]: { what: K; seat: Seat; is: number };
};

export type DpTable = Table<DerPate>;
export type DpView = View<DerPate>;
export type DpSeatView = SeatView<DerPate>;
export type DpAction = Action<DerPate>;
export type DpEvent = DerPate['Event'];

/** A list to which answers of one form are added. */
export interface AnswerList<A> {
  push(answer: A): unknown;
}

/** The drawers that rules read, in a view and at the table alike. */
export interface BoardDrawers {
  readonly given: DeepReadonly<Given>;
  readonly open: DeepReadonly<OpenDrawer>;
  readonly recalled: { readonly money: readonly number[] };
}
