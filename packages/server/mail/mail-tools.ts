import type { Limits } from '../limits.ts';
import type { MailStore } from '../store/mails.ts';
import type { PostOffice } from './post-office.ts';

/** The parts of a server by which it sends mails. */
export interface MailTools {
  readonly office: PostOffice;
  readonly mails: MailStore;
  readonly limits: Pick<Limits, 'spend'>;
  /** Tells the operator why the mail server can't be used. */
  readonly onDown: (why: string) => void;
}
