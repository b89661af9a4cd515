import { getLastSpace, HELD, ON_TRACK, TILES, TRACKS, type Track } from '@consigliere/games/der-pate/rules';
import type { Seat } from '@consigliere/kernel';
import { inSentences } from '../../../kit/say.ts';
import { callOf, type DpBoardContext } from '../board-context.ts';
import { findOwed } from '../explanations.ts';

/** A track in words: the space reached, what it gives, and the next tile on it. */
export function sayTrack({ view, words, labels }: DpBoardContext, seat: Seat, track: Track): string {
  const { open, given } = view;
  const space = open[track][seat] ?? 0;
  const gives =
    track === 'income'
      ? words.money(given.income[space] ?? 0)
      : track === 'favours'
        ? given.favours
            .slice(0, space)
            .map(favour => words.favour[favour - 1]?.name ?? '')
            .join(', ')
        : '';
  const next = TILES.flatMap((name, tile) => {
    const isHere = track === (tile < 3 ? 'reputation' : 'influence') && open.tiles[seat]?.[tile] === ON_TRACK;
    return isHere ? [{ name, at: given.tileSpaces[tile] ?? 0 }] : [];
  }).toSorted((a, b) => a.at - b.at)[0];
  return inSentences([
    `${words.track[track]}: ${[labels.at(space, getLastSpace(view, track)), gives].filter(each => each !== '').join(', ')}`,
    open.ko === track ? words.table.koTrack : '',
    next === undefined ? '' : labels.nextTile(words.tile[next.name].name, next.at),
  ]);
}

/** A family's own debt markers in words: how many are left, and who holds the others. */
export function sayOwnDebts(context: DpBoardContext, seat: Seat): string {
  const { view, words, labels } = context;
  const markers = view.open.debts[seat] ?? [];
  const held = markers.flatMap((count, holder) => {
    if (holder === seat || count === 0) return [];
    return [labels.debtsWith(count, holder === view.seats ? words.table.bank : callOf(context, holder, labels.yours))];
  });
  return [labels.ownDebts(markers[seat] ?? 0), ...held].join(', ');
}

/** Everything of a family that lies open, in words, for the accessible name of its player. */
export function sayFamily(context: DpBoardContext, seat: Seat): string {
  const { view, words, labels } = context;
  const { open, given, recalled } = view;
  const { table } = words;
  const isMoneyKnown = seat === view.seat || given.openMoney || open.over;
  const tiles = TILES.filter((_, tile) => open.tiles[seat]?.[tile] === HELD).map(tile => words.tile[tile].name);
  const owed = findOwed(context, seat).said;
  return inSentences([
    words.family[seat]?.name ?? '',
    seat === open.startPlayer && open.round > 0 ? table.startPlayer : '',
    open.over && open.out[seat] === true ? table.out : '',
    `${table.money}: ${isMoneyKnown ? words.money(recalled.money[seat] ?? 0) : table.secret}`,
    ...TRACKS.map(track => sayTrack(context, seat, track)),
    `${table.supply}: ${open.supply[seat] ?? 0}`,
    `${table.friends}: ${open.friends[seat] ?? 0}`,
    sayOwnDebts(context, seat),
    owed === '' ? '' : labels.holds(owed),
    tiles.length === 0 ? '' : `${table.tiles}: ${tiles.join(', ')}`,
  ]);
}
