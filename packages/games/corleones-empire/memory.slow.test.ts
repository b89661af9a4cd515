import type { Seat } from '@consigliere/kernel';
import { dream, legal, sfc32, view, waiting } from '@consigliere/kernel/host';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check, things } from './inventory.ts';
import { jobNamed } from './testing/cards.ts';
import { HEISTS } from './testing/heist.ts';
import { position, type Scene } from './testing/position.ts';
import { after, events } from './testing/scene.ts';
import { type CeEvent, DOLLARS, MONEY } from './types.ts';

/** A world of stolen cards, kept by somebody who only listens: independent of the game's own memory, to be compared with it. */
interface Hypothesis {
  readonly stolen: readonly number[];
  readonly ways: number;
  readonly hands: number[][];
  readonly suitcases: number[][];
}

const moneyOnly = (counts: readonly (readonly number[])[]): number[][] => counts.map(each => each.slice(0, MONEY));

/** Adds or removes a card of a seat. */
function move(place: number[][], seat: Seat, kind: number, by: number): void {
  const row = place[seat] ?? [];
  if (kind < MONEY) row[kind] = (row[kind] ?? 0) + by;
}

/** Applies the public events about money to one hypothesis. */
function listen({ hands, suitcases }: Hypothesis, it: CeEvent): void {
  if (it.type === 'took') move(hands, it.seat, it.kind, 1);
  if (it.type === 'discarded') move(hands, it.seat, it.card, -1);
  if (it.type === 'tribute') for (const card of it.cards) move(hands, it.seat, card, -1);
  if (it.type === 'bribed') for (const [kind, count] of it.paid.entries()) move(suitcases, it.seat, kind, -count);
  if (it.type === 'suitcased') {
    move(hands, it.seat, it.money, -1);
    move(suitcases, it.seat, it.money, 1);
  }
  if (it.type !== 'offered') return;
  for (const [seat, kind] of it.money.entries()) if (kind !== null) move(hands, seat, kind, -1);
  move(suitcases, it.seat, it.money[it.best] ?? 0, 1);
}

/** After a heist a hypothesis splits into one for each possible kind, weighted by the number of such cards. */
function robbed(thought: Hypothesis, robber: Seat, victim: Seat): Hypothesis[] {
  return DOLLARS.map((_, kind) => {
    const next = {
      stolen: [...thought.stolen, kind],
      ways: thought.ways * (thought.suitcases[victim]?.[kind] ?? 0),
      hands: structuredClone(thought.hands),
      suitcases: structuredClone(thought.suitcases),
    };
    move(next.suitcases, victim, kind, -1);
    move(next.hands, robber, kind, 1);
    return next;
  });
}

/** Whether a hypothesis can still be true: everything shown is in it. */
function isPossible({ ways, hands, suitcases }: Hypothesis, it: CeEvent): boolean {
  const bids = it.type === 'bids' ? it.bids : [];
  const shown = (seat: Seat, kind: number): number => bids[seat]?.[kind] ?? 0;
  const hold = suitcases.every((row, seat) => row.every((count, kind) => count >= shown(seat, kind)));
  return ways > 0 && hold && hands.every(row => row.every(count => count >= 0));
}

/** All hypotheses that are possible after the events. */
function thoughts(scene: Scene, from: Hypothesis): Hypothesis[] {
  let all = [from];
  for (const { event } of scene.notices) {
    if (event.type === 'robbed') all = all.flatMap(each => robbed(each, event.seat, event.victim));
    else for (const each of all) listen(each, event);
    all = all.filter(each => isPossible(each, event));
  }
  return all;
}

const worldOf = (stolen: readonly number[]): number => stolen.reduce((sum, kind, i) => sum + kind * 4 ** i, 0);

/** The game's memory must equal the listener's. */
function remembersAll(scene: Scene, from: Hypothesis): void {
  const { doubt, heists } = scene.state.recalled;
  if (heists.length === 0) return;
  const all = thoughts(scene, from);
  const heard = new Map(all.map(each => [worldOf(each.stolen), each.ways]));
  expect(new Map(doubt.flatMap((ways, world) => (ways > 0 ? [[world, ways] as const] : [])))).toEqual(heard);
  for (const [i, { money }] of heists.entries()) {
    const kinds = new Set(all.map(({ stolen }) => stolen[i]));
    expect(kinds.size === 1 ? [...kinds] : [-1]).toEqual([money]);
  }
}

/** A dream must match one of the listener's hypotheses, with every card in its place. */
function dreamsOneOf(scene: Scene, from: Hypothesis, viewer: Seat | null): void {
  const { rules, state } = scene;
  const world = dream(rules, view(rules, state, viewer), sfc32(scene.notices.length));
  expect(check(world, rules.given)).toBeNull();
  const stolen = world.recalled.heists.map(({ robber }, i) => world.own[robber]?.stolen[i] ?? -1);
  const thought = thoughts(scene, from).find(each => worldOf(each.stolen) === worldOf(stolen));
  for (const [thing, place, count] of things(world)) {
    const [what, kind] = thing.split(' ');
    const [where, seat] = place.split(' ');
    if (what !== 'card' || Number(kind) >= MONEY || where === 'pile') continue;
    const counts = where === 'hand' ? thought?.hands : thought?.suitcases;
    expect(count, `${thing} in ${place}`).toBe(counts?.[Number(seat)]?.[Number(kind)]);
  }
}

/** Prefers heists, and answers that show money. */
const GREEN = ['heist:GZZ', 'heist:GMZ', 'offer:MMG', 'offer:MMZ'].map(jobNamed);
const LIKELY = ['rob', 'suitcase', 'bid', 'offer', 'discard', 'trade'];

function someAnswer({ rules, state }: Scene, choice: number): readonly [Seat, object] | null {
  const awaited = waiting(rules, state);
  const seat = awaited[choice % awaited.length];
  if (seat === undefined) return null;
  const actions = legal(rules, state, seat);
  const jobs = actions.filter(each => each.type === 'job' && GREEN.includes(each.job));
  const liked = actions.filter(({ type }) => LIKELY.includes(type));
  const likely = [jobs, liked].find(list => list.length > 0 && choice % 4 > 0) ?? actions;
  return [seat, likely[Math.floor(choice / 4) % likely.length] ?? {}];
}

const START = position({
  hands: [`${HEISTS[0]} $1 $5`, `${HEISTS[1]} $2`, '2×blood-money gun offer:MMG $3 $5'],
  suitcases: ['2×$1 $2', '$1 $3 2×$5', '$2 3×$3 $5'],
});

test('CE-37 in any match, the game knows as much about stolen cards as a listener who forgets nothing', () => {
  const plays = fc.array(fc.nat(), { minLength: 60, maxLength: 160, size: 'max' });
  let [heists, known, ruledOut] = [0, 0, 0];
  fc.assert(
    fc.property(plays, choices => {
      let scene = START;
      for (const choice of choices) {
        const next = someAnswer(scene, choice);
        if (next === null) break;
        scene = after(scene, next);
        if (scene.state.open.phase === 'over') break;
        const from = (): Hypothesis => ({
          stolen: [],
          ways: 1,
          hands: moneyOnly(START.state.recalled.hands),
          suitcases: moneyOnly(START.state.recalled.suitcases),
        });
        remembersAll(scene, from());
        const viewer = choice % 4;
        if (choice % 3 === 0) dreamsOneOf(scene, from(), viewer === 3 ? null : viewer);
      }
      heists += events(scene).filter(event => 'type' in event && event.type === 'robbed').length;
      known += scene.state.recalled.heists.filter(({ money }) => money >= 0).length;
      ruledOut += scene.state.recalled.doubt.filter(ways => ways === 0).length;
    }),
    { seed: 1, numRuns: 40, endOnFailure: true },
  );
  expect(heists).toBeGreaterThan(40);
  expect(known).toBeGreaterThan(10);
  expect(ruledOut).toBeGreaterThan(100);
});
