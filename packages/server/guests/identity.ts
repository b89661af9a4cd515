import type { IncomingMessage } from 'node:http';
import type { Guest } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';
import { readFormerSecret, readSecret } from './cookie.ts';
import { hashOf } from './secret.ts';

const BEARER = /^Bearer ([0-9A-Za-z_-]{43})$/;

/** Tells whether a program is calling: it identifies itself by a token, and then no cookie counts. */
export const isProgram = ({ headers }: IncomingMessage): boolean => headers.authorization !== undefined;

/** The guest who is calling; undefined: unknown. */
export async function findGuest(request: IncomingMessage, store: Store): Promise<Guest | undefined> {
  if (isProgram(request)) {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    return token === undefined ? undefined : findByToken(store, hashOf('bearer', token));
  }
  return findByDevice(store, readSecret(request));
}

/** The guest that this device was before the server had https; undefined: none is known. */
export const findFormerGuest = (request: IncomingMessage, store: Store): Promise<Guest | undefined> =>
  findByDevice(store, readFormerSecret(request));

async function findByDevice(store: Store, secret: string | undefined): Promise<Guest | undefined> {
  if (secret === undefined) return undefined;
  const device = hashOf('device', secret);
  // The first device is stored with the guest, those that came by a transfer beside the tokens.
  return (await store.guests.findByToken(device)) ?? findByToken(store, device);
}

async function findByToken({ tokens, guests }: Store, tokenHash: string): Promise<Guest | undefined> {
  const id = await tokens.findGuest(tokenHash);
  return id === undefined ? undefined : guests.findById(id);
}
