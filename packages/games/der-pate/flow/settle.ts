import type { Decision, Seat } from '@consigliere/kernel';
import { occupy } from '../moves.ts';
import { ALONE } from '../seats.ts';
import { type Board, type DerPate, type DpTable, EMPTY } from '../types.ts';

type Action = DerPate['Flow']['settle']['action'];

const PARK: readonly Action[] = Array.from({ length: 12 }, (_, space) =>
  Object.freeze({ type: 'park', space } as const),
);
const DISTRICT: readonly Action[] = [0, 1, 2, 3].map(district =>
  Object.freeze({ type: 'district', district } as const),
);

/** The districts nobody has chosen: their first business is empty. */
function freeDistricts({ given, open }: Board): Action[] {
  const free: Action[] = [];
  let last = -1;
  for (let business = 0; business < open.holder.length; business++) {
    const district = given.street[business]?.district ?? 0;
    if (district !== last && open.holder[business] === EMPTY) free.push(DISTRICT[district] as Action);
    last = district;
  }
  return free;
}

/** Puts one own member on each of the three businesses of a district. */
export function settleDistrict(table: DpTable, rule: string, seat: Seat, district: number): void {
  table.tell(rule, { type: 'settled', seat, district });
  for (const [business, each] of table.given.street.entries())
    if (each.district === district) occupy(table, rule, seat, business);
}

/** DP-3 The first one parks the car; then each, counter-clockwise, chooses a district, the start player last. */
export const settle: Decision<DerPate, 'settle'> = {
  rule: 'DP-3',
  waiting: frame => (frame.asks ? (ALONE[frame.seat] ?? []) : []),
  legal: (view, frame) => (frame.parked ? freeDistricts(view) : PARK),
  take(table, frame, seat, action) {
    frame.asks = false;
    if (action.type === 'park') {
      frame.parked = true;
      table.open.car = action.space;
      table.tell('DP-3', { type: 'parked', seat, space: action.space });
    } else choose(table, frame, action.district);
  },
  /** The last district of four is nobody's choice. */
  run(table, frame) {
    const [only, ...others] = frame.parked ? freeDistricts(table) : PARK;
    if (only?.type === 'district' && others.length === 0) choose(table, frame, only.district);
    else frame.asks = true;
  },
};

function choose(table: DpTable, frame: DerPate['Flow']['settle']['frame'], district: number): void {
  const { seat } = frame;
  settleDistrict(table, 'DP-3', seat, district);
  frame.seat = (seat + table.seats.length - 1) % table.seats.length;
  if (seat === table.open.startPlayer) table.done();
}
