import { CAPOREGIME, CONSIGLIERE, DON } from '@consigliere/games/carta-nostra/mafiosi';
import type { CartaNostra } from '@consigliere/games/carta-nostra/rules';
import type { Action, Seat } from '@consigliere/kernel';

export type CnAction = Action<CartaNostra>;

/** What is drawn and can be pointed at. */
export type Place =
  | { readonly type: 'hand'; readonly mafioso: number }
  | { readonly type: 'region'; readonly seat: Seat; readonly mafioso: number }
  /** The hidden cards of another player. */
  | { readonly type: 'cards'; readonly seat: Seat }
  | { readonly type: 'draw' }
  | { readonly type: 'discard' }
  /** Cards laid out to choose from: a hand looked at, or the kinds on the discard pile. */
  | { readonly type: 'tray'; readonly mafioso: number };

/** A place's name in the document, for cards that fly there. */
export function placeName(place: Place): string {
  switch (place.type) {
    case 'region':
      return `region-${place.seat}-${place.mafioso}`;
    case 'cards':
      return `cards-${place.seat}`;
    case 'hand':
    case 'tray':
      return `${place.type}-${place.mafioso}`;
    default:
      return place.type;
  }
}

const victimOf = (action: CnAction): Seat | null => ('victim' in action ? action.victim : null);
const targetOf = (action: CnAction): number | null => ('target' in action ? action.target : null);

/** Whether an answer has to do with a place: the card that is played, or what it is played on. */
export function concerns(action: CnAction, place: Place, own: Seat | null): boolean {
  switch (place.type) {
    case 'hand':
      return isPlayed(action, place.mafioso);
    case 'region':
      if (place.seat === own) return action.type === 'city' && action.mafioso === place.mafioso;
      return victimOf(action) === place.seat && targetOf(action) === place.mafioso;
    case 'cards':
      return victimOf(action) === place.seat && targetOf(action) === null;
    case 'draw':
      return action.type === 'job' && action.mafioso === CAPOREGIME;
    case 'discard':
      return action.type === 'job' && action.mafioso === CONSIGLIERE;
    case 'tray':
      return (action.type === 'kidnap' || action.type === 'recruit') && action.mafioso === place.mafioso;
  }
}

/** Whether a card of this kind leaves the hand with the answer; CN-18 a Don goes with every companion. */
function isPlayed(action: CnAction, mafioso: number): boolean {
  switch (action.type) {
    case 'react':
      return mafioso === DON || action.companion === mafioso;
    case 'job':
    case 'idle':
    case 'city':
    case 'discard':
      return action.mafioso === mafioso;
    default:
      return false;
  }
}
