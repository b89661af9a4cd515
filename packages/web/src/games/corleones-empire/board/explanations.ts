import {
  backsOf,
  controllerOf,
  EMPTY,
  figureAt,
  MAYOR,
  NEUTRAL,
  NONE,
  POLICE_CHIEF,
  ROUND_SPACES,
  strengthIn,
  UNION_BOSS,
} from '@consigliere/games/corleones-empire/rules';
import type { SpotExplanation } from '../../kit/board-button.tsx';
import { inSentences } from '../../kit/say.ts';
import { callOf, figureName, type Teller } from './board-context.ts';

/** The explanation of a place on the map: `lines` explain it, `label` is its accessible name (what it is, who is there, what it gives). */
type MapExplanation = Required<Pick<SpotExplanation, 'title' | 'lines' | 'label'>>;

/** Names the figure at a place, or says that the place is free. CE-20 The Mayor stands on round spaces, the Union Boss on Thug spaces. */
function sayOccupant(context: Teller, place: number): string {
  const { labels, view, words } = context;
  const figure = figureAt(view, place);
  if (figure === EMPTY) return labels.free;
  if (figure !== NEUTRAL) return labels.here(figureName(context, figure));
  return labels.here(words.numbered.neutral(place >= ROUND_SPACES ? MAYOR : UNION_BOSS).name);
}

function sayController(context: Teller, turf: number): string {
  const { labels, view } = context;
  const seat = controllerOf(view, turf);
  if (seat === NONE) return labels.nobodyControls;
  return seat === view.seat ? labels.youControl : labels.controls(context.who.names[seat] ?? '');
}

/** CE-13 Says who else uses the Front of a business: the player who controls the turf. */
function sayPartner(context: Teller, turf: number): string {
  const seat = controllerOf(context.view, turf);
  return seat === NONE || seat === context.view.seat
    ? sayController(context, turf)
    : context.labels.usesToo(context.who.names[seat] ?? '');
}

/** CE-C4 A round space. */
export function explainSpace(context: Teller, space: number): MapExplanation {
  const { view, words, labels } = context;
  const { areas = [], usable = false } = view.given.spaces[space] ?? {};
  const title = words.space(space);
  const gives = labels.gives(words.icons(backsOf(view, areas)));
  const names = areas.map(area => words.numbered.area(area).name);
  const where = labels.space(space + 1, names.slice(0, -1).join(', '), names.at(-1) ?? '');
  const state = usable ? sayOccupant(context, ROUND_SPACES + space) : labels.notForTwo;
  return {
    title,
    lines: [`${gives} (CE-14)`, state],
    label: inSentences([where, state, usable ? gives : '']),
  };
}

/** CE-C5 A business with its Back and its Front. */
export function explainBusiness(context: Teller, business: number): MapExplanation {
  const { view, words } = context;
  const { back = [], front = [] } = view.given.businesses[business] ?? {};
  const turf = view.open.turfs[business] ?? NONE;
  const { name, help } = words.numbered.business(business);
  const there = sayOccupant(context, business);
  const label = inSentences([
    `${name}, ${words.numbered.area(turf).name}`,
    there,
    `${words.table.back}: ${words.icons(back)}`,
    `${words.table.front}: ${words.icons(front)}`,
    sayController(context, turf),
  ]);
  return { title: name, lines: [help, there, sayController(context, turf)], label };
}

/** CE-C6 The Thug space of a business. */
export function explainThugSpace(context: Teller, business: number): MapExplanation {
  const { view, words, labels } = context;
  const turf = view.open.turfs[business] ?? NONE;
  const title = `${words.numbered.business(business).name}, ${words.table.thugSpace}`;
  const gives = labels.gives(words.icons(view.given.businesses[business]?.front ?? []));
  const there = sayOccupant(context, business);
  return {
    title,
    lines: [`${gives} (CE-12)`, there, sayController(context, turf)],
    label: inSentences([`${title}, ${words.numbered.area(turf).name}`, there, gives, sayPartner(context, turf)]),
  };
}

/** CE-25 The number of figures each side has in a turf. */
function sayStrengths(context: Teller, turf: number): string {
  const { figures, neutral } = strengthIn(context.view, turf);
  const counts = figures.flatMap((count, seat) => (count === 0 ? [] : [`${callOf(context, seat)} ${count}`]));
  if (neutral > 0) counts.push(`${context.words.table.neutral} ${neutral}`);
  return counts.length === 0 ? context.labels.nobodyThere : context.labels.strength(counts.join(', '));
}

function sayMarkers(context: Teller, turf: number): string {
  const stack = context.view.open.control[turf] ?? [];
  return stack.length === 0
    ? context.labels.noMarker
    : context.labels.stack(stack.map(seat => callOf(context, seat)).join(', '));
}

/** Whether a tile lies in a turf; the other business there is printed. */
export const hasTile = ({ given, open }: Teller['view'], turf: number): boolean =>
  open.turfs.some((each, business) => each === turf && given.businesses[business]?.turf === NONE);

/** CE-25 A turf with its number. */
export function explainTurf(context: Teller, turf: number): MapExplanation {
  const { view, words, labels } = context;
  const { name, help } = words.numbered.area(turf);
  const there = view.open.turfs.flatMap((each, business) =>
    each === turf ? [words.numbered.business(business).name] : [],
  );
  const label = [
    `${words.table.turf} ${turf + 1}, ${name}`,
    sayController(context, turf),
    sayStrengths(context, turf),
    view.open.chief === turf ? labels.here(words.numbered.neutral(POLICE_CHIEF).name) : '',
    labels.businesses(there.join(', ')),
    hasTile(view, turf) ? '' : labels.room,
  ];
  return {
    title: name,
    lines: [help, sayStrengths(context, turf), sayMarkers(context, turf)],
    label: inSentences(label),
  };
}

/** CE-27 A turf's control markers: the topmost controls. */
export function explainControl(context: Teller, turf: number): MapExplanation {
  const { lines } = explainTurf(context, turf);
  const title = `${context.words.numbered.area(turf).name}: ${context.words.table.control}`;
  return { title, lines, label: inSentences([title, sayController(context, turf), sayMarkers(context, turf)]) };
}
