import { REFUSALS } from '@consigliere/kernel/host';
import { CLOSED, MATCH_REFUSALS, ROOM_REFUSALS } from '@consigliere/match';
import { z } from 'zod';

/** Why an answer or a command was refused: by the rules, the match or its room. */
export const REFUSED = [...REFUSALS, ...MATCH_REFUSALS, ...ROOM_REFUSALS] as const;

/** Errors in a request before any room is asked, and in the server itself. */
export const FAULTS = [
  'bad-message',
  'bad-origin',
  'bad-passkey',
  'bad-subscription',
  'bad-time-zone',
  'bad-discord',
  'bad-mail-address',
  'bad-matrix',
  'bad-slack',
  'bad-webhook',
  'banned',
  'closed-table',
  'devices-only',
  'muted',
  'no-free-seat',
  'no-guest',
  'no-operator',
  'no-mail',
  'no-such-channel',
  'no-such-code',
  'no-such-page',
  'no-such-passkey',
  'no-such-person',
  'no-such-profile',
  'no-such-recovery-code',
  'no-such-token',
  'no-such-transfer',
  'screen-watches',
  'seated-twice',
  'too-deep',
  'too-fast',
  'too-large',
  'too-many-blocks',
  'too-many-bot-tables',
  'too-many-channels',
  'too-many-mails',
  'too-many-merges',
  'too-many-invitations',
  'too-many-passkeys',
  'too-many-rooms',
  'too-many-sockets',
  'too-many-tokens',
  'too-slow',
  'internal',
] as const;

/** The closed list of all error codes. */
export const ERROR_CODES = [...REFUSED, ...CLOSED, ...FAULTS] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const errorCodeSchema = z.enum(ERROR_CODES);
export const closedSchema = z.enum(CLOSED);

/** The numbers a socket is closed with; 1012 (the server restarts) and 1009 (a message is too large) are the standard's. */
export const CLOSE = { restart: 1012, tooSlow: 4008, tooFast: 4029, tooManySockets: 4013 } as const;
