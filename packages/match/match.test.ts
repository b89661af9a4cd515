import type { Action, Rules } from '@consigliere/kernel';
import { rulesOf, waiting } from '@consigliere/kernel/host';
import { type Sitdown, sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { answer, type By, confirm, isToConfirm, type Match, openMatch } from './match.ts';
import { rematchOptions } from './room/rematch.ts';
import { viewMatch } from './room/room-view.ts';
import { undo, undoAgreed } from './undo.ts';

function rules(): Rules<Sitdown> {
  const parsed = rulesOf(sitdown, 3, { rounds: 2 });
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.value;
}

const open = (): Match<Sitdown> => openMatch(rules(), 'match');
const decisionOf = (match: Match<Sitdown>): number => match.course.state.flow.at(-1)?.id ?? -1;

function take(match: Match<Sitdown>, seat: number, ...picks: unknown[]): Match<Sitdown> {
  const taken = answer(match, seat, { decision: decisionOf(match), branch: match.branch, picks });
  if (!taken.ok) throw new Error(taken.code);
  return taken.match;
}

/** A seat's first legal pick. */
const firstPick = (match: Match<Sitdown>, seat: number): Action<Sitdown> => viewMatch(match, seat).prompt!.actions[0]!;
const SEAL = { type: 'seal' } as const;

/** Every seat pledges its first card. */
const pledged = (): Match<Sitdown> =>
  [0, 1, 2].reduce((match, seat) => take(match, seat, firstPick(match, seat), SEAL), open());

test("only its own seat sees a pick that doesn't complete an answer", () => {
  const before = open();
  const pick = firstPick(before, 0);
  const after = take(before, 0, pick);
  expect(viewMatch(after, 0).view.picks).toEqual([pick]);
  expect(viewMatch(after, 0).prompt?.actions).toContainEqual(SEAL);
  for (const viewer of [1, 2, null]) expect(viewMatch(after, viewer)).toEqual(viewMatch(before, viewer));
  expect(after.deeds).toEqual(before.deeds);
});

test('the sealing pick makes one entry of the record', () => {
  const before = open();
  const pick = firstPick(before, 0);
  const after = take(take(before, 0, pick), 0, SEAL);
  expect(after.deeds.slice()).toEqual([[0, [pick, SEAL]]]);
  expect(after.drafts).toEqual([[], [], []]);
  expect(viewMatch(after, 1).waiting).toEqual([1, 2]);
});

test('undo takes back a pick first, then the answer', () => {
  const before = open();
  const picked = take(before, 0, firstPick(before, 0));
  const unpicked = undo(picked, 0);
  expect(unpicked).toMatchObject({ ok: true, match: { drafts: [[], [], []] } });
  const sealed = take(picked, 0, SEAL);
  expect(viewMatch(sealed, 0).mayUndo).toBe(true);
  const withdrawn = undo(sealed, 0);
  if (!withdrawn.ok) throw new Error(withdrawn.code);
  expect(withdrawn.match.deeds.at(-1)?.[1]).toBeNull();
  expect(viewMatch(withdrawn.match, 1, 1).heard.map(each => each.undoneBy)).toEqual([null, 0]);
  expect(undo(withdrawn.match, 0)).toEqual({ ok: false, code: 'no-undo', rule: null });
});

test('a late answer to another decision is stale and changes nothing', () => {
  const match = pledged();
  expect(answer(match, 0, { decision: decisionOf(match) - 1, branch: 0, picks: [SEAL] })).toEqual({
    ok: false,
    code: 'stale',
    rule: null,
  });
});

test.each([
  [[], 'malformed'],
  [[{ type: 'pick', card: 99 }], 'not-legal'],
  [[null], 'malformed'],
  [[{ type: 'pick', card: { deep: { deep: { deep: { deep: {} } } } } }], 'malformed'],
])('picks %j are refused as %s', (picks, code) => {
  const match = open();
  expect(answer(match, 0, { decision: decisionOf(match), branch: match.branch, picks })).toMatchObject({
    ok: false,
    code,
  });
});

test('every viewer gets their own version of an event', () => {
  const match = open();
  const heard = (seat: number | null) => viewMatch(match, seat).heard.flatMap(({ events }) => events);
  expect(heard(0).filter(({ type }) => type === 'drew-card')).toHaveLength(3);
  expect(heard(null).filter(({ type }) => type === 'drew-card')).toHaveLength(0);
  expect(heard(null).filter(({ type }) => type === 'drew')).toHaveLength(9);
});

test('a game without rules for rematches is played again with the same options', () => {
  expect(rematchOptions(open())).toEqual({ rounds: 2 });
});

const STAY = { type: 'vote', stay: true } as const;
const GO = { type: 'vote', stay: false } as const;

/** The open vote at the end of the first round, in which everybody is asked at once. */
function voting(): Match<Sitdown> {
  let match = pledged();
  for (let tries = 0; match.course.state.flow.at(-1)?.kind !== 'vote' && tries < 50; tries++) {
    const [seat] = waiting(match.rules, match.course.state);
    match = take(match, seat!, firstPick(match, seat!));
  }
  return match;
}
function keep(match: Match<Sitdown>, seat: number, pick: Action<Sitdown>): Match<Sitdown> {
  const to = { decision: decisionOf(match), branch: match.branch, picks: [pick] };
  const taken = answer(match, seat, to, { hold: true });
  if (!taken.ok) throw new Error(taken.code);
  return taken.match;
}

test('an answer that is kept is played when it is confirmed, and nobody else sees it before', () => {
  const before = voting();
  const kept = keep(before, 0, STAY);
  for (const viewer of [1, 2, null]) expect(viewMatch(kept, viewer)).toEqual(viewMatch(before, viewer));
  expect(viewMatch(kept, 0)).toMatchObject({ held: [STAY], mayUndo: true, waiting: [0, 1, 2] });
  const confirmed = confirm(kept, 0);
  if (!confirmed.ok) throw new Error(confirmed.code);
  expect(confirmed.match.deeds.slice()).toEqual([...before.deeds, [0, [STAY]]]);
  expect(viewMatch(confirmed.match, 0)).toMatchObject({ held: null, waiting: [1, 2] });
});

test('another answer takes the place of one that is kept', () => {
  const kept = keep(keep(voting(), 0, STAY), 0, GO);
  expect(viewMatch(kept, 0).held).toEqual([GO]);
  expect(viewMatch(take(kept, 0, STAY), 0).held).toBeNull();
});

test('an answer that is kept outlives what others answer to the same decision, and is forgotten with the decision', () => {
  const kept = take(keep(voting(), 0, STAY), 1, GO);
  expect(viewMatch(kept, 0).held).toEqual([STAY]);
  const back = undoAgreed(kept, 1);
  if (!back.ok) throw new Error(back.code);
  expect(viewMatch(back.match, 0).held).toBeNull();
});

test('without a held answer there is nothing to confirm', () => {
  const refused = { ok: false, code: 'nothing-to-confirm', rule: null };
  expect(confirm(voting(), 0)).toEqual(refused);
  const drafted = take(open(), 0, firstPick(open(), 0));
  expect(confirm(drafted, 0)).toEqual(refused);
});

test('an answer must be confirmed when it makes the move final: not in secret, and not while others are still asked', () => {
  const match = voting();
  expect(isToConfirm(open(), 0, firstPick(open(), 0))).toBe(false);
  expect(isToConfirm(match, 0, STAY)).toBe(false);
  const last = take(take(match, 0, GO), 1, GO);
  expect(isToConfirm(last, 2, GO)).toBe(true);
  expect(isToConfirm(last, 0, GO)).toBe(false);
  expect(isToConfirm(last, 2, { type: 'vote', stay: 7 })).toBe(false);
});

test('only an undo that takes a decision away raises the branch', () => {
  const sealed = take(open(), 0, firstPick(open(), 0), SEAL);
  expect(undo(sealed, 0)).toMatchObject({ ok: true, match: { branch: 0 } });
  expect(undoAgreed(pledged(), 2)).toMatchObject({ ok: true, match: { branch: 1 } });
  expect(undoAgreed(open(), 2)).toEqual({ ok: false, code: 'no-undo', rule: null });
});

test.each([
  ['person', 'person'],
  ['bot', 'bot'],
  ['stand-in', 'stand-in'],
  ['clock', 'clock'],
  ['order', 'person'],
] as const)('an answer by %s is shown as by %s', (by: By, shown) => {
  const match = open();
  const picks = [firstPick(match, 1), SEAL];
  const taken = answer(match, 1, { decision: decisionOf(match), branch: 0, picks }, { by });
  expect(taken.ok && viewMatch(taken.match, 0).heard.map(each => each.by)).toEqual([null, [1, shown]]);
});
