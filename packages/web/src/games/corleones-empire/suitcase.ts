import {
  type CorleonesEmpire,
  DOLLARS,
  moneyInSuitcase,
  NONE,
  stashed,
  worth,
} from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { Seat, View } from '@consigliere/kernel';

/** CE-33 What lay in a suitcase when all were opened, the money of the hand with it; undefined: they are closed. */
function opened({ open }: View<CorleonesEmpire>, seat: Seat): number | undefined {
  return open.settlement
    ?.filter(({ what }) => what === 'suitcase' || what === 'hand')
    .reduce((sum, { by }) => sum + (by[seat] ?? 0), 0);
}

/** CE-37 The money in a suitcase as far as the reader may know it: the others' where the table counts openly, less what a Heist took unseen. */
export function suitcaseOf(view: View<CorleonesEmpire>, seat: Seat, words: CorleonesEmpireWords): string | null {
  const { recalled, own, given } = view;
  const atTheEnd = opened(view, seat);
  if (atTheEnd !== undefined) return words.money(atTheEnd);
  if (seat === view.seat && own !== null)
    return words.money(worth(DOLLARS.map((_, kind) => stashed(recalled, own, seat, kind))));
  if (!given.openTally) return null;
  const isRobbed = recalled.heists.some(({ victim, money }) => victim === seat && money === NONE);
  return `${isRobbed ? '≤ ' : ''}${words.money(worth(recalled.suitcases[seat] ?? []))}`;
}

/** CE-37 Whether the reader may be shown what a player keeps shut: the suitcase with its completed jobs, and the allies in hand. */
export const isOpenTo = ({ seat: reader, given, open }: View<CorleonesEmpire>, seat: Seat): boolean =>
  seat === reader || given.openTally || open.settlement !== null;

/** The number of money cards in a suitcase and what they are worth: "3 ($7)". */
export const contentsOf = (view: View<CorleonesEmpire>, seat: Seat, words: CorleonesEmpireWords): string =>
  `${moneyInSuitcase(view.recalled, seat)} (${suitcaseOf(view, seat, words) ?? ''})`;
