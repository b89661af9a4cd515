import type { Action, BarredAnswer, PublicView, Seat, SeatView, Shape, Table } from './shape.ts';

/** Any step in the form that the loop uses: every step has all the fields. */
export interface AnyStep<T extends Shape> {
  readonly kind: string;
  readonly rule: string | ((frame: object) => string);
  readonly secret: boolean;
  readonly waiting: ((frame: object, seats: number) => Seat | readonly Seat[]) | null;
  readonly legal: ((view: SeatView<T>, frame: object) => readonly Action<T>[]) | null;
  readonly barred: ((view: SeatView<T>, frame: object) => readonly BarredAnswer<Action<T>>[]) | null;
  readonly forbidden: ((view: SeatView<T>, frame: object) => readonly BarredAnswer<Action<T>>[]) | null;
  readonly forced: true | ((view: PublicView<T>, frame: object) => Action<T> | null) | null;
  readonly take: ((table: Table<T>, frame: object, seat: Seat, action: Action<T>) => void) | null;
  readonly seals: ((action: Action<T>) => boolean) | null;
  readonly silence: Action<T> | null;
  readonly concerns: ((frame: object, seat: Seat) => boolean) | null;
  readonly run: ((table: Table<T>, frame: object, answers: readonly (readonly Action<T>[])[]) => void) | null;
}
