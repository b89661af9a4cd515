import { publicJob } from './answers.ts';
import { type Position, position, type Scene } from './position.ts';
import { after } from './scene.ts';

const GOODS: Readonly<Record<string, string>> = { G: 'gun', M: 'blood-money', Z: 'booze' };

/** The goods of a cost, as cards of a hand. */
export const goodsOf = (cost: string): string => [...cost].map(good => GOODS[good]).join(' ');

/** The position before the player whose turn it is begins a public job: they hold exactly its goods in addition to the position's. */
function ready(card: string, wanted: Position = {}): Scene {
  const { turn = 0, seats = 3, hands = [], publicJobs = '' } = wanted;
  const [, cost = ''] = card.split(':');
  const dealt = Array.from({ length: seats }, (_, seat) => hands[seat] ?? '');
  dealt[turn] = `${dealt[turn]} ${goodsOf(cost)}`;
  return position({ ...wanted, hands: dealt, publicJobs: `${card} ${publicJobs}` });
}

/** The player whose turn it is has begun a public job, named with its cost, and paid for it with exactly its goods. */
export const doing = (card: string, wanted: Position = {}): Scene =>
  after(ready(card, wanted), [wanted.turn ?? 0, publicJob(card)]);
