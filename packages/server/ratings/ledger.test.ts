import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorOf } from './anchors.ts';
import { identityBy } from './identity-of.ts';
import { Ledger, type RatedMatch } from './ledger.ts';
import { NEW_PLAYER } from './plackett-luce.ts';
import { carryOver, cutAt, nameSeason, parseSeason, seasonAt } from './season.ts';

/** Nobody was merged with anybody. */
const identityOf = identityBy(new Map());
const OCTOBER = Date.UTC(2026, 9, 1);
const DAY = 24 * 3600 * 1000;

const duel = (room: string, winner: string, loser: string, at = OCTOBER): RatedMatch => ({
  room,
  game: 'carta-nostra',
  at,
  seats: [
    { player: winner, anchor: null, place: 1 },
    { player: loser, anchor: null, place: 2 },
  ],
});

const numbersOf = (ledger: Ledger) =>
  ledger.games.flatMap(game =>
    ledger
      .peopleOf(game)
      .toSorted()
      .map(person => [game, person, ledger.stepsOf(game, person)]),
  );

describe('the ledger', () => {
  test('gives the same numbers for the same matches in whatever order they come', () => {
    const name = fc.constantFrom('ada', 'bea', 'cleo', 'dan');
    const some = fc.array(fc.tuple(name, name, fc.integer({ min: 0, max: 400 })), { maxLength: 25 });
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.boolean()), (played, later) => {
        const matches = played.map(([one, other, day], at) => duel(`room-${at}`, one, other, OCTOBER + day * DAY));
        const late: RatedMatch[] = [];
        const ledger = new Ledger(identityOf);
        for (const match of matches) (later.next().value ? late : [match]).length === 0 || ledger.add([match]);
        ledger.add([...matches].reverse());
        expect(numbersOf(ledger)).toEqual(numbersOf(new Ledger(identityOf, matches)));
      }),
    );
  });

  test('adds a match once', () => {
    const ledger = new Ledger(identityOf, [duel('a', 'ada', 'bea')]);
    const before = numbersOf(ledger);
    ledger.add([duel('a', 'ada', 'bea')]);
    expect([ledger.size, numbersOf(ledger)]).toEqual([1, before]);
  });

  test('matches that end in the same millisecond go by the ids of their rooms', () => {
    const one = new Ledger(identityOf, [duel('b', 'ada', 'bea'), duel('a', 'bea', 'ada')]);
    expect(one.stepsOf('carta-nostra', 'ada').map(({ room }) => room)).toEqual(['a', 'b']);
  });

  test('a bot is a fixed anchor: beating it changes only the player', () => {
    const bot = { player: null, anchor: NEW_PLAYER.mu, place: 2 } as const;
    const match = { ...duel('a', 'ada', 'bea'), seats: [...duel('a', 'ada', 'bea').seats, bot] };
    const ledger = new Ledger(identityOf, [match]);
    expect(ledger.peopleOf('carta-nostra')).toEqual(['ada', 'bea']);
  });

  test('guests who turn out to be one person have one rating, and their match against each other doesn’t count', () => {
    const merged = (guest: string): string => (guest === 'bea' ? 'ada' : guest);
    const ledger = new Ledger(merged, [duel('a', 'bea', 'cleo'), duel('b', 'ada', 'bea'), duel('c', 'ada', 'cleo')]);
    expect(ledger.stepsOf('carta-nostra', 'ada').map(({ room }) => room)).toEqual(['a', 'c']);
    expect(ledger.peopleOf('carta-nostra')).toEqual(['ada', 'cleo']);
  });

  test('a new season goes on from the last with more uncertainty, and counts its matches from one', () => {
    const [first, second] = new Ledger(identityOf, [
      duel('a', 'ada', 'bea'),
      duel('b', 'ada', 'bea', Date.UTC(2027, 0, 1)),
    ]).stepsOf('carta-nostra', 'ada');
    expect([first?.season, second?.season].map(season => nameSeason(season ?? 0))).toEqual(['2026-Q4', '2027-Q1']);
    expect([first?.played, second?.played]).toEqual([1, 1]);
    expect(second?.before.mu).toBe(first?.after.mu);
    expect(second?.before.sigma).toBeGreaterThan(first?.after.sigma ?? 0);
  });
});

describe('seasons', () => {
  test('are the quarters of the year, UTC', () => {
    expect(nameSeason(seasonAt(OCTOBER - 1))).toBe('2026-Q3');
    expect(nameSeason(seasonAt(OCTOBER))).toBe('2026-Q4');
    expect(parseSeason('2026-Q4')).toBe(seasonAt(OCTOBER));
    for (const wrong of ['2026-Q5', '2026', '26-Q1', '']) expect(parseSeason(wrong)).toBeUndefined();
  });

  test('never make a player less known than a new one', () => {
    expect(carryOver({ mu: 30, sigma: 2 }, 1000)).toEqual({ mu: 30, sigma: NEW_PLAYER.sigma });
    expect(carryOver({ mu: 30, sigma: 2 }, 0)).toEqual({ mu: 30, sigma: 2 });
  });

  test('others see what ended before the last hour of yesterday', () => {
    expect(cutAt(OCTOBER + DAY - 1)).toBe(OCTOBER - 3600 * 1000);
    expect(cutAt(OCTOBER + DAY)).toBe(OCTOBER + DAY - 3600 * 1000);
  });
});

describe('anchors', () => {
  test.each(['carta-nostra', 'der-pate', 'corleones-empire'])(
    'in %s each level is stronger than the one below',
    game => {
      const anchors = [1, 2, 3, 4, 5].map(level => anchorOf(1, game, level) ?? 0);
      expect(anchors).toEqual(anchors.toSorted((one, other) => one - other));
      expect(anchors[2]).toBe(NEW_PLAYER.mu);
      expect(new Set(anchors).size).toBe(5);
    },
  );

  test('bots that nobody has measured have none', () => {
    expect([anchorOf(null, 'der-pate', 3), anchorOf(99, 'der-pate', 3), anchorOf(1, 'chess', 3)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(anchorOf(1, 'der-pate', 6)).toBeNull();
  });
});
