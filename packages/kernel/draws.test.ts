import { expect, test } from 'vitest';
import { type Draw, drawsOf } from './draws.ts';
import type { Game, Rules } from './game.ts';
import { begin, type History } from './history.ts';
import { canonical } from './key.ts';
import { legal, rulesOf, waiting } from './play.ts';
import { below, chacha20, streamOf } from './random.ts';
import { type Entry, follow, type MatchRecord, newRecord, stateHash } from './record.ts';
import type { Action } from './shape.ts';
import { sitdown } from './sitdown/sitdown.ts';
import type { Sitdown } from './sitdown/types.ts';

function rulesFor(game: Game<Sitdown>): Rules<Sitdown> {
  const rules = rulesOf(game, 3);
  if (!rules.ok) throw new Error(rules.why);
  return rules.value;
}

const rules = rulesFor(sitdown);

/** Each seat's first or last legal answer; a pledge is two cards. */
function answerOf({ state }: History<Sitdown>, seat: number, last: boolean): readonly Action<Sitdown>[] {
  const actions = legal(rules, state, seat);
  const [first] = actions;
  if (first?.type !== 'pick') return [actions.at(last ? -1 : 0)!];
  return [...actions.slice(0, 2), { type: 'seal' }];
}

/** A match with this many answers. If `back`, the table then lets seat 0 go back, and the match continues differently. */
function recorded({
  answers,
  back = false,
}: {
  answers: number;
  back?: boolean;
}): [MatchRecord<Sitdown>, History<Sitdown>] {
  const record = newRecord(rules, 'draws');
  const entries: Entry<Sitdown>[] = [];
  let history = begin(rules, chacha20(record.seed));
  const add = (seat: number, deed: Entry<Sitdown>[1]): void => {
    const next = follow(rules, history, [seat, deed]);
    if (!next.ok) throw new Error(next.why);
    history = next.value;
    entries.push([seat, deed, stateHash(history.state)]);
  };
  const play = (last: boolean): void => {
    for (let count = 0; count < answers; count++) {
      const seat = waiting(rules, history.state)[0];
      if (seat !== undefined) add(seat, answerOf(history, seat, last));
    }
  };
  play(false);
  if (back) {
    add(0, 'agreed');
    play(true);
  }
  return [{ ...record, entries }, history];
}

function drawn(record: MatchRecord<Sitdown>, by: Rules<Sitdown> = rules): readonly (readonly Draw[])[] {
  return [...drawsOf(by, record)].map(step => {
    if (!step.ok) throw new Error(step.why);
    return step.value;
  });
}

/** The draw as its stream has it. */
function again(seed: string, { purpose, epoch, values }: Draw): Draw {
  const next = streamOf(seed, purpose, epoch);
  return { purpose, epoch, values: values.map(([n]) => [n, below(next, n)]) };
}

test('every epoch that the generator counts is listed once, in order, with the values of its stream', () => {
  const [record, { state }] = recorded({ answers: 40 });
  const draws = drawn(record).flat();
  const epochs = Map.groupBy(draws, ({ purpose }) => purpose);
  const counted = Object.entries('epochs' in state.rng ? state.rng.epochs : {});
  expect(counted.map(([purpose]) => purpose)).toEqual(['deck', 'racket']);
  for (const [purpose, count] of counted)
    expect(epochs.get(purpose)?.map(({ epoch }) => epoch)).toEqual(Array.from({ length: count }, (_, epoch) => epoch));
  expect(draws.map(draw => again(record.seed, draw))).toEqual(draws);
});

test('a shuffle is one draw with a value for each place except the first', () => {
  const [setUp] = drawn(recorded({ answers: 0 })[0]);
  expect(setUp?.map(({ purpose, epoch }) => [purpose, epoch])).toEqual([['deck', 0]]);
  expect(setUp?.[0]?.values.map(([n]) => n)).toEqual(Array.from({ length: 23 }, (_, i) => 24 - i));
});

test.each([0, 1, 2])('a shuffle of %i things opens an epoch too', things => {
  const odd: Game<Sitdown> = {
    ...sitdown,
    begin(table) {
      expect(table.shuffle('odd', ['a', 'b'].slice(0, things)).toSorted()).toEqual(['a', 'b'].slice(0, things));
      sitdown.begin(table);
    },
  };
  const [setUp] = drawn(newRecord(rules, 'draws'), rulesFor(odd));
  expect(setUp?.[0]).toEqual(again(newRecord(rules, 'draws').seed, setUp![0]!));
  expect(setUp?.[0]).toMatchObject({ purpose: 'odd', epoch: 0 });
  expect(setUp?.[0]?.values).toHaveLength(Math.max(0, things - 1));
});

test('an entry lists its draws: none while secret answers are missing, the dice when the last one opens them', () => {
  const [record] = recorded({ answers: 3 });
  const [, first, second, third] = drawn(record);
  expect([first, second]).toEqual([[], []]);
  expect(third?.map(({ purpose }) => purpose)).toContain('racket');
});

test('a draw that is repeated after the table went back is the same and is listed once', () => {
  const [record, { state }] = recorded({ answers: 30, back: true });
  const steps = drawn(record);
  const draws = steps.flat();
  expect(steps[record.entries.findIndex(([, deed]) => deed === 'agreed') + 1]).toEqual([]);
  expect(new Set(draws.map(draw => canonical(draw))).size).toBe(draws.length);
  expect(draws.map(draw => again(record.seed, draw))).toEqual(draws);
  const counted = 'epochs' in state.rng ? state.rng.epochs : {};
  expect(draws.filter(({ purpose }) => purpose === 'racket').length).toBeGreaterThanOrEqual(counted.racket ?? 0);
});

test('listening changes nothing: the record still replays to its hashes, and a wrong entry is named', () => {
  const [record] = recorded({ answers: 10 });
  expect(drawn(record)).toHaveLength(11);
  const entries = record.entries.with(4, [record.entries[4]![0], record.entries[4]![1], '0000000000000000']);
  const steps = [...drawsOf(rules, { ...record, entries })];
  expect(steps).toHaveLength(6);
  expect(steps.at(-1)).toEqual({ ok: false, why: 'entry 5: the state is not the recorded one' });
});
