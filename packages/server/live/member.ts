import type { ServerMessage } from '@consigliere/protocol';

/** A socket that looks at rooms. */
export interface Member {
  readonly guest: string;
  /** Sends a message that was made into text before, because others are sent the same. */
  send(text: string): void;
}

export const textOf = (message: ServerMessage): string => JSON.stringify(message);
