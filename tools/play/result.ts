import type { Result, Shape, Words } from '@consigliere/kernel';
import type { Easel } from './drawing.ts';
import { boxRow, boxRule, centred, cut } from './text.ts';
import { playWords } from './words/index.ts';

/** The score sheet: a row for the places and for each line of the score, a column for each player. */
export function resultLines<T extends Shape>(result: Result, words: Words<T>, easel: Easel): readonly string[] {
  const { who, colours, width, language } = easel;
  const { result: ui } = playWords[language];
  const labels = [ui.place, ...result.lines.map(({ what }) => words.score[what] ?? what)];
  const label = Math.max(ui.title.length, ...labels.map(each => each.length));
  const room = Math.floor((width - label - 4) / who.names.length) - 3;
  const names = who.names.map(name => cut(name, room));
  const widest = names.map((name, seat) =>
    Math.max([...name].length, ui.lost.length, ...result.lines.map(({ by }) => String(by[seat] ?? '').length)),
  );
  const columns = [label, ...widest.map(width => Math.min(room, width))];
  const places = result.place.map(place => (place === 0 ? cut(ui.lost, room) : place === 1 ? '★ 1' : String(place)));
  const row = (title: string, cells: readonly string[]): string =>
    boxRow([title, ...cells.map((cell, seat) => centred(cell, columns[seat + 1] ?? 0))], columns);
  return [
    boxRule('top', columns),
    row(colours.bold(ui.title), names.map(colours.bold)),
    boxRule('middle', columns),
    row(
      ui.place,
      places.map((place, seat) => (result.place[seat] === 1 ? colours.yellow(place) : place)),
    ),
    ...result.lines.map(({ what, by }) => row(words.score[what] ?? what, by.map(String))),
    boxRule('bottom', columns),
  ];
}
