import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Skip Danby',
    about:
      'An eighteen-year-old elevator boy who carries other people’s suitcases and presses the wrong button under pressure.',
    lines: [
      'Going up! Or down. I never know until the doors open.',
      'I once carried a very heavy suitcase. It wasn’t mine. Shame.',
      'Which one’s Queens again? Oh well, I’m here now.',
      'Nobody said there’d be consequences. Is there a tip?',
      'I know a man on the ninth floor. He doesn’t know me.',
    ],
  },
  {
    name: 'Rhoda Blum',
    about: 'A forty-four-year-old cab driver who knows every turf and every rumour, and likes the long way round.',
    lines: [
      'I know a shortcut. It takes longer, but people talk.',
      'The meter’s running, sweetheart. Maybe you should be, too.',
      'Everybody tells me everything. Nobody looks at who’s driving.',
      'Chelsea, at this hour? I’d walk. And not slowly.',
      'I brake for friends. Keep that in mind.',
    ],
  },
  {
    name: 'Otis Merrow',
    about: 'A night-club pianist in his fifties who plays every note that’s written and hears every one that’s wrong.',
    lines: [
      'Same tune, new key. Somebody else pays the band.',
      'I saw nothing. I had the music in front of me.',
      'You came in a bar too early. People do, in bars.',
      'Soft pedal first. The loud part takes care of itself.',
      'A good left hand never shows what the right one takes.',
    ],
  },
  {
    name: 'Lena Sobotka',
    about: 'A sixty-year-old seamstress who sews false bottoms into suitcases and pulls at every loose thread.',
    lines: [
      'I took your measurements while you were thinking. Plain black?',
      'False bottom, double lining, one careful owner.',
      'A loose thread, dear. I’ll only pull a little.',
      'The needle is small. It still goes all the way through.',
      'Deep pockets, short sleeves. I see who needs alterations.',
    ],
  },
  {
    name: 'Ezra Quill',
    about: 'The retired map-maker who drew the city the others fight over; nobody has beaten him twice.',
    lines: [
      'I drew this street. I can also leave it out.',
      'You are here. I’ve marked it. In red.',
      'There’s a way out. It’s not on your map.',
      'North is up, the river is cold, and I’m in no hurry.',
      'Nice corner. I was thinking of you when I drew it.',
    ],
  },
];
