import { type CorleonesEmpire, DISCARD_1, JOB_CARDS, NONE } from '@consigliere/games/corleones-empire';
import { type Action, foresee, type State, sfc32, view } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { consequence } from './consequence.ts';
import { ally, business, easel, figure, given, job, type Position, space } from './position.ts';

type Call = State<CorleonesEmpire>['flow'][number];
type Frame<K extends Call['kind']> = Extract<Call, { kind: K }>['frame'];
type Answer = Action<CorleonesEmpire>;

function brings(position: Position, ...picks: readonly Answer[]): string {
  const { rules, state } = given(position);
  const action = picks.at(-1)!;
  const seen = { ...view(rules, state, 0), picks: picks.slice(0, -1) };
  const foresight =
    picks.length > 1 ? { certain: [], possible: [] } : foresee(rules, seen, action, { dreams: 8, rng: sfc32(1) });
  return consequence({ view: seen, action, foresight }, easel('en'));
}

/** The position with a step on top, whatever else is changed. */
const call = <K extends Call['kind']>(kind: K, frame: Frame<K>, change?: Position['change']): Position => ({
  change: state => {
    change?.(state);
    state.flow.push({ id: 3, kind, frame } as Call);
    state.calls = 4;
  },
});
const UNTOUCHED = { begun: false, afoot: false, over: false, place: NONE, turf: NONE, times: 0, asks: true };
const doing = (name: string, changed: Partial<Frame<'ability'>> = {}, change?: Position['change']): Position => {
  const effect = given().rules.given.jobs[job(name)]!.effect;
  return call(
    'ability',
    { seat: 0, effect, job: job(name), ally: NONE, reward: true, ...UNTOUCHED, ...changed },
    change,
  );
};
const icons = (...held: readonly number[]): number[] =>
  Array.from({ length: 15 }, (_, icon) => held.filter(each => each === icon).length);
const using = (...held: readonly number[]): Position => call('use', { seat: 0, icons: icons(...held), asks: true });
const secret = (kind: 'bid' | 'tribute'): Position =>
  call(kind, kind === 'bid' ? { bidders: [0, 1] } : { limit: 5, payers: [0] }, ({ open }) => {
    open.phase = kind === 'bid' ? 'bribery' : 'tribute';
  });
const ROUND = 32;

test.each<[string, Position, Answer, string]>([
  [
    'CE-C2 the colour of a family',
    call('family', { seat: 0 }, ({ open }) => {
      open.families = [NONE, NONE, NONE];
    }),
    { type: 'family', family: 3 },
    'red',
  ],
  ['CE-12 a Front', {}, { type: 'thug', business: business('bar') }, 'Booze $1'],
  ['CE-13 and who uses it too', {}, { type: 'thug', business: business('barber') }, 'Job Horse · Vito too'],
  ['CE-13 not oneself', {}, { type: 'thug', business: business('calvary-cemetery') }, 'Blood $1'],
  ['CE-14 all Backs of a space', {}, { type: 'member', space: space('F09') }, 'Gun Blood Case Job'],
  ['CE-15 Central Park among them', {}, { type: 'member', space: space('F01') }, '2×Case −2→$5'],
  ['CE-17 a job', {}, { type: 'public-job', job: job('rough-up G') }, '$2 · gun down 1 Thug'],
  [
    'CE-17 a job that finds nothing to do',
    {
      change: ({ open }) => {
        open.thugAt[business('gun-shop')] = -1;
      },
    },
    { type: 'public-job', job: job('rough-up G') },
    '$2 · no target',
  ],
  ['CE-19 an ally', {}, { type: 'ally', ally: ally('tax-advisor') }, 'Case $2'],
  [
    'CE-16 what is paid',
    call('pay', { seat: 0, job: job('skim Z'), asks: true }, ({ recalled }) => {
      recalled.hands[0] = [0, 0, 0, 0, 0, 0, 1, 1];
    }),
    { type: 'pay', gun: 0, bloodMoney: 0, booze: 1 },
    'Narc',
  ],
  ['CE-30 a card more in hand', using(3), { type: 'take', kind: 3 }, 'hand 9 (limit 5)'],
  ['CE-16 a good that makes a job payable', using(5), { type: 'take', kind: 5 }, 'then you can do Shakedown'],
  ['CE-I5 the suitcase', using(8), { type: 'suitcase', money: 2 }, 'suitcase $15'],
  ['CE-I7 the Horse Head', using(10), { type: 'horse-head' }, ''],
  ['CE-I10 icons left', using(4, 8, 8, 0), { type: 'done' }, 'unused: Gun 2×Case $1'],
  [
    'CE-30 a discarded ally',
    call('discard', { seat: 0, icon: DISCARD_1, left: 1 }),
    { type: 'discard', card: 100 + ally('tax-advisor') },
    'leaves the game',
  ],
  [
    'CE-I6 a drawn job',
    call('keep', { seat: 0, shuffles: [0, 0] }, ({ own, sealed }) => {
      own[0]!.drawn = [job('skim M'), job('heist GMZ')];
      sealed.jobs = sealed.jobs.filter(each => each !== job('skim M') && each !== job('heist GMZ'));
    }),
    { type: 'keep-job', job: job('heist GMZ'), discards: job('skim M') },
    'Gun Blood Booze → $2 $3 · rob a suitcase',
  ],
  ['any Front', doing('shakedown MGZ'), { type: 'front', business: business('barber') }, 'Job Horse · Vito too'],
  ['the Backs of a turf', doing('call-in-a-favor ZZ'), { type: 'turf', turf: 0 }, 'Blood Case'],
  ['CE-21 whose figure', doing('contract-hit GM'), { type: 'hit', place: business('gun-shop') }, 'Vito: Thug'],
  ['CE-21 all in a turf', doing('car-bomb GGMZ'), { type: 'turf', turf: 2 }, 'Carmela: Consigliere'],
  ['a figure to move', doing('muscle-out GZ'), { type: 'pick', place: ROUND + space('F03') }, 'Carmela: Consigliere'],
  [
    'where one’s own goes',
    doing('family-meeting ZZM', { begun: true, afoot: true, place: ROUND + space('F12') }),
    { type: 'to', place: ROUND + space('F07') },
    'Case Job',
  ],
  [
    'where another’s goes',
    doing('muscle-out GZ', { begun: true, afoot: true, place: ROUND + space('F03') }),
    { type: 'to', place: ROUND + space('F07') },
    '',
  ],
  ['what is collected, with the job’s money', doing('smuggling-run Z'), { type: 'collect' }, 'Gun Blood $2'],
  ['CE-17 the job’s money', doing('heist GZZ'), { type: 'reward' }, '$2 $3'],
  ['CE-17 which comes in any case', doing('heist GZZ'), { type: 'leave' }, 'then $2 $3'],
  [
    'CE-20 the Police Chief',
    call('ability', {
      ...{ seat: 0, effect: 'police-chief', job: NONE, ally: ally('police-chief-2'), reward: false },
      ...UNTOUCHED,
    }),
    { type: 'turf', turf: 5 },
    'you 1, Vito 1, neutral 1',
  ],
  [
    'CE-26 the stack a marker leaves',
    call('war', { turf: 0, winner: 0 }),
    { type: 'move-marker', turf: 6, at: 0 },
    'AV → V',
  ],
  [
    'CE-26 and that it may be the same',
    call('war', { turf: 6, winner: 0 }),
    { type: 'move-marker', turf: 6, at: 0 },
    'AV → VA',
  ],
  [
    'CE-29 an ally to be had',
    call('bribe', { queue: [0], bids: [[0, 1, 0, 0], [], []], asks: true }),
    { type: 'take-ally', ally: ally('mayor-2') },
    'Backs of a space, $2',
  ],
])('what it brings: %s', (_name, position, action, words) => {
  expect(brings(position, action)).toBe(words);
});

test('CE-28 a bid grows card by card, and the rest stays', () => {
  const five: Answer = { type: 'bid', money: 3 };
  expect(brings(secret('bid'), five)).toBe('bid $5, $7 left');
  expect(brings(secret('bid'), five, five)).toBe('bid $10, $2 left');
  expect(brings(secret('bid'), five, { type: 'seal' })).toBe('bid $5, $7 left');
  expect(brings(secret('bid'), { type: 'seal' })).toBe('no bid, no ally');
});

test('CE-28 a bid that passes over a higher card says that none can follow', () => {
  const two: Answer = { type: 'bid', money: 1 };
  expect(brings(secret('bid'), two)).toBe('bid $2, $10 left · then only $2 cards or lower');
  expect(brings(secret('bid'), { type: 'bid', money: 3 }, { type: 'bid', money: 3 }, two)).toBe('bid $12, $0 left');
});

test('CE-30 what is passed over goes, and so many more are kept', () => {
  const keep = (card: number): Answer => ({ type: 'keep', card });
  const [two, gun, booze] = [keep(1), keep(4), keep(6)];
  const [shakedown, skim] = [keep(JOB_CARDS + job('shakedown MGZ')), keep(JOB_CARDS + job('skim Z'))];
  expect(brings(secret('tribute'), keep(0))).toBe('4 more to keep');
  expect(brings(secret('tribute'), two)).toBe('discards $1 · 4 more to keep');
  expect(brings(secret('tribute'), two, gun)).toBe('discards $1, $3 · 3 more to keep');
  expect(brings(secret('tribute'), two, gun, booze, shakedown, skim)).toBe('discards $1, $3, Tax Advisor');
  expect(brings(secret('tribute'), two, gun, booze, shakedown, skim, { type: 'seal' })).toBe(
    'discards $1, $3, Tax Advisor',
  );
});

test('CE-21 a drive-by shows whom it may hit in a turf', () => {
  const position = doing('drive-by GGZ', {}, ({ open }) => {
    open.memberAt[space('F04')] = figure(2, 0);
  });
  expect(brings(position, { type: 'turf', turf: 5 })).toBe('Vito: Thug, Carmela: Don');
});
