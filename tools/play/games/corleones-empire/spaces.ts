import { EMPTY, NONE, PARK, POLICE_CHIEF, rankOf, seatOf, standard } from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { Seat } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { left, widthOf, wrapped } from '../../text.ts';
import { labels } from './labels.ts';
import { type CeView, figureSign, nameOf } from './names.ts';

/** So many round spaces stand side by side at most. */
const ABREAST = 4;

/** What the marks of the map mean, and the round spaces, with the turfs each touches by number: `F04 (A) 6·7·Park`. */
export function roundSpaces(view: CeView, easel: Easel): readonly string[] {
  const cells = view.given.spaces.map((_, space) => spaceCell(view, space, easel));
  const widest = Math.max(...cells.map(widthOf)) + 2;
  const columns = Math.max(1, Math.min(ABREAST, Math.floor((easel.width + 2) / widest)));
  const width = Math.floor((easel.width + 2) / columns);
  const lines = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells
      .slice(row * columns, (row + 1) * columns)
      .map(cell => left(cell, width))
      .join('')
      .trimEnd(),
  );
  return [...wrapped(labels[easel.language].legend, easel.width, 2).map(easel.colours.dim), ...lines];
}

function spaceCell(view: CeView, space: number, easel: Easel): string {
  const { park, closed } = labels[easel.language];
  const { areas = [], usable = false } = view.given.spaces[space] ?? {};
  const figure = view.open.memberAt[space] ?? EMPTY;
  const slot = usable ? `(${figureSign(view, figure, easel)})` : easel.colours.dim(left(closed, 3));
  const touched = areas.map(area => (area === PARK ? park : String(area + 1))).join('·');
  return `${standard.spaces[space]?.id ?? ''} ${slot} ${touched}`;
}

/** Where the Police Chief stands, who is in the Hudson, and the job that is being done. */
export function besides(view: CeView, easel: Easel): readonly string[] {
  const { open } = view;
  const { table, numbered, jobTitle } = words[easel.language];
  const chief =
    open.chief === NONE ? [] : [`${numbered.neutral(POLICE_CHIEF).name}: ${numbered.area(open.chief).name}`];
  const drowned = hudson(view, easel);
  const parts = [
    ...chief,
    ...(drowned === '' ? [] : [`${table.hudson}: ${drowned}`]),
    ...(open.underway === NONE ? [] : [`${table.underway}: ${jobTitle(open.underway)}`]),
  ];
  return parts.length === 0 ? [] : wrapped(parts.join(' · '), easel.width, 2);
}

/** CE-21 Figures out until the Entr'acte, family by family. */
function hudson({ open }: CeView, easel: Easel): string {
  const { numbered } = words[easel.language];
  const bySeat = Map.groupBy(open.hudson, seatOf);
  const ranks = (figures: readonly number[]): string =>
    figures.map(each => numbered.rank(rankOf(each)).name).join(', ');
  return [...bySeat]
    .map(([seat, figures]: [Seat, readonly number[]]) => `${nameOf(easel, seat)} ${ranks(figures)}`)
    .join('; ');
}
