import { expect, test } from 'vitest';
import type { Edition } from '../edition/edition.ts';
import { standard } from '../edition/standard.ts';
import { DONE, hit, LEAVE, REWARD, suitcaseIt, take } from '../testing/answers.ts';
import { gunnedDown, suitcased, thugOf, took } from '../testing/expected-events.ts';
import { position, type Scene } from '../testing/position.ts';
import { after, answers, decision, events, hand, suitcase } from '../testing/scene.ts';

/** The standard box with one more job and one more ally, made of existing effects. */
const larger: Edition = {
  ...standard,
  id: 'larger',
  jobs: [
    ...standard.jobs,
    { id: 'night-shift', colour: 'gray', costs: ['GG'], reward: [1, 3], effect: 'hit-thug', mark: 'R' },
  ],
  allies: [
    ...standard.allies,
    { id: 'undertaker', act: 1, effect: 'suitcase-one', icons: ['M', 'M', '$1'], mark: 'R' },
  ],
};
const [NIGHT_SHIFT, UNDERTAKER] = [44, 18];

/** Player 0 with the new job among the public ones and the new ally in hand. */
function scene(): Scene {
  const made = position({ edition: larger, hands: ['2×gun $5'], figures: { bar: 1, F12: 1 } });
  const { open, recalled, sealed } = made.state;
  sealed.jobs = sealed.jobs.filter(job => job !== NIGHT_SHIFT);
  open.publicJobs[1] = NIGHT_SHIFT;
  open.gone = open.gone.filter(ally => ally !== UNDERTAKER);
  recalled.allies[0]?.push(UNDERTAKER);
  return made;
}

test('CE-C7 a new job is a row: cost, reward and a known effect are all it needs', () => {
  const there = after(scene(), [0, { type: 'public-job', job: NIGHT_SHIFT }]);
  expect([decision(there), answers(there, 0)]).toEqual([
    ['ability', 0],
    [hit('bar'), REWARD, LEAVE],
  ]);
  const done = after(there, [0, hit('bar')]);
  expect(events(done, 1)).toEqual([
    { type: 'job', seat: 0, job: NIGHT_SHIFT, public: true },
    { type: 'paid', seat: 0, job: NIGHT_SHIFT, goods: [2, 0, 0, 0] },
    gunnedDown(0, thugOf(1), 'bar'),
    ...[took(0, '$1'), took(0, '$3')],
    { type: 'completed', seat: 0, job: NIGHT_SHIFT },
    { type: 'turn', seat: 1 },
  ]);
  expect([done.state.open.publicJobs, done.state.recalled.completed[0]]).toEqual([[-1, -1, -1], [NIGHT_SHIFT]]);
});

test('CE-C8 a new ally is a row: allies can use a job’s effect too, the icons come after it', () => {
  const there = after(scene(), [0, { type: 'ally', ally: UNDERTAKER }]);
  expect([decision(there), answers(there, 0)]).toEqual([
    ['ability', 0],
    [suitcaseIt('$5'), LEAVE],
  ]);
  const stowed = after(there, [0, suitcaseIt('$5')]);
  expect(answers(stowed, 0)).toEqual([take('$1'), take('blood-money'), DONE]);
  const done = after(stowed, [0, take('blood-money')], [0, take('$1')], [0, take('blood-money')]);
  expect([suitcase(done, 0), decision(done), done.state.open.played[0]]).toEqual(['$5', ['turn', 1], [UNDERTAKER]]);
  expect(hand(done, 0)).toBe('$1 2×gun 2×blood-money');
  expect(events(done, 2)[1]).toEqual(suitcased(0, '$5'));
});

test('CE-C7, CE-C8 the new rows are in the box: 45 jobs to be drawn, seven allies of Act I to be laid out', () => {
  const { given } = scene().rules;
  expect([given.edition, given.jobs.length, given.allies.filter(({ act }) => act === 0).length]).toEqual([
    'larger',
    ...[45, 7],
  ]);
  const begun = position({ edition: larger, phase: 'act' });
  expect(begun.state.sealed.jobs).toHaveLength(45);
});
