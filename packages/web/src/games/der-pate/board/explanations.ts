import { EMPTY, EVENTS, FIELD_RULES, isProtected, NEUTRAL, TILES, type Track } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import type { Explanation } from '../../kit/explanation.ts';
import type { DpBoardContext } from './board-context.ts';
import type { TableauField } from './tableau/turn-frame.ts';

/** What the things of the board say of themselves: their rule in short, and the numbers of this moment. */

export const explainBusiness = (context: DpBoardContext, business: number): Explanation => ({
  title: context.words.place(business),
  lines: [sayBusiness(context, business), context.words.field.business.help],
  rules: ['DP-13', 'DP-9'],
});

export const explainField = (context: DpBoardContext, { field, value }: TableauField): Explanation => ({
  title: value > 0 ? `${value}: ${context.words.kindAt(value)}` : context.words.field[field].name,
  lines: [context.words.field[field].help],
  rules: [FIELD_RULES[field], 'DP-11'],
});

export const explainDie = ({ words }: DpBoardContext, die: number, face: number | null): Explanation => ({
  title: face === null ? (words.dice[die] ?? '') : `${words.dice[die]} ${words.face[face]}`,
  lines: [words.rule['DP-10'] ?? '', words.rule['DP-11'] ?? ''],
  rules: ['DP-10', 'DP-11'],
});

export function explainTile({ words }: DpBoardContext, tile: number): Explanation {
  const { name, help } = words.tile[TILES[tile] ?? 'wedding'];
  return { title: name, lines: [help], rules: ['DP-25', tile < 3 ? 'DP-26' : 'DP-27'] };
}

export function explainFavour({ words }: DpBoardContext, favour: number): Explanation {
  const thing = words.favour[favour - 1];
  return { title: thing?.name ?? '', lines: [thing?.help ?? ''], rules: ['DP-30', 'DP-31'] };
}

const TRACK_RULES: Readonly<Record<Track, readonly string[]>> = {
  reputation: ['DP-25', 'DP-29', 'DP-32'],
  influence: ['DP-25', 'DP-29', 'DP-32'],
  income: ['DP-6'],
  favours: ['DP-30', 'DP-31'],
};

export const explainTrack = (
  { words, view, who, labels }: DpBoardContext,
  seat: Seat,
  track: Track,
  last: number,
): Explanation => ({
  title: `${who.names[seat]}: ${words.track[track]}`,
  lines: [
    labels.at(String(view.open[track][seat] ?? 0), String(last)),
    words.rule[TRACK_RULES[track][0] ?? ''] ?? '',
    ...(view.open.ko === track ? [words.event.ko({ type: 'ko', track }, who)] : []),
  ],
  rules: TRACK_RULES[track],
});

export function explainEvent({ words, view }: DpBoardContext): Explanation {
  const id = EVENTS[view.open.turnedUp.at(-1) ?? -1];
  const left = words.table.eventsLeft(view.tally.pile);
  if (id === undefined) return { title: words.table.eventCard, lines: [left], rules: ['DP-7'] };
  const { name, help } = words.card[id];
  return { title: name, lines: [help, left], rules: ['DP-7', `DP-${id}`] };
}

export const explainKo = ({ words, view, labels }: DpBoardContext): Explanation => ({
  title: `${words.table.koTrack}: ${view.open.ko === null ? words.table.undecided : words.track[view.open.ko]}`,
  lines: [
    labels.eventTracks(view.open.grey, view.open.red, view.given.cardsToKo),
    words.rule['DP-7'] ?? '',
    words.rule['DP-32'] ?? '',
  ],
  rules: ['DP-7', 'DP-32', 'DP-36'],
});

/** A place of the board, by the rules that speak of it. */
export const explainSpot = ({ words }: DpBoardContext, title: string, rules: readonly string[]): Explanation => ({
  title,
  lines: rules.map(rule => words.rule[rule] ?? ''),
  rules,
});

/** Everything about a business in one sentence. */
export function sayBusiness({ view, words, labels, who }: DpBoardContext, business: number): string {
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

export function sayEventCard({ view, words }: DpBoardContext): string {
  const id = EVENTS[view.open.turnedUp.at(-1) ?? -1];
  if (id === undefined) return words.table.eventCard;
  const { name, help } = words.card[id];
  return `${words.table.eventCard}: ${name}. ${help}`;
}
