import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { EventSpots } from '../../kit/event-spots.ts';
import { cardsSpot, citySpot } from './board-context.ts';

export const eventSpots: EventSpots<CartaNostra> = {
  city: ({ seat, mafioso }) => [citySpot(seat, mafioso)],
  job: ({ victim, target }) => {
    if (victim === null) return [];
    return target === null ? [cardsSpot(victim)] : [citySpot(victim, target), cardsSpot(victim)];
  },
  idle: () => ['discard'],
  reacted: ({ seat }) => [cardsSpot(seat)],
  liquidated: ({ victim, mafioso }) => [citySpot(victim, mafioso), cardsSpot(victim)],
  looked: ({ victim }) => [cardsSpot(victim)],
  'saw-hand': ({ victim }) => [cardsSpot(victim)],
  kidnapped: ({ victim }) => [cardsSpot(victim)],
  recruited: () => ['discard'],
  discarded: () => ['discard'],
};
