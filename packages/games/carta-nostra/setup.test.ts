import { expect, test } from 'vitest';
import { cartaNostra } from './index.ts';
import { countCards, MAFIOSI } from './mafiosi.ts';
import { type Scene, startMatch } from './testing/position.ts';
import { course, decision, events, listAwaited } from './testing/scene.ts';

const SEEDS = Array.from({ length: 100 }, (_, at) => `deal ${at}`);

/** The number of cards of each kind, wherever they lie. */
function deck({ state }: Scene): number[] {
  const counts = new Map<string, number>(MAFIOSI.map(name => [name, 0]));
  for (const [name, , count] of cartaNostra.things(state)) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts.values()];
}

test.each([
  [2, 50 - 14 - 1],
  [3, 50 - 21 - 1],
  [4, 50 - 28 - 1],
  [5, 60 - 35 - 1],
])('CN-1 of %i players each gets 7 cards, one card is turned up, the other %i are the draw pile', (seats, left) => {
  const { state } = startMatch({ seats, options: { start: 0 } });
  const drawn = 1;
  expect(state.own.map(({ hand }) => countCards(hand))).toEqual([7 + drawn, ...new Array(seats - 1).fill(7)]);
  expect(state.open.discard).toHaveLength(1);
  expect(state.sealed.pile).toHaveLength(left - drawn);
  expect(state.open.region).toEqual(new Array(seats).fill([0, 0, 0, 0, 0]));
});

test.each([2, 3, 4, 5])('CN-1 with %i players every card of the deck is in the game once', seats => {
  expect(deck(startMatch({ seats }))).toEqual(new Array(5).fill(seats === 5 ? 12 : 10));
});

test('CN-1 the cards are shuffled: every kind is turned up first in some of 100 matches', () => {
  const turnedUp = SEEDS.map(seed => startMatch({ seed }).state.open.discard[0]);
  expect(new Set(turnedUp)).toEqual(new Set([0, 1, 2, 3, 4]));
});

test('CN-1 another seed, another deal; the same seed, the same deal', () => {
  const dealt = new Set(SEEDS.map(seed => JSON.stringify(startMatch({ seed }).state.own)));
  expect(dealt.size).toBe(SEEDS.length);
  expect(startMatch({ seed: 'again' })).toEqual(startMatch({ seed: 'again' }));
});

test('CN-1 whatever card is turned up, no job is done: the start player draws and begins the turn', () => {
  for (const seed of SEEDS) {
    const scene = startMatch({ seed });
    const { startPlayer } = scene.state.open;
    expect(course(scene)).toEqual(['dealt', 'turn', 'drew']);
    expect(listAwaited(scene)).toEqual([startPlayer]);
    expect(decision(scene)).toEqual({ kind: 'turn', frame: { seat: startPlayer, job: true, city: true } });
  }
});

test('CN-1 each player is told their own seven cards and no others; a spectator none', () => {
  const scene = startMatch({ seats: 4, options: { start: 3 } });
  const [turnedUp] = scene.state.open.discard;
  for (const seat of [0, 1, 2])
    expect(events(scene, seat)).toEqual([
      { type: 'dealt-hand', startPlayer: 3, turnedUp, hand: scene.state.own[seat]?.hand },
      { type: 'turn', seat: 3, round: 1 },
      { type: 'drew', seat: 3 },
    ]);
  expect(events(scene)[0]).toEqual({ type: 'dealt', startPlayer: 3, turnedUp });
});

test.each([0, 1, 2])('CN-2 the option start names the first player: seat %i', start => {
  const { state } = startMatch({ options: { start } });
  expect([state.open.startPlayer, state.open.turn]).toEqual([start, start]);
});

test.each([2, 3, 4, 5])('CN-2 of %i players chance decides who starts: each does in some of 100 matches', seats => {
  const starts = SEEDS.map(seed => startMatch({ seats, seed }).state.open.startPlayer);
  expect(new Set(starts)).toEqual(new Set(Array.from({ length: seats }, (_, seat) => seat)));
});

test('CN-2 the seed decides who starts', () => {
  for (const seed of SEEDS)
    expect(startMatch({ seed }).state.open.startPlayer).toBe(startMatch({ seed }).state.open.startPlayer);
});

test.each([
  [0, [8, 8]],
  [1, [8, 8]],
])(
  'with the second-player bonus and start player %i the second player gets 8 cards, the first 7 and draws',
  (start, sizes) => {
    const options = { start, 'second-player-bonus': true };
    const { state } = startMatch({ seats: 2, options });
    expect(state.own.map(({ hand }) => countCards(hand))).toEqual(sizes);
    expect(state.sealed.pile).toHaveLength(50 - 7 - 8 - 1 - 1);
  },
);
