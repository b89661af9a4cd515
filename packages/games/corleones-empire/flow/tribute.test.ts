import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { keep, SEAL } from '../testing/answers.ts';
import { allyNamed, dealer, jobNamed } from '../testing/cards.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import {
  type Answered,
  after,
  answers,
  awaited,
  cards,
  decision,
  events,
  eventsOf,
  hand,
  piles,
  refusal,
} from '../testing/scene.ts';

/** Keeps cards, given in words and in the order of the hand, and seals the choice. */
const keeping = (seat: number, ...names: readonly string[]): Answered[] => [
  ...names.map(name => [seat, keep(name)] as const),
  [seat, SEAL],
];
/** The tribute of each seat, in words. */
const given = (scene: Scene): [number, string][] =>
  eventsOf(scene, 'tribute').map(event => {
    const { seat, cards: codes } = event as { seat: number; cards: number[] };
    return [seat, cards(codes)];
  });

test.each([
  [1, 5],
  [2, 5],
  [3, 6],
  [4, 2],
])('CE-30 in Act %i players with more than %i cards are asked', (act, limit) => {
  const scene = position({ act, phase: 'tribute', hands: [`${limit + 1}×$1`, `${limit}×$1`, `${limit + 3}×$2`] });
  expect(decision(scene)).toEqual(['tribute', 0, 2]);
  expect(scene.state.flow.at(-1)?.frame).toEqual({ limit, payers: [0, 2] });
  expect(refusal(scene, 1, SEAL)).toEqual({ code: 'not-awaited', rule: null });
});

test('CE-30 everything in a hand counts: money, goods, jobs and allies', () => {
  const scene = position({ phase: 'tribute', hands: ['$1 $5 gun skim heist mayor-1', '$1 $5 gun skim heist'] });
  expect(decision(scene)).toEqual(['tribute', 0]);
});

test('CE-30 nobody over the limit: nobody is asked', () => {
  const scene = position({ phase: 'tribute', hands: ['5×$1', '', '5×gun'] });
  expect(eventsOf(scene, 'tribute', 'entracte')).toEqual([{ type: 'entracte', act: 1, newMember: true }]);
  expect([0, 1, 2].map(seat => hand(scene, seat))).toEqual(['5×$1', '', '5×gun']);
});

test('CE-19, CE-30 allies played this act come back first, and then count', () => {
  const scene = position({
    phase: 'tribute',
    hands: ['5×$1', '4×$1', '3×$1 hired-muscle'],
    played: ['mayor-1', 'tax-advisor', ''],
  });
  expect(eventsOf(scene, 'allies-back')).toEqual([
    { type: 'allies-back', seat: 0, allies: [allyNamed('mayor-1')] },
    { type: 'allies-back', seat: 1, allies: [allyNamed('tax-advisor')] },
  ]);
  expect(scene.state.open.played).toEqual([[], [], []]);
  expect([0, 1, 2].map(seat => hand(scene, seat))).toEqual(['5×$1 mayor-1', '4×$1 tax-advisor', '3×$1 hired-muscle']);
  expect(decision(scene)).toEqual(['tribute', 0]);
});

test('CE-30 exactly down to the limit: no card more, no card less', () => {
  const scene = position({ phase: 'tribute', hands: ['6×$1 2×gun'] });
  const four = after(scene, ...keeping(0, '$1', '$1', '$1', 'gun').slice(0, 4));
  expect(refusal(four, 0, SEAL)).toEqual({ code: 'not-legal', rule: 'CE-30' });
  expect(answers(four, 0)).toEqual([keep('gun')]);
  const five = after(four, [0, keep('gun')]);
  expect(answers(five, 0)).toEqual([SEAL]);
  const done = after(five, [0, SEAL]);
  expect([hand(done, 0), given(done)]).toEqual(['3×$1 2×gun', [[0, '3×$1']]]);
});

test('CE-30 the answer goes through the hand in order, and leaves enough cards to reach the limit', () => {
  const hands = ['$1 $2 2×gun booze skim:Z mayor-1'];
  const scene = position({ act: 1, phase: 'tribute', hands });
  expect(answers(scene, 0)).toEqual([keep('$1'), keep('$2'), keep('gun')]);
  const gun = after(scene, [0, keep('$2')], [0, keep('gun')]);
  expect(answers(gun, 0)).toEqual([keep('gun'), keep('booze')]);
  const booze = after(gun, [0, keep('booze')]);
  expect(answers(booze, 0)).toEqual([keep('job skim:Z')]);
});

/** Every hand that can be kept, in words: each list of picks until the seal. */
function kept(scene: Scene, seat: number, picked: readonly number[] = []): string[] {
  return answers(scene, seat).flatMap(answer => {
    const pick = answer as { type: string; card?: number };
    if (pick.type === 'seal') return [cards(picked)];
    return kept(after(scene, [seat, pick]), seat, [...picked, pick.card ?? -1]);
  });
}

/** Every subset of a list with this many cards, as sets of names. */
function choices(list: readonly string[], count: number): string[][] {
  const [first, ...rest] = list;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map(others => [first, ...others]), ...choices(rest, count)];
}

test.each([
  ['different cards', 4, '$1 $3 gun narcotics heist:GZZ skim:Z mayor-1'],
  ['equal money and goods', 4, '3×$1 $2 2×gun booze'],
  ['equal jobs', 4, '2×skim:M skim:Z 3×shakedown $5'],
  ['all equal', 1, '8×$1'],
  ['a good and a job beside it', 4, '$1 narcotics call-in-a-favor:ZZ'],
  ['a job and an ally beside it', 4, '$1 shakedown mayor-1'],
  ['jobs of one kind with other costs', 4, 'new-orders:ZM new-orders:GM new-orders:GZ muscle-out:GM'],
  ['one card more than the limit', 3, '2×$1 2×$2 gun heist:GMZ tax-advisor'],
])('CE-30 free choice: every subset of a hand can be kept, in one way: %s', (_what, act, text) => {
  const scene = position({ act, phase: 'tribute', hands: [text] });
  const limit = [5, 5, 6, 2][act - 1]!;
  const hands = choices(
    hand(scene, 0)
      .split(' ')
      .flatMap(word => {
        const [count, name = word] = word.includes('×') ? word.split('×') : ['1', word];
        return new Array<string>(Number(count)).fill(name);
      }),
    limit,
  );
  const wanted = new Set(hands.map(names => cards(dealer()(names.join(' ')))));
  expect(kept(scene, 0).sort()).toEqual([...wanted].sort());
});

test('CE-30 where the cards go: money and goods to the piles, jobs face up to the discard pile, allies out of the game', () => {
  const hands = ['$5 $1 gun narcotics skim:Z heist:GZZ mayor-1 tax-advisor'];
  const scene = position({ act: 4, phase: 'tribute', hands, jobDiscard: 'rough-up' });
  const before = scene.state.open;
  expect(before.piles).toEqual([29, 30, 30, 29, 7, 8, 8, 7]);
  const done = after(scene, ...keeping(0, '$5', 'ally mayor-1'));
  expect(given(done)).toEqual([[0, '$1 gun narcotics heist:GZZ skim:Z tax-advisor']]);
  expect(done.state.open.jobDiscard).toEqual([jobNamed('rough-up'), jobNamed('heist:GZZ'), jobNamed('skim:Z')]);
  expect(piles(done)).toMatchObject({ $1: 30, $5: 29, gun: 8, narcotics: 8 });
  expect(done.state.open.gone.slice(before.gone.length)).toEqual([allyNamed('tax-advisor'), allyNamed('mayor-1')]);
});

const BOTH: Position = { phase: 'tribute', hands: ['6×$1 $5', '5×$2 gun', '5×$3 booze'] };

test('CE-30 secret until everybody has chosen, then all at once', () => {
  const scene = position(BOTH);
  const rich = after(scene, ...keeping(0, '$1', '$1', '$1', '$1', '$5'));
  const poor = after(scene, ...keeping(0, '$1', '$1', '$1', '$1', '$1'));
  expect([awaited(rich), events(rich)]).toEqual([[1, 2], []]);
  for (const viewer of [1, 2, null])
    expect(view(rich.rules, rich.state, viewer)).toEqual(view(poor.rules, poor.state, viewer));
  expect(hand(rich, 0)).toBe('6×$1 $5');
  const all = after(rich, ...keeping(2, ...new Array(5).fill('$3')), ...keeping(1, ...new Array(4).fill('$2'), 'gun'));
  expect(given(all)).toEqual([
    [0, '2×$1'],
    [1, '$2'],
    [2, 'booze'],
  ]);
  expect([0, 1, 2].map(seat => hand(all, seat))).toEqual(['4×$1 $5', '4×$2 gun', '5×$3']);
});

test('CE-30 nobody may keep a card that isn’t in hand, or one that was passed over', () => {
  const scene = after(position(BOTH), [1, keep('$2')]);
  for (const answer of [keep('$1'), keep('booze'), keep('job skim:Z'), { type: 'keep', card: 99 }])
    expect(refusal(scene, 1, answer)).toEqual({ code: 'not-legal', rule: 'CE-30' });
});
