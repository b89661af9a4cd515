import { EMPTY, EVENTS, FIELD_RULES, isProtected, NEUTRAL, TILES, type Track } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import type { Explanation } from '../../kit/explanation.ts';
import { inSentences } from '../../kit/say.ts';
import { callOf, type DpBoardContext } from './board-context.ts';
import type { TableauField } from './tableau/turn-frame.ts';

/** The explanations of things on the board: their rule in short, and the numbers of this moment. */

export const explainBusiness = (context: DpBoardContext, business: number): Explanation => ({
  title: context.words.place(business),
  lines: [sayBusiness(context, business), context.words.field.business.help],
  rules: ['DP-13', 'DP-9'],
});

export const explainField = ({ words }: DpBoardContext, { field, value }: TableauField): Explanation => ({
  title: value > 0 ? `${value}: ${words.kindAt(value)}` : words.field[field].name,
  lines: [words.field[field].help],
  rules: [FIELD_RULES[field], 'DP-11'],
});

export function explainTile({ words }: DpBoardContext, tile: number): Explanation {
  const { name, help } = words.tile[TILES[tile] ?? 'wedding'];
  return { title: name, lines: [help], rules: ['DP-25', tile < 3 ? 'DP-26' : 'DP-27'] };
}

export function explainFavour({ words }: DpBoardContext, favour: number): Explanation {
  const { name = '', help = '' } = words.favour[favour - 1] ?? {};
  return { title: name, lines: [help], rules: ['DP-30', 'DP-31'] };
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
    labels.at(view.open[track][seat] ?? 0, last),
    words.rule[TRACK_RULES[track][0] ?? ''] ?? '',
    ...(view.open.ko === track ? [words.event.ko({ type: 'ko', track }, who)] : []),
  ],
  rules: TRACK_RULES[track],
});

/** The event card turned up last; null: none yet. */
export function findEventCard({ view, words }: DpBoardContext) {
  const event = view.open.turnedUp.at(-1) ?? -1;
  const id = EVENTS[event];
  const printed = view.given.events[event];
  return id === undefined || printed === undefined ? null : { id, ...printed, ...words.card[id] };
}

export function explainEvent(context: DpBoardContext): Explanation {
  const { table } = context.words;
  const card = findEventCard(context);
  const left = table.eventsLeft(context.view.tally.pile);
  return card === null
    ? { title: table.eventCard, lines: [left], rules: ['DP-7'] }
    : { title: card.name, lines: [card.help, left], rules: ['DP-7', `DP-${card.id}`] };
}

/** Something on the board that only its rules explain, after what is said first. */
export const explainByRules = (
  { words }: DpBoardContext,
  title: string,
  rules: readonly string[],
  ...first: readonly string[]
): Explanation => ({ title, lines: [...first, ...rules.map(rule => words.rule[rule] ?? '')], rules });

/** A business in words: where it is and which die it takes, who holds it, what it pays, and whether the car protects it. */
export function sayBusiness(context: DpBoardContext, business: number): string {
  const { view, words, labels } = context;
  const row = view.given.street[business];
  const holder = view.open.holder[business] ?? EMPTY;
  if (row === undefined) return '';
  const { table, track, money, kindAt, district } = words;
  const who = holder === NEUTRAL ? table.neutral : callOf(context, holder);
  return inSentences([
    [kindAt(row.value), district[row.district], labels.dieOf(row.value), table.space(business + 1)].join(', '),
    holder === EMPTY ? table.empty : labels.memberOf(who),
    labels.pays(row.step === null ? money(row.pay) : labels.payAndSpace(money(row.pay), track[row.step])),
    isProtected(view, business) ? labels.safe : labels.unsafe,
  ]);
}

/** A space of the street in words: the business beside it, and the car. */
export function saySpace({ view, words, labels }: DpBoardContext, space: number): string {
  const district = words.district[view.given.street[space]?.district ?? 0] ?? '';
  const where = labels.beside(words.table.space(space + 1), words.place(space));
  return inSentences([where, view.open.car === space ? labels.carHere(district) : '']);
}

/** A district in words: whether the car protects it, and the members there. */
export function sayDistrict(context: DpBoardContext, district: number): string {
  const { view, words, labels } = context;
  const { street } = view.given;
  const members = Array.from({ length: view.seats }, (_, seat) => {
    const count = street.filter((row, at) => row.district === district && view.open.holder[at] === seat).length;
    return count === 0 ? '' : `${callOf(context, seat)} ${count}`;
  });
  const isSafe = street[view.open.car]?.district === district;
  return inSentences([
    words.district[district] ?? '',
    isSafe ? labels.safe : labels.unsafe,
    members.filter(each => each !== '').join(', '),
  ]);
}

/** "Jail: Ada 2, Ben 1", or that nobody is there. */
export function sayMembers(context: DpBoardContext, place: string, members: readonly number[]): string {
  const inside = members.flatMap((count, seat) => (count > 0 ? [`${callOf(context, seat)} ${count}`] : []));
  return `${place}: ${inside.length === 0 ? context.words.table.empty : inside.join(', ')}`;
}

/** The debt markers of other families that a seat or, after the last seat, the bank holds. */
export function findOwed(context: DpBoardContext, holder: number) {
  const { view, labels } = context;
  const owed = view.open.debts.flatMap((markers, owner) => {
    const count = owner === holder ? 0 : (markers[holder] ?? 0);
    return count > 0 ? [{ owner, count }] : [];
  });
  return {
    owed,
    said: owed.map(({ owner, count }) => labels.holdsOf(count, callOf(context, owner, labels.yours))).join(', '),
  };
}
