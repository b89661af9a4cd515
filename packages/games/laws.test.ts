import type { CheckedGame, FieldValue, Shape } from '@consigliere/kernel';
import { rulesOf } from '@consigliere/kernel/host';
import { laws } from '@consigliere/kernel/laws';
import { describe, expect, test } from 'vitest';
import { games, type PublishedId } from './index.ts';

const TWO_MINUTES = 120_000;

/** An edition of each game that differs much from the standard one. */
const EDITED: Readonly<Record<PublishedId, Readonly<Record<string, FieldValue>>>> = {
  'carta-nostra': { id: 'Small town', 'eachKind.3.value': 7, 'startingHand.value': 4, 'handLimit.value': 6 },
  'der-pate': {
    id: 'Other streets',
    'street[0].business': 'gambling',
    'street[4].business': 'credit',
    'business.credit.die': 5,
    'business.gambling.die': 4,
    'business.gambling.pay': 8000,
    'business.bookmaker.step': 'influence',
    'last.reputation': 10,
    'last.influence': 13,
    'tileSpaces.wedding': 9,
    'tileSpaces.birthday': 2,
    'tileSpaces.senator': 13,
    income: [1000, 2000, 5000, 9000, 9000, 12_000],
    favours: ['money', 'two-steps', 'member'],
    'rowFour.black': 'banker',
    'rowFour.white': 'informer',
    'fronts[0]': 'laundry',
    'fronts[2]': 'bakery',
    rounds: 5,
    eventsInPile: 5,
    cardsToKo: 3,
    members: 5,
    friends: 9,
    'events.E1.colour': 'red',
    'events.E1.car': 5,
  },
  'corleones-empire': {
    id: 'Other cards',
    'jobs[0].costs': ['G', 'MZ'],
    'jobs[0].reward': [3, 3],
    'jobs[3].colour': 'green',
    'businesses[0].on': 2,
    'businesses[1].on': 1,
    'businesses[7].on': 'red',
    'businesses[2].back': ['$5', 'H'],
    'allies[3].icons': ['J', 'X', 'D3'],
    'acts[3].handLimit': 4,
    'acts[1].tile': 'red',
    'spaces[0].threePlus': true,
    'publicJobs[1]': 5,
    'startingTiles[1]': [4, 6],
    startingMoney: [2, 5],
    thugs: 4,
    markers: 6,
    bonus: 9,
    'goods[0]': 3,
  },
};

describe.each(Object.entries(EDITED))('an edited edition of %s', (id, edition) => {
  const game = games[id as PublishedId];
  const edited: CheckedGame<Shape> = { ...game, given: (options, seats) => game.given({ ...options, edition }, seats) };

  test(
    'a match is played to the end without breaking a law',
    () => {
      expect(rulesOf(game, 3, { edition })).toMatchObject({ ok: true, value: { given: { edition: edition.id } } });
      expect(laws(edited, { seed: 'edited', seats: 3, matches: 3, depth: 4 }).failures).toEqual([]);
    },
    TWO_MINUTES,
  );
});
