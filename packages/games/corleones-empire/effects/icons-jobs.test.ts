import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { DONE, DRAW, keepJob, TAKE_HORSE_HEAD, thug } from '../testing/answers.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import { after, answers, decision, events, eventsOf, hand, iconsLeft, jobs, refusal } from '../testing/scene.ts';

/** Player 0 on the Barber's Front: a job, and the Horse Head. */
const atBarber = (wanted: Position): Scene => after(position(wanted), [0, thug('barber')]);
const HEIST = 39;
const SKIM = 41;
const ROUGH_UP = 30;

test('CE-I6 the top two jobs are drawn, one is kept, the other discarded face up', () => {
  const there = after(atBarber({ deck: 'skim heist rough-up', hands: ['drive-by'] }), [0, DRAW]);
  expect(decision(there)).toEqual(['keep', 0]);
  expect(answers(there, 0)).toEqual([keepJob('heist', 'skim'), keepJob('skim', 'heist')]);
  const done = after(there, [0, keepJob('heist', 'skim')]);
  expect(hand(done, 0)).toBe('drive-by:GGZ heist:GZZ');
  expect(jobs(done.state.open.jobDiscard)).toBe('skim:Z');
  expect(done.state.sealed.jobs).toEqual([ROUGH_UP]);
  expect([answers(done, 0), done.state.own[0]?.drawn]).toEqual([[TAKE_HORSE_HEAD, DONE], []]);
});

test('CE-I12 only the player who draws sees the two cards; the kept one stays secret', () => {
  const scene = position({ turn: 1, deck: 'skim heist' });
  const done = after(scene, [1, thug('barber')], [1, DRAW], [1, keepJob('skim', 'heist')]);
  const open = [
    { type: 'drew-jobs', seat: 1, count: 2 },
    { type: 'kept-job', seat: 1, discarded: HEIST },
  ];
  for (const seat of [null, 0, 2]) expect(events(done, seat).slice(1)).toEqual(open);
  expect(events(done, 1).slice(1)).toEqual([{ type: 'saw-jobs', seat: 1, jobs: [HEIST, SKIM] }, open[1]]);
  expect([hand(done, 1), done.state.own[1]?.drawn]).toEqual(['skim:Z', []]);
});

test('CE-I6 for two equal jobs the player is asked, with a single answer', () => {
  const there = after(atBarber({ deck: '2×rough-up heist' }), [0, DRAW]);
  const only = { type: 'keep-job', job: ROUGH_UP, discards: ROUGH_UP + 1 };
  expect([decision(there), answers(there, 0)]).toEqual([['keep', 0], [only]]);
  const done = after(there, [0, only]);
  expect([hand(done, 0), jobs(done.state.open.jobDiscard)]).toEqual(['rough-up:G', 'rough-up:G']);
  const other = after(atBarber({ deck: 'skim:Z skim:M' }), [0, DRAW]);
  expect(answers(other, 0)).toEqual([keepJob('skim:Z', 'skim:M'), keepJob('skim:M', 'skim:Z')]);
});

test('CE-I12, CE-37 while one is chosen, the others know how many and from which shuffles, not which', () => {
  const there = after(atBarber({ deck: 'skim', jobDiscard: 'heist' }), [0, DRAW]);
  const seen = view(there.rules, there.state, 1);
  expect(seen.own).toEqual({ jobs: [], drawn: [], stolen: [] });
  expect(seen.flow.at(-1)?.frame).toEqual({ seat: 0, shuffles: [0, 1] });
  expect(seen.tally).toMatchObject({ jobs: 0, hands: [0, 0, 0] });
});

test('CE-I12 once drawn, one of these two must be kept', () => {
  const there = after(atBarber({ deck: 'skim heist rough-up' }), [0, DRAW]);
  for (const answer of [DONE, DRAW, keepJob('rough-up', 'skim'), keepJob('skim', 'rough-up'), keepJob('skim', 'skim')])
    expect(refusal(there, 0, answer)).toEqual({ code: 'not-legal', rule: 'CE-I6' });
});

test('CE-I12 the only available job is kept without a choice, and nobody else sees it', () => {
  const done = after(atBarber({ deck: 'heist' }), [0, DRAW]);
  expect([hand(done, 0), jobs(done.state.open.jobDiscard)]).toEqual(['heist:GZZ', '']);
  const kept = { type: 'kept-job', seat: 0, discarded: null };
  expect(events(done, 1).slice(1)).toEqual([{ type: 'drew-jobs', seat: 0, count: 1 }, kept]);
  expect(events(done, 0).slice(1)).toEqual([{ type: 'saw-jobs', seat: 0, jobs: [HEIST] }, kept]);
  expect([answers(done, 0), done.state.own[0]?.drawn]).toEqual([[TAKE_HORSE_HEAD, DONE], []]);
});

test('CE-I12, CE-24 the only discarded job is kept if the deck is empty', () => {
  const done = after(atBarber({ deck: '', jobDiscard: 'heist' }), [0, DRAW]);
  expect([hand(done, 0), jobs(done.state.open.jobDiscard)]).toEqual(['heist:GZZ', '']);
  expect(events(done, 1).slice(1)).toEqual([
    { type: 'reshuffled', cards: 1 },
    { type: 'drew-jobs', seat: 0, count: 1 },
    { type: 'kept-job', seat: 0, discarded: null },
  ]);
});

test('CE-24 without any job in deck and discard the icon is useless', () => {
  const there = atBarber({ deck: '' });
  expect(answers(there, 0)).toEqual([TAKE_HORSE_HEAD, DONE]);
  expect(refusal(there, 0, DRAW)).toEqual({ code: 'not-legal', rule: 'CE-24' });
  const done = after(there, [0, TAKE_HORSE_HEAD]);
  expect([decision(done), iconsLeft(done)]).toEqual([['turn', 1], [['job']]]);
});

test('CE-24 a deck or a discard pile alone keeps the icon useful', () => {
  for (const wanted of [{ deck: 'heist' }, { deck: '', jobDiscard: 'heist' }])
    expect(answers(after(atBarber(wanted), [0, TAKE_HORSE_HEAD]), 0)).toEqual([DRAW, DONE]);
});

test('CE-24 between the two cards of one draw the discarded jobs are shuffled', () => {
  const there = after(atBarber({ deck: 'heist', jobDiscard: 'skim' }), [0, DRAW]);
  expect(eventsOf(there, 'reshuffled', 'drew-jobs')).toEqual([
    { type: 'reshuffled', cards: 1 },
    { type: 'drew-jobs', seat: 0, count: 2 },
  ]);
  expect(there.state.open.jobDiscard).toEqual([]);
  const done = after(there, [0, keepJob('skim', 'heist')]);
  expect([hand(done, 0), jobs(done.state.open.jobDiscard)]).toEqual(['skim:Z', 'heist:GZZ']);
  expect(done.state.recalled.jobs[0]).toEqual([0, 1]);
  expect([done.state.recalled.shuffle[HEIST], done.state.recalled.shuffle[SKIM]]).toEqual([0, 1]);
});

test('CE-24 the discarded jobs are not shuffled before a card must be drawn', () => {
  const done = after(
    atBarber({ deck: 'heist rough-up', jobDiscard: 'skim' }),
    [0, DRAW],
    [0, keepJob('heist', 'rough-up')],
  );
  expect(eventsOf(done, 'reshuffled')).toEqual([]);
  expect([done.state.sealed.jobs, jobs(done.state.open.jobDiscard)]).toEqual([[], 'skim:Z rough-up:G']);
});

test('CE-24 an empty deck is made of all discarded jobs, and two of them are drawn', () => {
  const there = after(atBarber({ deck: '', jobDiscard: 'skim heist rough-up drive-by' }), [0, DRAW]);
  expect(eventsOf(there, 'reshuffled')).toEqual([{ type: 'reshuffled', cards: 4 }]);
  expect(there.state.open.jobDiscard).toEqual([]);
  const drawn = there.state.own[0]?.drawn ?? [];
  expect(drawn).toHaveLength(2);
  const all = [...there.state.sealed.jobs, ...drawn];
  expect(jobs(all.toSorted((a, b) => a - b))).toBe('drive-by:GGZ rough-up:G heist:GZZ skim:Z');
  expect(all.map(job => there.state.recalled.shuffle[job])).toEqual([1, 1, 1, 1]);
});

test('CE-24 the order of the discarded jobs says nothing about the new deck', () => {
  const decks = ['skim heist rough-up', 'rough-up skim heist'].map(
    jobDiscard => after(atBarber({ deck: '', jobDiscard }), [0, DRAW]).state.sealed.jobs,
  );
  expect(decks[0]).toEqual(decks[1]);
  const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    seed => after(atBarber({ seed, deck: '', jobDiscard: 'skim heist rough-up' }), [0, DRAW]).state.sealed.jobs,
  );
  expect(new Set(orders.flat())).toEqual(new Set([ROUGH_UP, HEIST, SKIM]));
});

test('CE-24 a second shuffle is told apart from the first', () => {
  const scene = position({ turn: 1, deck: '', jobDiscard: 'heist skim', hands: ['', ''] });
  const first = after(scene, [1, thug('barber')], [1, DRAW], [1, keepJob('skim', 'heist')], [1, DONE]);
  expect(first.state.recalled.jobs).toEqual([[0], [0, 1], [0]]);
  first.state.open.thugAt.fill(-1);
  const second = after(first, [2, thug('barber')], [2, DRAW]);
  expect([second.state.recalled.shuffle[SKIM], second.state.recalled.shuffle[HEIST]]).toEqual([1, 2]);
  expect(second.state.recalled.jobs).toEqual([[0], [0, 1], [0, 0, 1]]);
});
