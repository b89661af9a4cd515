import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Beppe Crusca',
    about: 'A baker’s boy of seventeen with flour on his cards; he plays whatever sticks to his thumb.',
  },
  {
    name: 'Ortensia Mele',
    about: 'Everybody’s aunt, sixty-six, who plays well as long as she isn’t counting stitches.',
  },
  {
    name: 'Elmo Tarsia',
    about: 'A cabinet-maker in his forties who measures everything twice and overlooks nothing that lies on the table.',
  },
  {
    name: 'Fosca Baldi',
    about: 'The registrar of births and deaths, who keeps a file on every card played and reads it while you think.',
  },
  {
    name: 'Orso Vespri',
    about:
      'The old clockmaker of the piazza, who says little and never hurries; many have beaten him once, nobody twice.',
  },
];
