import type { DerPate } from '@consigliere/games/der-pate/rules';
import type { EventSpots } from '../../kit/event-spots.ts';

export const eventSpots: EventSpots<DerPate> = {
  parked: ({ space }) => [`space-${space}`],
  settled: ({ district }) => [`district-${district}`],
  money: ({ seat }) => [`seat-${seat}`],
  car: () => ['car'],
  advanced: ({ seat, track }) => [`${track}-${seat}`, `seat-${seat}`],
  'tile-won': ({ seat }) => [`tiles-${seat}`, `seat-${seat}`],
  'tile-used': ({ seat }) => [`tiles-${seat}`, `seat-${seat}`],
  occupied: ({ business }) => [`business-${business}`],
  cleared: ({ business }) => [`business-${business}`],
  debt: ({ owner, to }) => [`own-debts-${owner}`, `debts-${to}`],
  friend: ({ seat }) => [`friends-${seat}`],
  favour: ({ seat }) => [`friends-${seat}`],
  freed: () => ['jail'],
  drowned: ({ seat }) => [`river-${seat}`, 'jail'],
  rescued: ({ seat }) => [`river-${seat}`],
};
