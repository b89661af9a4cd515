import type { Labels } from './labels.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const en: Labels = {
  you: 'you',
  money: amount => `$${amount}`,
  icon: ['Gun', 'Blood', 'Booze', 'Narc', 'Case', 'Job', 'Horse'],
  good: 'good',
  park: 'Park',
  column: {
    thugs: 'Thugs',
    members: 'Members',
    markers: 'Markers',
    control: 'Control',
    inTurf: 'In turf',
    front: 'Front',
    back: 'Back',
    pays: 'Pays',
  },
  title: {
    out: 'out',
    limit: limit => `Hand limit ${limit}`,
    briberyFollows: 'bribery follows',
    noBribery: 'no bribery',
    next: (act, limit, joins) => `Act ${act}: limit ${limit}${joins === null ? '' : `, ${joins} joins`}`,
  },
  legend: '[ ] Thug space · * neutral · ▸ wins now · ( ) round space with its turfs',
  closed: '3+',
  hand: {
    size: (cards, allies) =>
      `Your hand: ${cards}${allies === 0 ? '' : ` + ${counted(allies, 'ally', 'allies')} played`}`,
    limit: limit => `limit ${limit}`,
    tooMany: (cards, limit) => `limit ${limit}: ${cards} too many`,
    jobs: 'Your jobs',
    allies: 'Your allies',
    suitcase: 'Your suitcase',
    done: 'jobs done',
    kept: 'Kept so far',
  },
  payable: '✓ payable',
  jobDeck: (deck, discard) => `Job deck ${deck}, discarded ${discard}`,
  less: cards => `−${counted(cards, 'card', 'cards')}`,
};
