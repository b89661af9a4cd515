import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  { name: 'Skip Danby' },
  { name: 'Rhoda Blum' },
  { name: 'Otis Merrow' },
  { name: 'Lena Sobotka' },
  { name: 'Ezra Quill' },
];
