import { type DerPate, EMPTY, NEUTRAL } from '@consigliere/games/der-pate';
import { type Action, foresee, type State, sfc32, view } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { consequence } from './consequence.ts';
import { easel, given, type Position } from './position.ts';

const [BLACK, WHITE, GREY, RED] = [0, 1, 2, 3];

function brings(position: Position, action: Action<DerPate>): string {
  const { rules, state } = given(position);
  const seen = view(rules, state, 0);
  const foresight = foresee(rules, seen, action, { dreams: 8, rng: sfc32(1) });
  return consequence({ view: seen, action, foresight }, easel('en'));
}

const place = (die: number, field: Extract<Action<DerPate>, { type: 'place' }>['field']): Action<DerPate> => ({
  type: 'place',
  die,
  field,
  senator: false,
});
const politics = { row: 2, placed: [0, 0, 0, 1] };
const events = { row: 3, placed: [0, 2, 0, 1] };

const call =
  (kind: 'takeover' | 'consigliere' | 'visit', value = 0) =>
  (state: State<DerPate>) => {
    const frame = kind === 'takeover' ? { seat: 0, value } : { seat: 0 };
    state.flow.push({ id: 3, kind, frame } as State<DerPate>['flow'][number]);
  };

test.each<[string, Position, Action<DerPate>, string]>([
  ['DP-13 a business pays everybody', {}, place(BLACK, 'business'), '⚃4: you, Carmela each +$4,000'],
  ['DP-13 and gives its step', {}, place(WHITE, 'business'), '⚁2: you, Carmela each +$2,000, +1 rep.'],
  ['DP-12 the press', {}, place(GREY, 'press'), '☞: you +1 rep., +1 infl.'],
  [
    'DP-13 nobody holds it',
    {
      faces: [5, 2, 0, 1],
      change: ({ open }) => {
        open.holder[4] = NEUTRAL;
      },
    },
    place(BLACK, 'business'),
    '⚄5: no effect',
  ],
  ['DP-15 a bet', politics, place(WHITE, 'bet'), '⚁2: you +$2,000'],
  ['DP-25 a tile', { ...politics, faces: [4, 2, 3, 1] }, place(GREY, 'reputation'), '⚂3: you +3 rep., +Wedding'],
  [
    'DP-16 a visit drives somebody out',
    {
      ...politics,
      faces: [5, 2, 3, 1],
      change: ({ open }) => {
        open.car = 10;
      },
    },
    place(BLACK, 'visit'),
    '⚄5: Vito 1 back to supply · car to Bookmaker 3, East Side',
  ],
  [
    'DP-16 a visit to an own business',
    { ...politics, faces: [4, 2, 3, 1] },
    place(BLACK, 'visit'),
    '⚃4: car to Protection 1, Greenwich Village · your own: stays',
  ],
  [
    'DP-16 a visit to an empty one',
    {
      ...politics,
      faces: [4, 2, 3, 1],
      change: ({ open }) => {
        open.holder[1] = EMPTY;
      },
    },
    place(BLACK, 'visit'),
    '⚃4: car to Protection 1, Greenwich Village · empty: you may move in',
  ],
  [
    'DP-18 a raid, and the last die',
    { row: 3, placed: [1, 2, 0, 0], faces: [5, 5, 2, 4] },
    place(RED, 'raid'),
    '⚃4: you, Carmela each 1 to jail · then Consigliere: Credit 4',
  ],
  [
    'DP-19 the targets of a takeover',
    { ...events, faces: [3, 5, 2, 5] },
    place(BLACK, 'takeover'),
    '⚂3: from Vito (East Side) or Carmela (Little Italy)',
  ],
  [
    'DP-24 what the banker offers',
    { row: 4, placed: [1, 0, 2, 3], faces: [1, 2, 3, 4] },
    place(WHITE, 'banker'),
    '⚁2: income $1,000 or favour 1',
  ],
  [
    'DP-19 a takeover',
    { change: call('takeover', 3) },
    { type: 'take-over', business: 3 },
    'Vito 1 into the Hudson · debt you → Vito',
  ],
  [
    'DP-21 a new business',
    {
      change: state => {
        state.open.holder[2] = EMPTY;
        call('consigliere')(state);
      },
    },
    { type: 'install', business: 2 },
    '⚁2 → $2,000, +1 rep.',
  ],
  ['DP-16 an empty business', { change: call('visit') }, { type: 'occupy' }, '⚀1 → $1,000, +1 infl.'],
  [
    'DP-26 chance decides',
    {
      change: ({ open }) => {
        open.tiles[0]![1] = 1;
      },
    },
    { type: 'tile', tile: 'grandchild' },
    'perhaps +$1,000 – $5,000',
  ],
])('what it brings: %s', (_name, position, action, words) => {
  expect(brings(position, action)).toBe(words);
});
