/** Code that must not compile. Only the type checker reads it; it is never run. */
import type { Game } from './game.ts';
import type { ActionOf, Decision, Procedure, SeatView, Shape, State, Table, View } from './shape.ts';
import { sitdown } from './sitdown/sitdown.ts';
import type { Sitdown } from './sitdown/types.ts';

declare const seen: SeatView<Sitdown>;
declare const state: State<Sitdown>;
declare const table: Table<Sitdown>;

// @ts-expect-error a view has no sealed drawer
seen.sealed;
// @ts-expect-error a view has no generator
seen.rng;
// @ts-expect-error a view cannot be written to
seen.open.round = 2;
// @ts-expect-error nor can what lies deep in it
seen.open.discard.push(1);
// @ts-expect-error a state is not a view
export const aView: View<Sitdown> = state;
// @ts-expect-error what a match was given cannot be changed
table.given.rounds = 5;
// @ts-expect-error a spectator has no drawer of its own
export const hand: readonly number[] = (seen as View<Sitdown>).own.hand;

// @ts-expect-error every kind of frame needs a step
export const flow: Game<Sitdown>['flow'] = { rounds: sitdown.flow.rounds };
// @ts-expect-error a call needs the fields of its frame
table.call('target', {});
// @ts-expect-error and a kind the game has
table.call('duel', { by: 1 });
// @ts-expect-error an answer belongs to its own decision
export const answer: ActionOf<Sitdown, 'target'> = { type: 'vote', stay: true };
// @ts-expect-error a procedure is asked nothing
sitdown.flow.rounds.legal;

// @ts-expect-error everybody is not told the card
table.tell('S-5', { type: 'drew', seat: 1, card: 3 });
// @ts-expect-error a whisper is not an event
table.tell('S-5', { type: 'drew-card', seat: 1, card: 3 });
// @ts-expect-error an event is not a whisper
table.tell('S-5', { type: 'drew', seat: 1 }, 1, { type: 'drew', seat: 1 });

export const cheating: Partial<Game<Sitdown>> = {
  // @ts-expect-error imagining is given a view, not the state
  imagine: (world: State<Sitdown>) => world,
};
export const peeking: Pick<Decision<Sitdown, 'target'>, 'legal'> = {
  // @ts-expect-error what is legal is found from a view, not from the state
  legal: (world: State<Sitdown>) => (world.sealed.deck.length > 0 ? [] : []),
};
export const forcing: Pick<Decision<Sitdown, 'guard'>, 'forced'> = {
  // @ts-expect-error what is forced is found from what everybody knows, not from a seat's own cards
  forced: view => (view.own.hand.length === 0 ? { type: 'suffer' } : null),
};
export const counting: Pick<Game<Sitdown>, 'tally'> = {
  // @ts-expect-error a tally is numbers only
  tally: ({ own }) => ({ deck: 1, hands: own.map(each => each.hand) }),
};
export const asking: Procedure<Sitdown, 'rounds'> = {
  run: () => undefined,
  // @ts-expect-error a step that asks nobody has nobody to wait for
  waiting: () => [0],
};
export const silent: Pick<Game<Shape>, 'reveals'> = {
  // @ts-expect-error reveals are names
  reveals: [1],
};
