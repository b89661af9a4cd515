/** A run of rules: what their numbers begin with, the first and the last. */
type Run = readonly [prefix: string, first: number, last: number];

interface Section {
  readonly id: string;
  readonly runs: readonly Run[];
}

/** How each rule book is divided, in the order in which somebody learns the game. */
export const SECTIONS = {
  'carta-nostra': [
    { id: 'set-up', runs: [['CN-', 1, 2]] },
    { id: 'turn', runs: [['CN-', 3, 8]] },
    {
      id: 'jobs',
      runs: [
        ['CN-', 11, 17],
        ['CN-', 25, 25],
        ['CN-', 28, 28],
      ],
    },
    { id: 'reactions', runs: [['CN-', 18, 22]] },
    {
      id: 'piles',
      runs: [
        ['CN-', 9, 10],
        ['CN-', 26, 27],
      ],
    },
    { id: 'secrets', runs: [['CN-', 23, 23]] },
    {
      id: 'end',
      runs: [
        ['CN-', 24, 24],
        ['CN-', 29, 30],
      ],
    },
  ],
  'der-pate': [
    {
      id: 'set-up',
      runs: [
        ['DP-', 1, 5],
        ['DP-', 42, 42],
      ],
    },
    { id: 'round', runs: [['DP-', 6, 8]] },
    { id: 'car', runs: [['DP-', 9, 9]] },
    { id: 'turn', runs: [['DP-', 10, 12]] },
    { id: 'row-1', runs: [['DP-', 13, 13]] },
    { id: 'row-2', runs: [['DP-', 14, 16]] },
    { id: 'row-3', runs: [['DP-', 17, 20]] },
    { id: 'row-4', runs: [['DP-', 21, 24]] },
    {
      id: 'tracks',
      runs: [
        ['DP-', 25, 31],
        ['DP-', 38, 40],
      ],
    },
    {
      id: 'events',
      runs: [
        ['DP-E', 1, 10],
        ['DP-', 41, 41],
      ],
    },
    {
      id: 'end',
      runs: [
        ['DP-', 32, 36],
        ['DP-', 43, 43],
      ],
    },
    { id: 'secrets', runs: [['DP-', 37, 37]] },
  ],
  'corleones-empire': [
    { id: 'set-up', runs: [['CE-', 1, 5]] },
    {
      id: 'act',
      runs: [
        ['CE-', 6, 11],
        ['CE-', 38, 38],
        ['CE-', 43, 43],
      ],
    },
    { id: 'thugs', runs: [['CE-', 12, 13]] },
    { id: 'members', runs: [['CE-', 14, 15]] },
    {
      id: 'jobs',
      runs: [
        ['CE-', 16, 18],
        ['CE-', 41, 41],
      ],
    },
    {
      id: 'allies',
      runs: [
        ['CE-', 19, 20],
        ['CE-', 39, 40],
      ],
    },
    { id: 'icons', runs: [['CE-I', 1, 12]] },
    { id: 'town', runs: [['CE-', 21, 24]] },
    { id: 'turf-war', runs: [['CE-', 25, 27]] },
    { id: 'bribery', runs: [['CE-', 28, 29]] },
    { id: 'tribute', runs: [['CE-', 30, 30]] },
    { id: 'entracte', runs: [['CE-', 31, 32]] },
    {
      id: 'end',
      runs: [
        ['CE-', 33, 36],
        ['CE-', 42, 42],
      ],
    },
    { id: 'secrets', runs: [['CE-', 37, 37]] },
  ],
} as const satisfies Readonly<Record<string, readonly Section[]>>;

export type BookId = keyof typeof SECTIONS;
export type SectionId<B extends BookId> = (typeof SECTIONS)[B][number]['id'];

/** The rules of a section, by number. */
export const rulesIn = ({ runs }: Section): string[] =>
  runs.flatMap(([prefix, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => `${prefix}${first + at}`),
  );

export const isBook = (game: string): game is BookId => Object.hasOwn(SECTIONS, game);
