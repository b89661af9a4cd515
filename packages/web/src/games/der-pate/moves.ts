import { HELD, NEUTRAL, ON_TRACK, TILES } from '@consigliere/games/der-pate/rules';
import type { Seen } from './places.ts';

/** Something that has gone from one drawn place to another. */
export interface Move {
  readonly thing:
    | { readonly type: 'member'; readonly seat: number }
    | { readonly type: 'friend' }
    | { readonly type: 'debt'; readonly owner: number }
    | { readonly type: 'tile'; readonly tile: number }
    | { readonly type: 'money'; readonly amount: number };
  readonly from: string;
  readonly to: string;
}

/** The most things that fly at once: a new match is not shown piece by piece. */
const MOST = 12;

/** What has moved between two views of the same match. */
export function moves(before: Seen, after: Seen): readonly Move[] {
  if (before.seats !== after.seats) return [];
  const found = [...members(before, after), ...markers(before, after), ...payments(before, after)];
  return found.length > MOST ? [] : found;
}

/** Pairs where something went missing with where something of its kind appeared. */
function paired(changes: readonly (readonly [place: string, change: number])[], thing: Move['thing']): Move[] {
  const gone = changes.flatMap(([place, change]) => new Array<string>(Math.max(0, -change)).fill(place));
  const come = changes.flatMap(([place, change]) => new Array<string>(Math.max(0, change)).fill(place));
  return gone.slice(0, come.length).map((from, at) => ({ thing, from, to: come[at] ?? from }));
}

const changeIn = (before: readonly number[], after: readonly number[], at: number): number =>
  (after[at] ?? 0) - (before[at] ?? 0);

/** Members go between supply, businesses, jail and river; neutral ones only leave. */
function members({ open: old }: Seen, { open: now }: Seen): Move[] {
  const found: Move[] = [];
  for (const seat of now.supply.keys()) {
    const changes: (readonly [string, number])[] = [
      [`supply-${seat}`, changeIn(old.supply, now.supply, seat)],
      [`jail-${seat}`, changeIn(old.jail, now.jail, seat)],
      [`river-${seat}`, changeIn(old.river, now.river, seat)],
      ...now.holder.map(
        (holder, at) => [`member-${at}`, Number(holder === seat) - Number(old.holder[at] === seat)] as const,
      ),
    ];
    found.push(...paired(changes, { type: 'member', seat }));
  }
  for (const [at, holder] of old.holder.entries())
    if (holder === NEUTRAL && now.holder[at] !== NEUTRAL)
      found.push({ thing: { type: 'member', seat: NEUTRAL }, from: `member-${at}`, to: `space-${at}` });
  return found;
}

/** Friends between Brooklyn and the families, debt markers between families and bank, tiles from track to hand. */
function markers({ open: old }: Seen, { open: now }: Seen): Move[] {
  const friends = paired(
    [
      ['brooklyn', now.brooklyn - old.brooklyn],
      ...now.friends.map((_, seat) => [`friends-${seat}`, changeIn(old.friends, now.friends, seat)] as const),
    ],
    { type: 'friend' },
  );
  const debts = now.debts.flatMap((places, owner) =>
    paired(
      places.map((_, at) => [
        at === owner ? `own-debts-${owner}` : `debts-${at}`,
        changeIn(old.debts[owner] ?? [], places, at),
      ]),
      { type: 'debt', owner },
    ),
  );
  const tiles = now.tiles.flatMap((states, seat) =>
    TILES.flatMap((_, tile): Move[] =>
      old.tiles[seat]?.[tile] === ON_TRACK && states[tile] === HELD
        ? [{ thing: { type: 'tile', tile }, from: `on-track-${seat}-${tile}`, to: `tiles-${seat}` }]
        : [],
    ),
  );
  return [...friends, ...debts, ...tiles];
}

/** Money from one family to another where what one got the other gave, else from or to the bank. */
function payments(before: Seen, after: Seen): Move[] {
  const changes = after.recalled.money.map((_, seat) => changeIn(before.recalled.money, after.recalled.money, seat));
  const found: Move[] = [];
  for (const [seat, amount] of changes.entries()) {
    if (amount <= 0) continue;
    const payer = changes.indexOf(-amount);
    if (payer >= 0) changes[payer] = 0;
    found.push({
      thing: { type: 'money', amount },
      from: payer >= 0 ? `money-${payer}` : `debts-${after.seats}`,
      to: `money-${seat}`,
    });
  }
  for (const [seat, amount] of changes.entries())
    if (amount < 0)
      found.push({ thing: { type: 'money', amount: -amount }, from: `money-${seat}`, to: `debts-${after.seats}` });
  return found;
}
