import { CardFan } from '../../kit/look/art/card.tsx';
import type { Offer } from '../face.ts';

export const offer: Offer = {
  name: 'Sit-down',
  line: {
    en: 'Pledge a card or two in secret, and leave the table with the most cash.',
    de: 'Setze verdeckt ein, zwei Karten ein und steh mit dem meisten Geld vom Tisch auf.',
    nl: 'Zet in het geheim een of twee kaarten in en ga met het meeste geld van tafel.',
  },
  seats: [3, 4],
  minutes: [5, 10],
  Art: CardFan,
};
