import {
  backsOf,
  type CorleonesEmpire,
  controllerOf,
  EMPTY,
  figureAt,
  NEUTRAL,
  NONE,
  type Place,
  ROUND_SPACES,
  rankOf,
  seatOf,
  strengthIn,
  type Turf,
  targetsIn,
} from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { SeatView } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { iconsText } from './icons.ts';
import { labels } from './labels.ts';
import { type CeView, nameOf, signsOf } from './names.ts';

type CeSeatView = SeatView<CorleonesEmpire>;

/** CE-12, CE-13 What a Front brings, and who uses it too. */
export function frontText(view: CeSeatView, business: number, easel: Easel): string {
  const { consequence: say } = labels[easel.language];
  const front = iconsText(view.given.businesses[business]?.front ?? [], easel.language);
  const controller = controllerOf(view, view.open.turfs[business] ?? NONE);
  if (controller === NONE || controller === view.seat) return front;
  return `${front} · ${say.too(nameOf(easel, controller))}`;
}

/** CE-14 The Backs of some areas together. */
export const backsText = (view: CeView, areas: readonly number[], { language }: Easel): string =>
  iconsText(backsOf(view, areas), language);

/** What a figure that comes to a space would use. */
export const spaceText = (view: CeSeatView, place: Place, easel: Easel): string =>
  place < ROUND_SPACES
    ? frontText(view, place, easel)
    : backsText(view, view.given.spaces[place - ROUND_SPACES]?.areas ?? [], easel);

/** Whose figure stands at a place: `Vito: Thug`. */
export function figureText(view: CeView, place: Place, easel: Easel): string {
  const { numbered, table } = words[easel.language];
  const figure = figureAt(view, place);
  if (figure === EMPTY) return table.nobody;
  if (figure === NEUTRAL) return table.neutral;
  return `${nameOf(easel, seatOf(figure))}: ${numbered.rank(rankOf(figure)).name}`;
}

/** The opposing figures in a turf. */
export const targetsText = (view: CeSeatView, turf: Turf, easel: Easel): string =>
  targetsIn(view, view.seat, turf)
    .map(place => figureText(view, place, easel))
    .join(', ');

/** CE-25 The figures in a turf once the Police Chief stands there: `you 2, Vito 1, neutral 1`. */
export function strengthWithChief(view: CeView, turf: Turf, easel: Easel): string {
  const { figures, neutral } = strengthIn({ ...view, open: { ...view.open, chief: turf } }, turf);
  const counted = figures.flatMap((count, seat) => (count === 0 ? [] : [`${nameOf(easel, seat)} ${count}`]));
  return [...counted, labels[easel.language].consequence.neutral(neutral)].join(', ');
}

/** CE-26 The stack a marker leaves, before and after: `VYV → VV`. */
export function markerText(
  view: CeSeatView,
  { turf, at }: { readonly turf: Turf; readonly at: number },
  { who }: Easel,
): string {
  const top = view.flow.at(-1);
  const before = view.open.control[turf] ?? [];
  const isItself = top?.kind === 'war' && top.frame.turf === turf;
  const after = [...before.toSpliced(at, 1), ...(isItself ? [view.seat] : [])];
  const signs = (stack: readonly number[]): string => stack.map(seat => signsOf(who)[seat] ?? '').join('') || '–';
  return `${signs(before)} → ${signs(after)}`;
}
