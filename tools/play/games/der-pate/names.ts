import { BUSINESSES, type DerPate, NEUTRAL, PUPPET, standard } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Language, Seat, View } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { labels } from './labels.ts';

export type DpView = View<DerPate>;

/** A district by the first of its names: the columns of the street are narrow. */
export const districtName = (language: Language, district: number): string =>
  words[language].district[district]?.split(' & ')[0] ?? '';

/** DP-C7 The kind of business a die stands for. */
export function kindName(language: Language, value: number): string {
  const kind = BUSINESSES.find(each => standard.business[each].die === value);
  return kind === undefined ? '' : words[language].business[kind];
}

/** `Gambling, East Side`, short enough for a consequence. */
export function placeName({ given }: DpView, business: number, language: Language): string {
  const { district = -1, value = 0 } = given.street[business] ?? {};
  return `${kindName(language, value)} ${value}, ${districtName(language, district)}`;
}

/** A player in a list: `you`, `Vito`. */
export const nameOf = ({ who, language }: Easel, seat: Seat): string =>
  seat === who.reader ? labels[language].you : (who.names[seat] ?? '');

/** Whoever holds a business or a debt marker: a player, a neutral member, or, after the last seat, the bank. */
export function holderName(easel: Easel, holder: number): string {
  const { table } = words[easel.language];
  if (holder === NEUTRAL) return table.neutral;
  return holder < easel.who.names.length ? nameOf(easel, holder) : table.bank;
}

/** All seats, the viewer's own first. */
export const seatsFrom = ({ seat, seats }: DpView): Seat[] =>
  Array.from({ length: seats }, (_, index) => ((seat ?? 0) + index) % seats);

const PIPS = ['☞', '⚀', '⚁', '⚂', '⚃', '⚄'];

/** `⚃4`, and `☞` for the puppet hand. */
export const faceSign = (face: number): string => `${PIPS[face] ?? ''}${face === PUPPET ? '' : face}`;

/** `black ⚃4`. */
export const dieName = (language: Language, die: number, face: number): string =>
  `${words[language].dice[die] ?? ''} ${faceSign(face)}`;
