import { expect, test } from 'vitest';
import { city, discard, END, idle, job, kidnap, react, recruit } from './testing/answers.ts';
import { cards, cardsText } from './testing/cards.ts';
import { position } from './testing/position.ts';
import { after, answers, course, decision, describeCards, everybodyAnswers, everybodyPasses } from './testing/scene.ts';

/** The events after the position, from this event on. */
const from = (type: string, happened: readonly string[]): string[] => happened.slice(happened.indexOf(type));

test('CN-26 CN-9 is checked before a card is drawn', () => {
  const scene = after(position({ discard: 'don don smuggler', pile: '' }), [0, END]);
  expect(course(scene)).toEqual(['ended', 'turn', 'reshuffled', 'drew']);
  expect(describeCards(scene)).toEqual({
    hands: ['', 'don', ''],
    regions: ['', '', ''],
    discard: 'smuggler',
    pile: 'don',
  });
});

test('CN-26 CN-9 is checked after a card is drawn, not at the next draw', () => {
  const scene = after(position({ discard: 'don hitman smuggler', pile: 'caporegime' }), [0, END]);
  expect(course(scene)).toEqual(['ended', 'turn', 'drew', 'reshuffled']);
});

test('CN-26 CN-9 is checked between the two cards of a Caporegime', () => {
  const scene = position({ hands: ['caporegime'], discard: 'don don', pile: 'hitman' });
  const next = after(scene, [0, job('caporegime')], everybodyPasses);
  expect(from('unopposed', course(next))).toEqual(['unopposed', 'drew', 'reshuffled', 'drew']);
  expect(describeCards(next)).toMatchObject({ hands: ['don hitman', '', ''], discard: 'caporegime', pile: 'don' });
});

test('CN-26 CN-9 is checked after the second card of a Caporegime', () => {
  const scene = position({ hands: ['caporegime'], discard: 'don don', pile: '2×hitman' });
  const next = after(scene, [0, job('caporegime')], everybodyPasses);
  expect(from('unopposed', course(next))).toEqual(['unopposed', 'drew', 'drew', 'reshuffled']);
  expect(describeCards(next)).toMatchObject({ hands: ['2×hitman', '', ''], discard: 'caporegime', pile: 'don don' });
});

/** The draw pile is empty and one card lies on the discard pile: a second one is enough for CN-9. */
const EMPTY = { discard: 'don', pile: '' } as const;

test.each([
  ['declined', position({ ...EMPTY, hands: ['hitman'] }), [[0, idle('hitman')]], 'don', 'hitman'],
  [
    'done by a Hitman',
    position({ ...EMPTY, hands: ['hitman'], regions: ['', 'don'] }),
    [[0, job('hitman', 1, 'don')], everybodyPasses],
    'don hitman',
    'don',
  ],
  [
    'done by a Smuggler',
    position({ ...EMPTY, hands: ['smuggler', 'caporegime'] }),
    [[0, job('smuggler', 1)], everybodyPasses, [0, kidnap('caporegime')]],
    'don smuggler',
    'caporegime',
  ],
  [
    'stopped',
    position({ ...EMPTY, hands: ['caporegime', 'don hitman'] }),
    [[0, job('caporegime')], everybodyAnswers({ 1: react('hitman') }), everybodyPasses],
    'caporegime don hitman',
    'don',
  ],
  [
    'done by a Consigliere',
    position({ ...EMPTY, discard: 'don smuggler', hands: ['consigliere'] }),
    [[0, job('consigliere')], everybodyPasses, [0, recruit('smuggler')]],
    'don',
    'consigliere',
  ],
  [
    'without a victim left',
    position({ ...EMPTY, hands: ['smuggler don hitman', 'don caporegime'] }),
    [
      [0, job('smuggler', 1)],
      everybodyAnswers({ 1: react('caporegime') }),
      everybodyAnswers({ 0: react('hitman') }),
      everybodyPasses,
    ],
    'caporegime 2×don hitman smuggler',
    'don',
  ],
] as const)(
  'CN-26 with the draw pile empty CN-9 is checked when a job is over: %s',
  (_how, scene, answered, pile, top) => {
    const next = after(scene, ...answered);
    expect(course(next).at(-1)).toBe('reshuffled');
    expect(cardsText(cards(describeCards(next).pile))).toBe(pile);
    expect(describeCards(next).discard).toBe(top);
  },
);

test('CN-26 CN-9 is not checked while windows about the job are open', () => {
  const scene = after(
    position({ ...EMPTY, hands: ['caporegime don smuggler', 'don hitman'] }),
    [0, job('caporegime')],
    everybodyAnswers({ 1: react('hitman') }),
    everybodyAnswers({ 0: react('smuggler') }),
  );
  expect(decision(scene)?.kind).toBe('window');
  expect(describeCards(scene)).toMatchObject({ discard: 'don caporegime hitman don smuggler don', pile: '' });
});

test('CN-26 a Consigliere chooses from the pile as it lies: CN-9 waits for the choice', () => {
  const scene = position({ discard: 'don hitman', pile: '', hands: ['consigliere'] });
  const choosing = after(scene, [0, job('consigliere')], everybodyPasses);
  expect(describeCards(choosing)).toMatchObject({ discard: 'don hitman consigliere', pile: '' });
  expect(answers(choosing, 0)).toEqual([recruit('don'), recruit('consigliere'), recruit('hitman')]);
});

test('CN-26 CN-9 isn’t checked between the Smuggler’s look and the choice', () => {
  const scene = position({ ...EMPTY, hands: ['smuggler', 'hitman'] });
  const looking = after(scene, [0, job('smuggler', 1)], everybodyPasses);
  expect(describeCards(looking)).toMatchObject({ discard: 'don smuggler', pile: '' });
});

test('CN-26 CN-9 isn’t checked after a card is added to a city', () => {
  const scene = after(position({ discard: 'don hitman', pile: '', hands: ['smuggler'] }), [0, city('smuggler')]);
  expect(course(scene)).toEqual(['city']);
  expect(describeCards(scene)).toMatchObject({ discard: 'don hitman', pile: '' });
});

test('CN-26 CN-9 is checked after the hand-limit discards, not between them', () => {
  const scene = after(position({ ...EMPTY, hands: ['2×caporegime 10×hitman'] }), [0, END], [0, discard('caporegime')]);
  expect(course(scene)).toEqual(['discarded']);
  expect(describeCards(scene)).toMatchObject({ discard: 'don caporegime', pile: '' });
  const done = after(scene, [0, discard('caporegime')]);
  expect(course(done)).toEqual(['discarded', 'discarded', 'reshuffled', 'ended', 'turn', 'drew']);
  expect(describeCards(done).discard).toBe('caporegime');
});

test('CN-27 the Don lies above the companion, so CN-9 puts the Don aside', () => {
  const scene = after(
    position({ ...EMPTY, hands: ['caporegime', 'don hitman'] }),
    [0, job('caporegime')],
    everybodyAnswers({ 1: react('hitman') }),
    everybodyPasses,
  );
  expect(describeCards(scene).discard).toBe('don');
  expect(cardsText(cards(describeCards(scene).pile))).toBe('caporegime don hitman');
});

test('CN-27 a kidnapped and a liquidated card come on top', () => {
  const kidnapped = after(
    position({ hands: ['smuggler', 'hitman'], discard: 'don' }),
    [0, job('smuggler', 1)],
    everybodyPasses,
    [0, kidnap('hitman')],
  );
  const liquidated = after(
    position({ hands: ['hitman'], regions: ['', 'smuggler'], discard: 'don' }),
    [0, job('hitman', 1, 'smuggler')],
    everybodyPasses,
  );
  expect([kidnapped, liquidated].map(scene => describeCards(scene).discard)).toEqual([
    'don smuggler hitman',
    'don hitman smuggler',
  ]);
});
