import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  { name: 'Gus Farthing' },
  { name: 'Dolly Quince' },
  { name: 'Hank Osterby' },
  { name: 'Ignaz Feld' },
  { name: 'Cora Whitlow' },
];
