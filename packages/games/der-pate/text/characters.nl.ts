import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Gus Farthing',
    about: 'Een krantenjongen van negentien die dobbelt zoals hij kranten gooit: hard, en nu en dan door een ruit.',
  },
  {
    name: 'Dolly Quince',
    about: 'De garderobejuffrouw van de jazzclub, die tussen twee jassen alles hoort en op de helft ervan wedt.',
  },
  {
    name: 'Hank Osterby',
    about: 'Een sleepbootkapitein van in de vijftig, die weet wat er in de rivier ligt en er recht langs vaart.',
  },
  {
    name: 'Ignaz Feld',
    about:
      'Een boekhouder uit Wenen, vijfenvijftig, die twee boeken zo netjes bijhoudt dat ze allebei kloppen; jij staat in het tweede.',
  },
  {
    name: 'Cora Whitlow',
    about:
      'Een weduwe van zeventig met een bloemenwinkel bij het gerechtshof; rechters groeten haar eerst, en niemand versloeg haar twee keer.',
  },
];
