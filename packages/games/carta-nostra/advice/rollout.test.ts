import type { Seat } from '@consigliere/kernel';
import { advance, legal, random, sfc32, view, waiting } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { city, discard, END, job, kidnap, PASS, react, recruit } from '../testing/answers.ts';
import { type Position, position, type Scene, startMatch } from '../testing/position.ts';
import { after, everybodyAnswers, everybodyPasses, type Happening } from '../testing/scene.ts';
import { rollout } from './rollout.ts';

/** Every answer that a seat might give, over many random choices. */
function given({ rules, state }: Scene, seat: Seat): unknown[] {
  const rng = sfc32('rollout');
  const answers = Array.from({ length: 40 }, () =>
    rollout(view(rules, state, seat), legal(rules, state, seat), n => random(rng, 'rollout', n)),
  );
  return [...new Set(answers)];
}

test.each<[string, Position, unknown[]]>([
  ['CN-5 ends the turn with five kinds', { regions: ['don hitman smuggler caporegime consigliere'] }, [END]],
  ['CN-4 puts a missing kind into the city, whom it can best do without', { regions: ['don'] }, [city('smuggler')]],
  [
    'CN-12 sends a Hitman against a leader’s only card of a kind',
    { regions: ['don hitman smuggler', '2×don caporegime consigliere smuggler', 'don hitman'] },
    [job('hitman', 1, 'caporegime'), job('hitman', 1, 'consigliere'), job('hitman', 1, 'smuggler')],
  ],
])('%s', (_what, wanted, answers) => {
  const scene = position({ hands: ['don hitman smuggler'], ...wanted });
  expect(given(scene, 0)).toEqual(expect.arrayContaining(answers));
  expect(given(scene, 0)).toHaveLength(answers.length);
});

test('CN-28 no card is discarded for nothing', () => {
  const scene = position({ hands: ['2×hitman smuggler'], regions: ['hitman smuggler', 'don'] });
  expect(given(scene, 0)).not.toContainEqual(expect.objectContaining({ type: 'idle' }));
});

const FOUR = 'don caporegime consigliere hitman';

/** Seat 0 sends a mafioso against others; seat 1 has a Don. */
const sent = (wanted: Position, ...happenings: readonly Happening[]): Scene =>
  after(
    position({ hands: ['hitman smuggler consigliere don 2×caporegime', 'don 2×hitman smuggler', ''], ...wanted }),
    ...happenings,
  );

test.each<[string, Scene, unknown]>([
  [
    'a Hitman against the only card of a kind, with four kinds',
    sent({ regions: ['', FOUR] }, [0, job('hitman', 1, 'don')]),
    react('hitman'),
  ],
  ['a Hitman against one of two', sent({ regions: ['', `don ${FOUR}`] }, [0, job('hitman', 1, 'don')]), PASS],
  ['a Hitman against somebody else', sent({ regions: ['', '', 'don'] }, [0, job('hitman', 2, 'don')]), PASS],
  [
    'a Smuggler against oneself, with four kinds',
    sent({ regions: ['', FOUR] }, [0, job('smuggler', 1)]),
    react('hitman'),
  ],
  [
    'a Consigliere for a leader',
    sent({ regions: ['don hitman smuggler caporegime'] }, [0, job('consigliere')]),
    react('hitman'),
  ],
  ['a Consigliere for anybody', sent({ regions: ['don'] }, [0, job('consigliere')]), PASS],
])('CN-18 against %s', (_what, scene, answer) => {
  expect(given(scene, 1)).toEqual([answer]);
});

test('CN-18 prefers any other companion to a second Don', () => {
  const scene = sent({ hands: ['hitman', '2×don 2×hitman'], regions: ['', FOUR] }, [0, job('hitman', 1, 'don')]);
  expect(given(scene, 1)).toEqual([react('hitman')]);
});

test('CN-19 a Don against one’s own job is answered, one against another’s is not', () => {
  const scene = sent(
    { regions: ['don hitman', FOUR] },
    [0, job('hitman', 1, 'don')],
    everybodyAnswers({ 1: react('smuggler') }),
  );
  expect(given(scene, 0)).toEqual([react('caporegime')]);
  expect(given(scene, 2)).toEqual([PASS]);
});

test('CN-11 takes what the victim lacks', () => {
  const scene = sent({ regions: ['', 'don hitman'] }, [0, job('smuggler', 1)], everybodyPasses);
  expect(given(scene, 0)).toEqual([kidnap('smuggler')]);
});

test('CN-13 takes what is missing in city and hand', () => {
  const scene = sent(
    { hands: ['consigliere hitman'], regions: ['don'], discard: 'don hitman smuggler' },
    [0, job('consigliere')],
    everybodyPasses,
  );
  expect(given(scene, 0)).toEqual([recruit('smuggler')]);
});

test('CN-13 a Consigliere takes itself only if nothing else lies there', () => {
  const hands = ['consigliere'];
  const full = sent({ hands, discard: '2×hitman' }, [0, job('consigliere')], everybodyPasses);
  expect(given(full, 0)).toEqual([recruit('hitman')]);
  const empty = sent({ hands, discard: '' }, [0, job('consigliere')], everybodyPasses);
  expect(given(empty, 0)).toEqual([recruit('consigliere')]);
});

test('CN-6 discards the kind with the most cards', () => {
  const scene = sent({ hands: ['8×hitman smuggler caporegime consigliere'] }, [0, END]);
  expect(given(scene, 0)).toEqual([discard('hitman')]);
});

test.each([2, 3, 4, 5])('CN-5 %i players who play like this reach five kinds', seats => {
  const { rules, state } = startMatch({ seats });
  const rng = sfc32('rollout');
  for (let awaited = waiting(rules, state); awaited.length > 0; awaited = waiting(rules, state)) {
    const seat = awaited[0]!;
    const actions = legal(rules, state, seat);
    const answer = rollout(view(rules, state, seat), actions, n => random(rng, 'rollout', n));
    expect(actions).toContain(answer);
    advance(rules, state, seat, answer);
  }
  expect(state.open.ended?.ending).toBe('five-kinds');
});
