import { expect, test } from 'vitest';
import { DON } from '../mafiosi.ts';
import { city, END, idle, job } from '../testing/answers.ts';
import { position, startMatch } from '../testing/position.ts';
import { after, answers, decision, describeCards, events, everybodyPasses, listAwaited } from '../testing/scene.ts';

test('CN-3 a turn begins with the top card of the draw pile', () => {
  const scene = after(position({ hands: ['', 'hitman'], pile: 'smuggler hitman don' }), [0, END]);
  expect(describeCards(scene)).toEqual({
    hands: ['', 'don hitman', ''],
    regions: ['', '', ''],
    discard: 'smuggler',
    pile: 'smuggler hitman',
  });
  expect(events(scene)).toEqual([
    { type: 'ended', seat: 0 },
    { type: 'turn', seat: 1, round: 1 },
    { type: 'drew', seat: 1 },
  ]);
  expect(events(scene, 1).at(-1)).toEqual({ type: 'drew-card', seat: 1, mafioso: DON });
});

test('CN-3 the draw is mandatory: nobody is asked before it, and nobody may draw again', () => {
  const scene = after(position({ pile: 'don don' }), [0, END]);
  expect(listAwaited(scene)).toEqual([1]);
  expect(answers(scene, 1)).toEqual([city('don'), END]);
});

test('CN-3 a new turn has both actions again', () => {
  const scene = position({ hands: ['don hitman', ''], used: [] });
  const next = after(scene, [0, city('don')], [0, idle('hitman')], [0, END]);
  expect(decision(next)).toEqual({ kind: 'turn', frame: { seat: 1, job: true, city: true } });
});

test.each([2, 3, 4, 5])(
  'CN-2, CN-7 with %i players the turn goes clockwise, from the last seat to the first',
  seats => {
    let scene = startMatch({ seats, options: { start: 1 } });
    const turns = [listAwaited(scene)];
    for (let turn = 1; turn <= seats; turn++) {
      scene = after(scene, [listAwaited(scene)[0] ?? 0, END]);
      turns.push(listAwaited(scene));
    }
    expect(turns.flat()).toEqual(Array.from({ length: seats + 1 }, (_, turn) => (1 + turn) % seats));
  },
);

test('CN-7 a threat is table talk and isn’t an answer of the game', () => {
  const scene = position({ hands: ['don hitman caporegime', 'don'], regions: ['', 'don'] });
  expect(new Set(answers(scene, 0).map(answer => ('type' in answer ? answer.type : null)))).toEqual(
    new Set(['job', 'idle', 'city', 'end']),
  );
});

test('CN-7 the turn passes on after a job too', () => {
  const scene = position({ hands: ['caporegime'], pile: '9×hitman' });
  const next = after(scene, [0, job('caporegime')], everybodyPasses, [0, END]);
  expect(listAwaited(next)).toEqual([1]);
});

test('a round is over when it is the start player’s turn again', () => {
  const scene = position({ turn: 1, open: { startPlayer: 2, round: 7 } });
  const next = after(scene, [1, END]);
  expect([next.state.open.turn, next.state.open.round]).toEqual([2, 8]);
  const third = after(next, [2, END], [0, END]);
  expect([third.state.open.turn, third.state.open.round]).toEqual([1, 8]);
});
