import type { CheckedGame, Game } from '../../game.ts';
import type { Seat, State, Table } from '../../shape.ts';
import { sitdown } from '../../sitdown/sitdown.ts';
import type { Sitdown } from '../../sitdown/types.ts';
import type { Law } from '../trial.ts';

/** Sit-down with one planted fault, and the laws that must find it. */
export interface Fault {
  readonly name: string;
  readonly laws: readonly Law[];
  readonly game: CheckedGame<Sitdown>;
}

type SitdownFlow = Game<Sitdown>['flow'];
export type SitdownState = State<Sitdown>;
export type SitdownTable = Table<Sitdown>;

export const withFlow = (flow: Partial<SitdownFlow>): CheckedGame<Sitdown> => ({
  ...sitdown,
  flow: { ...sitdown.flow, ...flow },
});
export const withTally = (extra: (state: SitdownState) => Record<string, number>): CheckedGame<Sitdown> => ({
  ...sitdown,
  tally: state => ({ ...sitdown.tally(state), ...extra(state as SitdownState) }),
});
/** Sets a field that the types don't allow, as a careless cast would. */
export const smuggle = (into: object, name: string, value: unknown): void => {
  Object.assign(into, { [name]: value });
};
/** A resolve step that first does something else with every pledged card. */
export const withResolve = (
  first: (table: SitdownTable, next: { seat: Seat; card: number }) => void,
): CheckedGame<Sitdown> =>
  withFlow({
    resolve: {
      run(table, frame) {
        const next = frame.queue[0];
        if (next !== undefined) first(table, next);
        sitdown.flow.resolve.run(table, frame);
      },
    },
  });

export const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + card, 0);
/** A memory outside the state, which a game must not have. */
export const memory: { state: SitdownState | null; count: number; pile: number[] } = {
  state: null,
  count: 0,
  pile: [],
};
