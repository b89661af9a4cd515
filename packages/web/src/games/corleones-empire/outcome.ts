import {
  ALLY_CARDS,
  backsOf,
  controllerOf,
  EMPTY,
  figureAt,
  JOB_CARDS,
  MAYOR,
  NEUTRAL,
  NONE,
  ROUND_SPACES,
  takeable,
  targetsIn,
  UNION_BOSS,
} from '@consigliere/games/corleones-empire/rules';
import { figureName, nameOf, type Teller } from './desk.ts';
import type { CeAction } from './places.ts';

/** What an answer would bring, in a few words and the numbers of this moment. */
export function outcome(desk: Teller, action: CeAction): string {
  const { view, words } = desk;
  const { given, open } = view;
  switch (action.type) {
    case 'thug':
    case 'front':
      return front(desk, action.business);
    case 'member':
      return words.icons(backsOf(view, given.spaces[action.space]?.areas ?? []));
    case 'job':
    case 'public-job':
      return jobBrings(desk, action.job);
    case 'ally':
      return allyBrings(desk, action.ally);
    case 'hit':
    case 'pick':
      return standing(desk, action.place);
    case 'turf':
      return targets(desk, action.turf);
    case 'take':
      return taken(desk, action.kind);
    case 'good':
      return desk.labels.left((open.piles[action.good] ?? 0) - 1);
    case 'discard':
      return discarded(desk, action.card);
    case 'take-ally':
      return allyBrings(desk, action.ally);
    default:
      return '';
  }
}

/** CE-12, CE-13 The icons of the Front, and who uses it too. */
function front(desk: Teller, business: number): string {
  const { view, words, labels } = desk;
  const icons = words.icons(view.given.businesses[business]?.front ?? []);
  const controller = controllerOf(view, view.open.turfs[business] ?? 0);
  if (controller === NONE || controller === view.seat) return icons;
  return `${icons}. ${labels.controllerToo(nameOf(desk, controller))}`;
}

/** CE-24 What is left of the pile, or the lower money that is taken instead. */
function taken({ view, who, words, labels }: Teller, wanted: number): string {
  const kind = takeable(view.open, wanted);
  if (view.seat === null || kind === NONE) return '';
  if (kind === wanted) return labels.left((view.open.piles[kind] ?? 0) - 1);
  return words.event.took({ type: 'took', seat: view.seat, kind, instead: wanted }, who);
}

function jobBrings({ view, words }: Teller, job: number): string {
  const row = view.given.jobs[job];
  if (row === undefined) return '';
  return `${words.effect[row.effect].brief ?? ''}, ${words.cards(row.reward)}`;
}

function allyBrings({ view, words }: Teller, ally: number): string {
  const row = view.given.allies[ally];
  if (row === undefined) return '';
  return [words.effect[row.effect].brief ?? '', words.icons(row.icons)].filter(text => text !== '').join(', ');
}

/** CE-20 Who stands at a place; the Mayor stands on round spaces, the Union Boss on those of Thugs. */
export function standing(desk: Teller, place: number): string {
  const figure = figureAt(desk.view, place);
  if (figure === EMPTY) return '';
  if (figure !== NEUTRAL) return figureName(desk, figure);
  return desk.words.numbered.neutral(place >= ROUND_SPACES ? MAYOR : UNION_BOSS).name;
}

/** CE-22 Whom violence in a turf would meet. */
function targets(desk: Teller, turf: number): string {
  const { view } = desk;
  if (view.seat === null) return '';
  return targetsIn(view, view.seat, turf)
    .map(place => figureName(desk, figureAt(view, place)))
    .join(', ');
}

const discarded = ({ words }: Teller, card: number): string =>
  card >= JOB_CARDS && card < ALLY_CARDS ? words.cost(card - JOB_CARDS) : '';
