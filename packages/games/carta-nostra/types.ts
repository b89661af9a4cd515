import type { Action, Seat, SeatView, Shape, Table, View } from '@consigliere/kernel';
import type { Cards, Mafioso } from './mafiosi.ts';

/** The numbers of a match, settled from edition and options. */
export interface Given {
  edition: string;
  /** CN-C2, CN-C3 */
  eachKind: number;
  startingHand: number;
  handLimit: number;
  /** Whether the second of two players starts with an extra card. */
  secondPlayerBonus: boolean;
  /** The number of games that win the match. */
  wins: number;
  /** CN-13 Whether a Consigliere may take itself from the discard pile. */
  recruitsHimself: boolean;
  /** CN-2 The start player; null: chance decides. */
  start: Seat | null;
}

/** Why a game ended. */
export const ENDINGS = ['five-kinds', 'dead-end', 'last-round'] as const;
export type Ending = (typeof ENDINGS)[number];

export const ENDING_RULES: Readonly<Record<Ending, string>> = {
  'five-kinds': 'CN-5',
  'dead-end': 'CN-24',
  'last-round': 'CN-29',
};

export interface Open {
  region: Cards[];
  /** From the bottom to the top. */
  discard: Mafioso[];
  startPlayer: Seat;
  turn: Seat;
  round: number;
  /** CN-24 Turns in a row in which no card has moved. */
  stillTurns: number;
  /** Whether a card has moved in this turn. */
  moved: boolean;
  wins: number[];
  /** The last finished game of the match; null while one is being played. */
  ended: { ending: Ending; winners: Seat[] } | null;
  /** Whether the match is decided. */
  over: boolean;
}

/** A job that was played, and the Dons against it. */
export interface Job {
  seat: Seat;
  mafioso: Mafioso;
  /** CN-17 Named with the card for Hitman and Smuggler. */
  victim: Seat | null;
  /** CN-17 The kind named for the Hitman. */
  target: Mafioso | null;
  /** The seats that played the Dons, in order. */
  dons: Seat[];
}

export interface HandLook {
  hand: Cards;
  changes: number;
}

export interface CartaNostra extends Shape {
  Given: Given;
  Open: Open;
  Recalled: {
    /** Cards of each kind that everybody knows in a hand, because everybody saw them go there. */
    known: Cards[];
    /** For each hand, the cards that everybody saw come (the kind) and go (−1 − the kind) since somebody first looked at it. */
    changes: number[][];
  };
  Own: {
    hand: Cards;
    /** CN-23 The hands that this seat has looked at, each with the number of changes it had by then. */
    looks: (HandLook | null)[];
  };
  Sealed: {
    /** From the bottom to the top. */
    pile: Mafioso[];
  };
  Tally: { pile: number; hands: readonly number[] };
  Flow: {
    /** The part of a game that comes next. */
    game: { frame: { at: number }; action: never };
    turn: {
      frame: { seat: Seat; job: boolean; city: boolean };
      action: JobAction | { type: 'idle'; mafioso: Mafioso } | { type: 'city'; mafioso: Mafioso } | { type: 'end' };
    };
    window: { frame: Job; action: { type: 'pass' } | { type: 'react'; companion: Mafioso } };
    kidnap: { frame: { seat: Seat; victim: Seat }; action: { type: 'kidnap'; mafioso: Mafioso } };
    /** The frame has the position on the pile of the Consigliere that is doing the job; null if it may be taken like any other card. */
    recruit: { frame: { seat: Seat; himself: number | null }; action: { type: 'recruit'; mafioso: Mafioso } };
    limit: { frame: { seat: Seat; limit: number }; action: { type: 'discard'; mafioso: Mafioso } };
  };
  Event:
    | { type: 'dealt'; startPlayer: Seat; turnedUp: Mafioso }
    | { type: 'turn'; seat: Seat; round: number }
    | { type: 'drew'; seat: Seat }
    | { type: 'nothing-to-draw'; seat: Seat }
    | { type: 'reshuffled'; cards: number }
    | { type: 'city'; seat: Seat; mafioso: Mafioso }
    | { type: 'job'; seat: Seat; mafioso: Mafioso; victim: Seat | null; target: Mafioso | null }
    | { type: 'idle'; seat: Seat; mafioso: Mafioso }
    | { type: 'reacted'; seat: Seat; companion: Mafioso; against: Seat }
    | { type: 'unopposed'; seat: Seat }
    | { type: 'stopped'; seat: Seat; mafioso: Mafioso }
    | { type: 'liquidated'; seat: Seat; victim: Seat; mafioso: Mafioso }
    | { type: 'looked'; seat: Seat; victim: Seat }
    | { type: 'empty-handed'; seat: Seat; victim: Seat }
    | { type: 'kidnapped'; seat: Seat; victim: Seat; mafioso: Mafioso }
    | { type: 'recruited'; seat: Seat; mafioso: Mafioso }
    | { type: 'discarded'; seat: Seat; mafioso: Mafioso }
    | { type: 'ended'; seat: Seat }
    | { type: 'game-over'; ending: Ending; winners: Seat[] }
    | { type: 'match-over'; winners: Seat[] };
  Whisper:
    | { type: 'dealt-hand'; startPlayer: Seat; turnedUp: Mafioso; hand: Cards }
    | { type: 'drew-card'; seat: Seat; mafioso: Mafioso }
    | { type: 'saw-hand'; seat: Seat; victim: Seat; hand: Cards };
  Fact:
    | { what: 'ending'; is: Ending | null }
    | { what: 'won'; seat: Seat; is: boolean }
    | { what: 'answered'; is: boolean }
    /** The kinds in a city, and the cards in another player's hand. */
    | { what: 'kinds'; seat: Seat; is: number }
    | { what: 'hand'; seat: Seat; is: number }
    /** Cards of a kind in a city, in the viewer's hand, on the discard pile. */
    | { what: 'city'; seat: Seat; at: Mafioso; is: number }
    | { what: 'held'; at: Mafioso; is: number }
    | { what: 'lying'; at: Mafioso; is: number }
    /** The viewer's hand; CN-6 the cards over the limit; the draw pile; CN-24 turns in which no card has moved. */
    | { what: 'cards'; is: number }
    | { what: 'too-many'; is: number }
    | { what: 'pile'; is: number }
    | { what: 'still'; is: number }
    | { what: 'turn'; is: Seat | null }
    | { what: 'choice'; is: 'kidnap' | 'recruit' | null };
  Luck: { type: 'answers' } | { type: 'draw' } | { type: 'look'; victim: Seat } | { type: 'deal' };
}

export type JobAction =
  | { type: 'job'; mafioso: Mafioso }
  | { type: 'job'; mafioso: Mafioso; victim: Seat }
  | { type: 'job'; mafioso: Mafioso; victim: Seat; target: Mafioso };

export type CnTable = Table<CartaNostra>;
export type CnView = View<CartaNostra>;
export type CnSeatView = SeatView<CartaNostra>;
export type CnAction = Action<CartaNostra>;
export type CnEvent = CartaNostra['Event'] | CartaNostra['Whisper'];
export type TurnAction = CartaNostra['Flow']['turn']['action'];
export type WindowAction = CartaNostra['Flow']['window']['action'];
