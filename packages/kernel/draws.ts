import type { Parsed, Rules } from './game.ts';
import { canonical } from './key.ts';
import { type MatchRecord, replay } from './record.ts';
import type { Shape, State, Table } from './shape.ts';

/** The values drawn for one epoch of a purpose: one value, or all values of a shuffle, each from 0 to n − 1. */
export interface Draw {
  readonly purpose: string;
  readonly epoch: number;
  readonly values: readonly (readonly [n: number, value: number])[];
}

type UnnumberedDraw = Omit<Draw, 'epoch'>;
type DrawListener = (draw: UnnumberedDraw) => void;

/**
 * Replays a record and yields the draws of the set-up, then those of each entry. It stops at the first entry that doesn't fit. A draw
 * that is repeated after the table went back isn't yielded again, unless its n differs.
 */
export function* drawsOf<T extends Shape>(
  rules: Rules<T>,
  record: MatchRecord<T>,
  from: State<T> | null = null,
): Generator<Parsed<readonly Draw[]>> {
  const told = new Set<string>();
  let heard: UnnumberedDraw[] = [];
  const loud = listenToDraws(rules, draw => heard.push(draw));
  for (const step of replay(loud, record, from)) {
    if (!step.ok) return yield step;
    const drawn = numberDraws(step.value.state, heard).filter(draw => !told.has(canonical(draw)));
    for (const draw of drawn) told.add(canonical(draw));
    yield { ok: true, value: drawn };
    heard = [];
  }
}

/**
 * Numbers an entry's draws. They all led to its state, so the last draw of a purpose is the last one that the state counts. Counting
 * forward would go wrong where an answer is undone together with its count.
 */
function numberDraws<T extends Shape>({ rng }: State<T>, heard: readonly UnnumberedDraw[]): readonly Draw[] {
  const counts = new Map(Object.entries('epochs' in rng ? rng.epochs : {}));
  const lastFirst = heard.toReversed().map(({ purpose, values }) => {
    const epoch = (counts.get(purpose) ?? 0) - 1;
    counts.set(purpose, epoch);
    return { purpose, epoch, values };
  });
  return lastFirst.reverse();
}

/** The same rules with steps that report what they draw. Worlds and generators of real matches don't know about it. */
function listenToDraws<T extends Shape>(rules: Rules<T>, hear: DrawListener): Rules<T> {
  const { game, steps } = rules;
  return {
    ...rules,
    game: { ...game, begin: table => game.begin(reportDraws(table, hear)) },
    steps: steps.map(step => {
      const { run, take } = step;
      return {
        ...step,
        run: run && ((table, frame, answers) => run(reportDraws(table, hear), frame, answers)),
        take: take && ((table, frame, seat, action) => take(reportDraws(table, hear), frame, seat, action)),
      };
    }),
  };
}

function reportDraws<T extends Shape>(table: Table<T>, hear: DrawListener): Table<T> {
  const { seats, given, open, recalled, sealed } = table;
  return {
    seats,
    given,
    open,
    recalled,
    sealed,
    own: seat => table.own(seat),
    call: (kind, frame) => table.call(kind, frame),
    done: () => table.done(),
    tell: (rule, event, seat, whisper) => table.tell(rule, event, seat, whisper),
    tellEach: (rule, event, whispers) => table.tellEach(rule, event, whispers),
    random(purpose, n) {
      const value = table.random(purpose, n);
      hear({ purpose, values: [[n, value]] });
      return value;
    },
    shuffle<X>(purpose: string, items: X[]): X[] {
      const order = table.shuffle(purpose, [...items.keys()]);
      hear({ purpose, values: readShuffle(order) });
      const before = [...items];
      for (const [place, from] of order.entries()) items[place] = before[from] as X;
      return items;
    },
  };
}

/** Reconstructs the values that a shuffle drew (Fisher–Yates, from the last place down) from the resulting order. */
function readShuffle(order: readonly number[]): Draw['values'] {
  const left = [...order.keys()];
  const values: [n: number, value: number][] = [];
  for (let place = order.length - 1; place > 0; place--) {
    const value = left.indexOf(order[place] as number);
    values.push([place + 1, value]);
    left[value] = left[place] as number;
  }
  return values;
}
