import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a link in a mail. A link for one purpose is useless for the other. */
export type LinkPurpose = 'confirm' | 'stop';

interface Signer {
  readonly id: string;
  readonly secret: string;
}

const sign = ({ id, secret }: Signer, purpose: LinkPurpose): string =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');

/** A link's token: the id of an address, and a signature by a secret that only the server has. */
export const makeLinkToken = (signer: Signer, purpose: LinkPurpose): string => `${signer.id}.${sign(signer, purpose)}`;

/** The id that a token names, before anybody has checked it. */
export const idIn = (token: string): string => token.split('.', 1)[0] ?? '';

export function isSigned(token: string, signer: Signer, purpose: LinkPurpose): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(makeLinkToken(signer, purpose))];
  return given.length === right.length && timingSafeEqual(given, right);
}
