import {
  type Card,
  type CorleonesEmpire,
  DOLLARS,
  handOf,
  type Kind,
  stashed,
  worth,
} from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { SeatView } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { labels } from './labels.ts';

type CeSeatView = SeatView<CorleonesEmpire>;

/** What is picked in secret, card by card, comes to. */

/** The money of the reader's suitcase, with a card more. */
export function suitcaseWith({ recalled, own, seat }: CeSeatView, money: Kind | null): number {
  const sum = worth(DOLLARS.map((_, kind) => stashed(recalled, own, seat, kind)));
  return sum + (money === null ? 0 : (DOLLARS[money] ?? 0));
}

/** CE-28 A bid so far, with this card or sealed as it is, and what stays in the suitcase. */
export function bidText(view: CeSeatView, money: Kind | null, { language }: Easel): string {
  const { consequence: say, money: amount } = labels[language];
  const picked = view.picks.flatMap(pick => (pick.type === 'bid' ? [pick.money] : []));
  const bid = [...picked, ...(money === null ? [] : [money])].reduce((sum, kind) => sum + (DOLLARS[kind] ?? 0), 0);
  if (bid === 0) return say.noBid;
  const text = say.bid(amount(bid), amount(suitcaseWith(view, null) - bid));
  return money !== null && passesOver(view, picked, money)
    ? `${text} · ${say.thenUpTo(amount(DOLLARS[money] ?? 0))}`
    : text;
}

/** The list offers money from the highest value down: whether a higher card could still have been bid before this one. */
const passesOver = ({ recalled, own, seat }: CeSeatView, picked: readonly Kind[], money: Kind): boolean =>
  DOLLARS.some((_, kind) => {
    const used = picked.filter(each => each === kind).length;
    return kind > money && kind <= (picked.at(-1) ?? kind) && stashed(recalled, own, seat, kind) > used;
  });

/** CE-30 The cards that would go, and how many more may be kept. The list offers cards in the order of the hand: what is passed over goes. */
export function tributeText(view: CeSeatView, card: Card | null, { language }: Easel): string {
  const { consequence: say } = labels[language];
  const { cards } = words[language];
  const kept = view.picks.flatMap(pick => (pick.type === 'keep' ? [pick.card] : []));
  const hand = handOf(view.recalled, view.own, view.seat);
  const { gone, rest } = parted(hand, card === null ? kept : [...kept, card]);
  if (card === null) return say.discards(cards([...gone, ...rest]));
  const more = limitOf(view) - kept.length - 1;
  const lost = more === 0 ? [...gone, ...rest] : gone;
  return [...(lost.length === 0 ? [] : [say.discards(cards(lost))]), ...(more === 0 ? [] : [say.toKeep(more)])].join(
    ' · ',
  );
}

const limitOf = ({ open, given }: CeSeatView): number => given.acts[open.act]?.handLimit ?? 0;

/** The cards passed over before the last that is kept, and those after it. */
function parted(hand: readonly Card[], kept: readonly Card[]): { gone: Card[]; rest: Card[] } {
  const gone: Card[] = [];
  let place = 0;
  for (const card of kept) {
    const at = hand.indexOf(card, place);
    gone.push(...hand.slice(place, at));
    place = at + 1;
  }
  return { gone, rest: hand.slice(place) };
}
