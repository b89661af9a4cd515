import type { ErrorCode } from '@consigliere/protocol';

/** A problem that a guest is told by its code; anything else that is thrown is an internal error, which isn't shown. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly rule: string | null;
  /** The tables that it is about. */
  readonly tables: readonly ProblemTable[];

  constructor(code: ErrorCode, rule: string | null = null, tables: readonly ProblemTable[] = []) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.rule = rule;
    this.tables = tables;
  }
}

export interface ProblemTable {
  readonly room: string;
  readonly game: string;
}

const STATUS: Partial<Record<ErrorCode, number>> = {
  'bad-message': 400,
  'bad-options': 400,
  'bad-seats': 400,
  'bad-name': 400,
  'bad-passkey': 400,
  'bad-subscription': 400,
  'bad-time-zone': 400,
  'bad-discord': 400,
  'bad-mail-address': 400,
  'bad-matrix': 400,
  'bad-slack': 400,
  'bad-webhook': 400,
  'bad-entropy': 400,
  'bad-level': 400,
  'no-such-game': 400,
  'too-deep': 400,
  malformed: 400,
  'no-guest': 401,
  'no-operator': 401,
  banned: 403,
  muted: 403,
  'bad-origin': 403,
  'devices-only': 403,
  'not-owner': 403,
  'not-seated': 403,
  'no-spectators': 403,
  'no-such-channel': 404,
  'no-such-room': 404,
  'no-such-seat': 404,
  'no-such-page': 404,
  'no-such-passkey': 404,
  'no-such-person': 404,
  'no-such-profile': 404,
  'no-such-recovery-code': 404,
  'no-such-token': 404,
  'no-such-transfer': 404,
  'too-large': 413,
  'too-fast': 429,
  'too-many-mails': 429,
  'no-mail': 503,
  internal: 500,
};

/** A refusal because of the present state is a conflict. */
export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 409;
