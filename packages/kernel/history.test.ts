import { expect, test } from 'vitest';
import type { Rules } from './game.ts';
import { answer, begin, canUndo, type History } from './history.ts';
import { legal, rulesOf, waiting } from './play.ts';
import { chacha20, random, sfc32 } from './random.ts';
import { type MatchRecord, newRecord, replay, rulesOfRecord, stateHash } from './record.ts';
import type { Action } from './shape.ts';
import { sitdown } from './sitdown/sitdown.ts';
import { kindOf, type Sitdown } from './sitdown/types.ts';
import { takeBack, undo } from './undo.ts';

function sitDown(seed = 'history'): { rules: Rules<Sitdown>; history: History<Sitdown> } {
  const rules = rulesOf(sitdown, 3);
  if (!rules.ok) throw new Error(rules.why);
  return { rules: rules.value, history: begin(rules.value, chacha20(seed)) };
}

/** The seat's lowest card, pledged and sealed. */
const pledgeOf = (history: History<Sitdown>, seat: number): Action<Sitdown>[] => [
  { type: 'pick', card: history.state.own[seat]?.hand[0] ?? -1 },
  { type: 'seal' },
];

test('a secret answer is one entry: incomplete, empty or overlong ones are refused', () => {
  const { rules, history } = sitDown();
  const [pick, seal] = pledgeOf(history, 0);
  expect(() => answer(rules, history, 0, [])).toThrow('malformed');
  expect(() => answer(rules, history, 0, [pick])).toThrow('malformed');
  expect(() => answer(rules, history, 0, [pick, seal, seal])).toThrow('malformed');
  expect(answer(rules, history, 0, [pick, seal]).last?.picks).toEqual([pick, seal]);
});

test('a seat withdraws its own secret answer although others have answered since', () => {
  const { rules, history } = sitDown();
  const first = answer(rules, history, 0, pledgeOf(history, 0));
  const second = answer(rules, first, 1, pledgeOf(first, 1));
  const without = undo(rules, second, 0);
  expect(without?.state.answers).toEqual([[], pledgeOf(history, 1), []]);
  expect(waiting(rules, without!.state)).toEqual([0, 2]);
  expect(canUndo(without!, 0)).toBe(false);
  expect(canUndo(without!, 1)).toBe(true);
});

test('answers that have been opened can’t be undone', () => {
  const { rules, history } = sitDown();
  const opened = [0, 1, 2].reduce((each, seat) => answer(rules, each, seat, pledgeOf(each, seat)), history);
  for (const seat of [0, 1, 2]) expect(undo(rules, opened, seat)).toBeNull();
});

test('undoing an open answer from which nobody learned anything restores the state', () => {
  const { rules, history } = atTarget();
  const by = waiting(rules, history.state)[0]!;
  const chosen = answer(rules, history, by, [legal(rules, history.state, by)[0]]);
  expect(canUndo(chosen, by)).toBe(true);
  expect(undo(rules, chosen, by)?.state).toBe(history.state);
});

test('an answer can’t be undone after another seat has answered', () => {
  const { rules, history } = atTarget();
  const by = waiting(rules, history.state)[0]!;
  const chosen = answer(rules, history, by, [legal(rules, history.state, by)[0]]);
  const target = waiting(rules, chosen.state)[0]!;
  const suffered = answer(rules, chosen, target, [{ type: 'suffer' }]);
  expect(undo(rules, suffered, by)).toBeNull();
});

/** A history in which somebody must name a target. */
function atTarget(): { rules: Rules<Sitdown>; history: History<Sitdown> } {
  for (let seed = 0; seed < 100; seed++) {
    const { rules, history } = sitDown(`target ${seed}`);
    const lowest = history.state.own.map(({ hand }) => kindOf(hand[0] ?? 0));
    if (lowest[0] !== 'hit') continue;
    return {
      rules,
      history: [0, 1, 2].reduce((each, seat) => answer(rules, each, seat, pledgeOf(each, seat)), history),
    };
  }
  throw new Error('no such deal');
}

function recorded(): { rules: Rules<Sitdown>; record: MatchRecord<Sitdown> } {
  const { rules, history } = sitDown('record');
  const entries: MatchRecord<Sitdown>['entries'][number][] = [];
  const one = answer(rules, history, 0, pledgeOf(history, 0));
  entries.push([0, pledgeOf(history, 0), stateHash(one.state)]);
  const back = undo(rules, one, 0)!;
  entries.push([0, null, stateHash(back.state)]);
  const again = answer(rules, back, 2, pledgeOf(back, 2));
  entries.push([2, pledgeOf(back, 2), stateHash(again.state)]);
  return { rules, record: { ...newRecord(rules, 'record'), entries } };
}

test('a record replays through JSON, undone answers included', () => {
  const { rules, record } = recorded();
  const histories = [...replay(rules, JSON.parse(JSON.stringify(record)))];
  expect(histories).toHaveLength(4);
  expect(histories.every(each => each.ok)).toBe(true);
});

test('a changed record is found at its entry', () => {
  const { rules, record } = recorded();
  const entries = record.entries.with(2, [2, record.entries[2]![1], '0000000000000000']);
  expect([...replay(rules, { ...record, entries })].at(-1)).toEqual({
    ok: false,
    why: 'entry 3: the state is not the recorded one',
  });
  const illegal = record.entries.with(1, [1, [{ type: 'seal' }], '']);
  const histories = [...replay(rules, { ...record, entries: illegal })];
  expect(histories).toHaveLength(3);
  expect(histories.at(-1)).toEqual({
    ok: false,
    why: 'entry 2: [{"type":"seal"}] of seat 1 is refused: not-legal (S-1)',
  });
});

test('a record of another game, version or edition is refused with a sentence', () => {
  const { record } = recorded();
  const refused = (other: Partial<typeof record>) => rulesOfRecord(sitdown, { ...record, ...other });
  expect(refused({ game: 'chess' })).toEqual({ ok: false, why: 'the record is of chess, not sitdown' });
  expect(refused({ version: 9 })).toEqual({
    ok: false,
    why: 'the record is of version 9 of sitdown; this is version 1',
  });
  expect(refused({ given: 'other' })).toEqual({
    ok: false,
    why: 'the record was played with another edition of sitdown',
  });
  expect(refused({ seats: 9 })).toMatchObject({ ok: false, why: 'sitdown is for 3 to 4 players, not 9' });
  expect(rulesOfRecord(sitdown, record)).toMatchObject({ ok: true });
});

/** A history continued with this many random answers. */
function playedOn({ rules, history }: ReturnType<typeof sitDown>, answers: number): History<Sitdown> {
  const rng = sfc32('played on');
  let now = history;
  for (let count = 0; count < answers; count++) {
    const [seat] = waiting(rules, now.state);
    if (seat === undefined) break;
    const actions = legal(rules, now.state, seat);
    const chosen = actions[random(rng, '', actions.length)]!;
    now = answer(rules, now, seat, chosen.type === 'pick' ? [chosen, { type: 'seal' }] : [chosen]);
  }
  return now;
}

/** The answers that haven't been undone, the last one first. */
function standing({ last }: History<Sitdown>): NonNullable<History<Sitdown>['last']>[] {
  const all = [];
  for (let each = last; each !== null; each = each.previous) all.push(each);
  return all;
}

test('the table goes back to before a seat’s last answer, although something was learned since', () => {
  const { rules, history } = sitDown();
  const first = answer(rules, history, 1, pledgeOf(history, 1));
  const opened = [0, 2].reduce((each, seat) => answer(rules, each, seat, pledgeOf(each, seat)), first);
  expect(undo(rules, opened, 0)).toBeNull();
  expect(takeBack(rules, opened, 0)).toMatchObject({ state: first.state, notices: [] });
  expect(takeBack(rules, opened, 2)?.state.answers).toEqual([pledgeOf(history, 0), pledgeOf(history, 1), []]);
  expect(takeBack(rules, opened, 1)?.state).toEqual(history.state);
});

test('a seat that hasn’t answered can’t go back', () => {
  const { rules, history } = sitDown();
  expect(takeBack(rules, answer(rules, history, 1, pledgeOf(history, 1)), 0)).toBeNull();
});

test('a player who goes back and answers as before gets the same draws', () => {
  const start = sitDown();
  const { rules } = start;
  const played = playedOn(start, 12);
  const { seat, picks } = played.last!;
  expect(answer(rules, takeBack(rules, played, seat)!, seat, picks).state).toEqual(played.state);
});

test('after the table went back, answers that could be undone before can be undone again', () => {
  const { rules, history } = sitDown();
  const one = answer(rules, history, 0, pledgeOf(history, 0));
  const opened = [1, 2].reduce((each, seat) => answer(rules, each, seat, pledgeOf(each, seat)), one);
  const back = takeBack(rules, opened, 1)!;
  expect(canUndo(back, 0)).toBe(true);
  expect(undo(rules, back, 0)?.state).toEqual(history.state);
});

/** The same rules, and a count of the picks played since the last call: legal answers are listed once for each. */
function countPicks(rules: Rules<Sitdown>): { readonly counted: Rules<Sitdown>; takeCount(): number } {
  let count = 0;
  const steps = rules.steps.map(step => {
    const { legal } = step;
    const list: typeof legal = (view, frame) => {
      count++;
      return legal?.(view, frame) ?? [];
    };
    return { ...step, legal: legal && list };
  });
  const takeCount = (): number => {
    const counted = count;
    count = 0;
    return counted;
  };
  return { counted: { ...rules, steps }, takeCount };
}

test('a long match keeps all answers, and a state for each power of two that it has gone on since', () => {
  const { rules, history } = sitDown();
  const longest = playedOn({ rules, history }, 1000);
  const { number } = longest.last!;
  expect(standing(longest)).toHaveLength(number);
  const ages = longest.checkpoints.map(({ answers }) => number - answers);
  expect(ages[0]).toBe(number);
  expect(ages.at(-1)).toBe(1);
  expect(new Set(ages.map(age => Math.floor(Math.log2(age)))).size).toBe(ages.length);
});

test('an undo replays fewer than twice as many answers as it takes back, however long the match is', () => {
  const { rules, history } = sitDown();
  const { counted, takeCount } = countPicks(rules);
  const longest = playedOn({ rules: counted, history }, 1000);
  takeCount();
  for (const seat of [0, 1, 2]) {
    const back = takeBack(counted, longest, seat)!;
    const taken = longest.last!.number - (back.last?.number ?? 0);
    // An answer has one pick here, or two.
    expect(takeCount()).toBeLessThan(4 * taken);
  }
});

test('undoing a whole match answer by answer costs a few replayed answers each, and comes to the same states', () => {
  const { rules, history } = sitDown();
  const { counted, takeCount } = countPicks(rules);
  let now = playedOn({ rules: counted, history }, 1000);
  const { number } = now.last!;
  takeCount();
  for (let count = number - 1; count >= 0; count--) {
    now = takeBack(counted, now, now.last!.seat)!;
    expect(now.last?.number ?? 0).toBe(count);
    expect(now.state).toEqual(playedOn({ rules, history }, count).state);
  }
  expect(number).toBeGreaterThan(20);
  expect(takeCount()).toBeLessThan(number * Math.log2(number));
});

test('a record in which the table went back replays through JSON', () => {
  const { rules, history } = sitDown('agreed');
  const deeds = [
    [0, pledgeOf(history, 0)],
    [1, pledgeOf(history, 1)],
    [2, pledgeOf(history, 2)],
    [1, 'agreed'],
    [1, pledgeOf(history, 1)],
  ] as const;
  let now = history;
  const entries = deeds.map(([seat, deed]): MatchRecord<Sitdown>['entries'][number] => {
    now = deed === 'agreed' ? takeBack(rules, now, seat)! : answer(rules, now, seat, deed);
    return [seat, deed, stateHash(now.state)];
  });
  const record = { ...newRecord(rules, 'agreed'), entries };
  const histories = [...replay(rules, JSON.parse(JSON.stringify(record)))];
  expect(histories).toHaveLength(6);
  expect(histories.at(-1)).toMatchObject({ ok: true, value: { state: now.state } });
  expect(waiting(rules, now.state)).toEqual([2]);
  const tooEarly = [...replay(rules, { ...record, entries: [[0, 'agreed', '']] })].at(-1);
  expect(tooEarly).toEqual({ ok: false, why: 'entry 1: seat 0 may not undo' });
});
