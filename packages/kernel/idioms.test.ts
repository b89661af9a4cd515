import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { answers, getAt, inOrder, type SequencePart } from './idioms.ts';
import { rulesOf, start, waiting } from './play.ts';
import { chacha20 } from './random.ts';
import type { Shape, Table } from './shape.ts';

interface Tune extends Shape {
  Given: object;
  Open: { notes: string[] };
  Flow: {
    tune: { frame: { at: number }; action: never };
    trill: { frame: { left: number }; action: never };
  };
}

/** A game that plays notes and asks nobody. */
function play(...parts: readonly SequencePart<Tune>[]): readonly string[] {
  const tune: Game<Tune> = {
    id: 'tune',
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    given: () => ({ ok: true, value: {} }),
    setup: () => ({ open: { notes: [] }, recalled: {}, own: [{}], sealed: {} }),
    begin: table => table.call('tune', { at: 0 }),
    flow: {
      tune: inOrder(...parts),
      trill: {
        run(table, frame) {
          if (frame.left-- === 0) table.done();
          else table.open.notes.push('trill');
        },
      },
    },
    tally: () => ({}),
    result: () => null,
    imagine: () => ({ own: [{}], sealed: {} }),
    reveals: [],
    things: () => [],
    check: () => null,
    occurs: { actions: [], events: [], moments: {} },
  };
  const rules = rulesOf(tune, 1);
  if (!rules.ok) throw new Error(rules.why);
  const { state } = start(rules.value, chacha20('tune'));
  expect([state.flow, waiting(rules.value, state)]).toEqual([[], []]);
  return state.open.notes;
}

const note =
  (name: string): SequencePart<Tune> =>
  table =>
    void table.open.notes.push(name);

test('the parts of a sequence run one after another, and it ends after the last', () => {
  expect(play(note('a'), note('b'), note('c'))).toEqual(['a', 'b', 'c']);
  expect(play()).toEqual([]);
});

test('a part that calls a step is followed by the next part when that step has ended', () => {
  const trill: SequencePart<Tune> = table => table.call('trill', { left: 2 });
  expect(play(note('a'), trill, note('b'))).toEqual(['a', 'trill', 'trill', 'b']);
});

test('a part may name the part that comes next', () => {
  const a = note('a');
  const repeat: SequencePart<Tune> = ({ open }: Table<Tune>) => (open.notes.length < 3 ? a : undefined);
  expect(play(a, repeat, note('end'))).toEqual(['a', 'a', 'a', 'end']);
});

test('a part can’t go on with a part of another sequence', () => {
  expect(() => play(() => note('elsewhere'))).toThrow('not in its sequence');
});

test('answers are made once, frozen, by index and in a list', () => {
  const made: number[] = [];
  const HIT = answers(3, place => {
    made.push(place);
    return { type: 'hit', place };
  });
  expect(HIT(2)).toEqual({ type: 'hit', place: 2 });
  expect(HIT(2)).toBe(HIT.all[2]);
  expect(HIT.all.every(Object.isFrozen)).toBe(true);
  expect(made).toEqual([0, 1, 2]);
  expect(() => HIT(3)).toThrow('there are 3 answers, and none at 3');
});

test('answers by two indices are a table of tables', () => {
  const MOVE = answers(2, from => answers(3, to => ({ type: 'move', from, to })));
  expect(MOVE(1)(2)).toEqual({ type: 'move', from: 1, to: 2 });
});

test('getAt returns the item at an index, or throws', () => {
  expect(getAt(['a', 'b'], 1)).toBe('b');
  expect(() => getAt(['a', 'b'], 2)).toThrow('a list of 2 has nothing at 2');
});
