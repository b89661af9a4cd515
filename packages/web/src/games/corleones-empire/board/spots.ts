import {
  ALLY_CARDS,
  type CeAction,
  type CeView,
  type CorleonesEmpire,
  type HandCard,
  JOB_CARDS,
  NONE,
  ROUND_SPACES,
} from '@consigliere/games/corleones-empire/rules';
import { key } from '@consigliere/kernel/host';
import { readSpotTable } from '../../kit/board-context.ts';

/** A spot on the board, by name; the same names mark it in the document. */
export type Spot = `${Drawn}-${number}` | Spare | 'jobs' | 'horse' | `tray ${string}`;
/** Figures in the reader's reserve. */
export type Spare = 'reserve-thug' | 'reserve-member';
type Drawn =
  /** A space for a figure, a whole business, a turf, its markers. */
  | ('at' | 'business' | 'turf' | 'control')
  /** A pile, a public job by its card, an ally on offer beside the map and in the dock, a player. */
  | ('pile' | 'public' | 'offered' | 'joins' | 'seat')
  /** A card in the reader's hand, in their suitcase to bid, in their hand to keep. */
  | ('card' | 'case' | 'keep');

/** The card that stands for its equals: the first of jobs with the same text and cost. */
export const representative = ({ given }: Pick<CeView, 'given'>, card: HandCard): HandCard =>
  card >= JOB_CARDS && card < ALLY_CARDS ? JOB_CARDS + (given.jobs[card - JOB_CARDS]?.alike ?? NONE) : card;

/** The spot of an answer that has a button of its own in the tray. */
export const trayOf = (action: CeAction): Spot => `tray ${key(action)}`;

/** The answers to draw in the tray: two equal jobs have one answer, but are two cards. */
export function drawnInTray(answers: readonly CeAction[]): readonly CeAction[] {
  const [only, ...others] = answers;
  return only?.type === 'keep-job' && others.length === 0 ? [only, only] : answers;
}

type Placed = readonly Spot[];
const at = ({ place }: { readonly place: number }): Placed => [`at-${place}`];
const inTray = (action: CeAction): Placed => [trayOf(action)];

/** The spots where an answer can be given: on the map, on a card, and in the tray if that is nearer to the reader. */
export const spotsOf = readSpotTable<CorleonesEmpire, Spot>({
  thug: ({ business }) => [`at-${business}`, 'reserve-thug'],
  member: ({ space }) => [`at-${ROUND_SPACES + space}`, 'reserve-member'],
  pick: at,
  to: at,
  hit: at,
  front: ({ business }) => [`business-${business}`],
  turf: ({ turf }) => [`turf-${turf}`],
  'move-marker': ({ turf }) => [`control-${turf}`],
  'public-job': ({ job }) => [`public-${job}`],
  'take-ally': ({ ally }) => [`offered-${ally}`, `joins-${ally}`],
  bid: ({ money }) => [`case-${money}`],
  keep: ({ card }, view) => [`keep-${representative(view, card)}`],
  job: ({ job }, view) => [`card-${representative(view, JOB_CARDS + job)}`],
  ally: ({ ally }) => [`card-${ALLY_CARDS + ally}`],
  discard: ({ card }, view) => [`card-${representative(view, card)}`],
  give: ({ money }) => [`card-${money}`],
  suitcase: action => [`card-${action.money}`, trayOf(action)],
  take: action => [trayOf(action), `pile-${action.kind}`],
  good: action => [trayOf(action), `pile-${action.good}`],
  draw: action => [trayOf(action), 'jobs'],
  'horse-head': action => [trayOf(action), 'horse'],
  rob: action => [trayOf(action), `seat-${action.victim}`],
  first: action => [trayOf(action), `seat-${action.seat}`],
  family: inTray,
  trade: inTray,
  pay: inTray,
  'keep-job': inTray,
  done: inTray,
  leave: inTray,
  decline: inTray,
  seal: inTray,
  collect: inTray,
  offer: inTray,
  out: inTray,
  reward: inTray,
});
