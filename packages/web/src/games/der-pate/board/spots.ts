import { type DerPate, type DpAction, type DpView, type Field, TILES } from '@consigliere/games/der-pate/rules';
import { readSpotTable } from '../../kit/board-context.ts';
import { getTurn } from './tableau/turn-frame.ts';

/** A die placed on a field. */
export type PlaceAction = DpAction & { readonly type: 'place' };

/** A field of the tableau; `value`: the number it takes in row 1, 0 in the other rows. */
export const fieldSpot = (row: number, field: Field, value: number) => `field-${row}-${field}-${value}` as const;
const tileSpot = (name: (typeof TILES)[number]) => `tile-${TILES.indexOf(name)}`;
const business = (action: { readonly business: number }) => [`business-${action.business}`];
const jail = () => ['jail'];
/** The spot of an answer that has a button instead of a spot on the board. */
const word = ({ type }: DpAction) => [`word-${type}`];

/** The spots of an answer: the piece that is picked up first, if there is one, and its target. */
export const listSpots = readSpotTable<DerPate, string>({
  place: ({ die, field }, view) => {
    const value = field === 'business' ? (view.open.faces[die] ?? 0) : 0;
    return [`die-${die}`, fieldSpot(getTurn(view)?.row ?? 0, field, value)];
  },
  cop: ({ die }) => [tileSpot('cop'), `die-${die}`],
  judge: () => [tileSpot('judge')],
  tile: action => [tileSpot(action.tile), ...('track' in action ? [`track-${action.track}`] : [])],
  favour: action => {
    if ('holder' in action) return ['favour-2', `debts-${action.holder}`];
    return 'track' in action ? ['favour-3', `track-${action.track}`] : [`favour-${action.favour}`];
  },
  bank: ({ track }) => [`track-${track}`],
  park: ({ space }) => [`space-${space}`],
  district: ({ district }) => [`district-${district}`],
  'free-takeover': business,
  'take-over': business,
  install: business,
  inform: business,
  sell: business,
  occupy: (_, { open }) => [`business-${open.car}`],
  free: jail,
  'bail-out': jail,
  roll: word,
  end: word,
  decline: word,
  keep: word,
  pay: word,
  'let-drown': word,
});

/** The legal answers, and the spot that is picked up so far. */
export interface SpotMoment {
  readonly actions: readonly DpAction[];
  readonly answers: ReadonlyMap<string, readonly DpAction[]>;
  readonly held: string | null;
  readonly view: DpView;
}

/** The answers at a spot; while another spot is held, those that go with it. */
export function findReachable(
  { answers, held }: Pick<SpotMoment, 'answers' | 'held'>,
  spot: string,
): readonly DpAction[] {
  const here = answers.get(spot) ?? [];
  if (held === null) return here;
  const fitting = answers.get(held) ?? [];
  return here.filter(action => fitting.includes(action));
}

/** Whether a spot is lit: an answer can begin there, or it goes with the spot that is held. */
export function isLit(moment: SpotMoment, spot: string): boolean {
  const answers = findReachable(moment, spot);
  if (moment.held !== null || spot.startsWith('field-')) return answers.length > 0;
  return answers.some(action => listSpots(action, moment.view)[0] === spot);
}

/** The effect of a click on a spot: it gives an answer, picks the spot up as the first of two, or releases it. */
export type SpotClick =
  | { readonly type: 'give'; readonly action: DpAction }
  | { readonly type: 'hold'; readonly spot: string }
  | { readonly type: 'release' }
  | { readonly type: 'nothing' };

export function clickOn(moment: SpotMoment, spot: string): SpotClick {
  const { held, view } = moment;
  if (held === spot) return { type: 'release' };
  const answers = findReachable(moment, spot);
  const [only] = answers;
  if (only === undefined) {
    const free = { ...moment, held: null };
    return held !== null && isLit(free, spot) ? clickOn(free, spot) : { type: 'nothing' };
  }
  const isTarget = listSpots(only, view).at(-1) === spot;
  return answers.length === 1 && (held !== null || isTarget) ? { type: 'give', action: only } : { type: 'hold', spot };
}

/** The answers on the map, in the order of their pins and chips. */
export const listMapAnswers = ({ actions, view }: Pick<SpotMoment, 'actions' | 'view'>): readonly DpAction[] =>
  actions.filter(action => /^(business|space|district)-/.test(listSpots(action, view)[0] ?? ''));

/** The number of a spot on the map, if there are several to choose from; null: it has none. */
export function findPin(moment: SpotMoment, spot: string): number | null {
  const answers = listMapAnswers(moment);
  const at = answers.findIndex(action => listSpots(action, moment.view)[0] === spot);
  return answers.length < 2 || at < 0 ? null : at + 1;
}

/** The usual way on, in the dock's chief button. */
const CHIEF = ['roll', 'end', 'pay', 'bail-out', 'free', 'occupy'];

const REFUSALS = ['let-drown', 'decline', 'keep'];

/** The answers in the dock: chips, and below them the chief button and the refusal. */
export interface DockAnswers {
  readonly chips: readonly DpAction[];
  readonly chief: readonly DpAction[];
  readonly refusals: readonly DpAction[];
}

/** Sorts the answers that have a control in the dock; while a piece is held, its targets that are tracks or debts. */
export function sortForDock(moment: SpotMoment, kind: string): DockAnswers {
  const { actions, held, view } = moment;
  const refusals = actions.filter(({ type }) => REFUSALS.includes(type));
  if (held !== null) {
    const chips = findReachable(moment, held).filter(action =>
      /^(track|debts)-/.test(listSpots(action, view).at(-1) ?? ''),
    );
    return { chips, chief: [], refusals: [] };
  }
  const uses = kind === 'celebrate' ? actions.filter(({ type }) => type === 'tile') : [];
  const chief = [...actions.filter(({ type }) => CHIEF.includes(type)), ...(uses.length === 1 ? uses : [])];
  const banks = actions.filter(({ type }) => type === 'bank');
  return {
    chips: [...listMapAnswers(moment), ...banks, ...(uses.length > 1 ? uses : [])].filter(
      each => !chief.includes(each),
    ),
    chief,
    refusals,
  };
}
