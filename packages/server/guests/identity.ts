import type { IncomingMessage } from 'node:http';
import type { Context } from '../context.ts';
import { DAY } from '../house/expiry.ts';
import type { Guest } from '../store/guests.ts';
import type { TokenKind } from '../store/schema.ts';
import type { Token } from '../store/secrets.ts';
import { readFormerSecret, readSecret } from './cookie.ts';
import { findPerson } from './ids.ts';
import { hashOf } from './secret.ts';

const BEARER = /^Bearer ([0-9A-Za-z_-]{43})$/;

/** Tells whether a program is calling: it identifies itself by a token, and then no cookie counts. */
export const isProgram = ({ headers }: IncomingMessage): boolean => headers.authorization !== undefined;

/** How long a program's token works, in days. */
export const PROGRAM_DAYS = 365;

/** Until when a token works; null: as long as it is used. Tokens without a kind may be a device's. */
export const expiryOf = ({ kind, createdAt }: Pick<Token, 'kind' | 'createdAt'>): number | null =>
  kind === 'program' ? createdAt + PROGRAM_DAYS * DAY : null;

/** Limits and handlers ask for the same guest: it is looked up once for each request. */
const found = new WeakMap<IncomingMessage, Promise<Guest | undefined>>();

type Known = Pick<Context, 'store' | 'clock'>;

/** The guest who is calling; undefined: unknown. */
export function findGuest(request: IncomingMessage, context: Known): Promise<Guest | undefined> {
  const known = found.get(request) ?? lookUpGuest(request, context);
  found.set(request, known);
  return known;
}

async function lookUpGuest(request: IncomingMessage, context: Known): Promise<Guest | undefined> {
  const credential = credentialOf(request);
  return credential === undefined ? undefined : findByCredential(context, credential);
}

/** The secret by which a caller is a guest, as the store knows it. */
export interface Credential {
  readonly kind: TokenKind;
  readonly tokenHash: string;
}

/** The credential of a request; undefined: it has none. */
export function credentialOf(request: IncomingMessage): Credential | undefined {
  if (!isProgram(request)) return deviceCredential(readSecret(request));
  const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  return token === undefined ? undefined : { kind: 'program', tokenHash: hashOf('bearer', token) };
}

const deviceCredential = (secret: string | undefined): Credential | undefined =>
  secret === undefined ? undefined : { kind: 'device', tokenHash: hashOf('device', secret) };

/**
 * The guest of a credential, looked up again: it may have been revoked since. The credential of a guest who was merged into another is
 * that one's.
 */
export async function findByCredential(context: Known, { kind, tokenHash }: Credential): Promise<Guest | undefined> {
  const { guests } = context.store;
  // The first device is stored with the guest, those that came by a transfer beside the tokens.
  const first = kind === 'device' ? await guests.findByToken(tokenHash) : undefined;
  if (first === undefined) return findByToken(context, tokenHash);
  const guest = first.owner === null ? first : await guests.findById(first.owner);
  return guest === undefined ? undefined : noteVisit(context, guest);
}

/** The guest that this device was before the server had https; undefined: none is known. */
export async function findFormerGuest(request: IncomingMessage, context: Known): Promise<Guest | undefined> {
  const credential = deviceCredential(readFormerSecret(request));
  return credential === undefined ? undefined : findByCredential(context, credential);
}

async function findByToken(context: Known, tokenHash: string): Promise<Guest | undefined> {
  const { store, clock } = context;
  const token = await store.tokens.find(tokenHash);
  if (token === undefined || clock.wall() >= (expiryOf(token) ?? Number.POSITIVE_INFINITY)) return undefined;
  if (clock.wall() - token.seenAt > DAY) await store.tokens.touch(tokenHash, clock.wall());
  const guest = await findPerson(store, token.guest);
  return guest === undefined ? undefined : noteVisit(context, guest);
}

/** A guest's last visit is stored to the day: a guest who doesn't come for long is deleted. */
async function noteVisit({ store, clock }: Known, guest: Guest): Promise<Guest> {
  if (clock.wall() - guest.seenAt > DAY) await store.guests.update(guest.id, { seenAt: clock.wall() });
  return guest;
}
