import { expect, test } from 'vitest';
import { recallHand } from './hands.ts';
import { CAPOREGIME, DON, HITMAN, SMUGGLER } from './mafiosi.ts';
import { city, END, idle, job, kidnap, react, recruit } from './testing/answers.ts';
import { cards } from './testing/cards.ts';
import { position } from './testing/position.ts';
import { after, everybodyAnswers, everybodyPasses } from './testing/scene.ts';

const came = (mafioso: number): number => mafioso;
const left = (mafioso: number): number => -1 - mafioso;

test.each([
  ['nothing happened', [], '2×don hitman'],
  ['a card of it left', [left(DON)], 'don hitman'],
  ['both of a kind left', [left(DON), left(DON)], 'hitman'],
  ['a card it did not hold left: one drawn since', [left(SMUGGLER)], '2×don hitman'],
  ['a Caporegime, card number 0, came', [came(CAPOREGIME)], 'caporegime 2×don hitman'],
  ['a Caporegime, card number 0, came and left', [came(CAPOREGIME), left(CAPOREGIME)], '2×don hitman'],
  ['a card everybody saw came', [came(SMUGGLER)], '2×don hitman smuggler'],
  ['a card left, then one of its kind came', [left(HITMAN), came(HITMAN)], '2×don hitman'],
  [
    'an unknown one left before a known one of its kind came',
    [left(SMUGGLER), came(SMUGGLER)],
    '2×don hitman smuggler',
  ],
])('CN-23 of a hand looked at one is still sure: %s', (_what, changes, sure) => {
  const before = [99, left(DON), came(DON)];
  expect(recallHand({ hand: cards('2×don hitman'), changes: 3 }, [...before, ...changes])).toEqual(cards(sure));
});

const RECRUITED = after(
  position({ hands: ['consigliere don hitman', '2×don'], discard: 'hitman smuggler' }),
  [0, job('consigliere')],
  everybodyPasses,
  [0, recruit('hitman')],
);

test('CN-23 everybody knows the card a Consigliere took, and no other', () => {
  expect(RECRUITED.state.recalled.known).toEqual([cards('hitman'), cards(), cards()]);
});

test('CN-23 the card a Consigliere took is known until one of its kind is seen to leave', () => {
  const elsewhere = after(RECRUITED, [0, city('don')], [0, END]);
  expect(elsewhere.state.recalled.known[0]).toEqual(cards('hitman'));
  const gone = after(RECRUITED, [0, city('hitman')]);
  expect(gone.state.recalled.known[0]).toEqual(cards());
});

/** Seat 0 has looked at the hand of seat 1, which is two Dons and a Hitman after the kidnapping. */
const LOOKED = after(
  position({ seats: 3, hands: ['smuggler', '2×don hitman smuggler', 'caporegime'], pile: '6×caporegime' }),
  [0, job('smuggler', 1)],
  everybodyPasses,
  [0, kidnap('smuggler')],
);
const sureOf = (scene: typeof LOOKED, seat: number): number[] | null => {
  const look = scene.state.own[0]?.looks[seat];
  return look ? recallHand(look, scene.state.recalled.changes[seat] ?? []) : null;
};

test('CN-23 the Smuggler’s player remembers the hand without the kidnapped card', () => {
  expect(sureOf(LOOKED, 1)).toEqual(cards('2×don hitman'));
  expect(sureOf(LOOKED, 2)).toBeNull();
});

test('CN-23 a hand looked at is remembered through draws, a city placement, a discard and a reaction', () => {
  const drew = after(LOOKED, [0, END]);
  expect(sureOf(drew, 1)).toEqual(cards('2×don hitman'));
  const placed = after(drew, [1, city('hitman')]);
  expect(sureOf(placed, 1)).toEqual(cards('2×don'));
  const played = after(placed, [1, idle('caporegime')], [1, END]);
  expect(sureOf(played, 1)).toEqual(cards('2×don'));
  const reacted = after(played, [2, job('caporegime')], everybodyAnswers({ 1: react('don') }), everybodyPasses);
  expect(sureOf(reacted, 1)).toEqual(cards());
});

test('CN-23 a card that is seen to come into a hand looked at is remembered with it', () => {
  const scene = position({ hands: ['smuggler', 'consigliere don hitman'], discard: 'caporegime', pile: '4×smuggler' });
  const looked = after(scene, [0, job('smuggler', 1)], everybodyPasses, [0, kidnap('hitman')], [0, END]);
  const recruited = after(looked, [1, job('consigliere')], everybodyPasses, [1, recruit('caporegime')]);
  expect(sureOf(recruited, 1)).toEqual(cards('caporegime don'));
});

test('CN-23 only the Smuggler’s player remembers', () => {
  expect(LOOKED.state.own.map(({ looks }) => looks.map(look => look !== null))).toEqual([
    [false, true, false],
    [false, false, false],
    [false, false, false],
  ]);
  expect(LOOKED.state.recalled.known).toEqual([cards(), cards(), cards()]);
});
