import type { Fanout } from '../fanout/fanout.ts';
import type { Store } from '../store/open-store.ts';

interface RevocationsOptions {
  readonly store: Pick<Store, 'tokens' | 'transfers' | 'channels'>;
  readonly fanout: Pick<Fanout, 'announce'>;
}

/** A guest has at most this many devices that came by a link. */
const MOST_DEVICES = 20;

/** Revokes the tokens of devices and programs, and tells this node and the others about it. */
export interface Revocations {
  /** Revokes a guest's token whose hash begins with this; false: there is none. */
  revoke(guest: string, beginning: string): Promise<boolean>;
  /** Revokes all of a guest's tokens but one. */
  revokeOthers(guest: string, keptHash: string): Promise<void>;
  /** Revokes the devices that a guest has used least lately, if there are more than a guest can have. The first one stays. */
  revokeSurplus(guest: string): Promise<void>;
  /** Makes a guest's unused links invalid: a device that is removed may have made them, to come back. */
  revokeLinks(guest: string): Promise<void>;
  /** Calls back when a token is revoked, here or at another node. */
  onRevoked(then: (tokenHash: string) => void): void;
  /** Handles the news of another node that has revoked a token. */
  heard(tokenHash: string): void;
}

export function openRevocations({ store: { tokens, transfers, channels }, fanout }: RevocationsOptions): Revocations {
  const listeners: ((tokenHash: string) => void)[] = [];
  const tell = (tokenHash: string): void => {
    for (const each of listeners) each(tokenHash);
  };
  const revoke: Revocations['revoke'] = async (guest, beginning) => {
    const revoked = await tokens.revoke(guest, beginning);
    await channels.removeWith(revoked);
    for (const tokenHash of revoked) {
      tell(tokenHash);
      fanout.announce({ type: 'revoked', tokenHash });
    }
    return revoked.length > 0;
  };
  return {
    revoke,
    revokeOthers: async (guest, keptHash) => {
      for (const { tokenHash } of await tokens.list(guest)) if (tokenHash !== keptHash) await revoke(guest, tokenHash);
    },
    revokeSurplus: async guest => {
      const devices = (await tokens.list(guest)).filter(({ kind, seenAt }) => kind === 'device' && seenAt !== null);
      const byUse = devices.toSorted((one, other) => (other.seenAt ?? 0) - (one.seenAt ?? 0));
      for (const { tokenHash } of byUse.slice(MOST_DEVICES)) await revoke(guest, tokenHash);
    },
    revokeLinks: transfers.removeAll,
    onRevoked: then => void listeners.push(then),
    heard: tell,
  };
}
