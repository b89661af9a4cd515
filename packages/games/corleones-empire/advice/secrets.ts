import { getAt } from '@consigliere/kernel';
import { countStashed, handOf } from '../hands.ts';
import { type CeAction, type CeSeatView, DOLLARS, MONEY } from '../types.ts';
import { cardAtAGlance } from './cards.ts';
import { allyWorth } from './hand.ts';
import { WEIGHTS } from './weights.ts';

const first = (legal: readonly CeAction[], isMeant: (answer: CeAction) => boolean): CeAction => {
  const answer = legal.find(isMeant) ?? legal[0];
  if (answer === undefined) throw new Error('there is no legal answer');
  return answer;
};

/** CE-28 The highest bid: a share of the best ally's worth, and of the suitcase. */
function mostBid(view: CeSeatView): number {
  const { open, recalled, own, seat } = view;
  let best = 0;
  for (let i = 0; i < open.allies.length; i++) best = Math.max(best, allyWorth(view, open.allies[i] ?? 0, 'later'));
  let suitcase = 0;
  for (let kind = 0; kind < MONEY; kind++) suitcase += (DOLLARS[kind] ?? 0) * countStashed(recalled, own, seat, kind);
  return Math.min(WEIGHTS.bid * best, WEIGHTS.bidOfSuitcase * suitcase);
}

/** CE-28 Bids another card while the bid is below that and chance agrees, then seals it. */
export function nextBid(view: CeSeatView, legal: readonly CeAction[], random: (n: number) => number): CeAction {
  const most = mostBid(view);
  let bid = 0;
  for (const pick of view.picks) if (pick.type === 'bid') bid += DOLLARS[pick.money] ?? 0;
  const fitting = legal.filter(answer => answer.type === 'bid' && bid + (DOLLARS[answer.money] ?? 0) <= most);
  const isEnough = random(100) < (100 * bid) / (most + 1);
  if (fitting.length === 0 || isEnough) return first(legal, ({ type }) => type === 'seal');
  return getAt(fitting, random(fitting.length));
}

/** CE-30 Keeps the cards worth most, in the order of the hand. */
export function nextKept(view: CeSeatView, legal: readonly CeAction[], limit: number): CeAction {
  const { recalled, own, seat, picks } = view;
  const missing = limit - picks.length;
  if (missing <= 0) return first(legal, ({ type }) => type === 'seal');
  const hand = handOf(recalled, own, seat);
  let from = 0;
  for (const pick of picks) if (pick.type === 'keep') from = hand.indexOf(pick.card, from) + 1;
  const left = hand.slice(from);
  const worths = left.map(card => cardAtAGlance(view, card));
  const least = worths.toSorted((a, b) => b - a)[missing - 1] ?? 0;
  const wanted = left.find((_, i) => (worths[i] ?? 0) >= least);
  return first(legal, answer => answer.type === 'keep' && answer.card === wanted);
}
