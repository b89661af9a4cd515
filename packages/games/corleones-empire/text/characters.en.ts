import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Skip Danby',
    about:
      'An elevator boy of eighteen who carries other people’s suitcases and under pressure presses the wrong button.',
    lines: [
      'Going up! Or down. I never know before the doors open.',
      'I once carried a very heavy suitcase. It was not mine. Shame.',
      'Which one is Queens again? Well, here I stand.',
      'Nobody said there would be consequences. Is there a tip?',
      'I know a man on the ninth floor. He does not know me.',
    ],
  },
  {
    name: 'Rhoda Blum',
    about: 'A cab driver of forty-four who knows every turf and every rumour, and likes the long way round.',
    lines: [
      'I know a short cut. It takes longer, but people talk.',
      'The meter is running, sweetheart. Maybe you should, too.',
      'Everybody tells me everything. Nobody looks who is driving.',
      'Chelsea, at this hour? I would walk. And not slowly.',
      'I brake for friends. Keep that in mind.',
    ],
  },
  {
    name: 'Otis Merrow',
    about: 'A night-club pianist in his fifties who leaves out no note that is written and hears every false one.',
    lines: [
      'Same tune, new key. Somebody else pays the band.',
      'I saw nothing. I had the music in front of me.',
      'You came in a bar too early. People do, in bars.',
      'The soft pedal first. The loud part comes by itself.',
      'A good left hand never shows what the right one takes.',
    ],
  },
  {
    name: 'Lena Sobotka',
    about: 'A seamstress of sixty who sews false bottoms into suitcases and pulls at every loose thread.',
    lines: [
      'I took your measurements while you were thinking. Plain black?',
      'False bottom, double lining, one careful owner.',
      'A loose thread, dear. I only pull a little.',
      'The needle is small. It still goes all the way through.',
      'Deep pockets, short sleeves. I see who needs alterations.',
    ],
  },
  {
    name: 'Ezra Quill',
    about:
      'The retired map-maker who drew the city the others fight over; he needs no copy, and nobody has beaten him twice.',
    lines: [
      'I drew this street. I can also leave it out.',
      'You are here. I have marked it. In red.',
      'There is a way out. It is not on your copy.',
      'North is up, the river is cold, and I am in no hurry.',
      'Fine corner. I had you in mind when I put it there.',
    ],
  },
];
