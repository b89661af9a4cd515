import { derPate } from '@consigliere/games/der-pate';
import { expect, test } from 'vitest';
import { rulesFor } from '../lib/game.ts';
import { playMatch } from './play.ts';
import { addUp, type Tally, tallyCorleonesEmpire, tallyDerPate, tallyMatch } from './tally.ts';

const rules = rulesFor(derPate, 3, { start: 0 });

test('the same seed and bots give the same match', () => {
  expect(playMatch(rules, 'random', 'a')).toEqual(playMatch(rules, 'random', 'a'));
  expect(playMatch(rules, 'random', 'a').notices).not.toEqual(playMatch(rules, 'random', 'b').notices);
});

test('tallies of several runs add up', () => {
  const sum: Tally = { matches: 2, 'seat 0 wins': 1 };
  addUp(sum, { matches: 3, answers: 5 });
  expect(sum).toEqual({ matches: 5, 'seat 0 wins': 1, answers: 5 });
});

test('a shared win counts in part for each winner, and a match that everybody lost counts for nobody', () => {
  const match = { answers: 10, notices: [], score: [3, 5, 5] };
  const shared: Tally = {};
  tallyMatch(derPate, { ...match, place: [3, 1, 1] }, shared);
  expect(shared).toMatchObject({ 'seat 1 wins': 0.5, 'seat 2 wins': 0.5, "winner's score": 5 });
  const nobody: Tally = {};
  tallyMatch(derPate, { ...match, place: [0, 0, 0] }, nobody);
  expect(nobody).toMatchObject({ matches: 1, answers: 10, 'nobody wins': 1 });
});

test('moments are counted each time they occur', () => {
  const tally: Tally = {};
  const notice = { rule: 'DP-27', event: { type: 'tile-used', seat: 0, tile: 'cop' } as const };
  tallyMatch(derPate, { answers: 1, notices: [notice, notice], place: [1, 2, 2], score: [1, 0, 0] }, tally);
  expect(tally['moment: the cop is used']).toBe(2);
});

test('a district wins when the player who settled there does', () => {
  const tally: Tally = {};
  const notices = [0, 1, 2].map(seat => ({
    rule: 'DP-3',
    event: { type: 'settled', seat, district: 3 - seat } as const,
  }));
  tallyDerPate({ answers: 1, notices, place: [2, 1, 3], score: [0, 0, 0] }, tally);
  expect(tally['district wins: Little Italy & Chinatown']).toBe(1);
  expect(tally['district chosen: Lower Manhattan']).toBe(1);
  expect(tally['families that finish the KO track']).toBe(3);
});

test('gun-downs and jobs are counted by act, scores from the highest down', () => {
  const tally: Tally = {};
  const notices = [
    { event: { type: 'set-up', first: 1, publicJobs: [], allies: [], tiles: [] } },
    { event: { type: 'act', act: 2 } },
    { event: { type: 'gunned-down', seat: 0, figure: 7, from: 3 } },
    { event: { type: 'completed', seat: 0, job: 5 } },
  ] as const;
  tallyCorleonesEmpire({ answers: 1, notices: notices as never, place: [2, 1], score: [40, 70] }, tally);
  expect(tally).toEqual({
    'score of number 1': 70,
    'score of number 2': 40,
    'the first player wins': 1,
    'gunned down in act III': 1,
    'jobs done in act III': 1,
  });
});
