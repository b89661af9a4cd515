import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { ServerKeys } from '../../store/server-keys.ts';

/** The server's key for push services: they let nobody else send to what was subscribed with it. */
export interface VapidKey {
  /** As browsers want it: an uncompressed point of P-256 in base64url. */
  readonly publicKey: string;
  /** The header by which a push service knows the sender (RFC 8292). */
  authorize(endpoint: string, wall: number): string;
}

const NAME = 'push';
/** How long a signature is valid, in seconds. */
const VALID = 12 * 3600;

/** The key of all nodes over one store. It is made when it is first needed. */
export async function openVapidKey(keys: ServerKeys, publicUrl: string): Promise<VapidKey> {
  const stored = (await keys.find(NAME)) ?? (await keys.add(NAME, makeKey()));
  const key = createPrivateKey({ key: Buffer.from(stored, 'base64url'), format: 'der', type: 'pkcs8' });
  const publicKey = rawPublicKey(key);
  return {
    publicKey,
    authorize: (endpoint, wall) => {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor(wall / 1000) + VALID, sub: publicUrl };
      const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encode).join('.');
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const makeKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64url');

function rawPublicKey(key: KeyObject): string {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
}
