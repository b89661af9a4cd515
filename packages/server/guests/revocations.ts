import type { Fanout } from '../fanout/fanout.ts';
import type { Store } from '../store/open-store.ts';

interface RevocationsOptions {
  readonly store: Pick<Store, 'tokens'>;
  readonly fanout: Pick<Fanout, 'announce'>;
}

/** Revokes the tokens of devices and programs, and tells this node and the others about it. */
export interface Revocations {
  /** Revokes a guest's token whose hash begins with this; false: there is none. */
  revoke(guest: string, beginning: string): Promise<boolean>;
  /** Calls back when a token is revoked, here or at another node. */
  onRevoked(then: (tokenHash: string) => void): void;
  /** Handles the news of another node that has revoked a token. */
  heard(tokenHash: string): void;
}

export function openRevocations({ store: { tokens }, fanout }: RevocationsOptions): Revocations {
  const listeners: ((tokenHash: string) => void)[] = [];
  const tell = (tokenHash: string): void => {
    for (const each of listeners) each(tokenHash);
  };
  return {
    revoke: async (guest, beginning) => {
      const revoked = await tokens.revoke(guest, beginning);
      for (const tokenHash of revoked) {
        tell(tokenHash);
        fanout.announce({ type: 'revoked', tokenHash });
      }
      return revoked.length > 0;
    },
    onRevoked: then => void listeners.push(then),
    heard: tell,
  };
}
