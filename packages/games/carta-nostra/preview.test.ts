import { type Action, LANGUAGES } from '@consigliere/kernel';
import { preview, sayClauses, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { city, discard, END, idle, job, kidnap, PASS, react, recruit } from './testing/answers.ts';
import { type Position, position, type Scene } from './testing/position.ts';
import { after, everybodyAnswers, everybodyPasses } from './testing/scene.ts';
import { words } from './text/index.ts';
import type { CartaNostra } from './types.ts';

const NAMES = ['Anna', 'Ben', 'Carla'];

/** The text of an answer's preview. */
function said({ rules, state }: Scene, seat: number, action: Action<CartaNostra>): string {
  const who = { names: NAMES.slice(0, rules.seats), reader: seat };
  return sayClauses(words.en, preview(rules, view(rules, state, seat), action), who).join(' · ');
}

const FOUR = 'caporegime don consigliere hitman';
/** Every card lies in a city or in Anna’s hand: there is none to draw. */
const NO_PILE: Position = {
  hands: ['2×caporegime'],
  regions: ['10×don 10×consigliere', '10×hitman 10×smuggler', '8×caporegime'],
  pile: '',
  discard: '',
};

test.each<[string, Position, Action<CartaNostra>, string]>([
  ['CN-4 a new kind in the city', { hands: ['2×don'], regions: ['hitman'] }, city('don'), 'You have 2 of 5 kinds'],
  ['CN-8 a double in the city', { hands: ['2×don'], regions: ['don'] }, city('don'), '2 × Don in your city'],
  [
    'CN-5 the fifth kind',
    { hands: ['smuggler'], regions: [FOUR] },
    city('smuggler'),
    '5 of 5 kinds: end your turn to win · Your last Smuggler',
  ],
  [
    'CN-12 a Hitman against an only card',
    { hands: ['2×hitman'], regions: ['', 'don smuggler'] },
    job('hitman', 1, 'don'),
    'If nobody steps in: Ben has 1 of 5 kinds',
  ],
  [
    'CN-12 a Hitman against one of two',
    { hands: ['2×hitman'], regions: ['', '2×don'] },
    job('hitman', 1, 'don'),
    'If nobody steps in: 1 × Don in Ben’s city',
  ],
  [
    'CN-11 a Smuggler',
    { hands: ['2×smuggler', 'don'] },
    job('smuggler', 1),
    'If nobody steps in: You look at Ben’s hand',
  ],
  [
    'CN-13 a Consigliere',
    { hands: ['2×consigliere'] },
    job('consigliere'),
    'If nobody steps in: Which card do you take from the discard pile?',
  ],
  [
    'CN-14 a Caporegime',
    { hands: ['2×caporegime'] },
    job('caporegime'),
    'If nobody steps in: You draw two cards, or as many as there are',
  ],
  ['CN-10 a Caporegime with nothing to draw', NO_PILE, job('caporegime'), 'If nobody steps in: No job is done'],
  ['CN-16 a card without its job', { hands: ['hitman'] }, idle('hitman'), 'Your last Hitman · No job is done'],
  [
    'CN-9 a card that brings a new draw pile',
    { ...NO_PILE, discard: 'caporegime', regions: [...(NO_PILE.regions?.slice(0, 2) ?? []), '7×caporegime'] },
    idle('caporegime'),
    'New draw pile: 1 card',
  ],
  ['CN-7 the end of the turn', {}, END, 'It’s Ben’s turn.'],
  [
    'CN-6 the end of the turn with too many cards',
    { hands: ['11×hitman'], options: { deck: 12 } },
    END,
    'Discard down to 10 cards. The last one you discard ends up on top.',
  ],
  [
    'CN-5 the end of the turn with five kinds',
    { regions: [`${FOUR} smuggler`] },
    END,
    'All five kinds are in one city · The match ends: you win',
  ],
  [
    'CN-30 the end of a game of several',
    { regions: [`${FOUR} smuggler`], options: { wins: 2 } },
    END,
    'All five kinds are in one city · You win this game · The next game is dealt',
  ],
  [
    'CN-24 a turn in which no card has moved',
    { ...NO_PILE, open: { stillTurns: 0, moved: false } },
    END,
    '1 of 3 turns without a card moving · It’s Ben’s turn.',
  ],
  [
    'CN-24 the last of a round in which no card has moved',
    { ...NO_PILE, open: { stillTurns: 2, moved: false } },
    END,
    'No card has moved for a whole round · The match ends: you and Ben share the win',
  ],
])('%s', (_title, wanted, action, clauses) => {
  expect(said(position(wanted), wanted.turn ?? 0, action)).toBe(clauses);
});

test('CN-29 the end of the last round ends the match', () => {
  const last = position({ turn: 2, regions: ['don'], open: { round: 200, startPlayer: 0 } });
  expect(said(last, 2, END)).toBe('The 200th round is over · The match ends: Anna wins');
});

test('CN-6 a discard says how many cards are still over the limit, and the last one whose turn it is', () => {
  const twelve = after(position({ hands: ['12×hitman'], options: { deck: 14 } }), [0, END]);
  expect(said(twelve, 0, discard('hitman'))).toBe('1 card over the hand limit');
  expect(said(after(twelve, [0, discard('hitman')]), 0, discard('hitman'))).toBe('It’s Ben’s turn.');
});

const HIT: Position = { hands: ['hitman 2×don', 'don hitman'], regions: ['', '', 'smuggler'] };
const SENT = after(position(HIT), [0, job('hitman', 2, 'smuggler')]);

test('CN-20 passing lets the job happen unless another player steps in', () => {
  expect(said(SENT, 2, PASS)).toBe('If nobody steps in: You have 0 of 5 kinds · It’s Anna’s turn.');
});

test('CN-18 a Don stops a job unless another player steps in', () => {
  expect(said(SENT, 1, react('hitman'))).toBe(
    'If nobody steps in: Your last Don · Your last Hitman · No job is done · It’s Anna’s turn.',
  );
});

test('CN-20 letting a Don stop a job means that no job is done', () => {
  const stopped = after(SENT, everybodyAnswers({ 1: react('hitman') }));
  expect(said(stopped, 2, PASS)).toContain('If nobody steps in: No job is done · It’s Anna’s turn.');
});

test('CN-20 every answer depends on the others’ answers, even the last one given', () => {
  const last = after(SENT, [1, PASS]);
  expect(preview(last.rules, view(last.rules, last.state, 2), PASS).depends).toEqual({ type: 'answers' });
});

test('CN-14 a Caporegime that nobody stops brings two cards', () => {
  const sent = after(position({ hands: ['caporegime'] }), [0, job('caporegime')]);
  expect(said(sent, 1, PASS)).toBe('If nobody steps in: Anna has 2 cards · It’s Anna’s turn.');
});

test('CN-20 with two players nobody else answers', () => {
  const two = position({ seats: 2, hands: ['hitman', ''], regions: ['', 'smuggler'] });
  expect(said(after(two, [0, job('hitman', 1, 'smuggler')]), 1, PASS)).toBe(
    'If nobody steps in: You have 0 of 5 kinds · It’s Anna’s turn.',
  );
});

test('CN-11 the preview says how many cards the owner of a kidnapped card has left', () => {
  const looking = after(position({ hands: ['smuggler', 'don hitman'] }), [0, job('smuggler', 1)], everybodyPasses);
  expect(said(looking, 0, kidnap('don'))).toBe('Ben has 1 card');
});

test('CN-13 a card over the hand limit is announced before it is taken', () => {
  const hands = ['consigliere 10×hitman'];
  const choosing = after(position({ hands, options: { deck: 12 } }), [0, job('consigliere')], everybodyPasses);
  expect(said(choosing, 0, recruit('smuggler'))).toBe('1 card over the hand limit');
});

test('every preview is said in every language', () => {
  const seen = view(SENT.rules, SENT.state, 2);
  const who = { names: NAMES, reader: 2 };
  const all = LANGUAGES.map(language => sayClauses(words[language], preview(SENT.rules, seen, PASS), who).at(-1));
  expect(all).toEqual([
    'If nobody steps in: You have 0 of 5 kinds · It’s Anna’s turn.',
    'Wenn niemand eingreift: Du hast 0 von 5 Typen · Anna ist dran.',
    'Als niemand ingrijpt: Je hebt 0 van 5 soorten · Anna is aan de beurt.',
  ]);
});
