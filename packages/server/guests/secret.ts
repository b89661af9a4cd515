import { hash, randomBytes } from 'node:crypto';

/** The purpose of a secret: the hash for one purpose is useless for another. */
type Purpose = 'device' | 'bearer' | 'transfer' | 'challenge' | 'session' | 'recovery';

/** 256 bits, in characters that are safe in a link and a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret. A secret is too long to be guessed, so one round of a plain hash is enough. */
export const hashOf = (purpose: Purpose, secret: string): string => hash('sha256', `${purpose}:${secret}`, 'hex');
