import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Beppe Crusca',
    about: 'A baker’s boy of seventeen with flour on his cards; he plays whatever sticks to his thumb.',
    lines: [
      'Did I do that right? Nobody’s shouting, so I suppose so.',
      'My aunt says I have an honest face. It costs me every game.',
      'Careful, or your bread goes to the wrong house. Again.',
      'One day this city will be mine. Or at least the bakery.',
      'I had a plan. It’s in my other apron.',
    ],
  },
  {
    name: 'Ortensia Mele',
    about: 'Everybody’s aunt, sixty-six, who plays well as long as she isn’t counting stitches.',
    lines: [
      'I’m knitting you a scarf, dear. Don’t ask about the second one.',
      'Eat something. You’ll need your strength.',
      'I knew your grandfather. He also thought he was winning.',
      'Was that my turn? I was counting stitches.',
      'Such a nice city. It would just fit into my handbag.',
    ],
  },
  {
    name: 'Elmo Tarsia',
    about: 'A cabinet-maker in his forties who measures everything twice and overlooks nothing that lies on the table.',
    lines: [
      'Measure twice, cut once. I’ve measured you twice.',
      'Your city has a loose joint. I can see it from here.',
      'Good wood doesn’t hurry. Neither do I.',
      'Every family has a drawer that sticks. I know how to open it.',
      'I make chairs. Soon there’ll be one too many at this table.',
    ],
  },
  {
    name: 'Fosca Baldi',
    about: 'The registrar of births and deaths, who keeps a file on every card played and reads it while you think.',
    lines: [
      'I never forget a favour. I write down the rest.',
      'Births on the left, deaths on the right. Stand still, please.',
      'This turn is on file. Your name is on the folder.',
      'Your papers are in order. That’s what worries me.',
      'Sign here. No need to read it.',
    ],
  },
  {
    name: 'Orso Vespri',
    about:
      'The old clockmaker of the piazza, who says little and never hurries; many have beaten him once, nobody twice.',
    lines: [
      'Listen. That was your hour striking.',
      'I have all the time in this city. I wind it myself.',
      'You play well. I’ll have it engraved on something.',
      'A good clock strikes late, and only once.',
      'Sleep well. One of us should.',
    ],
  },
];
