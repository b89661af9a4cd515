import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Gus Farthing',
    about:
      'A nineteen-year-old newspaper boy who throws dice the way he throws papers: hard, and now and then through a window.',
  },
  {
    name: 'Dolly Quince',
    about: 'The hat-check girl of the jazz club, who hears everything between two overcoats and bets on half of it.',
  },
  {
    name: 'Hank Osterby',
    about: 'A tugboat captain in his fifties who knows what lies in the river and steers straight past it.',
  },
  {
    name: 'Ignaz Feld',
    about:
      'A bookkeeper from Vienna, fifty-five, who keeps two sets of books so neatly that both are true; you are in the second.',
  },
  {
    name: 'Cora Whitlow',
    about:
      'A seventy-year-old widow with a flower shop across from the courthouse; judges greet her first, and nobody has beaten her twice.',
  },
];
