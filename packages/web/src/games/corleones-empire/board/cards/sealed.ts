import { type CeAction, type CeView, countStashed, handOf, MONEY } from '@consigliere/games/corleones-empire/rules';
import { representative } from '../spots.ts';

/** A choice before it is sealed: the number of each card, by the card that stands for its equals. */
export type Chosen = ReadonlyMap<number, number>;

const SEAL: CeAction = { type: 'seal' };

const countEach = (cards: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** The picks made in the list of answers: they can't be taken out of the choice any more. */
export const countPicked = (view: CeView): Chosen =>
  countEach(
    view.picks.flatMap(pick =>
      pick.type === 'bid' ? [pick.money] : pick.type === 'keep' ? [representative(view, pick.card)] : [],
    ),
  );

/** CE-28 The money of each kind in the reader's suitcase. */
export const countBidable = (view: CeView): Chosen =>
  new Map(
    Array.from({ length: MONEY }, (_, kind) => [
      kind,
      view.own === null || view.seat === null ? 0 : countStashed(view.recalled, view.own, view.seat, kind),
    ]),
  );

/** CE-30 The cards in the reader's hand, in order. */
export const handOfReader = ({ recalled, own, seat }: CeView): number[] =>
  own === null || seat === null ? [] : handOf(recalled, own, seat);

export const countKeepable = (view: CeView): Chosen =>
  countEach(handOfReader(view).map(card => representative(view, card)));

/** The answers still to give for a bid: the highest value first, then the seal. */
export function bidOf(view: CeView, chosen: Chosen): CeAction[] {
  const money = [...chosen].sort(([a], [b]) => b - a);
  const bids = money.flatMap(([kind, count]) => new Array<CeAction>(count).fill({ type: 'bid', money: kind }));
  return [...bids, SEAL].slice(view.picks.length);
}

/** The answers still to give to keep cards: in the order of the hand, then the seal. */
export function tributeOf(view: CeView, chosen: Chosen): CeAction[] {
  const left = new Map(chosen);
  const kept = handOfReader(view).filter(card => {
    const more = left.get(representative(view, card)) ?? 0;
    left.set(representative(view, card), more - 1);
    return more > 0;
  });
  return [...kept.map((card): CeAction => ({ type: 'keep', card })), SEAL].slice(view.picks.length);
}
