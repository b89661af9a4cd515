import { countOf, differentKinds, MAFIOSI, size } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import { foresee, type Game, type Seat, type SeatView, sfc32, type View, type Who } from '@consigliere/kernel';
import { rulesIn } from '../rules-in.ts';
import type { Labels } from './labels.ts';
import { CAPOREGIME, type CnAction, DON } from './places.ts';

interface Ahead {
  readonly view: View<CartaNostra>;
  readonly who: Who;
  readonly words: CartaNostraWords;
  readonly labels: Labels;
}

const END: CnAction = { type: 'end' };

const regionOf = ({ view }: Ahead, seat: Seat): readonly number[] => view.open.region[seat] ?? [];
const handOf = ({ view }: Ahead): readonly number[] => view.own?.hand ?? [];
const nameOf = ({ who }: Ahead, seat: Seat): string => who.names[seat] ?? '';

/** What an answer would bring, in numbers of this moment; of a job, if nobody stops it. See `endOfTurn` for the end. */
export function outcome(ahead: Ahead, action: CnAction): string {
  const { view, labels } = ahead;
  const say = labels.after;
  switch (action.type) {
    case 'city':
      return city(ahead, action.mafioso);
    case 'job':
      if ('target' in action) return hit(ahead, action.victim, action.target);
      if ('victim' in action)
        return `${nameOf(ahead, action.victim)}: ${say.oneOf(view.tally.hands[action.victim] ?? 0)}`;
      return action.mafioso === CAPOREGIME
        ? holds(ahead, size(handOf(ahead)) + 1)
        : say.oneOf(view.open.discard.length);
    case 'idle':
      return say.nothing;
    case 'react':
      return say.left(countOf(handOf(ahead), action.companion) - (action.companion === DON ? 2 : 1));
    case 'discard':
      return say.left(countOf(handOf(ahead), action.mafioso) - 1);
    case 'recruit':
      return countOf(regionOf(ahead, view.seat ?? 0), action.mafioso) === 0 ? say.missing : '';
    default:
      return '';
  }
}

/** The kinds in a region once a card has come or gone. */
const kindsAfter = (cards: readonly number[], mafioso: number, change: 1 | -1): number =>
  differentKinds(cards.map((count, kind) => (kind === mafioso ? count + change : count)));

/** CN-5, CN-8 How near the card brings the player to all five kinds. */
function city(ahead: Ahead, mafioso: number): string {
  const say = ahead.labels.after;
  const cards = regionOf(ahead, ahead.view.seat ?? 0);
  const kinds = kindsAfter(cards, mafioso, 1);
  if (kinds === differentKinds(cards)) return say.stillKinds(null, kinds);
  return kinds === MAFIOSI.length ? say.fiveKinds : say.kinds(null, kinds);
}

/** CN-12 How far the hit throws the victim back. */
function hit(ahead: Ahead, victim: Seat, mafioso: number): string {
  const say = ahead.labels.after;
  const cards = regionOf(ahead, victim);
  const kinds = kindsAfter(cards, mafioso, -1);
  return (kinds === differentKinds(cards) ? say.stillKinds : say.kinds)(nameOf(ahead, victim), kinds);
}

/** CN-6 A hand of so many cards, and whether that is more than may be kept. */
function holds({ view, labels }: Ahead, cards: number): string {
  const over = cards - view.given.handLimit;
  return over > 0 ? labels.after.tooMany(cards, over) : labels.after.hand(cards);
}

/** What ending the turn brings: the end of the game, CN-6 the discards, or CN-7 the next turn. */
export function endOfTurn(ahead: Ahead, game: Game<CartaNostra>): string {
  const { words, view, who, labels } = ahead;
  if (view.seat === null) return '';
  const seen = view as SeatView<CartaNostra>;
  // One dream is enough: nothing hidden decides how a turn ends.
  const { certain } = foresee(rulesIn(game, view), seen, END, { dreams: 1, rng: sfc32('what if') });
  const over = certain.find(event => event.type === 'game-over');
  if (over?.ending === 'five-kinds') return labels.after.win;
  if (over !== undefined) return words.event['game-over'](over, who);
  const next = certain.find(event => event.type === 'turn');
  return next === undefined ? holds(ahead, size(seen.own.hand)) : labels.after.next(nameOf(ahead, next.seat));
}
