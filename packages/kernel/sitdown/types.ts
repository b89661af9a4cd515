import type { Seat, Shape } from '../shape.ts';

/**
 * Sit-down, a small game for the kernel's own tests and an unpublished game: secret pledges of one or two cards, a die, a target, a
 * reaction, a look at a card, and an open vote of everybody at once.
 */
export interface Sitdown extends Shape {
  Given: { rounds: number };
  Open: { round: number; shown: number[][]; discard: number[]; stay: number; over: boolean; counted: number[] };
  Recalled: { cash: number[] };
  Own: { hand: number[]; seen: { seat: Seat; card: number }[] };
  Sealed: { deck: number[] };
  Tally: { deck: number; hands: readonly number[] };
  Flow: {
    rounds: { frame: { at: number }; action: never };
    pledge: { frame: Record<string, never>; action: { type: 'pick'; card: number } | { type: 'seal' } };
    resolve: { frame: { queue: { seat: Seat; card: number }[] }; action: never };
    target: { frame: { by: Seat }; action: { type: 'target'; seat: Seat } };
    guard: { frame: { by: Seat; target: Seat }; action: { type: 'guard'; card: number } | { type: 'suffer' } };
    vote: { frame: { waiting: Seat[] }; action: { type: 'vote'; stay: boolean } };
  };
  Event:
    | { type: 'drew'; seat: Seat }
    | { type: 'pledged'; shown: number[][] }
    | { type: 'paid'; seat: Seat; amount: number }
    | { type: 'looked'; seat: Seat; at: Seat }
    | { type: 'hit'; by: Seat; target: Seat; guarded: boolean }
    | { type: 'voted'; seat: Seat; stay: boolean };
  Fact:
    | { what: 'cash' | 'hand' | 'shown'; seat: Seat; is: number }
    | { what: 'card'; at: number; is: 'hand' | 'picked' | 'gone' }
    | { what: 'round' | 'stay' | 'discard' | 'deck'; is: number };
  Luck: { type: 'pledges' } | { type: 'draw'; seat: Seat } | { type: 'die'; seat: Seat } | { type: 'look'; at: Seat };
  Whisper: { type: 'drew-card'; seat: Seat; card: number } | { type: 'saw-card'; at: Seat; card: number };
}

export const KINDS = ['hit', 'racket', 'bodyguard', 'informer'] as const;
export const kindOf = (card: number): (typeof KINDS)[number] => KINDS[card % KINDS.length] ?? 'hit';
export const CARDS = 24;
export const HAND = 3;
