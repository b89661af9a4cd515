import { type CartaNostra, countOf, differentKinds, MAFIOSI, size } from '@consigliere/games/carta-nostra';
import { words } from '@consigliere/games/carta-nostra/text';
import type { Seat, SeatView } from '@consigliere/kernel';
import type { Ahead, Easel } from '../../drawing.ts';
import { terminalWords } from './words.ts';

type CnView = SeatView<CartaNostra>;

/** What an answer would bring beyond what its label says; of a job, if nobody stops it. */
export function consequence(ahead: Ahead<CartaNostra>, easel: Easel): string {
  const { view, action } = ahead;
  const say = terminalWords[easel.language];
  switch (action.type) {
    case 'city':
      return city(view, action.mafioso, easel);
    case 'job':
      if ('target' in action) return hit(view, action.victim, action.target, easel);
      if ('victim' in action) return say.oneOf(view.tally.hands[action.victim] ?? 0);
      return MAFIOSI[action.mafioso] === 'caporegime' ? drawTwo(view, easel) : say.oneOf(view.open.discard.length);
    case 'react':
      return say.left(countOf(view.own.hand, action.companion) - (MAFIOSI[action.companion] === 'don' ? 2 : 1));
    case 'end':
      return end(ahead, easel);
    case 'recruit':
      return countOf(regionOf(view, view.seat), action.mafioso) === 0 ? say.missing : '';
    case 'discard':
      return say.left(countOf(view.own.hand, action.mafioso) - 1);
    default:
      return '';
  }
}

const regionOf = ({ open }: CnView, seat: Seat): readonly number[] => open.region[seat] ?? [];

/** The kinds in a region once a card has come or gone. */
const kindsAfter = (cards: readonly number[], mafioso: number, change: 1 | -1): number =>
  differentKinds(cards.map((count, kind) => (kind === mafioso ? count + change : count)));

/** CN-5, CN-8 How near the card brings the player to all five kinds. */
function city(view: CnView, mafioso: number, { language }: Easel): string {
  const say = terminalWords[language];
  const cards = regionOf(view, view.seat);
  const kinds = kindsAfter(cards, mafioso, 1);
  if (kinds === differentKinds(cards)) return say.stillKinds(null, kinds);
  return kinds === MAFIOSI.length ? say.fiveKinds : say.kinds(null, kinds);
}

/** CN-12 How far the hit throws the victim back. */
function hit(view: CnView, victim: Seat, mafioso: number, { language, who }: Easel): string {
  const say = terminalWords[language];
  const cards = regionOf(view, victim);
  const kinds = kindsAfter(cards, mafioso, -1);
  const name = who.names[victim] ?? '';
  return kinds === differentKinds(cards) ? say.stillKinds(name, kinds) : say.kinds(name, kinds);
}

/** CN-14 with CN-6 Two cards for one, and whether that is more than may be kept. */
function drawTwo(view: CnView, { language }: Easel): string {
  const say = terminalWords[language];
  const cards = size(view.own.hand) + 1;
  const over = cards - view.given.handLimit;
  return over > 0 ? say.mustDiscard(cards, over) : say.handAfter(cards);
}

/** The win if there is one, else the discards of CN-6, else who is next. */
function end({ view, foresight }: Ahead<CartaNostra>, { language, who }: Easel): string {
  const say = terminalWords[language];
  const over = foresight.certain.find(event => event.type === 'game-over');
  if (over !== undefined) return words[language].event['game-over'](over, who);
  const tooMany = size(view.own.hand) - view.given.handLimit;
  if (tooMany > 0) return say.mustDiscard(size(view.own.hand), tooMany);
  const next = foresight.certain.find(event => event.type === 'turn');
  return next === undefined ? '' : say.next(next.seat === view.seat ? null : (who.names[next.seat] ?? ''));
}
