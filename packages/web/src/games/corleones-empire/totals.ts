import { type CorleonesEmpire, controllerOf } from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { Seat, View } from '@consigliere/kernel';
import { type TotalsOf, total } from '../totals.ts';
import { suitcaseOf } from './suitcase.ts';

/** CE-7 Whether a seat has left family business. The mark stays until the next act, but means nothing in the later phases. */
export const isOut = ({ open }: View<CorleonesEmpire>, seat: Seat): boolean =>
  open.phase === 'business' && open.out[seat] === true;

/** CE-37 Everything that lies open. */
export const totals: TotalsOf<CorleonesEmpire> = (view, seat, general) => {
  // The pack loads the words of Corleone's Empire with its totals.
  const words = general as CorleonesEmpireWords;
  const { table } = words;
  const { given, open, tally } = view;
  const limit = given.acts[open.act]?.handLimit;
  const turfs = open.control.filter((_, turf) => controllerOf(view, turf) === seat).length;
  return [
    total(words, table.hand, `${tally.hands[seat] ?? 0}${limit === undefined ? '' : `/${limit}`}`, ['CE-30', 'CE-37']),
    total(words, table.suitcase, suitcaseOf(view, seat, words) ?? table.secret, ['CE-I5', 'CE-37']),
    total(words, table.control, turfs, ['CE-27', 'CE-34']),
    total(words, table.markers, open.markers[seat] ?? 0, ['CE-26']),
    total(words, table.reserve, `${open.thugs[seat] ?? 0} + ${open.members[seat] ?? 0}`, ['CE-12', 'CE-14']),
    total(words, table.playedAllies, open.played[seat]?.length ?? 0, ['CE-19']),
    ...(open.horseHead === seat ? [total(words, table.horseHead, '✓', ['CE-I7'])] : []),
    ...(isOut(view, seat) ? [total(words, table.outOfPhase, '✓', ['CE-7'])] : []),
  ];
};
