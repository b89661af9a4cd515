import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  { name: 'Beppe Crusca' },
  { name: 'Ortensia Mele' },
  { name: 'Elmo Tarsia' },
  { name: 'Fosca Baldi' },
  { name: 'Orso Vespri' },
];
