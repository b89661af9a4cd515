import { type DerPate, type DpAction, type DpView, type Field, TILES } from '@consigliere/games/der-pate/rules';
import { readSpotTable } from '../../kit/spots.ts';

/** A die put on a field. */
export type PlaceAction = DpAction & { readonly type: 'place' };

/** A field of the tableau; `value`: the die it wants in row 1, else 0. */
export const fieldSpot = (row: number, field: Field, value: number) => `field-${row}-${field}-${value}` as const;
const tileSpot = (name: (typeof TILES)[number]) => `tile-${TILES.indexOf(name)}`;
const business = (action: { readonly business: number }) => [`business-${action.business}`];
const jail = () => ['jail'];
/** A word to be said that belongs to nothing on the board. */
const word = ({ type }: DpAction) => [`word-${type}`];

/** The row in which a die is placed now. */
function getRow({ flow }: DpView): number {
  const turn = flow.findLast(call => call.kind === 'turn');
  return turn?.kind === 'turn' ? turn.frame.row : 0;
}

/** The places an answer is made of: the piece that is picked first, if there is one, and what it is for. */
export const listSpots = readSpotTable<DerPate, string>({
  place: ({ die, field }, view) => {
    const value = field === 'business' ? (view.open.faces[die] ?? 0) : 0;
    return [`die-${die}`, fieldSpot(getRow(view), field, value)];
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

/** What may be answered, and what is picked up so far. */
export interface SpotMoment {
  readonly actions: readonly DpAction[];
  readonly answers: ReadonlyMap<string, readonly DpAction[]>;
  readonly held: string | null;
  readonly view: DpView;
}

/** The answers a place stands for at a moment: those that go with what is held, if something is. */
export function findReachable(
  { answers, held }: Pick<SpotMoment, 'answers' | 'held'>,
  place: string,
): readonly DpAction[] {
  const here = answers.get(place) ?? [];
  if (held === null) return here;
  const fitting = answers.get(held) ?? [];
  return here.filter(action => fitting.includes(action));
}

/** Whether a place is lit: nothing is held and one may begin there, or it goes with what is held. */
export function isLit(moment: SpotMoment, place: string): boolean {
  const answers = findReachable(moment, place);
  if (moment.held !== null || place.startsWith('field-')) return answers.length > 0;
  return answers.some(action => listSpots(action, moment.view)[0] === place);
}

/** What a click on a place does: it gives an answer, takes the place up as the first of two, or lets go of it. */
export type SpotClick =
  | { readonly type: 'give'; readonly action: DpAction }
  | { readonly type: 'hold'; readonly place: string }
  | { readonly type: 'release' }
  | { readonly type: 'nothing' };

export function clickOn(moment: SpotMoment, place: string): SpotClick {
  const { held, view } = moment;
  if (held === place) return { type: 'release' };
  const answers = findReachable(moment, place);
  const [only] = answers;
  if (only === undefined) {
    const free = { ...moment, held: null };
    return held !== null && isLit(free, place) ? clickOn(free, place) : { type: 'nothing' };
  }
  const isTarget = listSpots(only, view).at(-1) === place;
  return answers.length === 1 && (held !== null || isTarget) ? { type: 'give', action: only } : { type: 'hold', place };
}

/** Answers that are best read as a sentence: they are offered as buttons, also where a place on the board takes them too. */
const ALWAYS = ['roll', 'end', 'decline', 'keep', 'pay', 'bail-out', 'let-drown', 'free', 'occupy', 'bank', 'district'];

/** What the tray offers: words to be said, and the ways of what is held that lie on tracks or among debts. */
export function listTrayAnswers(moment: SpotMoment, kind: string): readonly DpAction[] {
  const { actions, held, view } = moment;
  if (kind === 'celebrate') return actions;
  const said = actions.filter(({ type }) => ALWAYS.includes(type));
  if (held === null) return said;
  const ways = findReachable(moment, held).filter(action => {
    const target = listSpots(action, view).at(-1) ?? '';
    return target.startsWith('track-') || target.startsWith('debts-');
  });
  return ways.length > 0 ? ways : said;
}
