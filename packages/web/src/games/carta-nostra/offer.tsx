import { CardFan } from '../../kit/look/art/card.tsx';
import type { Offer } from '../face.ts';

export const offer: Offer = {
  name: 'Carta Nostra',
  line: {
    en: 'Bring five kinds of mafiosi into your part of town before somebody sends for them.',
    de: 'Hol fünf Arten von Mafiosi in deinen Teil der Stadt, bevor jemand nach ihnen schickt.',
    nl: 'Haal vijf soorten maffiosi naar jouw deel van de stad voordat iemand ze laat ophalen.',
  },
  seats: [2, 5],
  minutes: [15, 30],
  Art: CardFan,
};
