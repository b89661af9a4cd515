import { EMPTY, isProtected, NEUTRAL } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Easel } from '../../drawing.ts';
import { cut, left, widthOf } from '../../text.ts';
import { labels } from './labels.ts';
import { type DpView, districtName } from './names.ts';

const DISTRICTS = [0, 1, 2, 3];
/** In narrower columns the pay gives way: it is $1,000 a pip anyway. */
const ROOM_FOR_PAY = 15;

/** The street: a column for each district, its name above and its protection below; two lines for each business. */
export function street(view: DpView, easel: Easel): readonly string[] {
  const widths = columnsOf(easel.width);
  const byDistrict = DISTRICTS.map(district =>
    view.given.street.flatMap((each, business) => (each.district === district ? [business] : [])),
  );
  const cells = byDistrict.map((businesses, district) =>
    businesses.flatMap(business => cell(view, business, widths[district] ?? 0, easel)),
  );
  const rows = cells[0] ?? [];
  return [
    rule('┌┬┐', widths, district =>
      easel.colours.bold(cut(districtName(easel.language, district), room(widths, district))),
    ),
    ...rows.map((_, row) => `│${cells.map(column => column[row] ?? '').join('│')}│`),
    rule('└┴┘', widths, district => protection(view, byDistrict[district]?.[0], room(widths, district), easel)),
  ];
}

const room = (widths: readonly number[], district: number): number => (widths[district] ?? 0) - 2;

/** As wide as the screen: what is left over goes to the first columns. */
const columnsOf = (width: number): readonly number[] =>
  DISTRICTS.map(district => Math.floor((width - 5 + 3 - district) / 4));

/** A rule with a name in each column; none: an unbroken line. */
function rule(corners: string, widths: readonly number[], name: (district: number) => string): string {
  const [from, cross = '', to] = corners;
  const pieces = widths.map((width, district) => {
    const text = name(district);
    if (text === '') return '─'.repeat(width);
    const free = width - widthOf(text) - 2;
    return `${'─'.repeat(Math.floor(free / 2))} ${text} ${'─'.repeat(Math.ceil(free / 2))}`;
  });
  return `${from}${pieces.join(cross)}${to}`;
}

/** DP-9 Where the car stands, nobody is driven out. */
function protection(view: DpView, business: number | undefined, width: number, { language, colours }: Easel): string {
  if (business === undefined || !isParked(view) || !isProtected(view, business)) return '';
  return colours.cyan(cut(`◆ ${words[language].table.protected} ◆`, width));
}

/** DP-3 Before the first player has parked it, the car is nowhere. */
function isParked({ flow }: DpView): boolean {
  const top = flow.at(-1);
  return top?.kind !== 'settle' || top.frame.parked;
}

const isAt = (view: DpView, business: number): boolean => isParked(view) && view.open.car === business;

/** `◆5 Gambling`, and below it who holds it and what it pays; the car stands before its space. */
function cell(view: DpView, business: number, width: number, easel: Easel): readonly string[] {
  const { given, open } = view;
  const { language, colours } = easel;
  const { value = 0, pay = 0, step = null } = given.street[business] ?? {};
  const inner = width - 2;
  const extra = step === null ? '' : `+${labels[language].cell[step]}`;
  const kind = `${value} ${cut(words[language].kindAt(value), inner - 2 - extra.length)}`;
  const car = isAt(view, business) ? colours.cyan('◆') : ' ';
  const money = inner < ROOM_FOR_PAY ? '' : words[language].money(pay);
  return [
    `${car}${left(spread(kind, extra, inner), inner + 1)}`,
    ` ${spread(`  ${holder(open.holder[business] ?? EMPTY, inner - 3 - money.length, easel)}`, colours.dim(money), inner)} `,
  ];
}

/** One text at the left end, one at the right. */
const spread = (start: string, end: string, width: number): string =>
  `${left(start, width - widthOf(end) - 1)}${end === '' ? '' : ' '}${end}`;

function holder(seat: number, width: number, { language, who, colours }: Easel): string {
  const { table } = words[language];
  if (seat === EMPTY) return colours.dim(cut(`(${table.empty})`, width));
  if (seat === NEUTRAL) return colours.dim(cut(table.neutral, width));
  const name = cut(who.names[seat] ?? '', width);
  return seat === who.reader ? colours.green(colours.bold(name)) : name;
}
