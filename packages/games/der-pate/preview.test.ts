import type { Language, Seat } from '@consigliere/kernel';
import { preview, sayClauses, sayEvent, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import {
  BAIL_OUT,
  birthday,
  byTheSenator,
  cop,
  DECLINE,
  END,
  favour,
  install,
  JUDGE,
  LET_DROWN,
  place,
  ROLL,
  sell,
  takeOver,
  tile,
} from './testing/answers.ts';
import { type PositionSpec, position, type TestScene } from './testing/position.ts';
import { after, answers, eventsOf, turnUp } from './testing/scene.ts';
import { words } from './text/index.ts';
import type { DerPate } from './types.ts';

type PreviewedAnswer = Parameters<typeof preview<DerPate>>[2];

/** The clauses of an answer's preview for its player, joined. */
function previewIn(
  { rules, state }: TestScene,
  action: object,
  seat: Seat = 0,
  language: Language = 'en',
): readonly string[] {
  const found = preview(rules, view(rules, state, seat), action as PreviewedAnswer);
  return sayClauses(words[language], found, { names: ['Ada', 'Ben', 'Cleo'], reader: seat });
}

const saidAt = (wanted: PositionSpec, action: object): readonly string[] => previewIn(position(wanted), action);

test('DP-13 a die on its number pays everybody who holds such a business', () => {
  expect(saidAt({ faces: [1, 2, 3, 4] }, place('black', 'business'))).toEqual([
    'you get $1,000',
    'you advance 1 space on the influence track',
    'Ben gets $1,000',
    'Ben advances 1 space on the influence track',
    'then you roll three dice',
  ]);
});

test('DP-13 a die on a number nobody holds does nothing', () => {
  const street = '000 1.1 222 nn.';
  expect(saidAt({ faces: [5, 2, 3, 4], street }, place('black', 'business'))).toEqual([
    'Business: nothing happens. No player holds a business with that number.',
    'then you roll three dice',
  ]);
});

test('DP-10, DP-14 the next roll isn’t foretold', () => {
  const rolled = { faces: [1, 2, 3, 4], placed: [0, 1, 0, 0] };
  expect(saidAt(rolled, place('grey', 'reputation'))).toEqual([
    'you advance 3 spaces on the reputation track',
    'you gain the Wedding tile',
  ]);
  expect(saidAt({ ...rolled, reputation: [4] }, place('grey', 'reputation'))).toEqual([
    'you advance 3 spaces on the reputation track',
    'you gain the Grandchild tile',
  ]);
  expect(saidAt({ ...rolled, faces: [1, 2, 2, 4] }, place('grey', 'reputation'))).toEqual([
    'you advance 2 spaces on the reputation track',
    'then you roll two dice',
  ]);
});

test('DP-16 a visit says where the car goes and who is sent home', () => {
  const rolled = { faces: [3, 2, 3, 3], placed: [0, 1, 0, 0], car: 0 };
  expect(saidAt(rolled, place('black', 'visit'))).toEqual([
    'the car stops at Bookmaker (East Side) and protects that district',
    'Ben loses Bookmaker (East Side)',
    'then you roll two dice',
  ]);
});

test('DP-16 a visit to an empty business asks whether to occupy it', () => {
  const rolled = { faces: [3, 2, 3, 3], placed: [0, 1, 0, 0], car: 0, street: '000 .11 222 nnn' };
  const [car, asks, ...rest] = saidAt(rolled, place('black', 'visit'));
  expect(car).toMatch(/^the car stops/);
  expect(asks).toMatch(/\?/);
  expect(rest).toEqual([]);
});

test('DP-17 an assembly says which debt markers go back and what is paid', () => {
  const rolled = { faces: [1, 2, 3, 4], placed: [1, 2, 0, 0], debts: [[1, 0, 1]] as const, jail: [0, 0, 0] };
  expect(saidAt(rolled, place('grey', 'assembly')).slice(0, 3)).toEqual([
    'you get $3,000',
    'Ben pays $3,000',
    'Ben gets a debt marker back from you',
  ]);
});

test('DP-18 a raid says whose members go to jail, and that neutral ones leave', () => {
  const rolled = { seats: 2, faces: [1, 2, 3, 3], placed: [1, 2, 0, 0], car: 0 };
  expect(saidAt(rolled, place('red', 'raid'))).toEqual([
    'Ben loses Bookmaker (East Side)',
    'the neutral member leaves Bookmaker (Little Italy & Chinatown)',
    '1 of Ben’s members goes to jail',
    'the grey die is left for row 4',
    expect.stringMatching(/\?/),
  ]);
});

test('DP-19 a takeover says who loses a member and who gets the debt marker', () => {
  const asked = after(position({ faces: [4, 2, 3, 3], placed: [0, 1, 2, 0] }), [0, place('black', 'takeover')]);
  expect(answers(asked, 0)).toContainEqual(takeOver(7));
  expect(previewIn(asked, takeOver(7)).slice(0, 3)).toEqual([
    'you occupy Credit (Little Italy & Chinatown)',
    'you give Cleo a debt marker',
    '1 of Cleo’s members goes into the Hudson',
  ]);
});

test('DP-21, DP-22 a person of row 4 asks, or nothing happens', () => {
  const last = { faces: [1, 2, 3, 3], placed: [1, 2, 0, 3], car: 0, tiles: ['senator'] };
  const consigliere = place('grey', 'consigliere');
  expect(saidAt(last, consigliere)).toEqual(['Consigliere: nothing happens. No unprotected business is empty.']);
  expect(saidAt({ ...last, street: '000 11. 222 nnn' }, consigliere)).toEqual([expect.stringMatching(/\?/)]);
  const prosecutor = byTheSenator('grey', 'prosecutor');
  expect(saidAt({ ...last, jail: [1] }, prosecutor)).toEqual([expect.stringMatching(/\?/)]);
});

test('DP-21 occupying an empty business takes it, and declining does nothing; that the turn goes on isn’t news', () => {
  const last = position({ faces: [1, 2, 3, 3], placed: [1, 2, 0, 3], street: '000 11. 222 nnn', tiles: ['senator'] });
  const asked = after(last, [0, place('grey', 'consigliere')]);
  expect(previewIn(asked, install(5))).toEqual(['you occupy Protection (East Side)']);
  expect(previewIn(asked, DECLINE)).toEqual(['nothing happens']);
});

test('DP-10 the last die places itself: its question is part of the preview of the die before it', () => {
  const rolled = { faces: [0, 2, 3, 4], placed: [0, 1, 2, 0], jail: [1] };
  expect(saidAt(rolled, place('black', 'press'))).toEqual([
    'you advance 1 space on the reputation track',
    'you advance 1 space on the influence track',
    'the red die is left for row 4',
    expect.stringMatching(/jail.*\?/),
  ]);
});

test('DP-16, DP-18 a field without effect says why, in the words of the log', () => {
  const visit = position({ faces: [1, 2, 3, 3], placed: [0, 1, 0, 0], car: 0 });
  const raid = position({ faces: [1, 2, 3, 5], placed: [1, 2, 0, 0], car: 3, jail: [1], street: '000 111 222 nn.' });
  for (const [scene, action] of [
    [visit, place('black', 'visit')],
    [raid, place('red', 'raid')],
  ] as const) {
    const [event] = eventsOf(after(scene, [0, action]), 'no-effect');
    if (event === undefined) throw new Error('something happens');
    expect(previewIn(scene, action)).toContain(sayEvent(words.en, event, { names: ['Ada', 'Ben', 'Cleo'], reader: 0 }));
  }
});

test.each([
  ['en', 'the red die is left for row 4'],
  ['de', 'der rote Würfel bleibt für Zeile 4'],
  ['nl', 'voor rij 4 blijft de rode dobbelsteen over'],
] as const)('DP-10 the die that is left is named before its question: %s', (language, clause) => {
  const rolled = position({ faces: [0, 2, 3, 4], placed: [0, 1, 2, 0], jail: [1] });
  expect(previewIn(rolled, place('black', 'press'), 0, language)).toContain(clause);
});

test('DP-10, DP-27 rolls are counted, never imagined', () => {
  const before = { phase: 'before-roll', tiles: ['wedding cop judge'] } as const;
  expect(saidAt({ ...before, placed: [0, 1, 0, 0] }, ROLL)).toEqual(['then you roll three dice']);
  const rolled = { tiles: ['cop judge'], placed: [0, 1, 0, 0] };
  expect(saidAt(rolled, cop('grey'))).toEqual(['then you roll one die']);
  expect(saidAt(rolled, JUDGE)).toEqual(['then you roll three dice']);
});

test('DP-26 the grandchild’s die is rolled afterwards; a birthday is certain', () => {
  const held = { tiles: ['grandchild birthday'], income: [1] };
  expect(saidAt(held, tile('grandchild'))).toEqual(['then you roll a die for the grandchild']);
  expect(saidAt(held, birthday('income'))).toEqual(['you advance 1 space on the income track']);
});

test('DP-31 a favour says what it brings', () => {
  const friendly = { friends: [1], favours: [4], river: [1] };
  expect(saidAt(friendly, favour(1))).toEqual(['1 of your members goes from the Hudson back to supply']);
  expect(saidAt(friendly, favour(4))).toEqual(['you get $5,000']);
});

test('DP-8 the end of a turn says who is next and rolls', () => {
  expect(saidAt({ placed: [1, 2, 3, 4] }, END)).toEqual(['Ben is next', 'then Ben rolls four dice']);
});

test('DP-6, DP-7, DP-E5 the end of a round: income, what is over, then an event card', () => {
  const last = position({ turn: 2, placed: [1, 2, 3, 4], income: [2, 0, 1], lasting: 'E5' });
  expect(previewIn(last, END, 2)).toEqual([
    'Ada gets $2,000',
    'you get $1,000',
    'Good press is over',
    'round 2 begins',
    'Ada is next',
    'then an event card is turned up',
  ]);
});

test('DP-E2, DP-E9 an event’s offer says what it costs and brings', () => {
  expect(previewIn(turnUp('E2', { car: 9 }), sell(1))).toEqual([
    'you lose Protection (Greenwich Village & Soho)',
    'you get $4,000',
    expect.stringMatching(/^Cashing out: Ben/),
  ]);
  expect(previewIn(turnUp('E9', { jail: [2, 1] }), BAIL_OUT).slice(0, 2)).toEqual([
    'you pay $4,000',
    '2 of your members leave jail',
  ]);
  expect(previewIn(turnUp('E9', { jail: [2, 1] }), LET_DROWN).slice(0, 2)).toEqual([
    '2 of your members leave jail',
    '2 of your members go into the Hudson',
  ]);
});

test('DP-33, DP-34, DP-37 the end of the match is foretold, the winner isn’t: money is secret', () => {
  const last = { turn: 2, placed: [1, 2, 3, 4], round: 7, ko: 'reputation', reputation: [12, 12, 12] } as const;
  const clauses = previewIn(position(last), END, 2);
  expect(clauses).toContain('Ada gets $9,000');
  expect(clauses.at(-1)).toBe('the match ends');
});

test('DP-36 the preview says that nobody has finished the KO track before the match ends', () => {
  const last = { turn: 2, placed: [1, 2, 3, 4], round: 7, ko: 'reputation' } as const;
  expect(previewIn(position(last), END, 2).at(-1)).toMatch(/^the match ends, and everybody loses/);
});

test.each([
  ['de', 'Ben verliert Buchmacher (East Side)', '1 von Bens Familienmitgliedern kommt ins Gefängnis'],
  ['nl', 'Ben verliest Bookmaker (East Side)', '1 van Bens familieleden gaat naar de gevangenis'],
] as const)('DP-18 a raid in %s', (language, loses, jailed) => {
  const rolled = position({ faces: [1, 2, 3, 3], placed: [1, 2, 0, 0], car: 6 });
  expect(previewIn(rolled, place('red', 'raid'), 0, language).slice(0, 2)).toEqual([loses, jailed]);
});

test.each([
  ['de', /^Einnahmen: Es geschieht nichts\./, 'dann wirfst du drei Würfel'],
  ['nl', /^Inkomsten: er gebeurt niets\./, 'dan gooi je drie dobbelstenen'],
] as const)('DP-10, DP-13 the preview of a die without effect in %s', (language, nothing, rolls) => {
  const rolled = position({ faces: [5, 2, 3, 4], street: '000 1.1 222 nn.' });
  const clauses = previewIn(rolled, place('black', 'business'), 0, language);
  expect(clauses).toEqual([expect.stringMatching(nothing), rolls]);
});
