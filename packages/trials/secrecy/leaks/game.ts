import type { Game, Shape, Table } from '@consigliere/kernel';
import type { HiddenState } from '../hooks.ts';
import type { Leak } from './leak.ts';

type AnyTable = Table<Shape>;
type ActionList = readonly object[];

/** The parts of a step that leaks change. */
interface LooseStep {
  readonly take?: (table: AnyTable, frame: object, ...rest: unknown[]) => void;
  readonly run?: (table: AnyTable, frame: object, ...rest: unknown[]) => void;
  readonly legal?: (view: unknown, frame: object) => ActionList;
  readonly barred?: (view: unknown, frame: object) => ActionList;
}

function withSteps(game: Game<Shape>, change: (step: LooseStep) => LooseStep): Game<Shape> {
  const steps = Object.entries(game.flow as unknown as Record<string, LooseStep>);
  const flow = Object.fromEntries(steps.map(([kind, step]) => [kind, { ...step, ...change(step) }]));
  return { ...game, flow: flow as unknown as Game<Shape>['flow'] };
}

/** Wraps the table that steps are given, and does something after each step. */
function withTable(
  game: Game<Shape>,
  make: (table: AnyTable) => AnyTable,
  after: (table: AnyTable) => void = () => {},
): Game<Shape> {
  const around = (step: LooseStep, verb: 'take' | 'run'): LooseStep => {
    const inner = step[verb];
    if (inner === undefined) return {};
    return {
      [verb]: (table: AnyTable, frame: object, ...rest: unknown[]) => {
        inner.call(step, make(table), frame, ...rest);
        after(table);
      },
    };
  };
  return withSteps(game, step => ({ ...around(step, 'take'), ...around(step, 'run') }));
}

const keepTable = (table: AnyTable): AnyTable => table;
const hiddenAt = (table: AnyTable): { own: object[]; sealed: object } => ({
  own: table.seats.map(seat => table.own(seat)),
  sealed: table.sealed,
});

/** Replaces some methods of a table. */
function replaceVerbs(table: AnyTable, verbs: Partial<AnyTable>): AnyTable {
  return new Proxy(table, {
    get(inner, name) {
      if (Object.hasOwn(verbs, name)) return Reflect.get(verbs, name);
      const value: unknown = Reflect.get(inner, name, inner);
      return typeof value === 'function' ? value.bind(inner) : value;
    },
  });
}

const withTally = (
  game: Game<Shape>,
  more: (tally: object, number: number) => object,
  hidden: HiddenState,
): Game<Shape> => ({
  ...game,
  tally: state => {
    const tally = game.tally(state);
    return { ...tally, ...more(tally, hidden.number(state)) } as Shape['Tally'];
  },
});

const note = (drawer: object, number: number): void => void Object.assign(drawer, { note: number });

/** Leaks in the rules themselves. */
export const gameLeaks: readonly Leak[] = [
  {
    name: 'a count that adds up hidden cards',
    hooks: { game: (game, hidden) => withTally(game, (_, number) => ({ sum: number }), hidden) },
  },
  {
    name: 'a pile that sometimes has one card more',
    hooks: {
      game: (game, hidden) =>
        withTally(
          game,
          (tally, number) => {
            const [name = 'pile', size] = Object.entries(tally).find(([, each]) => typeof each === 'number') ?? [];
            return { [name]: Number(size) + (number % 2) };
          },
          hidden,
        ),
    },
  },
  {
    name: 'a hidden card noted on the open table',
    hooks: {
      game: (game, hidden) => withTable(game, keepTable, table => note(table.open, hidden.number(hiddenAt(table)))),
    },
  },
  {
    name: 'a hidden card in the recalled drawer',
    hooks: {
      game: (game, hidden) => withTable(game, keepTable, table => note(table.recalled, hidden.number(hiddenAt(table)))),
    },
  },
  {
    name: 'a frame that holds a hidden card',
    hooks: {
      game: (game, hidden) =>
        withTable(game, table =>
          replaceVerbs(table, {
            call: (kind, frame) => table.call(kind, { ...frame, hint: hidden.number(hiddenAt(table)) }),
          }),
        ),
    },
  },
  {
    name: 'an event that says more than it should',
    hooks: {
      game: (game, hidden) =>
        withTable(game, table =>
          replaceVerbs(table, {
            tell: (rule, event, ...rest) =>
              table.tell(rule, { ...event, hint: hidden.number(hiddenAt(table)) } as typeof event, ...rest),
          }),
        ),
    },
  },
  {
    name: 'an event that comes or not',
    hooks: {
      game: (game, hidden) =>
        withTable(game, keepTable, table => {
          if (hidden.bit(hiddenAt(table))) table.tell('', { type: 'rumour' });
        }),
    },
  },
  {
    name: 'actions in an order that follows hidden cards',
    hooks: {
      game: (game, hidden) =>
        withSteps(game, ({ legal }) =>
          legal === undefined
            ? {}
            : { legal: (view, frame) => (hidden.bit() ? legal(view, frame).toReversed() : legal(view, frame)) },
        ),
    },
  },
  {
    name: "an action that isn't offered",
    hooks: {
      game: (game, hidden) =>
        withSteps(game, ({ legal }) =>
          legal === undefined
            ? {}
            : {
                legal: (view, frame) => {
                  const all = legal(view, frame);
                  return hidden.bit() && all.length > 1 ? all.slice(0, -1) : all;
                },
              },
        ),
    },
  },
  {
    name: 'an action that is barred or not',
    hooks: {
      game: (game, hidden) =>
        withSteps(game, ({ legal, barred }) =>
          legal === undefined
            ? {}
            : {
                barred: (view, frame) => [
                  ...(barred?.(view, frame) ?? []),
                  ...(hidden.bit() ? [{ action: { type: 'bluff' }, rule: 'X-1' }] : []),
                ],
              },
        ),
    },
  },
];
