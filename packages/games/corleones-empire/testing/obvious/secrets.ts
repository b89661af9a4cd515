import { bid, give, job, keep, OFFER, publicJob, SEAL, takeAlly } from '../index.ts';
import { by, moments } from './moment.ts';

const PLACED = {
  reserve: [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
} as const;
const BRIBERY = { ...PLACED, phase: 'bribery' } as const;
const TRIBUTE = { ...PLACED, phase: 'tribute' } as const;

/** Positions with secret decisions: bids, tribute, the card for an offer. */
export const secrets = moments({
  'CE-41 to an offer the $1 is given, not the $5': {
    at: { act: 2, hands: ['2×blood-money gun offer:MMG', '$1 $5', '$3'] },
    since: by(0, job('offer:MMG'), OFFER),
    seat: 1,
    good: [give('$1')],
  },
  'CE-41 to an offer the $2 is given, with four players': {
    at: { act: 3, seats: 4, hands: ['2×blood-money booze offer:MMZ', '$5', '$2 $3 $5', '$1'] },
    since: by(0, job('offer:MMZ'), OFFER),
    seat: 2,
    good: [give('$2')],
  },
  'CE-41 to the only rival’s offer in the last act the $1 is given': {
    at: { act: 4, seats: 2, hands: ['2×blood-money gun', '$1 2×$5'], publicJobs: 'offer:MMG' },
    since: by(0, publicJob('offer:MMG'), OFFER),
    seat: 1,
    good: [give('$1')],
  },
  'CE-28 nobody else can bid: a $1 is enough in Act I': {
    at: { ...BRIBERY, suitcases: ['$1 $2 2×$5', '', ''], hands: ['', '3×$5', '3×$5'], offered: 'mayor-1 tax-advisor' },
    good: [bid('$1')],
  },
  'CE-28 nobody else can bid: a $1 is enough for the Hollywood Producer': {
    at: {
      ...BRIBERY,
      act: 3,
      suitcases: ['$1 $3 4×$5', '', ''],
      hands: ['', '5×$5', '5×$5'],
      offered: 'hollywood-producer private-banker',
    },
    good: [bid('$1')],
  },
  'CE-28 nobody else can bid: after the $5 the bid is sealed': {
    at: {
      ...BRIBERY,
      act: 3,
      suitcases: ['4×$5', '', ''],
      hands: ['', '5×$5', '5×$5'],
      offered: 'hollywood-producer private-banker',
    },
    since: [[0, bid('$5')]],
    good: [SEAL],
  },
  'CE-28 a $5 beats all that the others have: sealed': {
    at: { ...BRIBERY, suitcases: ['3×$5', '2×$1', '$2 $1'], offered: 'small-time-bookie tax-advisor' },
    since: [[0, bid('$5')]],
    good: [SEAL],
  },
  'CE-28 three $5 are too much for a Police Chief in Act III': {
    at: { ...BRIBERY, act: 3, suitcases: ['5×$5', '5×$5', '5×$5'], offered: 'police-chief-3 capo' },
    since: by(0, bid('$5'), bid('$5')),
    good: [SEAL],
  },
  'CE-28 not the whole suitcase for an ally of Act I': {
    at: { ...BRIBERY, seats: 2, suitcases: ['3×$5', '$5 $3'], offered: 'hired-muscle' },
    since: by(0, bid('$5'), bid('$5')),
    good: [SEAL],
  },
  'CE-29 the Hollywood Producer, not the Police Chief': {
    at: { ...BRIBERY, act: 3, suitcases: ['$5', '', ''], offered: 'police-chief-3 hollywood-producer' },
    since: by(0, bid('$5'), SEAL),
    good: [takeAlly('hollywood-producer')],
  },
  'CE-29 the Union Boss, not the Police Chief, in Act I': {
    at: { ...BRIBERY, suitcases: ['', '$5', ''], offered: 'union-boss-1 police-chief-1' },
    since: by(1, bid('$5'), SEAL),
    seat: 1,
    good: [takeAlly('union-boss-1')],
  },
  'CE-29 the Mayor of Act III and $3, not the Police Chief': {
    at: { ...BRIBERY, act: 3, suitcases: ['$5', '', ''], offered: 'police-chief-3 mayor-3' },
    since: by(0, bid('$5'), SEAL),
    good: [takeAlly('mayor-3')],
  },
  'CE-30 of two $1 and four better cards a $1 goes': {
    at: { ...TRIBUTE, hands: ['2×$1 $3 $5 gun rough-up', '$3 $5 gun', '$3 $5 gun'] },
    since: [[0, keep('$1')]],
    good: [keep('$3')],
  },
  'CE-30 the $1 goes, not a $5': {
    at: { ...TRIBUTE, act: 2, hands: ['$1 $2 $3 3×$5', '3×$5', '3×$5'] },
    good: [keep('$2')],
  },
  'CE-30 the ally stays, a fourth $1 goes': {
    at: { ...TRIBUTE, act: 2, hands: ['4×$1 $5 loan-shark', '3×$5', '3×$5'] },
    since: by(0, keep('$1'), keep('$1'), keep('$1')),
    good: [keep('$5')],
  },
  'CE-30 the job that can be paid stays, not the one without a good for it': {
    at: { ...TRIBUTE, hands: ['3×$5 gun rough-up offer:MMZ', '3×$5 gun', '3×$5 gun'] },
    since: by(0, keep('$5'), keep('$5'), keep('$5'), keep('gun')),
    good: [keep('job rough-up')],
  },
  'CE-30 two $1 go rather than the goods and the job they pay for': {
    at: { ...TRIBUTE, act: 2, hands: ['2×$1 $5 gun blood-money contract-hit:GM loan-shark', '4×$5 gun', '4×$5 gun'] },
    good: [keep('$5')],
  },
  'CE-30 the Hollywood Producer stays for Act IV, a $1 goes': {
    at: { ...TRIBUTE, act: 3, hands: ['$1 $2 $3 3×$5 hollywood-producer', '5×$5', '5×$5'] },
    good: [keep('$2')],
  },
});
