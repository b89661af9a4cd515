import type { CheckedGame } from '@consigliere/kernel';
import { COLOURS, ICONS } from './edition/edition.ts';
import { standard } from './edition/standard.ts';
import { ALLY_CARDS, type CeEvent, type CorleonesEmpire, JOB_CARDS, KINDS, NEUTRALS, ROUND_SPACES } from './types.ts';

/** The moments that must occur in matches: every job, ally, business and round space, and rare events. */
const moments: Record<string, (event: CeEvent) => boolean> = {
  'CE-25 a turf is tied': event => event.type === 'turf-war' && event.winner === null && Math.max(...event.figures) > 0,
  'CE-36 a match is shared': event => event.type === 'over' && event.winners.length > 1,
  'a job is discarded': event => event.type === 'discarded' && event.card >= JOB_CARDS && event.card < ALLY_CARDS,
  'an ally is discarded': event => event.type === 'discarded' && event.card >= ALLY_CARDS,
  'a Narcotics card is paid': event => event.type === 'paid' && (event.goods[3] ?? 0) > 0,
  'a Thug is gunned down': event => event.type === 'gunned-down' && event.from < ROUND_SPACES,
  'a Family Member is gunned down': event => event.type === 'gunned-down' && event.from >= ROUND_SPACES,
};
let card = 0;
for (const { id, costs } of standard.jobs) {
  const [first, last] = [card, card + costs.length];
  moments[`job ${id}`] = event => event.type === 'completed' && event.job >= first && event.job < last;
  card = last;
}
for (const [ally, { id }] of standard.allies.entries())
  moments[`ally ${id}`] = event => event.type === 'ally' && event.ally === ally;
for (const [business, { id }] of standard.businesses.entries())
  moments[`business ${id}`] = event => event.type === 'thug' && event.business === business;
for (const [space, { id }] of standard.spaces.entries())
  moments[`space ${id}`] = event => event.type === 'member' && event.space === space;
for (const [neutral, id] of NEUTRALS.entries())
  moments[`the ${id} comes`] = event => event.type === 'neutral' && event.neutral === neutral;
for (const [colour, id] of COLOURS.entries())
  moments[`a bonus for ${id} jobs`] = event => event.type === 'job-bonus' && event.colour === colour;
for (const [kind, icon] of ICONS.slice(0, KINDS).entries())
  moments[`${icon} is taken`] = event => event.type === 'took' && event.kind === kind;

export const occurs: CheckedGame<CorleonesEmpire>['occurs'] = {
  actions: [
    ...[
      'family',
      'thug',
      'member',
      'job',
      'public-job',
      'ally',
      'pay',
      'front',
      'turf',
      'collect',
      'pick',
      'to',
      'hit',
    ],
    ...['suitcase', 'good', 'offer', 'rob', 'reward', 'leave', 'first', 'take', 'draw', 'horse-head', 'trade', 'done'],
    ...['discard', 'keep-job', 'give', 'move-marker', 'decline', 'bid', 'seal', 'take-ally', 'keep'],
  ] as CheckedGame<CorleonesEmpire>['occurs']['actions'][number][],
  events: [
    ...[
      'family',
      'set-up',
      'act',
      'opened',
      'turn',
      'out',
      'thug',
      'member',
      'job',
      'paid',
      'ability-left',
      'completed',
    ],
    ...[
      'ally',
      'goes-first',
      'front',
      'backs',
      'took',
      'none-left',
      'suitcased',
      'drew-jobs',
      'kept-job',
      'reshuffled',
    ],
    ...['horse-head', 'discarded', 'icons-left', 'moved', 'neutral', 'returned', 'gunned-down', 'offered', 'robbed'],
    ...[
      'turf-war',
      'control',
      'marker-moved',
      'declined',
      'no-marker',
      'no-bids',
      'bids',
      'bribed',
      'bid-back',
      'allies-back',
      'tribute',
    ],
    ...['entracte', 'public-job', 'allies', 'opened-suitcase', 'turf-bonus', 'job-bonus', 'over'],
  ] as CeEvent['type'][],
  moments,
};
