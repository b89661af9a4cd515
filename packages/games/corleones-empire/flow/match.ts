import { inOrder, type SequencePart } from '@consigliere/kernel';
import { settleAccounts } from '../ending.ts';
import { openBusiness, prepare } from '../setup.ts';
import { type CorleonesEmpire, NONE } from '../types.ts';
import { callForBids } from './bribery.ts';
import { entracte } from './entracte.ts';
import { chooseFamilies } from './family.ts';
import { callForTribute } from './tribute.ts';

type CePart = SequencePart<CorleonesEmpire>;

/** CE-6 */
const beginAct: CePart = table => {
  const { open, given } = table;
  table.tell('CE-6', { type: 'act', act: open.act });
  openBusiness(table, given.acts[open.act]?.red ? 'red' : 'blue');
};

/** CE-7 */
const familyBusiness: CePart = table => {
  table.open.phase = 'business';
  table.call('business', { next: table.open.horseHead, last: NONE });
};

/** CE-8 */
const turfWar: CePart = table => {
  table.open.phase = 'turf-war';
  table.call('war', { turf: 0, winner: NONE });
};

/** CE-9 Not in the last act. */
const bribery: CePart = table => {
  if (!table.given.acts[table.open.act]?.bribery) return;
  table.open.phase = 'bribery';
  callForBids(table);
};

/** CE-10 */
const tribute: CePart = table => {
  table.open.phase = 'tribute';
  callForTribute(table);
};

/** CE-11 Between acts; after the last one the money is counted. */
const nextAct: CePart = table => {
  if (table.open.act + 1 === table.given.acts.length) return settleAccounts(table);
  entracte(table);
  return beginAct;
};

export const match = inOrder(chooseFamilies, prepare, beginAct, familyBusiness, turfWar, bribery, tribute, nextAct);
