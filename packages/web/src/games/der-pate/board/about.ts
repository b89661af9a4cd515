import { EMPTY, EVENTS, FIELD_RULES, isProtected, NEUTRAL, TILES, type Track } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import type { Explained } from '../../kit/explained.ts';
import type { Desk } from './desk.ts';
import type { FieldAt } from './tableau/turn-frame.ts';

/** What the things of the board say of themselves: their rule in short, and the numbers of this moment. */

export const aboutBusiness = (desk: Desk, business: number): Explained => ({
  title: desk.words.place(business),
  lines: [sayBusiness(desk, business), desk.words.field.business.help],
  rules: ['DP-13', 'DP-9'],
});

export const aboutField = (desk: Desk, { field, value }: FieldAt): Explained => ({
  title: value > 0 ? `${value}: ${desk.words.kindAt(value)}` : desk.words.field[field].name,
  lines: [desk.words.field[field].help],
  rules: [FIELD_RULES[field], 'DP-11'],
});

export const aboutDie = ({ words }: Desk, die: number, face: number | null): Explained => ({
  title: face === null ? (words.dice[die] ?? '') : `${words.dice[die]} ${words.face[face]}`,
  lines: [words.rule['DP-10'] ?? '', words.rule['DP-11'] ?? ''],
  rules: ['DP-10', 'DP-11'],
});

export function aboutTile({ words }: Desk, tile: number): Explained {
  const { name, help } = words.tile[TILES[tile] ?? 'wedding'];
  return { title: name, lines: [help], rules: ['DP-25', tile < 3 ? 'DP-26' : 'DP-27'] };
}

export function aboutFavour({ words }: Desk, favour: number): Explained {
  const thing = words.favour[favour - 1];
  return { title: thing?.name ?? '', lines: [thing?.help ?? ''], rules: ['DP-30', 'DP-31'] };
}

const TRACK_RULES: Readonly<Record<Track, readonly string[]>> = {
  reputation: ['DP-25', 'DP-29', 'DP-32'],
  influence: ['DP-25', 'DP-29', 'DP-32'],
  income: ['DP-6'],
  favours: ['DP-30', 'DP-31'],
};

export const aboutTrack = ({ words, view, who, labels }: Desk, seat: Seat, track: Track, last: number): Explained => ({
  title: `${who.names[seat]}: ${words.track[track]}`,
  lines: [
    labels.at(String(view.open[track][seat] ?? 0), String(last)),
    words.rule[TRACK_RULES[track][0] ?? ''] ?? '',
    ...(view.open.ko === track ? [words.event.ko({ type: 'ko', track }, who)] : []),
  ],
  rules: TRACK_RULES[track],
});

export function aboutEvent({ words, view }: Desk): Explained {
  const id = EVENTS[view.open.turnedUp.at(-1) ?? -1];
  const left = words.table.eventsLeft(view.tally.pile);
  if (id === undefined) return { title: words.table.eventCard, lines: [left], rules: ['DP-7'] };
  const { name, help } = words.card[id];
  return { title: name, lines: [help, left], rules: ['DP-7', `DP-${id}`] };
}

export const aboutKo = ({ words, view, labels }: Desk): Explained => ({
  title: `${words.table.koTrack}: ${view.open.ko === null ? words.table.undecided : words.track[view.open.ko]}`,
  lines: [
    labels.eventTracks(view.open.grey, view.open.red, view.given.cardsToKo),
    words.rule['DP-7'] ?? '',
    words.rule['DP-32'] ?? '',
  ],
  rules: ['DP-7', 'DP-32', 'DP-36'],
});

/** A place of the board, by the rules that speak of it. */
export const aboutPlace = ({ words }: Desk, title: string, rules: readonly string[]): Explained => ({
  title,
  lines: rules.map(rule => words.rule[rule] ?? ''),
  rules,
});

/** Everything about a business in one sentence. */
export function sayBusiness({ view, words, labels, who }: Desk, business: number): string {
  const row = view.given.street[business];
  const holder = view.open.holder[business] ?? EMPTY;
  if (row === undefined) return '';
  const held =
    holder === EMPTY ? words.table.empty : holder === NEUTRAL ? words.table.neutral : (who.names[holder] ?? '');
  return `${words.place(business)}: ${labels.business({
    die: row.value,
    pay: words.money(row.pay),
    step: row.step === null ? null : words.track[row.step],
    holder: held,
    state: isProtected(view, business) ? words.table.protected : null,
  })}`;
}

export function sayEventCard({ view, words }: Desk): string {
  const id = EVENTS[view.open.turnedUp.at(-1) ?? -1];
  if (id === undefined) return words.table.eventCard;
  const { name, help } = words.card[id];
  return `${words.table.eventCard}: ${name}. ${help}`;
}
