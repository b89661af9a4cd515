export const REFUSALS = ['over', 'not-awaited', 'malformed', 'not-legal'] as const;
export type AnswerRefusal = (typeof REFUSALS)[number];

/** An answer that can't be accepted: a code for programs, and the rule that forbids it if there is one. */
export class IllegalAction extends Error {
  readonly code: AnswerRefusal;
  readonly rule: string | null;

  constructor(code: AnswerRefusal, rule: string | null) {
    super(rule === null ? code : `${code} (${rule})`);
    this.code = code;
    this.rule = rule;
  }
}
