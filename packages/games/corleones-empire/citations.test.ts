import type { Action, Rules, Seat } from '@consigliere/kernel';
import { type AnyStep, chacha20, legal, play, random, rulesOf, sfc32, start, waiting } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { ICONS } from './edition/edition.ts';
import { corleonesEmpire } from './index.ts';
import {
  ally,
  COLLECT,
  DONE,
  DRAW,
  discard,
  discardOne,
  discardThree,
  discardTwo,
  exchange,
  job,
  member,
  OUT,
  pick,
  REWARD,
  take,
  thug,
  to,
} from './testing/answers.ts';
import { type Position, position, type Scene } from './testing/position.ts';
import { type Answered, after } from './testing/scene.ts';
import { type AbilityFrame, type CeTable, type CorleonesEmpire, NONE } from './types.ts';

/** The parts of a match, in the order in which they run. */
const PARTS = ['families', 'set-up', 'act', 'business', 'turf war', 'bribery', 'tribute', 'entr’acte or end'];

/** The name of what a step is doing: the cause of the events it sends. */
function nameCause(kind: string, frame: object, action: Action<CorleonesEmpire> | null): string {
  if (kind === 'match') return PARTS[(frame as { at: number }).at] ?? 'nothing';
  if (kind === 'use') return `icon: ${action?.type}`;
  if (kind === 'discard') return `icon ${ICONS[(frame as { icon: number }).icon]}`;
  if (kind !== 'ability') return kind;
  const { job, effect } = frame as AbilityFrame;
  const card = job === NONE ? 'ally' : 'job';
  if (action === null) return `${card}: end`;
  return action.type === 'reward' || action.type === 'leave' ? `${card}: ${action.type}` : `${card}: ${effect}`;
}

/** The same rules, which note every event of their steps as "cause > event rule". */
function noteCitations(rules: Rules<CorleonesEmpire>, notes: Set<string>): Rules<CorleonesEmpire> {
  const listen = (table: object, cause: string): CeTable =>
    new Proxy(table, {
      get(inner, name) {
        const value: unknown = Reflect.get(inner, name, inner);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          if (name === 'tell' || name === 'tellEach')
            notes.add(`${cause} > ${(args[1] as { type: string }).type} ${args[0]}`);
          return value.apply(inner, args);
        };
      },
    }) as CeTable;
  const steps = rules.steps.map((step): AnyStep<CorleonesEmpire> => {
    const { kind, take, run } = step;
    return {
      ...step,
      take:
        take &&
        ((table, frame, seat, action) => take(listen(table, nameCause(kind, frame, action)), frame, seat, action)),
      run: run && ((table, frame, answers) => run(listen(table, nameCause(kind, frame, null)), frame, answers)),
    };
  });
  return { ...rules, steps };
}

/** Plays on at random until the match is over. */
function playOut(rules: Rules<CorleonesEmpire>, begun: Scene['state'], seed: string): void {
  const chance = sfc32(seed);
  let state = begun;
  for (let seats = waiting(rules, state); seats.length > 0; seats = waiting(rules, state)) {
    const seat = seats[random(chance, '', seats.length)] ?? 0;
    const actions = legal(rules, state, seat);
    state = play(rules, state, seat, actions[random(chance, '', actions.length)]).state;
  }
}

const EMPTY_PILES = { $5: 0, $3: 0, $2: 0, $1: 0, gun: 0, 'blood-money': 0, booze: 0 };
const TRADERS = { queens: 'genco-import', brooklyn: 'best-and-co' };
const PHASE = { seats: 2, act: 2, options: { 'neutral-control': 'phase' } };
const BUSINESSES = { 'tax-office': 0, bar: 1, 'pawn-shop': 1, 'calvary-cemetery': 2, 'korean-laundry': 2 };

const by = (seat: Seat, ...answers: object[]): Answered[] => answers.map(answer => [seat, answer]);

/** Positions with empty piles and decks, a stuck player, or a neutral figure that belongs to somebody: rare in whole matches. */
const RARE: readonly (readonly [Position, ...Answered[]])[] = [
  ...[EMPTY_PILES, { $5: 0, $3: 0 }].flatMap((piles): [Position, ...Answered[]][] => [
    [{ hands: ['gun'], piles }, ...by(0, thug('pawn-shop'), discardOne, discard('gun'))],
    [{ hands: ['2×gun'], piles }, ...by(0, member('F03'), discardTwo, discard('gun'), discard('gun'))],
    [
      { hands: ['3×gun'], tiles: TRADERS, piles },
      ...by(0, thug('best-and-co'), discardThree, discard('gun'), discard('gun'), discard('gun')),
    ],
  ]),
  [{ hands: ['gun'], tiles: TRADERS, piles: EMPTY_PILES }, ...by(0, thug('genco-import'), exchange, discard('gun'))],
  [{ piles: { $1: 0, $2: 0 }, tiles: { queens: 'racetrack' } }, ...by(0, thug('racetrack'), take('$3'))],
  [{ piles: { $3: 0 }, tiles: { queens: 'racetrack' } }, ...by(0, thug('racetrack'), take('$3'))],
  [{ hands: ['gun rough-up'], figures: { bar: 1 }, piles: { $2: 0 } }, ...by(0, job('rough-up'), REWARD)],
  [{ hands: ['gun rough-up'], figures: { bar: 1 }, piles: EMPTY_PILES }, ...by(0, job('rough-up'), REWARD)],
  [
    {
      hands: ['blood-money booze protection-money:MZ'],
      control: { queens: [0], chelsea: [0] },
      piles: { $2: 0, $1: 1 },
    },
    ...by(0, job('protection-money:MZ'), COLLECT),
  ],
  [{ hands: ['blood-money smuggling-run:M'], piles: { gun: 0 } }, ...by(0, job('smuggling-run:M'), COLLECT)],
  [{ act: 3, deck: 'skim:Z', hands: ['gun', 'gun', 'gun rough-up'] }, ...by(0, thug('barber'), DRAW)],
  [{ deck: '', jobDiscard: 'skim:Z skim:M heist:GZZ', hands: ['gun', 'gun rough-up', 'gun'] }],
  [
    { ...PHASE, hands: ['union-boss-1 gun blood-money new-orders:GM'] },
    ...by(0, ally('union-boss-1'), to('gun-shop'), DONE),
    ...by(1, thug('tax-office')),
    ...by(0, job('new-orders:GM'), pick('gun-shop'), to('bar')),
  ],
  [
    { ...PHASE, hands: ['mayor-1 gun blood-money booze family-meeting:GMZ'] },
    ...by(0, ally('mayor-1'), to('F12'), DONE),
    ...by(1, thug('tax-office')),
    ...by(0, job('family-meeting:GMZ'), pick('F12'), to('F14')),
  ],
  [{ seats: 4, figures: { ...BUSINESSES, 'gun-shop': 3, barber: 3, F14: 0 } }, ...by(0, OUT)],
];

/** By cause: all its events, each with the rule it cites. */
const CITED: readonly (readonly [cause: string, ...told: string[]])[] = [
  ['act', 'act CE-6', 'opened CE-6'],
  ['ally: hit', 'gunned-down CE-21'],
  ['ally: leave', 'ability-left CE-40'],
  ['ally: mayor', 'neutral CE-20'],
  ['ally: police-chief', 'neutral CE-20'],
  ['ally: police-chief-hit', 'gunned-down CE-21', 'neutral CE-20'],
  ['ally: two-goods', 'took CE-40'],
  ['ally: union-boss', 'neutral CE-20'],
  ['bid', 'bid-back CE-29', 'bids CE-28'],
  ['bribe', 'bid-back CE-29', 'bribed CE-29'],
  ['bribery', 'no-bids CE-28'],
  ['business', 'out CE-7', 'turn CE-7'],
  [
    'entr’acte or end',
    'allies CE-32',
    'entracte CE-31',
    'job-bonus CE-35',
    'opened-suitcase CE-33',
    'over CE-36',
    'public-job CE-32',
    'reshuffled CE-24',
    'turf-bonus CE-34',
  ],
  ['families', 'family CE-4'],
  ['family', 'family CE-4'],
  ['front', 'goes-first CE-13'],
  ['good', 'took CE-I8'],
  ['icon D1', 'discarded CE-I4', 'none-left CE-24', 'took CE-24', 'took CE-I4'],
  ['icon D2', 'discarded CE-I3', 'none-left CE-24', 'took CE-24', 'took CE-I3'],
  ['icon D3', 'discarded CE-I9', 'none-left CE-24', 'took CE-24', 'took CE-I9'],
  ['icon X', 'discarded CE-I8', 'took CE-I8'],
  ['icon: done', 'icons-left CE-I10'],
  ['icon: draw', 'drew-jobs CE-I6', 'kept-job CE-I12', 'reshuffled CE-24'],
  ['icon: horse-head', 'horse-head CE-I7'],
  ['icon: suitcase', 'suitcased CE-I5'],
  ['icon: take', 'took CE-24', 'took CE-I1', 'took CE-I2'],
  ['job: any-front', 'front CE-41'],
  ['job: car-bomb', 'gunned-down CE-21'],
  ['job: drive-by', 'gunned-down CE-21'],
  ['job: end', 'completed CE-17', 'none-left CE-24', 'took CE-17', 'took CE-24'],
  ['job: heist', 'robbed CE-41'],
  ['job: hit', 'gunned-down CE-21'],
  ['job: hit-thug', 'gunned-down CE-21'],
  ['job: leave', 'ability-left CE-41'],
  ['job: move-member', 'moved CE-41', 'neutral CE-39'],
  ['job: move-opposing', 'moved CE-41'],
  ['job: move-thug', 'moved CE-41', 'neutral CE-39'],
  ['job: other-goods', 'none-left CE-24', 'took CE-41'],
  ['job: per-control', 'none-left CE-24', 'took CE-24', 'took CE-41'],
  ['job: recall-thug', 'returned CE-41'],
  ['job: reward', 'none-left CE-24', 'took CE-17', 'took CE-24'],
  ['job: suitcase-one', 'suitcased CE-41'],
  ['job: suitcase-three', 'suitcased CE-41'],
  ['job: turf-backs', 'backs CE-41'],
  ['keep', 'kept-job CE-I6'],
  ['offer', 'offered CE-41'],
  ['pay', 'paid CE-16'],
  ['set-up', 'set-up CE-5'],
  ['tribute', 'allies-back CE-30', 'tribute CE-30'],
  ['turn', 'ally CE-19', 'job CE-16', 'member CE-14', 'out CE-7', 'thug CE-12'],
  ['war', 'control CE-25', 'declined CE-26', 'marker-moved CE-26', 'no-marker CE-26', 'turf-war CE-25'],
];
const expected = CITED.flatMap(([cause, ...told]) => told.map(each => `${cause} > ${each}`)).toSorted();

function collect(): string[] {
  const notes = new Set<string>();
  const play = (scene: Scene, seed: string, ...answers: readonly Answered[]): void => {
    const begun = after({ ...scene, rules: noteCitations(scene.rules, notes) }, ...answers);
    playOut(begun.rules, begun.state, seed);
  };
  for (const seats of [2, 3, 4, 5])
    for (const control of ['turn', 'phase'])
      for (const families of ['chosen', 'random'])
        for (const seed of ['one', 'two', 'three']) {
          const parsed = rulesOf(corleonesEmpire, seats, { 'neutral-control': control, families });
          if (!parsed.ok) throw new Error(parsed.why);
          const rules = noteCitations(parsed.value, notes);
          playOut(rules, start(rules, chacha20(seed)).state, `${seats} ${control} ${seed}`);
        }
  for (const [wanted, ...answers] of RARE)
    for (const seed of ['one', 'two', 'three', 'four']) play(position(wanted), seed, ...answers);
  return [...notes].toSorted();
}

test('every event cites the rule that causes it, for every cause', () => {
  expect(collect()).toEqual(expected);
});
