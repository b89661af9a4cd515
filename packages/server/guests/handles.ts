import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Invitations } from '../store/invitations.ts';

/** Names other guests to one guest, for whom alone such a handle works. */
export interface Handles {
  /** The handle of a guest for its owner. The same pair always has the same handle. */
  make(owner: string, other: string): Promise<string>;
  /** The guest of an owner's handle; undefined: it isn't one of theirs. */
  read(owner: string, handle: string): Promise<string | undefined>;
}

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** A handle is the other guest's id, encrypted for its owner, so that nothing has to be stored for a pair. */
export function openHandles({ readKey }: Pick<Invitations, 'readKey'>): Handles {
  let reading: Promise<Buffer> | null = null;
  const keyOf = (): Promise<Buffer> => {
    reading ??= readKey().then(key => Buffer.from(key, 'hex'));
    // After a failure the next request tries again.
    reading.catch(() => {
      reading = null;
    });
    return reading;
  };
  return {
    make: async (owner, other) => {
      const key = await keyOf();
      const nonce = createHmac('sha256', key).update(`${owner}:${other}`).digest().subarray(0, NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(other, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    read: async (owner, handle) => {
      const bytes = Buffer.from(handle, 'base64url');
      if (bytes.length <= NONCE + TAG) return undefined;
      const cipher = createDecipheriv(CIPHER, await keyOf(), bytes.subarray(0, NONCE)).setAAD(Buffer.from(owner));
      cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        return cipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + cipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
