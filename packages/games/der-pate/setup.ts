import type { DeepReadonly, Drawers } from '@consigliere/kernel';
import { EVENTS } from './edition/edition.ts';
import { type DerPate, DICE, EMPTY, type Given, TILES } from './types.ts';

/** DP-1, DP-4, DP-5 The table before anybody has settled: members, markers and friends in their places, the events in order. */
export function setup(given: DeepReadonly<Given>, seats: number): Drawers<DerPate> {
  const each = <X>(make: (seat: number) => X): X[] => {
    const all: X[] = [];
    for (let seat = 0; seat < seats; seat++) all.push(make(seat));
    return all;
  };
  const zero = (): number => 0;
  return {
    open: {
      startPlayer: 0,
      round: 0,
      turn: 0,
      car: 0,
      holder: given.street.map(() => EMPTY),
      supply: each(() => given.members),
      jail: each(zero),
      river: each(zero),
      box: 3 * (4 - seats),
      debts: each(owner => [...each(at => (at === owner ? given.debtMarkers : 0)), 0]),
      reputation: each(zero),
      influence: each(zero),
      income: each(zero),
      favours: each(zero),
      tiles: each(() => TILES.map(zero)),
      friends: each(zero),
      brooklyn: given.friends,
      grey: 0,
      red: 0,
      ko: null,
      turnedUp: [],
      lasting: null,
      faces: DICE.map(zero),
      placed: DICE.map(zero),
      settlement: null,
      out: each(() => false),
      over: false,
    },
    recalled: { money: each(() => given.money) },
    own: each(() => ({})),
    sealed: { pile: EVENTS.map((_, event) => event), removed: [] },
  };
}
