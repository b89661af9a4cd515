import type { Fanout } from '../fanout/fanout.ts';
import type { GuestIds } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';

interface RevocationsOptions {
  readonly store: Pick<Store, 'tokens' | 'transfers' | 'channels'>;
  readonly fanout: Pick<Fanout, 'announce'>;
}

/** A person has at most this many devices that came by a link. */
const MOST_DEVICES = 20;

/** Revokes the tokens of devices and programs, and tells this node and the others about it. */
export interface Revocations {
  /** Revokes a person's token whose hash begins with this; false: there is none. */
  revoke(ids: GuestIds, beginning: string): Promise<boolean>;
  /** Revokes all of a person's tokens but one. */
  revokeOthers(ids: GuestIds, keptHash: string): Promise<void>;
  /** Revokes the devices that a person has used least lately, if there are more than a person can have. First devices stay. */
  revokeSurplus(ids: GuestIds): Promise<void>;
  /** Makes a person's unused links invalid: a device that is removed may have made them, to come back. */
  revokeLinks(ids: GuestIds): Promise<void>;
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
  const revoke: Revocations['revoke'] = async (ids, beginning) => {
    const revoked = await tokens.revoke(ids, beginning);
    await channels.removeWith(revoked);
    for (const tokenHash of revoked) {
      tell(tokenHash);
      fanout.announce({ type: 'revoked', tokenHash });
    }
    return revoked.length > 0;
  };
  return {
    revoke,
    revokeOthers: async (ids, keptHash) => {
      for (const { tokenHash } of await tokens.list(ids)) if (tokenHash !== keptHash) await revoke(ids, tokenHash);
    },
    revokeSurplus: async ids => {
      const devices = (await tokens.list(ids)).filter(({ kind, seenAt }) => kind === 'device' && seenAt !== null);
      const byUse = devices.toSorted((one, other) => (other.seenAt ?? 0) - (one.seenAt ?? 0));
      for (const { tokenHash } of byUse.slice(MOST_DEVICES)) await revoke(ids, tokenHash);
    },
    revokeLinks: transfers.removeAll,
    onRevoked: then => void listeners.push(then),
    heard: tell,
  };
}
