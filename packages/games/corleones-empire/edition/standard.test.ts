import { expect, test } from 'vitest';
import { box } from './box.ts';
import { standard } from './standard.ts';

/** The rows of a table, cell by cell. */
const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));

test('the standard edition is valid, even after a round trip through JSON', () => {
  expect(box.faults(JSON.parse(JSON.stringify(standard)))).toEqual([]);
});

test('CE-C1 seven turfs, and a Back for Central Park', () => {
  expect(standard.turfs).toEqual([
    ...['wall-street', 'brooklyn', 'upper-east-side', 'queens', 'upper-west-side', 'midtown', 'chelsea'],
  ]);
  expect(standard.park).toEqual({ back: ['S'], mark: 'K' });
});

test('CE-C2 five families; two Thugs, three with two players; nine markers', () => {
  expect(standard.families.map(({ id, colour }) => [id, colour])).toEqual([
    ['marzullo', 'yellow'],
    ['matarazzo', 'blue'],
    ['pizzino', 'green'],
    ['vitale', 'red'],
    ['caccamo', 'purple'],
  ]);
  expect([standard.thugs, standard.thugsOfTwo, standard.markers]).toEqual([2, 3, 9]);
});

test('CE-C3 four acts', () => {
  const rows = standard.acts.map(act => [act.id, act.handLimit, act.tile, act.newMember, act.bribery]);
  expect(rows).toEqual([
    ['the-wedding', 5, 'blue', false, true],
    ['the-turk', 5, 'blue', true, true],
    ['sonnys-murder', 6, 'red', false, true],
    ['the-betrayal', 2, 'red', true, false],
  ]);
});

test('CE-C4 sixteen round spaces, six of them 3+', () => {
  const spaces = `
    F01 | 3 5 8 |    || F09 | 1 6 7 |
    F02 | 5 8   | 3+ || F10 | 1 7   |
    F03 | 3 8   |    || F11 | 1 2 6 | 3+
    F04 | 6 7 8 |    || F12 | 4 6   |
    F05 | 3 6 8 |    || F13 | 3 4   | 3+
    F06 | 5 7 8 | 3+ || F14 | 2 4   |
    F07 | 5 7   |    || F15 | 1 2   |
    F08 | 6 7   | 3+ || F16 | 1 2 4 | 3+`;
  const rows = table(spaces.replaceAll('||', '\n')).filter(([id]) => id !== '');
  const expected = new Map(rows.map(([id = '', areas, more]) => [id, [areas, more]]));
  const found = standard.spaces.map(
    ({ id, areas, threePlus }) => [id, [areas.join(' '), threePlus ? '3+' : '']] as const,
  );
  expect(new Map<string, unknown>(found)).toEqual(expected);
  expect(found.map(([id]) => id)).toEqual([...expected.keys()].toSorted());
  expect([found.length, standard.spaces.filter(({ threePlus }) => threePlus).length]).toEqual([16, 6]);
});

test('CE-C5, CE-C6 seven printed businesses, eight blue and four red tiles, with their icons', () => {
  const businesses = `
    tax-office            | 1    | S  | S S
    bar                   | 2    | Z  | Z $1
    pawn-shop             | 3    | D2 | D1
    calvary-cemetery      | 4    | M  | M $1
    korean-laundry        | 5    | S  | S $1
    gun-shop              | 6    | G  | G $1
    barber                | 7    | J  | J H
    ammo-depot            | blue | G  | G $2
    penn-central-railroad | blue | J  | J $2
    hotel-edison          | blue | M  | M $2
    genco-import          | blue | X  | X $3
    best-and-co           | blue | $1 | D3
    brewery               | blue | Z  | Z $2
    savings-bank          | blue | S  | S $2
    racetrack             | blue | $2 | $3 H
    central-bank          | red  | S  | S S S
    polks-hobby-shop      | red  | N  | N $3
    night-club            | red  | $3 | $5
    harbor-warehouse      | red  | N  | N J $2`;
  const rows = standard.businesses.map(({ id, on, back, front }) => [id, `${on}`, back.join(' '), front.join(' ')]);
  expect(rows).toEqual(table(businesses));
  const tiles = ['blue', 'red'].map(colour => standard.businesses.filter(({ on }) => on === colour).length);
  expect([rows.length, ...tiles]).toEqual([19, 8, 4]);
});

test('CE-C7 sixteen kinds of jobs, 44 cards in four colours', () => {
  const jobs = `
    shakedown        | yellow | MGZ MGZ MGZ | 5   | any-front
    call-in-a-favor  | yellow | ZZ ZM ZG    | 3   | turf-backs
    protection-money | yellow | MZ MG       | 3   | per-control
    smuggling-run    | yellow | Z M G       | 2   | other-goods
    muscle-out       | blue   | GZ GM ZM    | 3   | move-opposing
    new-orders       | blue   | ZM GM GZ    | 2   | move-thug
    getaway-driver   | blue   | GZ MZ GM    | 2   | recall-thug
    family-meeting   | blue   | ZZM ZMG     | 5   | move-member
    car-bomb         | gray   | GGMZ GGMZ   | 5 2 | car-bomb
    drive-by         | gray   | GGZ GGM GMZ | 5   | drive-by
    contract-hit     | gray   | GM GM GZ    | 3   | hit
    rough-up         | gray   | G G G       | 2   | hit-thug
    back-room-deal   | green  | MZ MZ MG ZG | 2 2 | suitcase-three
    offer            | green  | MMG MMZ     | 5   | offer
    heist            | green  | GZZ GMZ     | 3 2 | heist
    skim             | green  | Z M M       | 2   | suitcase-one`;
  const rows = standard.jobs.map(({ id, colour, costs, reward, effect }) => [
    ...[id, colour, costs.join(' '), reward.join(' '), effect],
  ]);
  expect(rows).toEqual(table(jobs));
  expect(standard.jobs.flatMap(({ costs }) => costs as readonly string[])).toHaveLength(44);
});

test('CE-C8 eighteen allies, six for each of the acts I to III', () => {
  const allies = `
    mayor-1                 | 1 | mayor            |
    union-boss-1            | 1 | union-boss       |
    police-chief-1          | 1 | police-chief     | $2
    tax-advisor             | 1 | none             | S $2
    small-time-bookie       | 1 | none             | $3
    hired-muscle            | 1 | none             | G $2
    mayor-2                 | 2 | mayor            | $2
    union-boss-2            | 2 | union-boss       | $2
    police-chief-2          | 2 | police-chief     | $3 S
    family-accountant       | 2 | none             | S S
    police-evidence-manager | 2 | two-goods        |
    loan-shark              | 2 | none             | $5
    mayor-3                 | 3 | mayor            | $3
    union-boss-3            | 3 | union-boss       | $5
    police-chief-3          | 3 | police-chief-hit | $3
    private-banker          | 3 | none             | S S S
    hollywood-producer      | 3 | none             | $5 $3
    capo                    | 3 | hit              | $3`;
  const rows = standard.allies.map(({ id, act, effect, icons }) => [id, `${act}`, effect, icons.join(' ')]);
  expect(rows).toEqual(table(allies));
  expect([1, 2, 3].map(act => standard.allies.filter(ally => ally.act === act).length)).toEqual([6, 6, 6]);
});

test('CE-C9 120 money cards in either split, and 32 goods', () => {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  expect(standard.money).toEqual([30, 30, 30, 30]);
  expect(standard.moneyAlternative).toEqual([20, 35, 30, 35]);
  expect(standard.goods).toEqual([8, 8, 8, 8]);
  expect([sum(standard.money), sum(standard.moneyAlternative), sum(standard.goods)]).toEqual([120, 120, 32]);
});

test('CE-1, CE-2, CE-4, CE-34 the things a match begins with, and the worth of bonuses', () => {
  const { publicJobs, startingTiles, startingMoney, startingJobs, bonus } = standard;
  expect({ publicJobs, startingTiles, startingMoney, startingJobs, bonus }).toEqual({
    publicJobs: [2, 3, 3, 4],
    startingTiles: [[], [], [1], [1, 2, 3]],
    startingMoney: [1, 2, 3],
    startingJobs: 2,
    bonus: 5,
  });
});

test('CE-C1 to CE-C9 every component row has a mark', () => {
  expect(Object.keys(standard.marks)).toEqual(Array.from({ length: 9 }, (_, i) => `CE-C${i + 1}`));
});
