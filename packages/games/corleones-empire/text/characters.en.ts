import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Skip Danby',
    about:
      'An eighteen-year-old elevator boy who carries other people’s suitcases and presses the wrong button under pressure.',
  },
  {
    name: 'Rhoda Blum',
    about: 'A forty-four-year-old cab driver who knows every turf and every rumour, and likes the long way round.',
  },
  {
    name: 'Otis Merrow',
    about: 'A night-club pianist in his fifties who plays every note that’s written and hears every one that’s wrong.',
  },
  {
    name: 'Lena Sobotka',
    about: 'A sixty-year-old seamstress who sews false bottoms into suitcases and pulls at every loose thread.',
  },
  {
    name: 'Ezra Quill',
    about: 'The retired map-maker who drew the city the others fight over; nobody has beaten him twice.',
  },
];
