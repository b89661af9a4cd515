import type { Seat, State } from '@consigliere/kernel';
import { dream, legal, sfc32, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { cartaNostra } from './index.ts';
import { MAFIOSI } from './mafiosi.ts';
import { city, END, job, kidnap, recruit } from './testing/answers.ts';
import { cards, cardsText } from './testing/cards.ts';
import { position, type Scene } from './testing/position.ts';
import { after, describeCards, everybodyPasses } from './testing/scene.ts';
import type { CartaNostra } from './types.ts';

const rng = sfc32('dreams');
/** Forty worlds that a viewer may think possible. */
const dreams = ({ rules, state }: Scene, seat: Seat | null): State<CartaNostra>[] =>
  Array.from({ length: 40 }, () => dream(rules, view(rules, state, seat), rng));

/** The fewest and the most cards of a kind that a hand holds in any of the worlds. */
function range(worlds: readonly State<CartaNostra>[], seat: Seat, name: (typeof MAFIOSI)[number]): [number, number] {
  const counts = worlds.map(({ own }) => own[seat]?.hand[MAFIOSI.indexOf(name)] ?? 0);
  return [Math.min(...counts), Math.max(...counts)];
}

const SCENE = position({
  hands: ['consigliere hitman smuggler', 'don hitman smuggler', 'caporegime don'],
  regions: ['don', '', '2×hitman'],
  discard: 'caporegime hitman don',
});
const VIEWERS = [null, 0, 1, 2] as const;

test.each(VIEWERS)('in the dreams of viewer %s every number is right and every card is there once', viewer => {
  for (const { open, own, recalled, sealed } of dreams(SCENE, viewer)) {
    const world = { open, own, recalled, sealed };
    expect(cartaNostra.tally(world)).toEqual({ pile: 36, hands: [3, 3, 2] });
    const counts = MAFIOSI.map(name =>
      [...cartaNostra.things(world)].reduce((sum, [thing, , count]) => sum + (thing === name ? count : 0), 0),
    );
    expect(counts).toEqual([10, 10, 10, 10, 10]);
    expect(open).toEqual(SCENE.state.open);
  }
});

test('the viewer’s own hand stays as it is', () => {
  for (const { own } of dreams(SCENE, 1)) expect(own[1]).toEqual(SCENE.state.own[1]);
});

test.each(VIEWERS)('the cards viewer %s doesn’t know could be anything', viewer => {
  for (const seat of [0, 1, 2].filter(each => each !== viewer)) {
    const hands = dreams(SCENE, viewer).map(({ own }) => cardsText(own[seat]?.hand ?? []));
    expect(new Set(hands).size).toBeGreaterThan(5);
  }
  const piles = dreams(SCENE, viewer).map(({ sealed }) => sealed.pile.join());
  expect(new Set(piles).size).toBe(40);
});

const RECRUITED = after(SCENE, [0, job('consigliere')], everybodyPasses, [0, recruit('caporegime')]);

test('CN-13, CN-23 a card taken by a Consigliere is known to all until it leaves', () => {
  for (const viewer of [null, 1, 2] as const) {
    expect(range(dreams(SCENE, viewer), 0, 'caporegime')[0]).toBe(0);
    expect(range(dreams(RECRUITED, viewer), 0, 'caporegime')[0]).toBe(1);
    const later = after(RECRUITED, [0, city('hitman')], [0, END]);
    expect(range(dreams(later, viewer), 0, 'caporegime')[0]).toBe(1);
    const gone = after(RECRUITED, [0, city('caporegime')], [0, END]);
    expect(range(dreams(gone, viewer), 0, 'caporegime')[0]).toBe(0);
  }
});

const LOOKING = after(SCENE, [0, job('smuggler', 1)], everybodyPasses);
const LOOKED = after(LOOKING, [0, kidnap('hitman')]);

test('CN-23 a hand looked at is known whole to the looker, and to nobody else', () => {
  for (const { own } of dreams(LOOKED, 0)) expect(own[1]?.hand).toEqual(cards('don smuggler'));
  for (const viewer of [null, 2] as const) {
    const hands = dreams(LOOKED, viewer).map(({ own }) => cardsText(own[1]?.hand ?? []));
    expect(new Set(hands).size).toBeGreaterThan(3);
  }
});

test('CN-23 a hand looked at is remembered through later changes', () => {
  const drew = after(LOOKED, [0, END]);
  for (const { own } of dreams(drew, 0)) expect(own[1]?.hand).toSatisfy(covers(cards('don smuggler'), 3));
  expect(describeCards(drew).hands[1]).toBe('don 2×smuggler');
  const placed = after(drew, [1, city('smuggler')], [1, END]);
  expect(range(dreams(placed, 0), 1, 'don')[0]).toBe(1);
  expect(range(dreams(placed, 0), 1, 'smuggler')).toEqual([0, 1]);
});

/** Whether a hand of this many cards has all of these. */
const covers =
  (sure: readonly number[], count: number) =>
  (hand: readonly number[] | undefined): boolean =>
    hand !== undefined &&
    hand.reduce((sum, each) => sum + each, 0) === count &&
    sure.every((each, mafioso) => each <= (hand[mafioso] ?? 0));

test('CN-25 while another seat chooses from a hand, it has seen that hand in every dream', () => {
  for (const viewer of [null, 1, 2] as const)
    for (const world of dreams(LOOKING, viewer)) {
      const [looker, victim] = world.own;
      expect(looker?.looks[1]?.hand).toEqual(victim?.hand);
      const kinds = MAFIOSI.filter((_, mafioso) => (victim?.hand[mafioso] ?? 0) > 0);
      expect(legal(LOOKING.rules, world, 0)).toEqual(kinds.map(name => kidnap(name)));
    }
});

test('CN-25 in the victim’s dreams the hand that is looked at is the victim’s own', () => {
  for (const { own } of dreams(LOOKING, 1)) expect(own[0]?.looks[1]?.hand).toEqual(cards('don hitman smuggler'));
});

test('CN-20 others’ secret answers are imagined from the hands they are imagined to hold', () => {
  const scene = after(SCENE, [0, job('smuggler', 1)], [1, { type: 'pass' }]);
  for (const viewer of [null, 0, 2] as const) {
    const answers = dreams(scene, viewer).map(({ answers: [, answer], own }) => {
      const [pick] = answer ?? [];
      if (pick?.type === 'react') expect(own[1]?.hand[1]).toBeGreaterThan(0);
      return pick?.type;
    });
    expect(new Set(answers)).toEqual(new Set(['pass', 'react']));
  }
  for (const { answers } of dreams(scene, 1)) expect(answers).toEqual([[], [{ type: 'pass' }], []]);
});

test('CN-23 a hand the viewer has looked at is imagined as known to the viewer and nobody else', () => {
  const looked = after(SCENE, [0, job('smuggler', 1)], everybodyPasses, [0, kidnap('hitman')]);
  for (const { own } of dreams(looked, 0)) {
    expect(own[0]?.looks).toEqual(looked.state.own[0]?.looks);
    expect([own[1]?.looks, own[2]?.looks]).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  }
});
