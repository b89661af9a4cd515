import { expect, test } from 'vitest';
import { HITMAN, MAFIOSI } from '../mafiosi.ts';
import { idle, job, react, recruit } from '../testing/answers.ts';
import { position } from '../testing/position.ts';
import { after, answers, describeCards, events, everybodyAnswers, everybodyPasses, refusal } from '../testing/scene.ts';

const sent = job('consigliere');

test.each(MAFIOSI)('CN-13 a Consigliere takes a %s from the discard pile, wherever it lies', name => {
  const others = MAFIOSI.filter(each => each !== name);
  const discard = [others[0], name, ...others.slice(1)].join(' ');
  const scene = after(position({ hands: ['consigliere'], discard, pile: 'don' }), [0, sent], everybodyPasses);
  expect(describeCards(after(scene, [0, recruit(name)]))).toEqual({
    hands: [name, '', ''],
    regions: ['', '', ''],
    // Of two Consiglieri the topmost is taken: the one that is doing the job.
    discard: name === 'consigliere' ? discard : [...others, 'consigliere'].join(' '),
    pile: 'don',
  });
});

test('CN-13 everybody is told which card is taken', () => {
  const scene = after(position({ hands: ['consigliere'], discard: 'hitman' }), [0, sent], everybodyPasses, [
    0,
    recruit('hitman'),
  ]);
  expect(events(scene, 2).at(-1)).toEqual({ type: 'recruited', seat: 0, mafioso: HITMAN });
});

test('CN-13 a Consigliere may take itself and goes back to the hand', () => {
  const scene = after(position({ hands: ['consigliere'], discard: 'hitman don' }), [0, sent], everybodyPasses);
  expect(answers(scene, 0)).toEqual([recruit('don'), recruit('consigliere'), recruit('hitman')]);
  expect(describeCards(after(scene, [0, recruit('consigliere')]))).toMatchObject({
    hands: ['consigliere', '', ''],
    discard: 'hitman don',
  });
});

test('CN-13 on an empty discard pile a Consigliere finds only itself', () => {
  const scene = after(position({ hands: ['consigliere'], discard: '' }), [0, sent], everybodyPasses);
  expect(answers(scene, 0)).toEqual([recruit('consigliere')]);
  expect(describeCards(after(scene, [0, recruit('consigliere')]))).toMatchObject({
    hands: ['consigliere', '', ''],
    discard: '',
  });
});

const OTHER_CARDS = { recruit: 'other-cards' };

test('CN-13 option other-cards: a Consigliere doesn’t take itself', () => {
  const wanted = { hands: ['consigliere'], discard: 'hitman don', options: OTHER_CARDS };
  const scene = after(position(wanted), [0, sent], everybodyPasses);
  expect(answers(scene, 0)).toEqual([recruit('don'), recruit('hitman')]);
  expect(refusal(scene, 0, recruit('consigliere'))).toEqual({ code: 'not-legal', rule: 'CN-13' });
});

test('CN-13 option other-cards: a Consigliere takes another one that lies beneath it', () => {
  const scene = position({ hands: ['2×consigliere'], discard: 'consigliere hitman', options: OTHER_CARDS });
  const next = after(scene, [0, sent], everybodyPasses, [0, recruit('consigliere')]);
  expect(describeCards(next)).toMatchObject({ hands: ['2×consigliere', '', ''], discard: 'hitman consigliere' });
});

test('CN-13 of several cards of a kind the topmost is taken', () => {
  const scene = position({ hands: ['consigliere'], discard: 'don hitman don smuggler' });
  const next = after(scene, [0, sent], everybodyPasses, [0, recruit('don')]);
  expect(describeCards(next).discard).toBe('don hitman smuggler consigliere');
});

test('CN-13 once the job takes effect, a card must be taken', () => {
  const scene = after(position({ hands: ['consigliere hitman'], discard: 'don' }), [0, sent], everybodyPasses);
  for (const answer of [{ type: 'end' }, { type: 'pass' }, idle('hitman'), {}])
    expect(refusal(scene, 0, answer)).not.toBeNull();
});

/** Seat 1 stops the Consigliere, seat 0 stops that Don: four cards come to lie above the Consigliere. */
function withDonsAbove(discard: string, companion: 'consigliere' | 'smuggler', options = {}) {
  const hands = ['consigliere don hitman', `don ${companion}`];
  const scene = position({ hands, discard, pile: '3×caporegime', options });
  return after(
    scene,
    [0, sent],
    everybodyAnswers({ 1: react(companion) }),
    everybodyAnswers({ 0: react('hitman') }),
    everybodyPasses,
  );
}

test('CN-13 a card that was played in the windows about the same job may be taken', () => {
  const scene = withDonsAbove('caporegime', 'smuggler');
  expect(describeCards(scene).discard).toBe('caporegime consigliere smuggler don hitman don');
  expect(answers(scene, 0)).toEqual(MAFIOSI.map(recruit));
  expect(describeCards(after(scene, [0, recruit('don')]))).toMatchObject({
    hands: ['don', '', ''],
    discard: 'caporegime consigliere smuggler don hitman',
  });
});

test('CN-13 option other-cards: beneath Dons a Consigliere still doesn’t take itself', () => {
  const scene = withDonsAbove('caporegime', 'smuggler', OTHER_CARDS);
  expect(refusal(scene, 0, recruit('consigliere'))).toEqual({ code: 'not-legal', rule: 'CN-13' });
});

test('CN-13 beneath Dons a Consigliere takes the one that accompanied one of them', () => {
  const scene = after(withDonsAbove('caporegime', 'consigliere'), [0, recruit('consigliere')]);
  expect(describeCards(scene)).toMatchObject({
    hands: ['consigliere', '', ''],
    discard: 'caporegime consigliere don hitman don',
  });
});

test('CN-13 option other-cards: beneath Dons a Consigliere takes the one beneath it and stays', () => {
  const scene = after(withDonsAbove('consigliere caporegime', 'smuggler', OTHER_CARDS), [0, recruit('consigliere')]);
  expect(describeCards(scene)).toMatchObject({
    hands: ['consigliere', '', ''],
    discard: 'caporegime consigliere smuggler don hitman don',
  });
});
