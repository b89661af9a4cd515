import { CardFan } from '../../kit/look/art/card.tsx';
import type { Offer } from '../face.ts';

export const offer: Offer = {
  name: 'Carta Nostra',
  line: {
    en: 'Get all five kinds of mafiosi into your city before somebody comes for them.',
    de: 'Hol alle fünf Typen von Mafiosi in deine Stadt, bevor jemand sie abholt.',
    nl: 'Haal alle vijf soorten maffiosi naar je stad voordat iemand ze komt halen.',
  },
  seats: [2, 5],
  minutes: [15, 30],
  Art: CardFan,
};
