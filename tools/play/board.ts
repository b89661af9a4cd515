import type { Result, SeatView, Shape, View, Words } from '@consigliere/kernel';
import type { Readable } from './games.ts';
import { type Easel, grid, wrapped } from './text.ts';
import { playWords } from './words/index.ts';

/** Tells whether a view is a player's. */
export function isSeated<T extends Shape>(view: View<T>): view is SeatView<T> {
  return view.seat !== null && view.own !== null;
}

/** The table as lines: everything open on it, everything public about each family, and the reader's own hidden things. */
export function tableLines<T extends Shape>(readable: Readable<T>, view: View<T>, easel: Easel): readonly string[] {
  const { table, words: byLanguage } = readable;
  const words = byLanguage[easel.language];
  const [title, ...parts] = table.board(view, words, easel.who).map((part, at) => {
    if (typeof part !== 'string') return grid(part.heads, part.rows, easel);
    return wrapped(part, easel.width, 2).map(line => (at === 0 ? easel.colours.bold(line) : line));
  });
  return [
    ...(title ?? []),
    ...parts.flat(),
    ...familyLines(readable, view, easel),
    ...hiddenLines(readable, view, easel),
  ];
}

/** A table is split in two where fewer letters of a label would be left. */
const LEAST_LABEL = 8;

/** A row for each family, the reader's first; an arrow marks the players who are asked. */
function familyLines<T extends Shape>({ table, words }: Readable<T>, view: View<T>, easel: Easel): readonly string[] {
  const { who, language } = easel;
  const seats = who.names.map((_, index) => ((view.seat ?? 0) + index) % view.seats);
  const totals = seats.map(seat => table.totals(view, seat, words[language]));
  const labels = [...new Set(totals.flatMap(each => each.map(({ label }) => label)))];
  const layOut = (shown: readonly string[]): readonly string[] => {
    const rows = seats.map((seat, index) => [
      `${view.waiting.includes(seat) ? '▶' : ' '} ${who.names[seat] ?? ''}`,
      ...shown.map(label => sayValue(totals[index]?.find(each => each.label === label)?.value)),
    ]);
    const lines = grid(['', ...shown], rows, easel);
    if (shown.length < 2 || shown.every(label => lines[0]?.includes([...label].slice(0, LEAST_LABEL).join(''))))
      return lines;
    const half = Math.ceil(shown.length / 2);
    return [...layOut(shown.slice(0, half)), ...layOut(shown.slice(half))];
  };
  return layOut(labels);
}

/** A dot means zero; blank: it isn't counted for this family. */
const sayValue = (value: string | number | undefined): string => (value === undefined ? '' : `${value || '·'}`);

function hiddenLines<T extends Shape>({ table, words }: Readable<T>, view: View<T>, easel: Easel): readonly string[] {
  if (!isSeated(view)) return [];
  const parts = table.hidden(view, words[easel.language]).map(({ label, said }) => `${label}: ${said || '–'}`);
  return wrapped([playWords[easel.language].onlyYou, ...parts].join(' · '), easel.width, 2);
}

/** The score sheet: a row for the places and for each score line, a column for each player. */
export function resultLines<T extends Shape>(result: Result, words: Words<T>, easel: Easel): readonly string[] {
  const { result: ui } = playWords[easel.language];
  const places = result.place.map(place => (place === 0 ? ui.lost : place === 1 ? '★ 1' : String(place)));
  const rows = [
    [ui.place, ...places],
    ...result.lines.map(({ what, by }) => [words.score[what] ?? what, ...by.map(String)]),
  ];
  return grid([ui.title, ...easel.who.names], rows, easel);
}
