import { type CartaNostra, countOf, differentKinds, MAFIOSI, size } from '@consigliere/games/carta-nostra';
import { words } from '@consigliere/games/carta-nostra/text';
import type { Seat, View } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { boxRow, boxRule, type Columns, centred, cut, left, right, wrapped } from '../../text.ts';
import { terminalWords } from './words.ts';

type CnView = View<CartaNostra>;

/** A row of the table: what it is of, a cell for each kind, and how many cards. */
interface Row {
  readonly label: string;
  readonly cells: readonly string[];
  readonly total: string;
}

const NO_CARD = '·';
/** Room for the kinds in a region, out of five: `3/5`. */
const SHARE = 4;
const NARROWEST_LABEL = 14;
const WIDEST_LABEL = 24;

/** The table: a column for each kind; a row for each region, for the own hand and for the discard pile. */
export function table(view: CnView, easel: Easel): readonly string[] {
  const { mafioso, table: names, name: title } = words[easel.language];
  const { bold } = easel.colours;
  const columns = columnsOf(
    mafioso.map(({ name }) => name),
    names.hand.length,
    easel.width,
  );
  const kindNames = mafioso.map(({ name }, kind) => bold(cut(name, columns[kind + 1] ?? 0)));
  return [
    `${bold(title)} · ${names.round(view.open.round)}`,
    ...wins(view, easel),
    boxRule('top', columns),
    line({ label: bold(names.region), cells: kindNames, total: bold(names.hand) }, columns),
    boxRule('middle', columns),
    ...seatsFrom(view).map(seat => line(region(view, seat, columns[0] ?? 0, easel), columns)),
    boxRule('middle', columns),
    ...ownHand(view, easel).map(row => line(row, columns)),
    line(discards(view, easel), columns),
    boxRule('bottom', columns),
    piles(view, easel),
    ...still(view, easel),
  ];
}

/** The kinds are as wide as their names and the label has the rest; where that is too little the widest kinds give way. */
function columnsOf(kinds: readonly string[], total: number, width: number): Columns {
  const widths = kinds.map(name => [...name].length);
  const rest = (): number => width - 3 * (widths.length + 2) - 1 - size(widths) - total;
  while (rest() < NARROWEST_LABEL) widths[widths.indexOf(Math.max(...widths))] = Math.max(...widths) - 1;
  return [Math.min(WIDEST_LABEL, rest()), ...widths, total];
}

function line({ label, cells, total }: Row, columns: Columns): string {
  const kinds = cells.map((cell, kind) => centred(cell, columns[kind + 1] ?? 0));
  return boxRow([label, ...kinds, right(total, columns.at(-1) ?? 0)], columns);
}

/** All seats, the viewer's own first. */
const seatsFrom = ({ seat, seats }: CnView): Seat[] =>
  Array.from({ length: seats }, (_, index) => ((seat ?? 0) + index) % seats);

/** Who has won how many games, in a match of several. */
function wins({ open, given }: CnView, { language, who, width }: Easel): readonly string[] {
  if (given.wins === 1) return [];
  const standing = open.wins.map((count, seat) => `${who.names[seat]} ${count}`).join(', ');
  return wrapped(terminalWords[language].wins(given.wins, standing), width);
}

const counts = (cards: readonly number[], show: (count: string, kind: number) => string): string[] =>
  MAFIOSI.map((_, kind) => (countOf(cards, kind) === 0 ? NO_CARD : show(String(countOf(cards, kind)), kind)));

/** A seat's region and the size of its hand; an arrow marks whose turn it is. */
function region({ open, tally, seat: own }: CnView, seat: Seat, width: number, { who, colours }: Easel): Row {
  const cards = open.region[seat] ?? [];
  const isOn = open.turn === seat && !open.over;
  const name = cut(who.names[seat] ?? '', width - 2 - SHARE);
  const label = `${isOn ? '▶' : ' '} ${seat === own ? colours.bold(name) : name}`;
  return {
    label: left(label, width - SHARE) + right(`${differentKinds(cards)}/${MAFIOSI.length}`, SHARE),
    cells: counts(cards, count => colours.green(count)),
    total: String(tally.hands[seat] ?? 0),
  };
}

/** The own hand; what the own region lacks stands out. */
function ownHand({ open, own, seat }: CnView, { language, colours }: Easel): readonly Row[] {
  if (own === null || seat === null) return [];
  const lacks = (kind: number): boolean => countOf(open.region[seat] ?? [], kind) === 0;
  const cells = counts(own.hand, (count, kind) => (lacks(kind) ? colours.yellow(count) : count));
  return [{ label: colours.bold(terminalWords[language].yourHand), cells, total: String(size(own.hand)) }];
}

function discards({ open: { discard } }: CnView, { language }: Easel): Row {
  const cards = MAFIOSI.map((_, kind) => discard.filter(card => card === kind).length);
  return { label: words[language].table.discardPile, cells: counts(cards, count => count), total: String(size(cards)) };
}

/** CN-24 How many turns have passed without a card moving. */
function still({ open, seats }: CnView, { language, width, colours }: Easel): readonly string[] {
  if (open.stillTurns === 0) return [];
  return wrapped(`${words[language].table.still(open.stillTurns, seats)} (CN-24)`, width).map(colours.yellow);
}

function piles({ open, tally }: CnView, { language }: Easel): string {
  const { mafioso, table: names } = words[language];
  const top = open.discard.at(-1);
  const discardPile = top === undefined ? names.empty : terminalWords[language].onTop(mafioso[top]?.name ?? '');
  const drawPile = tally.pile === 0 ? names.empty : names.cards(tally.pile);
  return `${names.drawPile}: ${drawPile} · ${names.discardPile}: ${discardPile}`;
}
