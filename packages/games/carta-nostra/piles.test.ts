import { expect, test } from 'vitest';
import { city, END, idle, job } from './testing/answers.ts';
import { cards, cardsText } from './testing/cards.ts';
import { position } from './testing/position.ts';
import { after, answers, course, describeCards, events, everybodyPasses } from './testing/scene.ts';

test('CN-9 the top discard starts the new discard pile, the others are the new draw pile', () => {
  const scene = position({ hands: ['', 'don'], discard: 'don don caporegime hitman smuggler', pile: 'consigliere' });
  const next = after(scene, [0, END]);
  expect(describeCards(next)).toMatchObject({ hands: ['', 'don consigliere', ''], discard: 'smuggler' });
  expect(next.state.sealed.pile.toSorted()).toEqual([0, 1, 1, 3]);
  expect(events(next).at(-1)).toEqual({ type: 'reshuffled', cards: 4 });
});

test('CN-9 the new draw pile is shuffled: its order depends on the seed', () => {
  const orders = Array.from({ length: 30 }, (_, at) => {
    const scene = position({ seed: `seed ${at}`, discard: '4×don 4×hitman smuggler', pile: 'caporegime' });
    return describeCards(after(scene, [0, END])).pile;
  });
  expect(new Set(orders).size).toBeGreaterThan(10);
  for (const order of orders) expect(cardsText(cards(order))).toBe('4×don 4×hitman');
});

test('CN-9 nothing is shuffled while there is a card to draw', () => {
  const scene = after(position({ discard: 'don hitman smuggler', pile: 'caporegime caporegime' }), [0, END]);
  expect(course(scene)).toEqual(['ended', 'turn', 'drew']);
  expect(describeCards(scene).discard).toBe('don hitman smuggler');
});

test('CN-10 with nothing to shuffle the draw is skipped and the turn goes on', () => {
  const scene = after(position({ hands: ['', 'hitman'], discard: 'don', pile: '' }), [0, END]);
  expect(events(scene)).toEqual([
    { type: 'ended', seat: 0 },
    { type: 'turn', seat: 1, round: 1 },
    { type: 'nothing-to-draw', seat: 1 },
  ]);
  expect(describeCards(scene)).toEqual({ hands: ['', 'hitman', ''], regions: ['', '', ''], discard: 'don', pile: '' });
  expect(answers(scene, 1)).toEqual([idle('hitman'), city('hitman'), END]);
});

test('CN-10 a Caporegime draws what there is: one card', () => {
  const scene = position({ hands: ['caporegime'], discard: 'don', pile: '' });
  const next = after(scene, [0, job('caporegime')], everybodyPasses);
  expect(course(next)).toEqual(['job', 'unopposed', 'reshuffled', 'drew', 'nothing-to-draw']);
  expect(describeCards(next)).toMatchObject({ hands: ['don', '', ''], discard: 'caporegime', pile: '' });
});

test('CN-10 a Caporegime draws what there is: nothing', () => {
  const scene = position({ hands: ['caporegime'], discard: '', pile: '' });
  const next = after(scene, [0, job('caporegime')], everybodyPasses);
  expect(course(next)).toEqual(['job', 'unopposed', 'nothing-to-draw', 'nothing-to-draw']);
});

test('CN-10 as soon as a second card lies there, the next moment of CN-26 brings a new draw pile', () => {
  const scene = position({ hands: ['hitman', 'don'], discard: 'don', pile: '' });
  const next = after(scene, [0, idle('hitman')], [0, END]);
  expect(course(next)).toEqual(['idle', 'reshuffled', 'ended', 'turn', 'drew']);
  expect(describeCards(next)).toMatchObject({ hands: ['', '2×don', ''], discard: 'hitman', pile: '' });
});
