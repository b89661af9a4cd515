import type { CommandRefused } from '../room/commands.ts';
import type { Closed } from './journal.ts';

/** How a command ended: acknowledged (then it is durable), refused, or the room cannot be opened here. */
export type Ack =
  | { readonly ok: true }
  | CommandRefused
  | { readonly ok: false; readonly code: Closed; readonly rule: null };
