import { DUE, wake } from '../room/due.ts';
import type { Line } from '../room/lines.ts';
import type { Room } from '../room/room.ts';
import type { Append } from '../store.ts';
import { makeAppend } from './append.ts';

/** The append of lines that no open host has written. */
export const appendOf = (room: Room, lines: readonly Line[], leaseUntil: number): Append =>
  makeAppend(room, lines, { leaseUntil, wake: wake(room), deadlines: DUE.listDeadlines(room) });
