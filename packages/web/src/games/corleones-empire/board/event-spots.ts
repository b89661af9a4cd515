import { type CorleonesEmpire, POLICE_CHIEF, ROUND_SPACES } from '@consigliere/games/corleones-empire/rules';
import type { EventSpots } from '../../kit/event-spots.ts';

const turf = (event: { readonly turf: number }) => [`turf-${event.turf}`];
const seat = (event: { readonly seat: number }) => [`seat-${event.seat}`];

export const eventSpots: EventSpots<CorleonesEmpire> = {
  opened: ({ business }) => [`business-${business}`],
  thug: ({ business }) => [`at-${business}`],
  member: ({ space }) => [`at-${ROUND_SPACES + space}`],
  job: ({ job, public: isPublic, seat: by }) => (isPublic ? [`public-${job}`, `seat-${by}`] : [`seat-${by}`]),
  completed: seat,
  ally: seat,
  front: ({ business }) => [`at-${business}`],
  backs: turf,
  took: seat,
  suitcased: seat,
  'drew-jobs': seat,
  'horse-head': seat,
  moved: ({ from, to }) => [`at-${to}`, `at-${from}`],
  neutral: ({ neutral, to }) => [neutral === POLICE_CHIEF ? `turf-${to}` : `at-${to}`],
  returned: ({ from }) => [`at-${from}`],
  'gunned-down': ({ from }) => [`at-${from}`],
  robbed: ({ victim }) => [`seat-${victim}`],
  'robbed-card': ({ victim }) => [`seat-${victim}`],
  'turf-war': turf,
  control: turf,
  'marker-moved': ({ to }) => [`turf-${to}`],
  declined: turf,
  bribed: seat,
};
