import { hash, randomBytes } from 'node:crypto';

/** What a secret is good for: the hash of one is of no use as another. */
type Purpose = 'device' | 'bearer' | 'transfer';

/** 256 bits, in letters that a link and a cookie can carry. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. It is too long to be guessed, so one round of a plain hash does. */
export const hashOf = (purpose: Purpose, secret: string): string => hash('sha256', `${purpose}:${secret}`, 'hex');
