import { expect, test } from 'vitest';
import { HITMAN, MAFIOSI } from '../mafiosi.ts';
import { job, PASS, react } from '../testing/answers.ts';
import { position } from '../testing/position.ts';
import {
  after,
  answers,
  course,
  decision,
  describeCards,
  events,
  everybodyAnswers,
  everybodyPasses,
  listAwaited,
  refusal,
} from '../testing/scene.ts';

const HIT = job('hitman', 2, 'smuggler');

test.each([
  ['Caporegime', 'caporegime', job('caporegime')],
  ['Consigliere', 'consigliere', job('consigliere')],
  ['Hitman', 'hitman', HIT],
  ['Smuggler', 'smuggler', job('smuggler', 2)],
] as const)('CN-18 a Don with a companion stops a %s, who stays on the discard pile', (_name, card, sent) => {
  const scene = position({
    hands: [card, 'don hitman', 'don'],
    regions: ['', '', 'smuggler'],
    discard: 'don',
    pile: '3×caporegime',
  });
  const next = after(scene, [0, sent], everybodyAnswers({ 1: react('hitman') }), everybodyPasses);
  expect(describeCards(next)).toEqual({
    ...describeCards(scene),
    hands: ['', '', 'don'],
    discard: `don ${card} hitman don`,
  });
  expect(course(next)).toEqual(['job', 'reacted', 'unopposed', 'stopped']);
  expect(decision(next)).toEqual({ kind: 'turn', frame: { seat: 0, job: false, city: true } });
});

test.each(MAFIOSI)('CN-18, CN-27 a %s may accompany a Don, does no job and lies beneath it', name => {
  const hand = name === 'don' ? '2×don hitman' : `don ${name} hitman`;
  const scene = position({
    hands: ['hitman', hand, 'smuggler'],
    regions: ['don', '', 'smuggler'],
    discard: 'don',
    pile: '3×don',
  });
  const next = after(scene, [0, HIT], everybodyAnswers({ 1: react(name) }));
  expect(describeCards(next)).toEqual({
    ...describeCards(scene),
    hands: ['', 'hitman', 'smuggler'],
    discard: `don hitman ${name} don`,
  });
  expect(events(next).at(-1)).toEqual({ type: 'reacted', seat: 1, companion: MAFIOSI.indexOf(name), against: 0 });
  expect(decision(next)).toMatchObject({ kind: 'window', frame: { mafioso: HITMAN, dons: [1] } });
  expect(course(after(next, everybodyPasses)).slice(-2)).toEqual(['unopposed', 'stopped']);
});

test.each([
  ['nothing', '', []],
  ['no Don', 'hitman caporegime', []],
  ['a Don alone', 'don', []],
  ['a Don and another card', 'don hitman', [react('hitman')]],
  ['two Dons', '2×don', [react('don')]],
  ['Dons and others', '2×don smuggler caporegime', [react('caporegime'), react('don'), react('smuggler')]],
])('CN-18 with %s in hand one may pass, or react with each possible companion', (_what, hand, reactions) => {
  const scene = after(position({ hands: ['hitman', hand], regions: ['', '', 'smuggler'] }), [0, HIT]);
  expect(answers(scene, 1)).toEqual([PASS, ...reactions]);
  for (const name of MAFIOSI) {
    const legal = reactions.some(each => 'companion' in each && each.companion === MAFIOSI.indexOf(name));
    expect(refusal(scene, 1, react(name))).toEqual(legal ? null : { code: 'not-legal', rule: 'CN-18' });
  }
});

test('CN-18 nobody stops their own job', () => {
  const scene = after(position({ hands: ['hitman 2×don'], regions: ['', '', 'smuggler'] }), [0, HIT]);
  expect(listAwaited(scene)).toEqual([1, 2]);
  expect(refusal(scene, 0, react('don'))).toEqual({ code: 'not-awaited', rule: null });
});
