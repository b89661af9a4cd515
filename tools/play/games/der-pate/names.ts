import { type DerPate, PUPPET } from '@consigliere/games/der-pate';
import { words } from '@consigliere/games/der-pate/text';
import type { Language, Seat, View } from '@consigliere/kernel';
import type { Easel } from '../../drawing.ts';
import { labels } from './labels.ts';

export type DpView = View<DerPate>;

/** A district by the first of its names: the columns of the street are narrow. */
export const districtName = (language: Language, district: number): string =>
  words[language].district[district]?.split(' & ')[0] ?? '';

/** A player in a list: `you`, `Vito`. */
export const nameOf = ({ who, language }: Easel, seat: Seat): string =>
  seat === who.reader ? labels[language].you : (who.names[seat] ?? '');

/** Where debt markers are: with a player or, after the last seat, with the bank. */
export const holderName = (easel: Easel, holder: number): string =>
  holder < easel.who.names.length ? nameOf(easel, holder) : words[easel.language].table.bank;

/** All seats, the viewer's own first. */
export const seatsFrom = ({ seat, seats }: DpView): Seat[] =>
  Array.from({ length: seats }, (_, index) => ((seat ?? 0) + index) % seats);

const PIPS = ['☞', '⚀', '⚁', '⚂', '⚃', '⚄'];

/** `⚃4`, and `☞` for the puppet hand. */
export const faceSign = (face: number): string => `${PIPS[face] ?? ''}${face === PUPPET ? '' : face}`;

/** `black ⚃4`. */
export const dieName = (language: Language, die: number, face: number): string =>
  `${words[language].dice[die] ?? ''} ${faceSign(face)}`;
