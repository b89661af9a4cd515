import { HELD, lastSpace, TILES, type Track } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Seat } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { cut, left, right, widthOf, wrapped } from '../../text.ts';
import { labels } from './labels.ts';
import { type DpView, holderName, nameOf, seatsFrom } from './names.ts';

/** A column of the families' table: its head, and what it says of a seat. */
interface Column {
  readonly head: string;
  readonly of: (seat: Seat) => string;
}

/** The name keeps so many columns of the screen; with more room the family stands beside it. */
const NARROWEST_NAME = 12;
const WIDEST_NAME = 22;
const LEAST_HEAD = 3;

/** A row for each family: tracks, friends, members, markers and, where the reader may know it, money. */
export function families(view: DpView, easel: Easel): readonly string[] {
  const columns = columnsOf(view, easel);
  const seats = seatsFrom(view);
  const widths = fitted(columns, seats, easel.width);
  const name = Math.min(WIDEST_NAME, easel.width - widths.reduce((sum, width) => sum + width + 1, 0));
  const row = (label: string, cells: readonly string[]): string =>
    left(label, name) + cells.map((cell, index) => ` ${right(cell, widths[index] ?? 0)}`).join('');
  return [
    easel.colours.dim(
      row(
        '',
        columns.map(({ head }, index) => cut(head, widths[index] ?? 0)),
      ),
    ),
    ...seats.map(seat =>
      row(
        label(view, seat, name - 1, easel),
        columns.map(({ of }) => of(seat)),
      ),
    ),
  ];
}

/** An arrow marks whose turn it is. */
function label({ open }: DpView, seat: Seat, width: number, { who, colours, language }: Easel): string {
  const mark = open.over ? (open.out[seat] ? '×' : ' ') : open.turn === seat && open.round > 0 ? '▶' : ' ';
  const name = cut(who.names[seat] ?? '', width - 2);
  const family = ` (${words[language].family[seat]?.name ?? ''})`;
  const shown = seat === who.reader ? colours.bold(name) : name;
  return `${mark} ${shown}${widthOf(name + family) <= width - 2 ? colours.dim(family) : ''}`;
}

function columnsOf(view: DpView, easel: Easel): readonly Column[] {
  const { open, given } = view;
  const { column } = labels[easel.language];
  const { money } = words[easel.language];
  const count = (head: string, counts: readonly number[]): Column => ({
    head,
    of: seat => (counts[seat] === 0 ? '·' : String(counts[seat])),
  });
  return [
    { head: column.reputation, of: seat => space(view, 'reputation', seat, easel) },
    { head: column.influence, of: seat => space(view, 'influence', seat, easel) },
    { head: column.income, of: seat => money(given.income[open.income[seat] ?? 0] ?? 0) },
    { head: column.favours, of: seat => `${open.favours[seat]}/${given.favours.length}` },
    count(column.friends, open.friends),
    count(column.supply, open.supply),
    count(column.jail, open.jail),
    count(column.river, open.river),
    count(
      column.markers,
      open.debts.map((markers, owner) => markers[owner] ?? 0),
    ),
    { head: column.money, of: seat => moneyOf(view, seat, easel) },
  ];
}

/** `5/12`; on the knock-out track a tick for who has finished it. */
function space(view: DpView, track: Track, seat: Seat, { colours }: Easel): string {
  const [at = 0, last] = [view.open[track][seat], lastSpace(view, track)];
  if (at === last) return colours.green(`✓${at}/${last}`);
  return view.open.ko === track ? colours.red(`${at}/${last}`) : `${at}/${last}`;
}

/** DP-37 Nobody lays his money open unless the table agreed to it, or all is settled. */
function moneyOf({ given, open, recalled, seat: reader }: DpView, seat: Seat, { language }: Easel): string {
  const isShown = seat === reader || given.openMoney || open.over;
  return isShown ? words[language].money(recalled.money[seat] ?? 0) : '?';
}

/** The heads give way where there is too little room, the widest first, but never what stands below them. */
function fitted(columns: readonly Column[], seats: readonly Seat[], width: number): readonly number[] {
  const least = columns.map(({ of }) => Math.max(LEAST_HEAD, ...seats.map(seat => widthOf(of(seat)))));
  const widths = columns.map(({ head }, index) => Math.max(head.length, least[index] ?? 0));
  const spare = (index: number): number => (widths[index] ?? 0) - (least[index] ?? 0);
  while (widths.reduce((sum, each) => sum + each + 1, 0) > width - NARROWEST_NAME) {
    const widest = widths.reduce((best, _, index) => (spare(index) > spare(best) ? index : best), 0);
    if (spare(widest) === 0) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

/** The friends left in Brooklyn, who holds which tiles, and who owes whom. */
export function possessions(view: DpView, easel: Easel): readonly string[] {
  const { table, tile } = words[easel.language];
  const { open } = view;
  const seats = seatsFrom(view);
  const tiles = seats.flatMap(seat => {
    const held = TILES.filter((_, index) => open.tiles[seat]?.[index] === HELD);
    return held.length === 0 ? [] : [`${nameOf(easel, seat)} ${held.map(each => tile[each].name).join(', ')}`];
  });
  const debts = seats.flatMap(owner => {
    const given = (open.debts[owner] ?? []).flatMap((count, at) =>
      at === owner || count === 0 ? [] : [`${holderName(easel, at)} ${count}`],
    );
    return given.length === 0 ? [] : [`${nameOf(easel, owner)} → ${given.join(', ')}`];
  });
  const list = (title: string, parts: readonly string[]): string[] =>
    parts.length === 0 ? [] : [`${title}: ${parts.join('; ')}`];
  const lines = [
    [labels[easel.language].brooklyn(open.brooklyn), ...list(table.tiles, tiles)].join(' · '),
    ...list(table.debts, debts),
  ];
  return lines.flatMap(line => wrapped(line, easel.width, 2));
}
