import { expect, test } from 'vitest';
import { HITMAN, SMUGGLER } from './mafiosi.ts';
import { city, discard, END, idle, job, kidnap, PASS, react, recruit } from './testing/answers.ts';
import { position } from './testing/position.ts';
import { after, everybodyPasses, listAwaited, refusal } from './testing/scene.ts';

/** One scene for each decision, and the seat that is asked in it. */
const TURN = position({ hands: ['caporegime don consigliere hitman smuggler', '2×don', ''], regions: ['don', 'don'] });
const WINDOW = after(TURN, [0, job('caporegime')]);
const KIDNAP = after(TURN, [0, job('smuggler', 1)], everybodyPasses);
const RECRUIT = after(TURN, [0, job('consigliere')], everybodyPasses);
const LIMIT = after(position({ hands: ['11×hitman', 'don'] }), [0, END]);
const OVER = after(position({ regions: ['caporegime don consigliere hitman smuggler'] }), [0, END]);

const DECISIONS = [
  ['turn', TURN, 0, 'CN-4'],
  ['window', WINDOW, 1, 'CN-18'],
  ['kidnap', KIDNAP, 0, 'CN-11'],
  ['recruit', RECRUIT, 0, 'CN-13'],
  ['limit', LIMIT, 0, 'CN-6'],
] as const;

const MALFORMED = [
  null,
  undefined,
  true,
  0,
  'end',
  'pass',
  [],
  [END],
  {},
  { kind: 'end' },
  { type: null },
  { type: 0 },
  { type: ['end'] },
  { type: { end: true } },
  JSON.parse('{"__proto__":{"type":"end"}}'),
];

test.each(DECISIONS)('a malformed answer to the decision %s is refused', (_kind, scene, seat) => {
  for (const answer of MALFORMED) expect(refusal(scene, seat, answer)).toEqual({ code: 'malformed', rule: null });
});

const STRANGE = [
  { type: '' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'END' },
  { type: 'end', seat: 0 },
  { type: 'end', mafioso: HITMAN },
  { type: 'pass', companion: HITMAN },
  { type: 'pass', mafioso: null },
  JSON.parse('{"type":"end","__proto__":{}}'),
  JSON.parse('{"type":"pass","__proto__":null}'),
  { type: 'city' },
  { type: 'city', mafioso: -1 },
  { type: 'city', mafioso: 5 },
  { type: 'city', mafioso: 0.5 },
  { type: 'city', mafioso: '3' },
  { type: 'city', mafioso: 'hitman' },
  { type: 'city', mafioso: [HITMAN] },
  { type: 'city', mafioso: null },
  { type: 'city mafioso=3' },
  { type: 'city', 'mafioso=3 x': 1 },
  { type: 'react companion=1' },
  { type: 'kidnap mafioso=1' },
  { type: 'job', mafioso: HITMAN },
  { type: 'job', mafioso: HITMAN, victim: 1 },
  { type: 'job', mafioso: HITMAN, victim: 1, target: HITMAN },
  { type: 'job', mafioso: HITMAN, victim: 0, target: 1 },
  { type: 'job', 'mafioso=3 target=1 victim': 1 },
  { type: 'job', mafioso: SMUGGLER },
  { type: 'job', mafioso: SMUGGLER, victim: 0 },
  { type: 'job', mafioso: SMUGGLER, victim: 1, target: 1 },
  { type: 'job', mafioso: SMUGGLER, victim: 3 },
  { type: 'job', mafioso: 0, victim: null },
  { type: 'react' },
  { type: 'kidnap', mafioso: HITMAN },
  { type: 'recruit', mafioso: 0 },
  { type: 'discard', mafioso: 1 },
];

test.each(DECISIONS)('a strange answer to the decision %s is refused with a rule', (_kind, scene, seat, rule) => {
  for (const answer of STRANGE)
    expect(refusal(scene, seat, answer), JSON.stringify(answer)).toEqual({ code: 'not-legal', rule });
});

const ELSEWHERE = {
  turn: [PASS, react('hitman'), kidnap('don'), recruit('don'), discard('don')],
  window: [END, city('don'), job('caporegime'), kidnap('don'), recruit('don'), discard('don')],
  kidnap: [END, PASS, city('don'), idle('hitman'), recruit('don'), discard('don')],
  recruit: [END, PASS, city('don'), idle('hitman'), kidnap('don'), discard('don')],
  limit: [END, PASS, city('hitman'), idle('hitman'), kidnap('hitman'), recruit('hitman')],
};

test.each(DECISIONS)('an answer to another decision than %s is refused with a rule', (kind, scene, seat, rule) => {
  for (const answer of ELSEWHERE[kind]) expect(refusal(scene, seat, answer)).toEqual({ code: 'not-legal', rule });
});

test.each(DECISIONS)('a player who isn’t asked in the decision %s is refused', (_kind, scene) => {
  for (const seat of [-1, 0, 1, 2, 3, 1.5].filter(each => !listAwaited(scene).includes(each)))
    for (const answer of [END, PASS, null, {}])
      expect(refusal(scene, seat, answer)).toEqual({ code: 'not-awaited', rule: null });
});

test('after the end every answer is refused', () => {
  for (const seat of [0, 1, 2])
    for (const answer of [END, PASS, null]) expect(refusal(OVER, seat, answer)).toEqual({ code: 'over', rule: null });
});

test.each([
  ['CN-15', 'a Don for a job', job('don')],
  ['CN-15', 'a Don without a job', idle('don')],
  ['CN-4', 'a mafioso they don’t hold for the city', city('hitman')],
  ['CN-4', 'a mafioso they don’t hold for a job', job('caporegime')],
])('%s in their own turn a player may not play %s', (rule, _what, answer) => {
  expect(refusal(position({ hands: ['don'] }), 0, answer)).toEqual({ code: 'not-legal', rule });
});
