import type { Shape } from '@consigliere/kernel';
import type { Entry, MatchRecord } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import version1 from '../../../../fixtures/version-1/carta-nostra-record.json?raw';
import { findTurnStarts, isReplayProblem, type ReplayedMatch, replayRecord } from '../kit/replay/replay-record.ts';
import { GAME, publishMatch } from '../kit/replay/testing.ts';
import { texts as de } from '../kit/words/de/replay.ts';
import { texts as en } from '../kit/words/en/replay.ts';
import { texts as nl } from '../kit/words/nl/replay.ts';
import { checkFairness, sayFairness } from './fairness.ts';
import { lastStep, listLines, makeChairs, makeViewAt, openReplay, viewedSeat } from './replay-link.ts';

const { record, luck } = publishMatch();
const pause = async (): Promise<void> => undefined;

async function replayed(of: MatchRecord<Shape> = record): Promise<ReplayedMatch> {
  const made = await replayRecord(GAME, of, pause);
  if (isReplayProblem(made)) throw new Error(made.detail);
  return made;
}

const withEntry = (at: number, change: (entry: Entry<Shape>) => Entry<Shape>): MatchRecord<Shape> => ({
  ...record,
  entries: record.entries.map((entry, index) => (index === at ? change(entry) : entry)),
});

test('a record becomes one step for the set-up and one for each answer, up to its result', async () => {
  const { steps, result } = await replayed();
  expect(steps).toHaveLength(record.entries.length + 1);
  expect(steps[0]?.by).toBeNull();
  expect(steps.at(-1)?.by?.[0]).toBe(record.entries.at(-1)?.[0]);
  expect(result?.place).toContain(1);
});

test('an abandoned match has no result', async () => {
  expect((await replayed({ ...record, entries: record.entries.slice(0, 5) })).result).toBeNull();
});

test('an answer that was changed is refused where it stands', async () => {
  const changed = withEntry(9, ([seat, , hash]) => [seat, [{ type: 'nonsense' }], hash]);
  expect(await replayRecord(GAME, changed, pause)).toMatchObject({ code: 'entry', entry: 10 });
});

test('a result that was changed is refused where it stands', async () => {
  const changed = withEntry(3, ([seat, deed]) => [seat, deed, '0'.repeat(16)]);
  expect(await replayRecord(GAME, changed, pause)).toMatchObject({ code: 'entry', entry: 4 });
});

test('another seed is noticed at the first answer', async () => {
  expect(await replayRecord(GAME, { ...record, seed: '0'.repeat(64) }, pause)).toMatchObject({
    code: 'entry',
    entry: 1,
  });
});

test.each([
  [{ version: 99 }, 'other-version'],
  [{ seats: 9 }, 'other-rules'],
  [{ options: { deck: 'huge' } }, 'other-rules'],
  [{ given: '0'.repeat(16) }, 'other-rules'],
])('a record with %o is of other rules', async (part, code) => {
  expect(await replayRecord(GAME, { ...record, ...part }, pause)).toMatchObject({ code });
});

test('a record of version 1 is shown by today’s rules, every hash checked by its own', async () => {
  const old: MatchRecord<Shape> = JSON.parse(version1);
  const made = await replayed(old);
  expect(old.version).toBe(1);
  expect(made.rules.game.version).toBeGreaterThan(1);
  expect(made.steps).toHaveLength(old.entries.length + 1);
  expect(made.result?.place).toContain(1);
  expect(makeViewAt(made, 5, 1).own).toEqual(made.steps[5]?.state.own[1]);
  const { draws } = await checkFairness(made, null, pause);
  expect(draws.length).toBeGreaterThan(1);
  const [seat, , hash] = old.entries[9] ?? [0, [], ''];
  const changed = { ...old, entries: old.entries.with(9, [seat, [{ type: 'nonsense' }], hash]) };
  expect(await replayRecord(GAME, changed, pause)).toMatchObject({ code: 'entry', entry: 10 });
});

test('luck that fits together is fair, and every draw is listed', async () => {
  const { flaws, draws } = await checkFairness(await replayed(), luck, pause);
  expect(flaws).toEqual([]);
  expect(draws.map(({ purpose, epoch }) => `${purpose} ${epoch}`)).toContain('start player 0');
  expect(draws.some(({ values }) => values.length > 40)).toBe(true);
});

test.each([
  [{ commitment: '0'.repeat(64) }, ['commitment']],
  [{ entropy: ['0c'.repeat(16), null, '2c'.repeat(16)] }, ['match-seed']],
  [{ entropy: ['0b'.repeat(16), null] }, ['seats', 'match-seed']],
  [{ levels: [null, 4, null] }, ['match-seed']],
])('luck with %o is not fair', async (part, flaws) => {
  expect((await checkFairness(await replayed(), { ...luck, ...part }, pause)).flaws).toEqual(flaws);
});

test.each([
  ['saw-it', 'Yes:'],
  ['drew-it', 'Everything fits together:'],
  ['saw-nothing', 'Everything fits together:'],
  ['left-out', 'Not quite:'],
  ['saw-another', 'No:'],
  ['outdated', 'No:'],
] as const)('the verdict of a device that %s begins with "%s"', async (witness, beginning) => {
  const known = { replayed: await replayed(), luck, witness };
  const said = sayFairness(await checkFairness(known.replayed, luck, pause), known, en);
  expect(said.slice(0, beginning.length)).toBe(beginning);
});

test.each([-1, 5, 0])('the verdict on a record cut at %i says that the match isn’t over, never Yes', async cut => {
  const known = {
    replayed: await replayed({ ...record, entries: record.entries.slice(0, cut) }),
    luck,
    witness: 'saw-it',
  } as const;
  for (const texts of [en, de, nl])
    expect(sayFairness(await checkFairness(known.replayed, luck, pause), known, texts)).toContain(texts.unfinished);
});

test('a seat’s viewpoint see its own hand and no other; a spectator’s see none', async () => {
  const made = await replayed();
  expect(makeViewAt(made, 0, 1).own).toEqual(made.steps[0]?.state.own[1]);
  expect(makeViewAt(made, 0, null).own).toBeNull();
});

test('a seat sees only its own secrets; a viewer with all knowledge sees all of them', async () => {
  const [setUp] = (await replayed()).steps;
  if (setUp === undefined) throw new Error('no set-up');
  const hands = (viewpoint: 0 | null | 'all') =>
    listLines(setUp, viewpoint).flatMap(({ event, hearer }) => (event.type === 'dealt-hand' ? [hearer] : []));
  expect(hands(0)).toEqual([null]);
  expect(hands(null)).toEqual([]);
  expect(hands('all')).toEqual([0, 1, 2]);
});

test('with all knowledge, the view is that of the seat about to answer, at the end of the last one', async () => {
  const made = await replayed();
  expect(viewedSeat(made, 0, 'all')).toBe(record.entries[0]?.[0]);
  expect(viewedSeat(made, lastStep(made), 'all')).toBe(record.entries.at(-1)?.[0]);
});

test('turns begin with the set-up and are in order', async () => {
  const turns = findTurnStarts(await replayed());
  expect(turns[0]).toBe(0);
  expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  expect(turns.length).toBeGreaterThan(5);
});

test('for a table a replayed is a room in which nobody is asked', async () => {
  const replay = openReplay(await replayed(), makeChairs(['Ada', 'Bea', 'Cleo']), luck);
  const { link, jump, viewpoint } = replay;
  viewpoint.value = 2;
  expect(link.roomView.value).toMatchObject({ seat: 2, phase: 'playing', match: { prompt: null, result: null } });
  jump(1e9);
  expect(replay.at.value).toBe(record.entries.length);
  expect(link.roomView.value?.phase).toBe('over');
  expect(link.roomView.value?.match?.result?.place).toHaveLength(3);
  jump(Number.NaN);
  expect(replay.at.value).toBe(0);
  expect(link.story.value).toHaveLength(1);
});
