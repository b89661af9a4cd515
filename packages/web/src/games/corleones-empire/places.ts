import {
  ALLY_CARDS,
  type Card,
  type CorleonesEmpire,
  JOB_CARDS,
  NONE,
  ROUND_SPACES,
} from '@consigliere/games/corleones-empire/rules';
import { type Action, key, type View } from '@consigliere/kernel';

export type CeAction = Action<CorleonesEmpire>;
export type CeView = View<CorleonesEmpire>;

/** What is drawn and can be pointed at, by name; the same names mark it in the document. */
export type Place = `${Drawn}-${number}` | 'jobs' | 'horse' | `tray ${string}`;
type Drawn =
  /** A space for a figure, a whole business, a turf, its markers. */
  | ('at' | 'business' | 'turf' | 'control')
  /** A pile, a public job by its card, an ally on offer, a player. */
  | ('pile' | 'public' | 'offered' | 'seat')
  /** A card of the own hand, of the own suitcase that can be bid, of the hand that can be kept. */
  | ('card' | 'case' | 'keep');

/** The card that stands for all that do the same: of jobs with the same words and cost the first. */
export const likeness = ({ given }: Pick<CeView, 'given'>, card: Card): Card =>
  card >= JOB_CARDS && card < ALLY_CARDS ? JOB_CARDS + (given.jobs[card - JOB_CARDS]?.alike ?? NONE) : card;

/** An answer that has no other place lies in the tray as a button of its own. */
export const trayOf = (action: CeAction): Place => `tray ${key(action)}`;

/** The answers of the tray, once for each thing that is drawn: two jobs that are alike have one answer, but they are two cards. */
export function drawnInTray(answers: readonly CeAction[]): readonly CeAction[] {
  const [only, ...others] = answers;
  return only?.type === 'keep-job' && others.length === 0 ? [only, only] : answers;
}

/** Where an answer can be given: on the map, on a card, and in the tray where that is nearer to the reader. */
export function placesOf(action: CeAction, view: Pick<CeView, 'given'>): readonly Place[] {
  switch (action.type) {
    case 'thug':
      return [`at-${action.business}`];
    case 'member':
      return [`at-${ROUND_SPACES + action.space}`];
    case 'pick':
    case 'to':
    case 'hit':
      return [`at-${action.place}`];
    case 'front':
      return [`business-${action.business}`];
    case 'turf':
      return [`turf-${action.turf}`];
    case 'move-marker':
      return [`control-${action.turf}`];
    case 'public-job':
      return [`public-${action.job}`];
    case 'take-ally':
      return [`offered-${action.ally}`];
    case 'bid':
      return [`case-${action.money}`];
    case 'keep':
      return [`keep-${likeness(view, action.card)}`];
    default:
      return inHandOrTray(action, view);
  }
}

function inHandOrTray(action: CeAction, view: Pick<CeView, 'given'>): readonly Place[] {
  switch (action.type) {
    case 'job':
      return [`card-${likeness(view, JOB_CARDS + action.job)}`];
    case 'ally':
      return [`card-${ALLY_CARDS + action.ally}`];
    case 'discard':
      return [`card-${likeness(view, action.card)}`];
    case 'give':
      return [`card-${action.money}`];
    case 'suitcase':
      return [`card-${action.money}`, trayOf(action)];
    case 'take':
      return [trayOf(action), `pile-${action.kind}`];
    case 'good':
      return [trayOf(action), `pile-${action.good}`];
    case 'draw':
      return [trayOf(action), 'jobs'];
    case 'horse-head':
      return [trayOf(action), 'horse'];
    case 'rob':
      return [trayOf(action), `seat-${action.victim}`];
    case 'first':
      return [trayOf(action), `seat-${action.seat}`];
    default:
      return [trayOf(action)];
  }
}

/** The answers of each place. */
export function answersByPlace(
  actions: readonly CeAction[],
  view: Pick<CeView, 'given'>,
): ReadonlyMap<Place, readonly CeAction[]> {
  const found = new Map<Place, CeAction[]>();
  for (const action of actions)
    for (const place of placesOf(action, view)) {
      const there = found.get(place);
      if (there === undefined) found.set(place, [action]);
      else there.push(action);
    }
  return found;
}
