import { expect, test } from 'vitest';
import { DONE, front, job, LEAVE, pay, publicJob, suitcaseIt, take, thug, turf } from '../testing/answers.ts';
import { goodsOf } from '../testing/doing.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import { after, answers, barredTo, decision, events, eventsOf, hand, jobs, piles, refusal } from '../testing/scene.ts';

/** Skips every ability until the next player's turn. */
const leaveAll = (scene: Scene): Scene =>
  decision(scene)[0] === 'ability' ? leaveAll(after(scene, [0, LEAVE])) : scene;

test.each([
  ['shakedown', 'GMZ', 3, '$5'],
  ['call-in-a-favor', 'ZZ', 1, '$3'],
  ['call-in-a-favor', 'MZ', 1, '$3'],
  ['call-in-a-favor', 'GZ', 1, '$3'],
  ['protection-money', 'MZ', 1, '$3'],
  ['protection-money', 'GM', 1, '$3'],
  ['smuggling-run', 'Z', 1, '$2'],
  ['smuggling-run', 'M', 1, '$2'],
  ['smuggling-run', 'G', 1, '$2'],
  ['muscle-out', 'GZ', 1, '$3'],
  ['muscle-out', 'GM', 1, '$3'],
  ['muscle-out', 'MZ', 1, '$3'],
  ['new-orders', 'MZ', 1, '$2'],
  ['new-orders', 'GM', 1, '$2'],
  ['new-orders', 'GZ', 1, '$2'],
  ['getaway-driver', 'GZ', 1, '$2'],
  ['getaway-driver', 'MZ', 1, '$2'],
  ['getaway-driver', 'GM', 1, '$2'],
  ['family-meeting', 'MZZ', 1, '$5'],
  ['family-meeting', 'GMZ', 1, '$5'],
  ['car-bomb', 'GGMZ', 2, '$2 $5'],
  ['drive-by', 'GGZ', 1, '$5'],
  ['drive-by', 'GGM', 1, '$5'],
  ['drive-by', 'GMZ', 1, '$5'],
  ['contract-hit', 'GM', 2, '$3'],
  ['contract-hit', 'GZ', 1, '$3'],
  ['rough-up', 'G', 3, '$2'],
  ['back-room-deal', 'MZ', 2, '2×$2'],
  ['back-room-deal', 'GM', 1, '2×$2'],
  ['back-room-deal', 'GZ', 1, '2×$2'],
  ['offer', 'GMM', 1, '$5'],
  ['offer', 'MMZ', 1, '$5'],
  ['heist', 'GZZ', 1, '$2 $3'],
  ['heist', 'GMZ', 1, '$2 $3'],
  ['skim', 'Z', 1, '$2'],
  ['skim', 'M', 2, '$2'],
])('CE-16, CE-17, CE-C7 %s for %s, %i of the 44: exactly these goods, exactly %s', (name, cost, copies, reward) => {
  const card = `${name}:${cost}`;
  const all = position({ publicJobs: `${copies}×${card}`, seats: 5 });
  expect(jobs(all.state.open.publicJobs).replace(/:\w+/, '')).toBe(copies > 1 ? `${copies}×${name}` : name);
  expect(() => position({ publicJobs: `${copies + 1}×${card}`, seats: 5 })).toThrow('there is no other card');
  const scene = position({ hands: [goodsOf(cost)], publicJobs: card });
  const done = leaveAll(after(scene, [0, publicJob(card)]));
  expect([hand(done, 0), decision(done)]).toEqual([reward, ['turn', 1]]);
  expect(piles(done)).toMatchObject({ gun: 8, 'blood-money': 8, booze: 8, narcotics: 8 });
  const short = position({ hands: [goodsOf(cost.slice(1))], publicJobs: card });
  expect(refusal(short, 0, publicJob(card))).toEqual({ code: 'not-legal', rule: 'CE-16' });
});

/** A Car Bomb for two Guns, a Blood Money and a Booze, in the hand with these goods. */
const carBomb = (goods: string, wanted: Position = {}): Scene =>
  after(position({ hands: [`${goods} car-bomb`], ...wanted }), [0, job('car-bomb')]);

test('CE-16 Narcotics replace any of the three basic goods, as many as the player likes, even if they hold the good', () => {
  const there = carBomb('2×gun blood-money booze 2×narcotics');
  expect(decision(there)).toEqual(['pay', 0]);
  expect(answers(there, 0)).toEqual([
    pay(0, 0, 0),
    pay(0, 0, 1),
    pay(0, 1, 0),
    pay(0, 1, 1),
    pay(1, 0, 0),
    pay(1, 0, 1),
    pay(1, 1, 0),
    pay(2, 0, 0),
  ]);
  expect(hand(after(there, [0, pay(0, 0, 0)]), 0)).toBe('$2 $5 2×narcotics');
  expect(hand(after(there, [0, pay(1, 0, 1)]), 0)).toBe('$2 $5 gun booze');
  expect(hand(after(there, [0, pay(2, 0, 0)]), 0)).toBe('$2 $5 2×gun');
});

test('CE-16 missing goods are paid with Narcotics; others may be', () => {
  const there = carBomb('gun blood-money booze 2×narcotics');
  expect(answers(there, 0)).toEqual([pay(1, 0, 0), pay(1, 0, 1), pay(1, 1, 0), pay(2, 0, 0)]);
  for (const way of [pay(0, 0, 0), pay(0, 1, 1), pay(2, 1, 0), pay(3, 0, 0)])
    expect(refusal(there, 0, way)).toEqual({ code: 'not-legal', rule: 'CE-16' });
});

test('CE-16 Narcotics alone pay for every good', () => {
  const done = carBomb('4×narcotics');
  expect([hand(done, 0), piles(done).narcotics, decision(done)]).toEqual(['$2 $5', 8, ['turn', 1]]);
});

test('CE-16 a single way to pay isn’t asked for; everybody sees which goods went to the piles', () => {
  const done = carBomb('3×gun blood-money booze');
  expect([hand(done, 0), piles(done).gun, piles(done).booze]).toEqual(['$2 $5 gun', 7, 8]);
  expect(events(done, 1).slice(0, 2)).toEqual([
    { type: 'job', seat: 0, job: 22, public: false },
    { type: 'paid', seat: 0, job: 22, goods: [2, 1, 1, 0] },
  ]);
  const replaced = after(carBomb('2×gun blood-money booze 2×narcotics'), [0, pay(1, 0, 1)]);
  expect(eventsOf(replaced, 'paid')).toEqual([{ type: 'paid', seat: 0, job: 22, goods: [1, 1, 0, 2] }]);
  expect(piles(replaced)).toMatchObject({ gun: 7, 'blood-money': 8, booze: 7, narcotics: 8 });
});

test.each([
  ['rough-up:G', 'gun', pay(1, 0, 0), [1, 0, 0, 0]],
  ['skim:M', 'blood-money', pay(0, 1, 0), [0, 1, 0, 0]],
  ['skim:Z', 'booze', pay(0, 0, 1), [0, 0, 1, 0]],
])(
  'CE-16 %s with a %s and a Narcotics in hand: one is paid, the other kept, as its player says',
  (card, good, narcotics, goods) => {
    const scene = position({ turn: 1, hands: ['gun', `${good} narcotics ${card}`] });
    const there = after(scene, [1, job(card)]);
    expect([decision(there), answers(there, 1)]).toEqual([
      ['pay', 1],
      [pay(0, 0, 0), narcotics],
    ]);
    const leave = (paid: Scene): Scene => (decision(paid)[0] === 'ability' ? after(paid, [1, LEAVE]) : paid);
    const plain = leave(after(there, [1, pay(0, 0, 0)]));
    expect([hand(plain, 1), decision(plain)]).toEqual(['$2 narcotics', ['turn', 2]]);
    expect(eventsOf(plain, 'paid')).toMatchObject([{ seat: 1, goods }]);
    const replaced = leave(after(there, [1, narcotics]));
    expect([hand(replaced, 1), decision(replaced)]).toEqual([`$2 ${good}`, ['turn', 2]]);
    expect(eventsOf(replaced, 'paid')).toMatchObject([{ seat: 1, goods: [0, 0, 0, 1] }]);
  },
);

test('CE-16 a job that can’t be paid for is refused, from hand and public alike', () => {
  const goods = '2×gun blood-money 2×$5';
  const scene = position({ hands: [`${goods} car-bomb rough-up`, '8×booze'], publicJobs: 'heist:GMZ offer:MMG' });
  expect(answers(scene, 0).filter(({ type }: { type?: string }) => /job/.test(type ?? ''))).toEqual([job('rough-up')]);
  for (const answer of [job('car-bomb'), publicJob('heist:GMZ'), publicJob('offer:MMG')])
    expect(refusal(scene, 0, answer)).toEqual({ code: 'not-legal', rule: 'CE-16' });
  const rules = barredTo(scene, 0).filter(({ rule }: { rule?: string }) => rule === 'CE-16');
  expect(rules).toEqual(
    [job('car-bomb'), publicJob('heist:GMZ'), publicJob('offer:MMG')].map(action => ({ action, rule: 'CE-16' })),
  );
});

test('CE-16 one good doesn’t pay for another, and money pays for none', () => {
  for (const goods of ['3×gun booze', '2×gun 2×booze', '2×gun 2×blood-money', '2×gun blood-money 9×$5'])
    expect(refusal(position({ hands: [`${goods} car-bomb`] }), 0, job('car-bomb'))?.rule).toBe('CE-16');
});

test('CE-16 a job in another hand, in the deck or in the discard pile isn’t available', () => {
  const scene = position({ hands: ['9×booze', 'skim:Z'], deck: 'heist', jobDiscard: 'smuggling-run:Z' });
  for (const name of ['skim:Z', 'heist', 'smuggling-run:Z'])
    for (const answer of [job(name), publicJob(name)])
      expect(refusal(scene, 0, answer)).toEqual({ code: 'not-legal', rule: 'CE-7' });
});

test('CE-16 equal jobs in hand are listed once, a public one separately', () => {
  const scene = position({ hands: ['gun blood-money 2×rough-up 2×skim:M skim:Z'], publicJobs: 'rough-up' });
  expect(answers(scene, 0).filter(({ type }: { type?: string }) => /job/.test(type ?? ''))).toEqual([
    job('rough-up'),
    job('skim:M'),
    { type: 'public-job', job: 32 },
  ]);
});

test('CE-16, CE-17 a job from hand leaves the hand; the public ones stay', () => {
  const scene = position({ hands: ['gun rough-up contract-hit'], publicJobs: 'skim heist' });
  const done = after(scene, [0, job('rough-up')]);
  expect([hand(done, 0), jobs(done.state.recalled.completed[0])]).toEqual(['$2 contract-hit:GM', 'rough-up:G']);
  expect(done.state.open.publicJobs).toEqual(scene.state.open.publicJobs);
  expect([done.state.recalled.jobs[0], done.state.open.underway]).toEqual([[1], -1]);
});

test('CE-17 the space of a public job stays empty; the others stay where they are', () => {
  const scene = position({ hands: ['blood-money $1 contract-hit', ''], publicJobs: 'heist skim:M offer' });
  const done = after(scene, [0, publicJob('skim:M')], [0, suitcaseIt('$1')]);
  expect(events(done, 2)[0]).toEqual({ type: 'job', seat: 0, job: 42, public: true });
  expect(done.state.open.publicJobs).toEqual([39, -1, 37]);
  const next = after(done, [1, thug('bar')], [1, take('booze')], [1, take('$1')]);
  expect(next.state.open.publicJobs).toEqual([39, -1, 37]);
  expect([hand(next, 0), jobs(next.state.recalled.completed[0])]).toEqual(['$2 contract-hit:GM', 'skim:M']);
});

test('CE-16, CE-17 Shakedown as public job for M+G+Z: $5, any Front, the space stays empty (the rulebook’s example)', () => {
  const scene = position({ hands: ['gun blood-money booze'], publicJobs: 'shakedown', figures: { 'gun-shop': 1 } });
  const used = after(scene, [0, publicJob('shakedown')], [0, front('gun-shop')], [0, take('gun')], [0, take('$1')]);
  expect([hand(used, 0), jobs(used.state.recalled.completed[0])]).toEqual(['$1 $5 gun', 'shakedown:MGZ']);
  expect([used.state.open.publicJobs, decision(used)]).toEqual([
    [-1, -1, -1],
    ['turn', 1],
  ]);
});

test('CE-41 the goods are in the piles before the ability and may be taken again', () => {
  const scene = position({ hands: ['2×booze call-in-a-favor:ZZ'], piles: { booze: 0 } });
  const there = after(scene, [0, job('call-in-a-favor:ZZ')], [0, turf('brooklyn')]);
  expect(answers(there, 0)).toEqual([take('booze'), DONE]);
  expect(piles(after(there, [0, take('booze')])).booze).toBe(1);
});

test('CE-18 a job needs a figure in reserve: after the last figure it is too late', () => {
  const scene = position({
    hands: ['gun rough-up', ''],
    reserve: [
      [1, 0],
      [1, 1],
      [1, 1],
    ],
  });
  expect(answers(scene, 0)).toContainEqual(job('rough-up'));
  const out = after(scene, [0, thug('tax-office')]);
  expect([decision(out), out.state.open.out]).toEqual([
    ['turn', 1],
    [true, false, false],
  ]);
  const round = after(out, [1, thug('bar')], [1, DONE], [2, thug('gun-shop')], [2, DONE]);
  expect(decision(round)).toEqual(['turn', 1]);
});

test('CE-16 a job is an action: it ends the turn', () => {
  const scene = position({ hands: ['2×gun 2×rough-up'] });
  const done = after(scene, [0, job('rough-up')]);
  expect([decision(done), hand(done, 0)]).toEqual([['turn', 1], '$2 gun rough-up:G']);
});
