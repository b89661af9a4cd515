import type { Action, Seat, Shape } from '@consigliere/kernel';
import { asking } from '@consigliere/kernel/host';
import { findOpenWindow } from '../window.ts';
import type { Order } from './lines.ts';
import { listAwaitedSeats, type Room } from './room.ts';
import { patienceOf } from './terms.ts';

/** The decision a room waits for. */
export interface PendingDecision {
  readonly decision: number;
  readonly branch: number;
  readonly secret: boolean;
  /** In a reaction window: the answer that silence stands for. */
  readonly silence: Action<Shape> | null;
  readonly waiting: readonly Seat[];
  /** In an open decision, the number of deeds before it: each may change the legal answers, even if the same call asks again. */
  readonly deeds: number | null;
}

/** Whether both are the same question. */
export const isSameDecision = (one: PendingDecision | null, other: PendingDecision | null): boolean =>
  one?.decision === other?.decision && one?.branch === other?.branch && one?.deeds === other?.deeds;

/** The last result is cached, because it is needed many times for the same room. */
let latest: { readonly room: Room; readonly pending: PendingDecision | null } | null = null;

/** null: nobody is asked anything, or the match is paused. */
export function findPendingDecision(room: Room): PendingDecision | null {
  if (latest?.room !== room) latest = { room, pending: computePendingDecision(room) };
  return latest.pending;
}

function computePendingDecision(room: Room): PendingDecision | null {
  const waiting = listAwaitedSeats(room);
  if (room.match === null || waiting.length === 0) return null;
  const { rules, course, branch, deeds } = room.match;
  const question = asking(rules, course.state);
  if (question === null) return null;
  const { call, step } = question;
  const { secret, silence } = step;
  return { decision: call.id, branch, secret, silence, waiting, deeds: secret ? null : deeds.length };
}

/** The awaited seats for which a bot answers: bots, and people who are away. In a reaction window nobody stands in. */
export function listAwaitedBots(room: Room): readonly Seat[] {
  const pending = findPendingDecision(room);
  if (pending === null) return [];
  return pending.waiting.filter(seat => {
    const chair = room.chairs[seat];
    return chair !== undefined && (chair.sitter === 'bot' || (chair.isAway && pending.silence === null));
  });
}

/** The awaited seats with a standing order to pass, even while they are away. A reaction window without an end doesn't wait for absent players. */
export function listAwaitedOrders(room: Room): readonly Seat[] {
  const pending = findPendingDecision(room);
  if (pending === null || pending.silence === null) return [];
  const isEndless = patienceOf(room.terms.clock).window === null;
  return pending.waiting.filter(seat => {
    const order = room.orders[seat] ?? null;
    const chair = room.chairs[seat];
    if (chair?.sitter !== 'person') return false;
    return (isEndless && chair.isAway) || (order !== null && isOrderMeant(room, seat, order));
  });
}

/** Whether a standing order applies to the reaction window on top. */
function isOrderMeant({ match }: Room, seat: Seat, order: Order): boolean {
  if (match === null) return false;
  const { rules, course } = match;
  if (order.kind === 'this-turn') return course.state.flow.some(({ id }) => id === order.call);
  if (order.kind === 'always') return true;
  const asked = asking(rules, course.state);
  return asked !== null && asked.step.concerns?.(asked.call.frame, seat) !== true;
}

/**
 * The part of a line that says that nobody may see it before the open reaction window closes. A player who wasn't asked in it can only
 * take back what opened it, which everybody sees.
 */
export function markUnseen({ match }: Room, undoer?: Seat): { readonly isUnseen?: true } {
  const window = match === null ? null : findOpenWindow(match);
  return window !== null && (undoer === undefined || window.asked.includes(undoer)) ? { isUnseen: true } : {};
}

/** The call that an order for this turn refers to: the topmost one that isn't a reaction window. */
export function findTurnCall({ match }: Room): number | null {
  if (match === null) return null;
  const { rules, course } = match;
  const windows = new Set(rules.steps.filter(({ silence }) => silence !== null).map(({ kind }) => kind));
  return course.state.flow.findLast(({ kind }) => !windows.has(kind))?.id ?? null;
}
