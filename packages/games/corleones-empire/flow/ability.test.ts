import { expect, test } from 'vitest';
import { ally, DONE, front, hit, job, LEAVE, publicJob, REWARD, suitcaseIt, take, turf } from '../testing/answers.ts';
import { gunnedDown, noneLeft, suitcased, thugOf, took } from '../testing/expected-events.ts';
import { position } from '../testing/position.ts';
import { after, answers, decision, events, eventsOf, hand, jobs, refusal, suitcase } from '../testing/scene.ts';

test('CE-17 the ability first, then the money, then the job goes into the suitcase', () => {
  const hands = ['', 'gun blood-money contract-hit'];
  const scene = position({ turn: 1, hands, completed: ['', 'skim'], figures: { bar: 2 } });
  const there = after(scene, [1, job('contract-hit')]);
  expect([decision(there), answers(there, 1)]).toEqual([
    ['ability', 1],
    [hit('bar'), REWARD, LEAVE],
  ]);
  const done = after(there, [1, hit('bar')]);
  expect(events(done, 0).slice(2)).toEqual([
    gunnedDown(1, thugOf(2), 'bar'),
    took(1, '$3'),
    { type: 'completed', seat: 1, job: 27 },
    { type: 'turn', seat: 2 },
  ]);
  expect([hand(done, 1), done.state.recalled.completed.map(jobs)]).toEqual(['$3', ['', 'skim:Z contract-hit:GM', '']]);
});

test('CE-17 the money first, then the ability', () => {
  const scene = position({ hands: ['gun blood-money contract-hit'], figures: { bar: 1 } });
  const paid = after(scene, [0, job('contract-hit')], [0, REWARD]);
  expect([hand(paid, 0), jobs(paid.state.recalled.completed[0])]).toEqual(['$3', '']);
  expect(answers(paid, 0)).toEqual([hit('bar'), LEAVE]);
  const done = after(paid, [0, hit('bar')]);
  expect(events(done, 2).slice(2)).toEqual([
    took(0, '$3'),
    gunnedDown(0, thugOf(1), 'bar'),
    { type: 'completed', seat: 0, job: 27 },
    { type: 'turn', seat: 1 },
  ]);
  expect(hand(done, 0)).toBe('$3');
});

test('CE-17 the money taken first can be used in the ability, money taken after it can’t', () => {
  const cards = { hands: ['gun blood-money booze'], publicJobs: 'shakedown' };
  const paid = after(position(cards), [0, publicJob('shakedown')], [0, REWARD], [0, front('korean-laundry')]);
  expect(answers(paid, 0)).toEqual([take('$1'), suitcaseIt('$5'), DONE]);
  const unpaid = after(position(cards), [0, publicJob('shakedown')], [0, front('korean-laundry')]);
  expect(answers(unpaid, 0)).toEqual([take('$1'), DONE]);
  const done = after(unpaid, [0, DONE]);
  expect([hand(done, 0), suitcase(done, 0), decision(done)]).toEqual(['$5', '', ['turn', 1]]);
});

test('CE-17 the money can’t be taken in the middle of an ability, nor twice', () => {
  const cards = { hands: ['2×gun blood-money booze', ''], publicJobs: 'drive-by:GMZ' };
  const scene = position({ ...cards, figures: { 'gun-shop': 1, F05: 2 } });
  const there = after(scene, [0, publicJob('drive-by:GMZ')], [0, turf('midtown')]);
  expect(answers(there, 0)).toEqual([hit('gun-shop'), hit('F05'), LEAVE]);
  expect(refusal(there, 0, REWARD)).toEqual({ code: 'not-legal', rule: 'CE-17' });
  const paid = after(scene, [0, publicJob('drive-by:GMZ')], [0, REWARD]);
  expect(refusal(paid, 0, REWARD)).toEqual({ code: 'not-legal', rule: 'CE-17' });
});

test('CE-41 an ability may be skipped: everybody sees it, and the money is still taken', () => {
  const scene = position({ hands: ['gun blood-money contract-hit'], figures: { bar: 1 } });
  const left = after(scene, [0, job('contract-hit')], [0, LEAVE]);
  expect(events(left, 1).slice(2)).toEqual([
    { type: 'ability-left', seat: 0 },
    took(0, '$3'),
    { type: 'completed', seat: 0, job: 27 },
    { type: 'turn', seat: 1 },
  ]);
  const later = after(scene, [0, job('contract-hit')], [0, REWARD], [0, LEAVE]);
  expect([hand(later, 0), later.state.open.hudson]).toEqual(['$3', []]);
});

test('CE-41 without a legal target nobody is asked; the money is taken, the job is done', () => {
  const scene = position({ hands: ['gun blood-money contract-hit'], figures: { bar: 0 } });
  const done = after(scene, [0, job('contract-hit')]);
  expect(events(done, 1).slice(2)).toEqual([
    took(0, '$3'),
    { type: 'completed', seat: 0, job: 27 },
    { type: 'turn', seat: 1 },
  ]);
});

test('CE-17 the money may make an ability possible: the player is asked after taking it', () => {
  const there = after(position({ hands: ['booze skim:Z'] }), [0, job('skim:Z')]);
  expect([hand(there, 0), answers(there, 0)]).toEqual(['$2', [suitcaseIt('$2'), LEAVE]]);
  const done = after(there, [0, suitcaseIt('$2')]);
  expect(eventsOf(done, 'took', 'suitcased')).toEqual([took(0, '$2'), suitcased(0, '$2')]);
});

test('CE-24 the money of a reward: the next lower value, or nothing if there is none', () => {
  const cards = { hands: ['2×gun blood-money booze car-bomb'] };
  const lower = after(position({ ...cards, piles: { $5: 0, $2: 0 } }), [0, job('car-bomb')]);
  expect(hand(lower, 0)).toBe('$1 $3');
  expect(eventsOf(lower, 'took')).toEqual([took(0, '$3', '$5'), took(0, '$1', '$2')]);
  const none = after(position({ ...cards, piles: { $5: 0, $3: 0, $2: 1, $1: 0 } }), [0, job('car-bomb')]);
  expect([hand(none, 0), jobs(none.state.recalled.completed[0])]).toEqual(['$2', 'car-bomb:GGMZ']);
  expect(eventsOf(none, 'took', 'none-left')).toEqual([took(0, '$2', '$5'), noneLeft(0, '$2')]);
});

test('CE-23 no change: a reward is exactly its cards, even if the player holds others', () => {
  const done = after(position({ hands: ['2×gun blood-money booze 5×$1 car-bomb'] }), [0, job('car-bomb')]);
  expect(hand(done, 0)).toBe('5×$1 $2 $5');
});

test('CE-41 a job that is being carried out lies open until it is done', () => {
  const there = after(position({ hands: ['gun blood-money contract-hit'], figures: { bar: 1 } }), [
    0,
    job('contract-hit'),
  ]);
  expect(there.state.open.underway).toBe(27);
  expect(there.state.flow.at(-1)?.frame).toMatchObject({ seat: 0, effect: 'hit', job: 27, ally: -1 });
  expect(after(there, [0, hit('bar')]).state.open.underway).toBe(-1);
});

test('CE-19 an ally is laid face up in front of its player, is used, and is out of the hand', () => {
  const scene = position({ turn: 1, hands: ['mayor-1', '$1 hired-muscle tax-advisor'] });
  const there = after(scene, [1, ally('hired-muscle')]);
  expect(events(there, 2)).toEqual([{ type: 'ally', seat: 1, ally: 5 }]);
  expect([hand(there, 0), hand(there, 1)]).toEqual(['mayor-1', '$1 tax-advisor']);
  expect(there.state.open.played).toEqual([[], [5], []]);
  expect([decision(there), answers(there, 1)]).toEqual([
    ['use', 1],
    [take('$2'), take('gun'), DONE],
  ]);
});

test('CE-19 once per act: a played ally is refused, one in hand isn’t', () => {
  const scene = position({ hands: ['tax-advisor'], played: ['hired-muscle', 'mayor-1'] });
  expect(refusal(scene, 0, ally('hired-muscle'))).toEqual({ code: 'not-legal', rule: 'CE-19' });
  expect(refusal(scene, 0, ally('mayor-1'))).toEqual({ code: 'not-legal', rule: 'CE-7' });
  const played = after(scene, [0, ally('tax-advisor')], [0, DONE]);
  expect(played.state.open.played).toEqual([[5, 3], [0], []]);
});

test('CE-19 each ally is an action of its own', () => {
  const scene = position({ seats: 2, hands: ['hired-muscle small-time-bookie'] });
  const one = after(scene, [0, ally('small-time-bookie')], [0, take('$3')]);
  expect([decision(one), hand(one, 0)]).toEqual([['turn', 1], '$3 hired-muscle']);
});

test('CE-40 the icons of an ally come last, after what its figure does', () => {
  const scene = position({ act: 3, hands: ['capo'], figures: { bar: 1 } });
  const there = after(scene, [0, ally('capo')]);
  expect(answers(there, 0)).toEqual([hit('bar'), LEAVE]);
  const done = after(there, [0, hit('bar')]);
  expect(answers(done, 0)).toEqual([take('$3'), DONE]);
});

test('CE-40 the icons of an ally are used even if its ability is skipped', () => {
  const scene = position({ act: 3, hands: ['capo'], figures: { bar: 1 } });
  const left = after(scene, [0, ally('capo')], [0, LEAVE]);
  expect([answers(left, 0), eventsOf(left, 'ability-left')]).toEqual([
    [take('$3'), DONE],
    [{ type: 'ability-left', seat: 0 }],
  ]);
});
