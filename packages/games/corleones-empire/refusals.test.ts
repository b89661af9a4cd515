import { canonical } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import {
  ally,
  bid,
  DECLINE,
  DONE,
  DRAW,
  discard,
  discardOne,
  discardThree,
  discardTwo,
  exchange,
  family,
  first,
  front,
  give,
  good,
  hit,
  job,
  keep,
  keepJob,
  LEAVE,
  member,
  moveMarker,
  OFFER,
  OUT,
  pay,
  pick,
  publicJob,
  REWARD,
  rob,
  SEAL,
  suitcaseIt,
  TAKE_HORSE_HEAD,
  take,
  takeAlly,
  thug,
  to,
  turf,
} from './testing/answers.ts';
import { allyNamed, businessNamed, jobNamed, spaceNamed } from './testing/cards.ts';
import { doing } from './testing/doing.ts';
import { type Position, position, started } from './testing/position.ts';
import { after, answers, awaited, barredTo, decision, refusal } from './testing/scene.ts';

/** A scene for each decision, the seats it asks, and the rule it follows. */
const FAMILY = started({ options: { families: 'chosen' } });
const TURN = position({ hands: ['$1 gun rough-up'], figures: { bar: 1 }, control: { queens: [1] } });
const PAY = after(position({ hands: ['gun narcotics rough-up'], figures: { bar: 1 } }), [0, job('rough-up')]);
const ABILITY = after(TURN, [0, job('rough-up')]);
const FRONT = after(TURN, [0, thug('calvary-cemetery')]);
const USE = after(TURN, [0, thug('gun-shop')]);
const DISCARD = after(TURN, [0, thug('pawn-shop')], [0, discardOne]);
const GOOD = after(
  position({ hands: ['$1'], tiles: { 'wall-street': 'genco-import' } }),
  ...([thug('genco-import'), exchange, discard('$1')] as const).map(each => [0, each] as const),
);
const KEEP = after(position({ deck: 'heist:GZZ skim:Z' }), [0, thug('barber')], [0, DRAW]);
const GIVE = after(position({ hands: ['2×blood-money gun offer:MMG', '$1', '$5'] }), [0, job('offer:MMG')], [0, OFFER]);
const MARKERS = { 'wall-street': new Array<number>(9).fill(0) };
const WAR = position({ phase: 'turf-war', figures: { F14: 0 }, control: MARKERS });
const BRIBERY: Position = { phase: 'bribery', suitcases: ['$1', '$5'], offered: 'mayor-1 tax-advisor' };
const BID = position(BRIBERY);
const BRIBE = after(BID, [0, SEAL], [1, bid('$5')], [1, SEAL]);
const TRIBUTE = position({ phase: 'tribute', hands: ['6×$1', '7×gun'] });
const OVER = position({ act: 4, phase: 'entracte' });

const DECISIONS = [
  ['CE-4', 'family', FAMILY, 0],
  ['CE-7', 'turn', TURN, 0],
  ['CE-16', 'pay', PAY, 0],
  ['CE-41', 'ability', ABILITY, 0],
  ['CE-13', 'front', FRONT, 0],
  ['CE-I10', 'use', USE, 0],
  ['CE-I11', 'discard', DISCARD, 0],
  ['CE-I8', 'good', GOOD, 0],
  ['CE-I6', 'keep', KEEP, 0],
  ['CE-41', 'offer', GIVE, 1],
  ['CE-26', 'war', WAR, 0],
  ['CE-28', 'bid', BID, 1],
  ['CE-29', 'bribe', BRIBE, 1],
  ['CE-30', 'tribute', TRIBUTE, 1],
] as const;

test.each(DECISIONS)('%s the scene of the decision %s asks the given seats', (_rule, kind, scene, seat) => {
  expect(decision(scene)[0]).toBe(kind);
  expect(awaited(scene)).toContain(seat);
});

const MALFORMED = [
  ...[null, undefined, true, 0, 'done', 'seal', [], [DONE], {}],
  ...[{ kind: 'done' }, { type: null }, { type: 0 }, { type: ['done'] }, { type: { done: true } }],
  JSON.parse('{"__proto__":{"type":"done"}}'),
];

test.each(DECISIONS)('%s a malformed answer to the decision %s is refused', (_rule, _kind, scene, seat) => {
  for (const answer of MALFORMED) expect(refusal(scene, seat, answer)).toEqual({ code: 'malformed', rule: null });
});

/** A form of every answer that is wrong everywhere, and one of each that is legal somewhere. */
const ANSWERS: readonly object[] = [
  ...[{ type: '' }, { type: 'toString' }, { type: '__proto__' }, { type: 'DONE' }, { type: 'done', seat: 0 }],
  ...[
    { type: 'thug' },
    { type: 'thug', business: -1 },
    { type: 'thug', business: 19 },
    { type: 'thug', business: '5' },
  ],
  ...[
    { type: 'thug', business: [5] },
    { type: 'thug business=5' },
    { type: 'take kind=4' },
    { type: 'family', family: 5 },
  ],
  ...[
    { type: 'member', space: 16 },
    { type: 'member', space: 0.5 },
    { type: 'ally', ally: 18 },
    { type: 'job', job: 44 },
  ],
  ...[{ type: 'pay' }, { type: 'pay', gun: 2, bloodMoney: 0, booze: 0 }, { type: 'rob', victim: 0 }, { type: 'bid' }],
  ...[{ type: 'move-marker', turf: 0 }, { type: 'keep', card: 9 }, { type: 'discard', card: 200 }, { type: 'give' }],
  ...[
    { type: 'first', seat: 2 },
    { type: 'good', good: 3 },
    { type: 'keep-job', job: 0, discards: 0 },
  ],
  ...[family(0), thug('gun-shop'), member('F14'), job('rough-up'), publicJob('rough-up'), ally('mayor-1'), OUT],
  ...[pay(), pay(1), REWARD, LEAVE, first(0), front('bar'), turf('queens'), to('F04'), hit('bar'), rob(1), OFFER],
  ...[take('gun'), take('$1'), suitcaseIt('$1'), DRAW, TAKE_HORSE_HEAD, discardOne, discardTwo, exchange, DONE],
  ...[discard('gun'), good('gun'), good('narcotics'), keepJob('heist:GZZ', 'skim:Z'), keepJob('heist:GZZ', 'rough-up')],
  ...[
    give('$1'),
    give('$5'),
    moveMarker('wall-street', 0),
    moveMarker('wall-street', 1),
    DECLINE,
    bid('$5'),
    bid('$1'),
  ],
  ...[SEAL, takeAlly('mayor-1'), takeAlly('hired-muscle'), keep('gun'), keep('$1'), discardThree],
];

test.each(DECISIONS)(
  '%s an answer that isn’t legal in the decision %s is refused with its rule',
  (rule, kind, scene, seat) => {
    const known = new Set(
      [...answers(scene, seat), ...barredTo(scene, seat).map(each => (each as { action: object }).action)].map(
        canonical,
      ),
    );
    const wrong = ANSWERS.filter(answer => !known.has(canonical(answer)));
    expect(wrong.length).toBeGreaterThan(60);
    for (const answer of wrong)
      expect(refusal(scene, seat, answer), JSON.stringify([kind, answer])).toEqual({ code: 'not-legal', rule });
  },
);

test.each(DECISIONS)('%s a player who isn’t asked in the decision %s is refused', (_rule, _kind, scene) => {
  for (const seat of [-1, 0, 1, 2, 3, 1.5].filter(each => !awaited(scene).includes(each)))
    for (const answer of [DONE, SEAL, null, {}])
      expect(refusal(scene, seat, answer)).toEqual({ code: 'not-awaited', rule: null });
});

test('CE-36 after the end every answer is refused', () => {
  for (const seat of [0, 1, 2])
    for (const answer of [DONE, SEAL, null]) expect(refusal(OVER, seat, answer)).toEqual({ code: 'over', rule: null });
});

const FEW: Position = {
  seats: 2,
  hands: ['gun rough-up skim:Z mayor-1'],
  played: ['tax-advisor'],
  publicJobs: 'rough-up heist:GZZ',
  figures: { bar: 1, F14: 1 },
};

test('CE-12, CE-14, CE-16, CE-19 illegal answers that a player might try, each with its rule', () => {
  const threePlus = ['F02', 'F06', 'F08', 'F11', 'F13', 'F16'].map(spaceNamed);
  const spaces = [...threePlus, spaceNamed('F14')].toSorted((a, b) => a - b);
  expect(barredTo(position(FEW), 0)).toEqual([
    { action: { type: 'thug', business: businessNamed('bar') }, rule: 'CE-12' },
    ...spaces.map(space => ({ action: { type: 'member', space }, rule: 'CE-14' })),
    { action: { type: 'job', job: jobNamed('skim:Z') }, rule: 'CE-16' },
    { action: { type: 'public-job', job: jobNamed('heist:GZZ') }, rule: 'CE-16' },
    { action: { type: 'ally', ally: allyNamed('tax-advisor') }, rule: 'CE-19' },
  ]);
});

test('CE-12, CE-14 without Thugs or Family Members, spaces of their kind are refused', () => {
  const spaces = (reserve: readonly [number, number], type: string): unknown[] =>
    barredTo(position({ reserve: [reserve] }), 0).filter(
      each => (each as { action: { type: string } }).action.type === type,
    );
  expect(spaces([0, 1], 'thug')).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map(business => ({ action: { type: 'thug', business }, rule: 'CE-12' })),
  );
  expect(spaces([1, 0], 'member')).toEqual(
    Array.from({ length: 16 }, (_, space) => ({ action: { type: 'member', space }, rule: 'CE-14' })),
  );
  expect([spaces([1, 0], 'thug'), spaces([0, 1], 'member')]).toEqual([[], []]);
});

test.each([
  ['CE-12', 'a Thug on an occupied space', FEW, thug('bar')],
  ['CE-7', 'a Thug on a tile that is not there', FEW, thug('brewery')],
  ['CE-14', 'a Family Member on an occupied space', FEW, member('F14')],
  ['CE-14', 'a Family Member on a 3+ space with 2 players', FEW, member('F02')],
  ['CE-16', 'a job that they can’t pay for', FEW, job('skim:Z')],
  ['CE-16', 'a public job that they can’t pay for', FEW, publicJob('heist:GZZ')],
  ['CE-7', 'a job that isn’t in hand', FEW, job('offer:MMG')],
  ['CE-7', 'a public job that is not there', FEW, publicJob('offer:MMG')],
  ['CE-19', 'an ally already played this act', FEW, ally('tax-advisor')],
  ['CE-7', 'an ally that isn’t in hand', FEW, ally('hired-muscle')],
] as const)('%s a player may not play %s', (rule, _what, wanted, answer) => {
  expect(refusal(position(wanted), 0, answer)).toEqual({ code: 'not-legal', rule });
});

const ABILITIES = [
  ['CE-17', 'take the job’s money in the middle of its ability', 'drive-by:GMZ', [turf('midtown')], REWARD],
  ['CE-17', 'take the job’s money twice', 'contract-hit:GM', [REWARD], REWARD],
  ['CE-21', 'gun down the Mayor', 'contract-hit:GM', [], hit('F12')],
  ['CE-21', 'gun down the Union Boss in a drive-by', 'drive-by:GMZ', [turf('midtown')], hit('barber')],
  ['CE-21', 'muscle out the Mayor', 'muscle-out:GM', [], pick('F12')],
  ['CE-14', 'muscle a Family Member to a 3+ space with 2 players', 'muscle-out:GM', [pick('F04')], to('F02')],
  ['CE-41', 'muscle a Family Member to an occupied space', 'muscle-out:GM', [pick('F04')], to('F12')],
  ['CE-41', 'gun down one of their own figures', 'contract-hit:GM', [], hit('bar')],
] as const;
test.each(ABILITIES)('%s a player may not %s', (rule, _what, card, before, answer) => {
  const figures = { 'gun-shop': 1, F04: 1, bar: 0, F12: 'mayor', barber: 'union-boss' } as const;
  const scene = after(doing(card, { seats: 2, figures }), ...before.map(each => [0, each] as const));
  expect(refusal(scene, 0, answer)).toEqual({ code: 'not-legal', rule });
});

test.each([
  ['CE-40', 'send the Mayor to an occupied space', 'mayor-1', [], to('F04')],
  ['CE-14', 'send the Mayor to a 3+ space with 2 players', 'mayor-1', [], to('F02')],
  ['CE-24', 'take a good that has run out', 'police-evidence-manager', [], good('gun')],
  ['CE-40', 'take the same good twice', 'police-evidence-manager', [good('booze')], good('booze')],
  ['CE-40', 'take a job’s money for an ally', 'mayor-1', [], REWARD],
] as const)('%s nobody may %s with an ally', (rule, _what, name, before, answer) => {
  const scene = position({ seats: 2, act: 2, hands: [name], figures: { F04: 1 }, piles: { gun: 0 } });
  const there = after(scene, [0, ally(name)], ...before.map(each => [0, each] as const));
  expect(refusal(there, 0, answer)).toEqual({ code: 'not-legal', rule });
});

test('CE-24 nobody may exchange a card for a good that has run out', () => {
  const scene = position({ hands: ['$1'], tiles: { 'wall-street': 'genco-import' }, piles: { gun: 0 } });
  const asked = after(
    scene,
    ...([thug('genco-import'), exchange, discard('$1')] as const).map(each => [0, each] as const),
  );
  expect(refusal(asked, 0, good('gun'))).toEqual({ code: 'not-legal', rule: 'CE-24' });
  expect(refusal(asked, 0, good('narcotics'))).toEqual({ code: 'not-legal', rule: 'CE-I8' });
});

const GENCO = { 'wall-street': 'genco-import' };
test.each([
  ['CE-24', 'take a good of which none is left', { piles: { gun: 0 } }, thug('gun-shop'), take('gun')],
  ['CE-24', 'take money where neither that nor less is left', { piles: { $1: 0 } }, thug('gun-shop'), take('$1')],
  ['CE-I11', 'trade two cards with one', { hands: ['$1'] }, member('F03'), discardTwo],
  [
    'CE-I11',
    'exchange for a good when none is left',
    { hands: ['$1'], tiles: GENCO, piles: { gun: 0, 'blood-money': 0, booze: 0 } },
    thug('genco-import'),
    exchange,
  ],
] as const)('%s nobody may %s', (rule, _what, wanted, placed, answer) => {
  const scene = after(position(wanted), [0, placed]);
  expect(decision(scene)[0] === 'use' ? refusal(scene, 0, answer) : 'nothing was asked').toEqual({
    code: 'not-legal',
    rule,
  });
});
