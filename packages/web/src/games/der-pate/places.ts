import { type DerPate, type Field, TILES, type Track } from '@consigliere/games/der-pate/rules';
import type { Action, View } from '@consigliere/kernel';

export type DpAction = Action<DerPate>;
/** A die put on a field. */
export type Placing = DpAction & { readonly type: 'place' };
export type Seen = View<DerPate>;

/** What is drawn and can be pointed at. */
export type Place =
  | { readonly type: 'business'; readonly business: number }
  /** Where the car may stand. */
  | { readonly type: 'space'; readonly space: number }
  | { readonly type: 'district'; readonly district: number }
  | { readonly type: 'die'; readonly die: number }
  /** A field of the tableau; `value`: the die it wants in row 1, else 0. */
  | { readonly type: 'field'; readonly row: number; readonly field: Field; readonly value: number }
  /** A tile in hand. */
  | { readonly type: 'tile'; readonly tile: number }
  | { readonly type: 'favour'; readonly favour: number }
  /** One of the viewer's own tracks. */
  | { readonly type: 'track'; readonly track: Track }
  /** Where debt markers are: with a seat or, after the last seat, with the bank. */
  | { readonly type: 'debts'; readonly holder: number }
  | { readonly type: 'jail' }
  /** A word to be said that belongs to nothing on the board. */
  | { readonly type: 'word'; readonly word: string };

/** A place's name in the document. */
export function placeName(place: Place): string {
  switch (place.type) {
    case 'business':
      return `business-${place.business}`;
    case 'space':
      return `space-${place.space}`;
    case 'district':
      return `district-${place.district}`;
    case 'die':
      return `die-${place.die}`;
    case 'field':
      return `field-${place.row}-${place.field}-${place.value}`;
    case 'tile':
      return `tile-${place.tile}`;
    case 'favour':
      return `favour-${place.favour}`;
    case 'track':
      return `track-${place.track}`;
    case 'debts':
      return `debts-${place.holder}`;
    case 'jail':
      return 'jail';
    case 'word':
      return `word-${place.word}`;
  }
}

const business = (at: number): Place => ({ type: 'business', business: at });
const track = (of: Track): Place => ({ type: 'track', track: of });
const favour = (number: number): Place => ({ type: 'favour', favour: number });
const tile = (name: (typeof TILES)[number]): Place => ({ type: 'tile', tile: TILES.indexOf(name) });

/** The row in which a die is placed now. */
function rowOf({ flow }: Seen): number {
  const turn = flow.findLast(call => call.kind === 'turn');
  return turn?.kind === 'turn' ? turn.frame.row : 0;
}

/** The places an answer is made of: the piece that is picked first, if there is one, and what it is for. */
export function stepsOf(action: DpAction, view: Seen): readonly [Place, ...Place[]] {
  switch (action.type) {
    case 'place': {
      const value = action.field === 'business' ? (view.open.faces[action.die] ?? 0) : 0;
      const die: Place = { type: 'die', die: action.die };
      return [die, { type: 'field', row: rowOf(view), field: action.field, value }];
    }
    case 'cop':
      return [tile('cop'), { type: 'die', die: action.die }];
    case 'judge':
      return [tile('judge')];
    case 'tile':
      return 'track' in action ? [tile(action.tile), track(action.track)] : [tile(action.tile)];
    case 'favour':
      if ('holder' in action) return [favour(2), { type: 'debts', holder: action.holder }];
      return 'track' in action ? [favour(3), track(action.track)] : [favour(action.favour)];
    case 'bank':
      return [track(action.track)];
    case 'park':
      return [{ type: 'space', space: action.space }];
    case 'district':
      return [{ type: 'district', district: action.district }];
    case 'free-takeover':
    case 'take-over':
    case 'install':
    case 'inform':
    case 'sell':
      return [business(action.business)];
    case 'occupy':
      return [business(view.open.car)];
    case 'free':
    case 'bail-out':
      return [{ type: 'jail' }];
    default:
      return [{ type: 'word', word: action.type }];
  }
}

export const isSamePlace = (a: Place | null, b: Place): boolean => a !== null && placeName(a) === placeName(b);

/** The answers that go with what is held, if something is. */
const fitting = (actions: readonly DpAction[], held: Place | null, view: Seen): readonly DpAction[] =>
  held === null ? actions : answersAt(actions, held, view);

export const answersAt = (actions: readonly DpAction[], place: Place, view: Seen): readonly DpAction[] =>
  actions.filter(action => stepsOf(action, view).some(step => isSamePlace(step, place)));

/** What may be answered, and what is picked up so far. */
export interface Moment {
  readonly actions: readonly DpAction[];
  readonly held: Place | null;
  readonly view: Seen;
}

/** The answers a place stands for at a moment. */
export const reachedAt = ({ actions, held, view }: Moment, place: Place): readonly DpAction[] =>
  answersAt(fitting(actions, held, view), place, view);

/** Whether a place is lit: nothing is held and one may begin there, or it goes with what is held. */
export function isLit(moment: Moment, place: Place): boolean {
  const { held, view } = moment;
  const answers = reachedAt(moment, place);
  if (held !== null || place.type === 'field') return answers.length > 0;
  return answers.some(action => isSamePlace(stepsOf(action, view)[0], place));
}

/** What a click on a place does: it gives an answer, takes the place up as the first of two, or lets go of it. */
export type Click =
  | { readonly type: 'give'; readonly action: DpAction }
  | { readonly type: 'hold'; readonly place: Place }
  | { readonly type: 'release' }
  | { readonly type: 'nothing' };

export function clickOn(moment: Moment, place: Place): Click {
  const { held, view } = moment;
  if (isSamePlace(held, place)) return { type: 'release' };
  const answers = reachedAt(moment, place);
  const [only] = answers;
  if (only === undefined)
    return held !== null && isLit({ ...moment, held: null }, place)
      ? clickOn({ ...moment, held: null }, place)
      : NOTHING;
  const isTarget = isSamePlace(stepsOf(only, view).at(-1) ?? null, place);
  return answers.length === 1 && (held !== null || isTarget) ? { type: 'give', action: only } : { type: 'hold', place };
}

const NOTHING: Click = { type: 'nothing' };
