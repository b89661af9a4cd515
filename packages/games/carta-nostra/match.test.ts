import { result } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { rematch } from './ending.ts';
import { cartaNostra } from './index.ts';
import { countCards } from './mafiosi.ts';
import { END, job, kidnap } from './testing/answers.ts';
import { type Position, position, type Scene } from './testing/position.ts';
import { after, course, events, everybodyPasses, listAwaited } from './testing/scene.ts';

const FIVE_KINDS = 'caporegime don consigliere hitman smuggler';

/** Seat 1 is about to win a game. */
const aboutToWin = (wanted: Position) => position({ turn: 1, regions: ['don', FIVE_KINDS, '2×don'], ...wanted });
/** Seats 0 and 2 are about to share a game that began with seat 1. */
const aboutToShare = (wanted: Position) =>
  position({
    regions: ['don', '', 'hitman'],
    discard: 'don',
    pile: '',
    ...wanted,
    open: { moved: false, stillTurns: 2, startPlayer: 1, ...wanted.open },
  });

test('CN-30 a single game decides a match of one win', () => {
  expect(course(after(aboutToWin({}), [1, END]))).toEqual(['game-over', 'match-over']);
});

test('CN-30, CN-2 with more wins to go the next game is dealt and the winner starts', () => {
  const scene = after(aboutToWin({ options: { wins: 2 }, open: { startPlayer: 0, round: 9 } }), [1, END]);
  expect(course(scene)).toEqual(['game-over', 'dealt', 'turn', 'drew']);
  expect(listAwaited(scene)).toEqual([1]);
  expect(scene.state.open).toEqual({
    region: [0, 1, 2].map(() => [0, 0, 0, 0, 0]),
    discard: [expect.any(Number)],
    startPlayer: 1,
    turn: 1,
    round: 1,
    stillTurns: 0,
    moved: true,
    wins: [0, 1, 0],
    ended: null,
    over: false,
  });
  expect(scene.state.own.map(({ hand }) => countCards(hand))).toEqual([7, 8, 7]);
  expect(scene.state.sealed.pile).toHaveLength(50 - 21 - 1 - 1);
});

test('CN-1 every game of a match is dealt from the whole deck', () => {
  const scene = after(aboutToWin({ options: { wins: 2 } }), [1, END]);
  const counts = new Map<string, number>();
  for (const [name, , count] of cartaNostra.things(scene.state)) counts.set(name, (counts.get(name) ?? 0) + count);
  expect([...counts.values()]).toEqual([10, 10, 10, 10, 10]);
});

test('CN-30 the match ends when somebody has the wins it takes', () => {
  const scene = after(aboutToWin({ options: { wins: 2 }, open: { wins: [1, 1, 0] } }), [1, END]);
  expect(events(scene).at(-1)).toEqual({ type: 'match-over', winners: [1] });
  expect(result(scene.rules, scene.state)).toMatchObject({
    place: [2, 1, 3],
    score: [1, 2, 0],
    lines: [
      { what: 'wins', by: [1, 2, 0] },
      { what: 'kinds', by: [1, 5, 1] },
      { what: 'cards', by: [1, 5, 2] },
    ],
  });
});

test('CN-30 each of several winners has a win, and the first of them clockwise starts the next game', () => {
  const scene = after(aboutToShare({ options: { wins: 2 } }), [0, END]);
  expect(events(scene)[1]).toEqual({ type: 'game-over', ending: 'dead-end', winners: [0, 2] });
  expect(scene.state.open.wins).toEqual([1, 0, 1]);
  expect([scene.state.open.startPlayer, listAwaited(scene)]).toEqual([2, [2]]);
});

test('CN-30 the last start player starts again if they are among the winners', () => {
  const scene = after(aboutToShare({ options: { wins: 2 }, open: { startPlayer: 0 } }), [0, END]);
  expect(listAwaited(scene)).toEqual([0]);
});

test('CN-30 several who reach the wins together share the match', () => {
  const scene = after(aboutToShare({ options: { wins: 2 }, open: { wins: [1, 1, 1] } }), [0, END]);
  expect(events(scene).at(-1)).toEqual({ type: 'match-over', winners: [0, 2] });
  expect(result(scene.rules, scene.state)).toMatchObject({ place: [1, 3, 1], score: [2, 1, 2] });
});

test('CN-30 of several winners of a game only those with enough wins win the match', () => {
  const scene = after(aboutToShare({ options: { wins: 2 }, open: { wins: [0, 1, 1] } }), [0, END]);
  expect(events(scene).at(-1)).toEqual({ type: 'match-over', winners: [2] });
  expect(result(scene.rules, scene.state)).toMatchObject({ place: [2, 2, 1], score: [1, 1, 2] });
});

test('CN-30 the bonus card of a next game goes to the second player of that game', () => {
  const options = { wins: 2, 'second-player-bonus': true };
  const scene = after(position({ seats: 2, turn: 1, regions: ['', FIVE_KINDS], options }), [1, END]);
  expect(scene.state.open.startPlayer).toBe(1);
  expect(scene.state.own.map(({ hand }) => countCards(hand))).toEqual([8, 7 + 1]);
  expect(events(scene, 0)[1]).toMatchObject({ type: 'dealt-hand', hand: scene.state.own[0]?.hand });
});

test('CN-23, CN-30 what was known of hands is forgotten with the next deal', () => {
  const scene = after(
    aboutToWin({ hands: ['2×don', 'smuggler'], options: { wins: 2 } }),
    [1, job('smuggler', 0)],
    everybodyPasses,
    [1, kidnap('don')],
  );
  expect(scene.state.own[1]?.looks[0]).not.toBeNull();
  const next = after(scene, [1, END]);
  expect(next.state.own.map(({ looks }) => looks)).toEqual([0, 1, 2].map(() => [null, null, null]));
  expect(next.state.recalled).toEqual({ known: [0, 1, 2].map(() => [0, 0, 0, 0, 0]), changes: [[], [], []] });
});

/** The options of a rematch after a scene; `seats` are the present seats of the players, null if one has left. */
const again = ({ rules, state }: Scene, seats: readonly (number | null)[]) =>
  rematch(rules, state.open, seat => seats[seat] ?? null);

test('CN-2, CN-30 a rematch is started by the last winner in whichever seat, with the same options', () => {
  const scene = after(aboutToWin({ options: { deck: 9 }, open: { startPlayer: 0 } }), [1, END]);
  expect(again(scene, [0, 1, 2])).toEqual({ deck: 9, start: 1 });
  expect(again(scene, [1, 2, 0])).toEqual({ deck: 9, start: 2 });
  expect(again(scene, [null, 0, 1])).toEqual({ deck: 9, start: 0 });
});

test('CN-30 a rematch after a shared win is started by the first winner clockwise from the last start player', () => {
  expect(again(after(aboutToShare({}), [0, END]), [0, 1, 2])).toMatchObject({ start: 2 });
  expect(again(after(aboutToShare({ open: { startPlayer: 0 } }), [0, END]), [0, 1, 2])).toMatchObject({ start: 0 });
  expect(again(after(aboutToShare({ open: { startPlayer: 2 } }), [0, END]), [0, 1, 2])).toMatchObject({ start: 2 });
});

test('CN-30 after a shared win only winners who are still seated count', () => {
  expect(again(after(aboutToShare({}), [0, END]), [0, 1, null])).toMatchObject({ start: 0 });
});

test('CN-30 chance decides who starts a rematch if the last winner is no longer seated', () => {
  const scene = after(aboutToWin({ options: { start: 1 } }), [1, END]);
  expect(again(scene, [0, null, 1])).toEqual({ start: 'random' });
});
