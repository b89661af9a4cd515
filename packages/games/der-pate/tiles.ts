import { answers, type BarredAnswer, getAt, type Seat } from '@consigliere/kernel';
import { advanceOn, mayAdvance, moveDebt, pay, takeFriend, tellIdle } from './moves.ts';
import {
  type AnswerList,
  BIRTHDAY,
  type BoardDrawers,
  type DpTable,
  type FavourUse,
  FRIENDS_PER_TURN,
  GRANDCHILD,
  type GreyUse,
  HELD,
  PUPPET,
  TILES,
  type Tile,
  TRACKS,
  type Track,
  USED,
  WEDDING,
} from './types.ts';

export const holds = ({ open }: BoardDrawers, seat: Seat, tile: number): boolean => open.tiles[seat]?.[tile] === HELD;

export function spendTile(table: DpTable, seat: Seat, tile: Tile): void {
  getAt(table.open.tiles, seat)[TILES.indexOf(tile)] = USED;
  table.tell(tile === 'wedding' || tile === 'grandchild' || tile === 'birthday' ? 'DP-26' : 'DP-27', {
    type: 'tile-used',
    seat,
    tile,
  });
}

/** DP-C3 Rolls a die: 1 to 5, or 0 for the puppet hand. */
export const rollDie = (table: DpTable, purpose: string): number => table.random(purpose, 6);

const USE_WEDDING: GreyUse = Object.freeze({ type: 'tile', tile: 'wedding' });
const USE_GRANDCHILD: GreyUse = Object.freeze({ type: 'tile', tile: 'grandchild' });
const USE_BIRTHDAY = TRACKS.map(track => Object.freeze({ type: 'tile', tile: 'birthday', track } as const));

/** DP-26, DP-40 The uses of a grey tile in hand that have an effect. */
export function listGreyUses(board: BoardDrawers, seat: Seat, tile: number, into: AnswerList<GreyUse>): void {
  if (!holds(board, seat, tile)) return;
  if (tile === WEDDING && board.open.brooklyn > 0) into.push(USE_WEDDING);
  if (tile === GRANDCHILD) into.push(USE_GRANDCHILD);
  if (tile === BIRTHDAY) for (const use of USE_BIRTHDAY) if (mayAdvance(board, seat, use.track)) into.push(use);
}

/** DP-40 The grey tiles in hand, and the favours there is a friend for, that would have no effect. */
export function listIdleUses(board: BoardDrawers, seat: Seat): (GreyUse | FavourUse)[] {
  const { open, given } = board;
  const reached = open.friends[seat] === 0 ? 0 : (open.favours[seat] ?? 0);
  const isFull = (track: Track): boolean => !mayAdvance(board, seat, track);
  const idle: (GreyUse | FavourUse)[] = [];
  if (holds(board, seat, WEDDING) && open.brooklyn === 0) idle.push(USE_WEDDING);
  if (holds(board, seat, BIRTHDAY)) idle.push(...USE_BIRTHDAY.filter(({ track }) => isFull(track)));
  if (hasReached(given, reached, MEMBER_BACK) && open.river[seat] === 0) idle.push(FAVOUR_1);
  if (hasReached(given, reached, TWO_STEPS))
    idle.push(...FAVOUR_3.filter(({ track }) => given.favour3.includes(track) && isFull(track)));
  return idle;
}

/** DP-26 Wedding: a friend. Grandchild: a separate die, 1,000 $ per pip. Birthday: one space on any track. */
export function useGrey(table: DpTable, seat: Seat, use: GreyUse): void {
  spendTile(table, seat, use.tile);
  switch (use.tile) {
    case 'wedding':
      return takeFriend(table, 'DP-26', seat);
    case 'grandchild': {
      const face = rollDie(table, 'grandchild');
      table.tell('DP-26', { type: 'extra-die', seat, face, reason: 'grandchild' });
      if (face === PUPPET) return tellIdle(table, 'DP-26', 'grandchild', { why: 'puppet-hand', seat });
      return pay(table, 'DP-26', { seat, amount: 1000 * face, reason: 'grandchild' });
    }
    case 'birthday':
      return advanceOn(table, 'DP-26', { seat, track: use.track, steps: 1 });
  }
}

/** DP-31 The favours by their numbers. */
const [MEMBER_BACK, MARKER_BACK, MONEY] = [1, 2, 4] as const;
export const TWO_STEPS = 3;

/** DP-30 Whether a favour is under a marker that has reached a space, or before it. */
export function hasReached({ favours }: BoardDrawers['given'], reached: number, favour: number): boolean {
  for (let space = 0; space < reached; space++) if (favours[space] === favour) return true;
  return false;
}

const FAVOUR_1: FavourUse = Object.freeze({ type: 'favour', favour: 1 });
const FAVOUR_2 = answers(5, holder => ({ type: 'favour', favour: 2, holder }));
const FAVOUR_3 = TRACKS.map(track => Object.freeze({ type: 'favour', favour: 3, track } as const));
const FAVOUR_4: FavourUse = Object.freeze({ type: 'favour', favour: 4 });

/** DP-30, DP-31, DP-40 The favours a friend can be handed in for: the one under the marker or an earlier one, if it has an effect. */
export function listFavourUses(
  board: BoardDrawers,
  seat: Seat,
  friendsUsed: number,
  into: AnswerList<FavourUse>,
): void {
  const { open, given } = board;
  const reached = open.favours[seat] ?? 0;
  if (open.friends[seat] === 0 || friendsUsed >= FRIENDS_PER_TURN || reached === 0) return;
  for (let space = 0; space < reached; space++) listUsesOf(board, seat, given.favours[space] ?? 0, into);
}

/** DP-31, DP-40 The uses of one favour that have an effect. */
function listUsesOf(board: BoardDrawers, seat: Seat, favour: number, into: AnswerList<FavourUse>): void {
  const { open, given } = board;
  if (favour === MEMBER_BACK && (open.river[seat] ?? 0) > 0) into.push(FAVOUR_1);
  if (favour === MARKER_BACK) {
    const markers = open.debts[seat] ?? [];
    for (let holder = 0; holder < markers.length; holder++)
      if (holder !== seat && markers[holder] !== 0) into.push(FAVOUR_2(holder));
  }
  if (favour === TWO_STEPS)
    for (const track of given.favour3)
      if (mayAdvance(board, seat, track)) into.push(getAt(FAVOUR_3, TRACKS.indexOf(track)));
  if (favour === MONEY) into.push(FAVOUR_4);
}

export function useFavour(table: DpTable, seat: Seat, use: FavourUse): void {
  const { open } = table;
  open.friends[seat] = (open.friends[seat] ?? 0) - 1;
  open.brooklyn++;
  table.tell('DP-30', { type: 'favour', seat, favour: use.favour });
  switch (use.favour) {
    case 1:
      open.river[seat] = (open.river[seat] ?? 0) - 1;
      open.supply[seat] = (open.supply[seat] ?? 0) + 1;
      return table.tell('DP-31', { type: 'rescued', seat });
    case 2:
      return moveDebt(table, 'DP-31', { owner: seat, from: use.holder, to: seat });
    case 3:
      return advanceOn(table, 'DP-31', { seat, track: use.track, steps: 2 });
    case 4:
      return pay(table, 'DP-31', { seat, amount: 5000, reason: 'favour' });
  }
}

/** DP-25, DP-30, DP-31 All uses of tiles and favours, each with the rule that a player without them would break. */
export const listUnreachableUses = ({ given }: BoardDrawers): BarredAnswer<GreyUse | FavourUse>[] => [
  ...[USE_WEDDING, USE_GRANDCHILD, ...USE_BIRTHDAY].map(action => ({ action, rule: 'DP-25' })),
  ...[FAVOUR_1, ...FAVOUR_2.all, FAVOUR_4].map(action => ({ action, rule: 'DP-30' })),
  ...FAVOUR_3.map(action => ({ action, rule: given.favour3.includes(action.track) ? 'DP-30' : 'DP-31' })),
];
