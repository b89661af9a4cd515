import { controllerOf, EMPTY, NONE, PARK, strengthIn, type Turf, winnerOf } from '@consigliere/games/corleones-empire';
import { words } from '@consigliere/games/corleones-empire/text';
import type { Easel } from '../../drawing.ts';
import { type Cell, grid } from './grid.ts';
import { iconsText } from './icons.ts';
import { labels } from './labels.ts';
import { type CeView, figureSign, NEUTRAL_SIGN, signOf } from './names.ts';

/** The seven turfs in order: who controls them, who is in them, and their businesses, a line each. */
export function turfs(view: CeView, easel: Easel): readonly string[] {
  const { table } = words[easel.language];
  const { column } = labels[easel.language];
  const columns = [
    { head: table.turf, least: 7 },
    { head: column.control },
    { head: column.inTurf },
    { head: '' },
    { head: table.business, least: 8, ample: 21 },
    { head: column.front },
    { head: column.back },
  ];
  const rows = view.open.control.flatMap((_, turf) => rowsOf(view, turf, easel));
  return grid(columns, [...rows, park(view, easel)], easel);
}

/** CE-15 Central Park has a Back alone. */
function park({ given }: CeView, { language }: Easel): Cell[] {
  const name = { text: `  ${words[language].numbered.area(PARK).name}`, paint: plainly };
  return [name, '', '', '', '', '', iconsText(given.park, language)];
}

const plainly = (text: string): string => text;

/** The printed business stands beside the turf, the tile below it. */
function rowsOf(view: CeView, turf: Turf, easel: Easel): Cell[][] {
  const { numbered } = words[easel.language];
  const { colours } = easel;
  const name = { text: `${turf + 1} ${numbered.area(turf).name}`, paint: colours.bold };
  const head: Cell[] = [name, control(view, turf, easel), strengths(view, turf, easel)];
  const here = view.open.turfs.flatMap((each, business) => (each === turf ? [business] : []));
  return here.map((business, index) => [
    ...(index === 0 ? head : ['', '', '']),
    ...businessCells(view, business, easel),
  ]);
}

function businessCells(view: CeView, business: number, easel: Easel): Cell[] {
  const { language } = easel;
  const { front = [], back = [] } = view.given.businesses[business] ?? {};
  return [
    `[${figureSign(view, view.open.thugAt[business] ?? EMPTY, easel)}]`,
    { text: words[language].numbered.business(business).name, paint: plainly },
    iconsText(front, language),
    iconsText(back, language),
  ];
}

/** CE-27 Who controls a turf; where there are several markers, all of them from the bottom to the top: `V (AAV)`. */
function control(view: CeView, turf: Turf, easel: Easel): string {
  const controller = controllerOf(view, turf);
  if (controller === NONE) return easel.colours.dim('–');
  const markers = view.open.control[turf] ?? [];
  const stack = markers.length === 1 ? '' : ` (${markers.map(seat => signOf(view, seat, easel)).join('')})`;
  return `${signOf(view, controller, easel)}${stack}`;
}

/** CE-25 The figures in a turf, those of the strongest first: `AA V *`; an arrow before who would win it now. */
function strengths(view: CeView, turf: Turf, easel: Easel): string {
  const strength = strengthIn(view, turf);
  const winner = winnerOf(strength);
  const groups = [...strength.figures.entries()]
    .map(([seat, count]) => ({ count, sign: signOf(view, seat, easel) }))
    .concat({ count: strength.neutral, sign: NEUTRAL_SIGN })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  if (groups.length === 0) return easel.colours.dim('–');
  return `${winner === NONE ? '' : '▸'}${groups.map(({ count, sign }) => sign.repeat(count)).join(' ')}`;
}
