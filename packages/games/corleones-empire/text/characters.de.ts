import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Skip Danby',
    about: 'Ein Liftboy von achtzehn Jahren, der fremde Koffer trägt und unter Druck den falschen Knopf drückt.',
  },
  {
    name: 'Rhoda Blum',
    about: 'Eine Taxifahrerin von vierundvierzig, die jedes Gebiet und jedes Gerücht kennt und gern den Umweg nimmt.',
  },
  {
    name: 'Otis Merrow',
    about: 'Ein Nachtclubpianist um die fünfzig, der keine Note auslässt, die dasteht, und jede falsche hört.',
  },
  {
    name: 'Lena Sobotka',
    about: 'Eine Schneiderin von sechzig, die doppelte Böden in Koffer näht und an jedem losen Faden zieht.',
  },
  {
    name: 'Ezra Quill',
    about:
      'Der pensionierte Kartograf, der die Stadt gezeichnet hat, um die sich alle streiten; zweimal besiegt hat ihn niemand.',
  },
];
