import { games } from '@consigliere/games';
import type { SeatView, Shape } from '@consigliere/kernel';
import { key, prompt, rulesOf, view } from '@consigliere/kernel/host';
import { findPositions, foldJournal, openPosition, readLink } from '@consigliere/match';
import { expect, test } from 'vitest';
import { judge, parseAnswer } from './verdict.ts';

/** The first seat's view and prompt at a decision of Carta Nostra. */
function tableAt(kind: string) {
  const game = games['carta-nostra'];
  const [found] = findPositions({ game, seats: 3, kinds: [kind] });
  const link = readLink(found?.link ?? '');
  const rules = rulesOf(game, 3);
  if (link === null || !rules.ok) throw new Error(`there is no ${kind}`);
  const room = { id: 'room', player: 'me', name: 'Ada', language: 'en', levelAt: () => 1, at: 0 };
  const append = openPosition(game, link, room);
  if (typeof append === 'string') throw new Error(append);
  const opened = foldJournal(
    append.lines.map((line, number) => ({ number, ...line })),
    { gameOf: () => game },
  );
  if (typeof opened === 'string' || opened.match === null) throw new Error('nothing is being played');
  const { state } = opened.match.course;
  const asked = prompt(rules.value, state, 0);
  if (asked === null) throw new Error('the first seat isn’t asked');
  return { rules: rules.value, seen: view(rules.value, state, 0) as SeatView<Shape>, asked };
}

const { rules, seen, asked } = tableAt('turn');

test('an answer of the list is legal', () => {
  const [action] = asked.actions;
  expect(judge(rules, seen, action)).toEqual({ isLegal: true, action });
});

test('an answer that is barred names the rule that bars it', () => {
  const [barred] = asked.barred;
  expect(barred).toBeDefined();
  expect(judge(rules, seen, barred?.action)).toEqual({ isLegal: false, code: 'not-legal', rule: barred?.rule });
});

test('an answer that is nothing at all is malformed, and one of another decision cites the rule of this one', () => {
  expect(judge(rules, seen, 42)).toEqual({ isLegal: false, code: 'malformed', rule: null });
  expect(judge(rules, seen, { type: 'dance' })).toEqual({ isLegal: false, code: 'not-legal', rule: asked.rule });
});

test('an answer is read by its key, as JSON, and as a type with fields', () => {
  const [action] = asked.actions;
  if (action === undefined) throw new Error('nothing can be answered');
  expect(parseAnswer(` ${key(action)} `, asked)).toBe(action);
  expect(parseAnswer(JSON.stringify(action), null)).toEqual(action);
  expect(parseAnswer('dance with=[1,2] twice=true', null)).toEqual({ type: 'dance', with: [1, 2], twice: true });
  expect(parseAnswer('{"type":', null)).toBeNull();
  expect(parseAnswer('dance with=', null)).toBeNull();
});
