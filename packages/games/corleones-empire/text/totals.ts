import type { Seat, TotalsOf, View } from '@consigliere/kernel';
import { controllerOf } from '../board.ts';
import { countStashed, moneyInSuitcase, worth } from '../hands.ts';
import { type CorleonesEmpire, DOLLARS, NONE } from '../types.ts';
import type { CorleonesEmpireWords } from './words.ts';

/** CE-7 Whether a seat has left family business. The flag stays set until the next act, but means nothing in the later phases. */
export const isOut = ({ open }: View<CorleonesEmpire>, seat: Seat): boolean =>
  open.phase === 'business' && open.out[seat] === true;

/** CE-33 The money in a suitcase when all were opened, including that from the hand; undefined while they are closed. */
function countAtEnd({ open }: View<CorleonesEmpire>, seat: Seat): number | undefined {
  return open.settlement
    ?.filter(({ what }) => what === 'suitcase' || what === 'hand')
    .reduce((sum, { by }) => sum + (by[seat] ?? 0), 0);
}

/** CE-37 The money in a suitcase as far as the viewer may know it: other seats' only with an open tally, and without unseen thefts. */
export function suitcaseOf(view: View<CorleonesEmpire>, seat: Seat, words: CorleonesEmpireWords): string | null {
  const { recalled, own, given } = view;
  const atTheEnd = countAtEnd(view, seat);
  if (atTheEnd !== undefined) return words.money(atTheEnd);
  if (seat === view.seat && own !== null)
    return words.money(worth(DOLLARS.map((_, kind) => countStashed(recalled, own, seat, kind))));
  if (!given.openTally) return null;
  const isRobbed = recalled.heists.some(({ victim, money }) => victim === seat && money === NONE);
  return `${isRobbed ? '≤ ' : ''}${words.money(worth(recalled.suitcases[seat] ?? []))}`;
}

/** CE-37 Whether the viewer may see what a player keeps hidden: the suitcase with its completed jobs, and the allies in hand. */
export const isOpenTo = ({ seat: reader, given, open }: View<CorleonesEmpire>, seat: Seat): boolean =>
  seat === reader || given.openTally || open.settlement !== null;

/** The number of money cards in a suitcase and their worth: "3 ($7)". */
export const contentsOf = (view: View<CorleonesEmpire>, seat: Seat, words: CorleonesEmpireWords): string =>
  `${moneyInSuitcase(view.recalled, seat)} (${suitcaseOf(view, seat, words) ?? ''})`;

/** CE-37 The public figures of a seat. */
export const totals: TotalsOf<CorleonesEmpire, CorleonesEmpireWords> = (view, seat, words) => {
  const { table } = words;
  const { given, open, tally } = view;
  const limit = given.acts[open.act]?.handLimit;
  const hand = tally.hands[seat] ?? 0;
  const turfs = open.control.filter((_, turf) => controllerOf(view, turf) === seat).length;
  return [
    { label: table.hand, value: limit === undefined ? hand : `${hand}/${limit}`, rules: ['CE-30', 'CE-37'] },
    { label: table.suitcase, value: suitcaseOf(view, seat, words) ?? table.secret, rules: ['CE-I5', 'CE-37'] },
    { label: table.control, value: turfs, rules: ['CE-27', 'CE-34'] },
    { label: table.markers, value: open.markers[seat] ?? 0, rules: ['CE-26'] },
    { label: table.reserve, value: `${open.thugs[seat] ?? 0} + ${open.members[seat] ?? 0}`, rules: ['CE-12', 'CE-14'] },
    { label: table.playedAllies, value: open.played[seat]?.length ?? 0, rules: ['CE-19'] },
    ...(open.horseHead === seat ? [{ label: table.horseHead, value: '✓', rules: ['CE-I7'] }] : []),
    ...(isOut(view, seat) ? [{ label: table.outOfPhase, value: '✓', rules: ['CE-7'] }] : []),
  ];
};
