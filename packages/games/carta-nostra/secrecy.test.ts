import type { Seat } from '@consigliere/kernel';
import { chacha20, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { END, job, kidnap } from './testing/answers.ts';
import { cards, kinds } from './testing/cards.ts';
import { position, type Scene } from './testing/position.ts';
import { after, events, everybodyPasses } from './testing/scene.ts';

const SCENE = position({
  hands: ['smuggler hitman', '2×don', 'caporegime'],
  regions: ['don', '', '2×hitman'],
  discard: 'hitman don',
  pile: 'caporegime smuggler consigliere',
});

const viewOf = ({ rules, state }: Scene, seat: Seat | null) => view(rules, state, seat);

test('CN-23 a view holds public things, the viewer’s own hand, and nothing else', () => {
  const { rules } = SCENE;
  expect(viewOf(SCENE, 1)).toEqual({
    seat: 1,
    seats: 3,
    given: rules.given,
    open: {
      region: [cards('don'), cards(), cards('2×hitman')],
      discard: kinds('hitman don'),
      startPlayer: 0,
      turn: 0,
      round: 1,
      stillTurns: 0,
      moved: true,
      wins: [0, 0, 0],
      ended: null,
      over: false,
    },
    recalled: { known: [cards(), cards(), cards()], changes: [[], [], []] },
    own: { hand: cards('2×don'), looks: [null, null, null] },
    tally: { pile: 3, hands: [2, 2, 1] },
    flow: [
      { id: 0, kind: 'game', frame: { at: 2 } },
      { id: 1, kind: 'turn', frame: { seat: 0, job: true, city: true } },
    ],
    calls: 2,
    waiting: [0],
    picks: [],
  });
});

test('CN-23 a spectator sees only public things', () => {
  expect(viewOf(SCENE, null)).toEqual({ ...viewOf(SCENE, 1), seat: null, own: null });
});

const HIDDEN = { discard: 'hitman don', regions: ['don', '', '2×hitman'] };
test.each([
  ['another hand', position({ ...HIDDEN, hands: ['2×hitman', '2×don', 'don'], pile: '3×don' })],
  [
    'another order of the draw pile',
    position({ ...HIDDEN, hands: ['2×don', '2×don', 'hitman'], pile: 'don don hitman' }),
  ],
  ['another seed', position({ ...HIDDEN, seed: 'other', hands: ['2×don', '2×don', 'don'], pile: '3×smuggler' })],
])('CN-23 %s looks the same to everybody else', (_what, other) => {
  const scene = position({ ...HIDDEN, hands: ['2×smuggler', '2×don', 'smuggler'], pile: '3×hitman' });
  for (const viewer of [1, null]) expect(viewOf(other, viewer)).toEqual(viewOf(scene, viewer));
});

test('CN-23 the seed is in no view', () => {
  const { seed } = chacha20('a test');
  expect(JSON.stringify(SCENE.state)).toContain(seed);
  for (const viewer of [null, 0, 1, 2]) expect(JSON.stringify(viewOf(SCENE, viewer))).not.toContain(seed);
});

test('CN-23 the player who draws sees the card, the others only the draw', () => {
  const scene = after(SCENE, [0, END]);
  const drew = { type: 'drew', seat: 1 };
  expect([null, 0, 1, 2].map(seat => events(scene, seat).at(-1))).toEqual([
    drew,
    drew,
    { type: 'drew-card', seat: 1, mafioso: kinds('consigliere')[0] },
    drew,
  ]);
});

const LOOKING = after(SCENE, [0, job('smuggler', 1)], everybodyPasses);

test('CN-23 only the Smuggler’s player sees the hand', () => {
  const look = { hand: cards('2×don'), changes: 1 };
  expect(viewOf(LOOKING, 0).own).toEqual({ hand: cards('hitman'), looks: [null, look, null] });
  expect(viewOf(LOOKING, 1).own).toEqual({ hand: cards('2×don'), looks: [null, null, null] });
  expect(viewOf(LOOKING, 2).own).toEqual({ hand: cards('caporegime'), looks: [null, null, null] });
  const looked = { type: 'looked', seat: 0, victim: 1 };
  expect([null, 0, 1, 2].map(seat => events(LOOKING, seat).at(-1))).toEqual([
    looked,
    { type: 'saw-hand', seat: 0, victim: 1, hand: cards('2×don') },
    looked,
    looked,
  ]);
});

test('CN-23 to a third player a hand that is looked at could be any', () => {
  const other = after(
    position({ ...HIDDEN, hands: ['smuggler hitman', 'caporegime consigliere', 'caporegime'], pile: '3×don' }),
    [0, job('smuggler', 1)],
    everybodyPasses,
  );
  for (const viewer of [2, null]) expect(viewOf(other, viewer)).toEqual(viewOf(LOOKING, viewer));
});

test('CN-23 the kidnapped card is public, the rest of the hand is not', () => {
  const scene = after(LOOKING, [0, kidnap('don')]);
  const { open, tally } = viewOf(scene, 2);
  expect(open.discard).toEqual(kinds('hitman don smuggler don'));
  expect(tally).toEqual({ pile: 3, hands: [1, 1, 1] });
});
