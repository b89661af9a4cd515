import {
  type CorleonesEmpire,
  EMPTY,
  type Figure,
  NEUTRAL,
  seatOf,
  standard,
} from '@consigliere/games/corleones-empire';
import type { Seat, View, Who } from '@consigliere/kernel';
import type { Colours } from '../../../lib/colours.ts';
import type { Easel } from '../../drawing.ts';
import { labels } from './labels.ts';

export type CeView = View<CorleonesEmpire>;

/** A player in a list: `you`, `Vito`. */
export const nameOf = ({ who, language }: Easel, seat: Seat): string =>
  seat === who.reader ? labels[language].you : (who.names[seat] ?? '');

/** All seats, the viewer's own first. */
export const seatsFrom = ({ seat, seats }: CeView): Seat[] =>
  Array.from({ length: seats }, (_, index) => ((seat ?? 0) + index) % seats);

/** A sign for each seat, of which no two are alike: a letter of its name, or its number. */
export function signsOf({ names }: Who): readonly string[] {
  const signs: string[] = [];
  for (const [seat, name] of names.entries()) {
    const letters = [...name.toUpperCase()].filter(letter => /\p{L}/u.test(letter) && letter.length === 1);
    signs.push(letters.find(letter => !signs.includes(letter)) ?? String(seat + 1));
  }
  return signs;
}

/** The colours of the families as a terminal has them; blue is hard to read on black. */
const PAINT = { yellow: 'yellow', blue: 'cyan', green: 'green', red: 'red', purple: 'bold' } as const;

type Paint = (text: string) => string;

/** The colour of a family. */
export function paintOf({ open }: CeView, seat: Seat, colours: Colours): Paint {
  const family = standard.families[open.families[seat] ?? -1];
  return family === undefined ? text => text : colours[PAINT[family.colour]];
}

/** A player's sign in the colour of the family. */
export const signOf = (view: CeView, seat: Seat, { who, colours }: Easel): string =>
  paintOf(view, seat, colours)(signsOf(who)[seat] ?? '');

/** Neutral figures. */
export const NEUTRAL_SIGN = '*';

/** Whoever stands on a space; nobody: a blank. */
export function figureSign(view: CeView, figure: Figure, easel: Easel): string {
  if (figure === EMPTY) return ' ';
  return figure === NEUTRAL ? NEUTRAL_SIGN : signOf(view, seatOf(figure), easel);
}
