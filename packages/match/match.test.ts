import { type Action, type Rules, rulesOf } from '@consigliere/kernel';
import { type Sitdown, sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { answer, type Match, openMatch, rematchOptions, seenBy, undo } from './match.ts';

function rules(): Rules<Sitdown> {
  const parsed = rulesOf(sitdown, 3, { rounds: 2 });
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.value;
}

const open = (): Match<Sitdown> => openMatch(rules(), 'match');
const decisionOf = (match: Match<Sitdown>): number => match.course.state.flow.at(-1)?.id ?? -1;

function take(match: Match<Sitdown>, seat: number, ...picks: unknown[]): Match<Sitdown> {
  const taken = answer(match, seat, { decision: decisionOf(match), picks });
  if (!taken.ok) throw new Error(taken.code);
  return taken.match;
}

/** A seat's first legal pick. */
const firstPick = (match: Match<Sitdown>, seat: number): Action<Sitdown> => seenBy(match, seat).prompt!.actions[0]!;
const SEAL = { type: 'seal' } as const;

/** Every seat pledges its first card. */
const pledged = (): Match<Sitdown> =>
  [0, 1, 2].reduce((match, seat) => take(match, seat, firstPick(match, seat), SEAL), open());

test('a pick that does not complete an answer is seen by its seat alone', () => {
  const before = open();
  const pick = firstPick(before, 0);
  const after = take(before, 0, pick);
  expect(seenBy(after, 0).view.picks).toEqual([pick]);
  expect(seenBy(after, 0).prompt?.actions).toContainEqual(SEAL);
  for (const viewer of [1, 2, null]) expect(seenBy(after, viewer)).toEqual(seenBy(before, viewer));
  expect(after.record).toEqual(before.record);
});

test('the sealing pick makes one entry of the record', () => {
  const before = open();
  const pick = firstPick(before, 0);
  const after = take(take(before, 0, pick), 0, SEAL);
  expect(after.record.entries.map(([seat, picks]) => [seat, picks])).toEqual([[0, [pick, SEAL]]]);
  expect(after.drafts).toEqual([[], [], []]);
  expect(seenBy(after, 1).waiting).toEqual([1, 2]);
});

test('undo takes back a pick first, then the answer', () => {
  const before = open();
  const picked = take(before, 0, firstPick(before, 0));
  const unpicked = undo(picked, 0);
  expect(unpicked).toMatchObject({ ok: true, match: { drafts: [[], [], []] } });
  const sealed = take(picked, 0, SEAL);
  expect(seenBy(sealed, 0).mayUndo).toBe(true);
  const withdrawn = undo(sealed, 0);
  if (!withdrawn.ok) throw new Error(withdrawn.code);
  expect(withdrawn.match.record.entries.at(-1)?.[1]).toBeNull();
  expect(seenBy(withdrawn.match, 1, 1).heard.map(each => each.undoneBy)).toEqual([null, 0]);
  expect(undo(withdrawn.match, 0)).toEqual({ ok: false, code: 'no-undo', rule: null });
});

test('a late answer to another decision is stale and changes nothing', () => {
  const match = pledged();
  expect(answer(match, 0, { decision: decisionOf(match) - 1, picks: [SEAL] })).toEqual({
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
  expect(answer(match, 0, { decision: decisionOf(match), picks })).toMatchObject({ ok: false, code });
});

test('every viewer hears his own face of what is told', () => {
  const match = open();
  const heard = (seat: number | null) => seenBy(match, seat).heard.flatMap(({ events }) => events);
  expect(heard(0).filter(({ type }) => type === 'drew-card')).toHaveLength(3);
  expect(heard(null).filter(({ type }) => type === 'drew-card')).toHaveLength(0);
  expect(heard(null).filter(({ type }) => type === 'drew')).toHaveLength(9);
});

test('a game that says nothing of rematches is played again with the same options', () => {
  expect(rematchOptions(open())).toEqual({ rounds: 2 });
});
