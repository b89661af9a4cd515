import { answers, type Decision, type Seat } from '@consigliere/kernel';
import { occupy } from '../moves.ts';
import { type BoardDrawers, type DerPate, type DpTable, EMPTY } from '../types.ts';

type SettleAction = DerPate['Flow']['settle']['action'];

const PARK = answers(12, space => ({ type: 'park', space }));
const DISTRICT = answers(4, district => ({ type: 'district', district }));

/** The districts nobody has chosen yet: their first business is empty. */
function findFreeDistricts({ given, open }: BoardDrawers): SettleAction[] {
  const free: SettleAction[] = [];
  let last = -1;
  for (let business = 0; business < open.holder.length; business++) {
    const district = given.street[business]?.district ?? 0;
    if (district !== last && open.holder[business] === EMPTY) free.push(DISTRICT(district));
    last = district;
  }
  return free;
}

/** Puts one of the family's members on each of the three businesses of a district. */
export function settleDistrict(table: DpTable, rule: string, seat: Seat, district: number): void {
  table.tell(rule, { type: 'settled', seat, district });
  for (const [business, each] of table.given.street.entries())
    if (each.district === district) occupy(table, rule, seat, business);
}

/** DP-3 The first player parks the car; then each player, counter-clockwise, chooses a district, the start player last. */
export const settle: Decision<DerPate, 'settle'> = {
  rule: 'DP-3',
  waiting: frame => frame.seat,
  /** The last of four districts leaves no choice. */
  forced: true,
  legal: (view, frame) => (frame.parked ? findFreeDistricts(view) : PARK.all),
  take(table, frame, seat, action) {
    if (action.type === 'park') {
      frame.parked = true;
      table.open.car = action.space;
      table.tell('DP-3', { type: 'parked', seat, space: action.space });
    } else choose(table, frame, action.district);
  },
};

function choose(table: DpTable, frame: DerPate['Flow']['settle']['frame'], district: number): void {
  const { seat } = frame;
  settleDistrict(table, 'DP-3', seat, district);
  frame.seat = (seat + table.seats.length - 1) % table.seats.length;
  if (seat === table.open.startPlayer) table.done();
}
