import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import type { Guest } from '../store/guests.ts';
import { makeCookie, NO_PLAIN_COOKIE, readFormerSecret } from './cookie.ts';
import { deviceNameOf } from './device-name.ts';
import { credentialOf, findByCredential, isProgram } from './identity.ts';
import { findPerson } from './ids.ts';
import { hashOf, newSecret } from './secret.ts';

type SignInContext = Pick<Context, 'store' | 'clock' | 'limits' | 'sanctions' | 'revocations' | 'merging'>;

interface SigningIn {
  readonly guest: Guest;
  /** Whether the guest that the device is until now becomes a part of that one. */
  readonly merges: boolean;
}

/** The device's credential until now; undefined: it has none, or a program is calling, which can't sign in. */
const deviceOf = ({ raw }: FastifyRequest) => (isProgram(raw) ? undefined : credentialOf(raw));

async function findPresent(context: SignInContext, request: FastifyRequest): Promise<Guest | undefined> {
  const before = deviceOf(request);
  return before === undefined ? undefined : findByCredential(context, before);
}

/** Throws a problem if a merge is wanted that can't be. To be called before signing in, and before a secret is used up that works once. */
export async function checkMerge(
  context: SignInContext,
  request: FastifyRequest,
  { guest, merges }: SigningIn,
): Promise<void> {
  if (!merges) return;
  // First, because it may change whose the device is.
  await context.merging.finishPending();
  const present = await findPresent(context, request);
  const into = (await findPerson(context.store, guest.id)) ?? guest;
  if (present === undefined || present.id === into.id) return;
  await context.limits.spend('merge', present.id);
  // A ban would count for all ids, for good.
  if (context.sanctions.findBan({ guests: into.ids }) !== undefined) throw new Problem('banned');
  await context.merging.check(present, into);
}

/**
 * Makes the device that sends a request this guest: with a token of its own, so that its guest can remove it alone. The token that the
 * device had before is revoked. If its guest is to become a part of this one and can't, nothing changes and a problem is thrown.
 */
export async function signIn(
  context: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { guest, merges }: SigningIn,
): Promise<void> {
  const { store, clock, revocations } = context;
  const { raw } = request;
  const present = await findPresent(context, request);
  if (merges && present !== undefined) await context.merging.merge(present, guest);
  const { id, ids } = (await findPerson(store, guest.id)) ?? guest;
  // A guest who hasn't been seen for long could be deleted before the next request, with everything that has just come along.
  await store.guests.update(id, { seenAt: clock.wall() });
  const secret = newSecret();
  const name = deviceNameOf(raw.headers['user-agent']);
  const device = { kind: 'device', name, createdAt: clock.wall() } as const;
  await store.tokens.add({ tokenHash: hashOf('device', secret), guest: id, ...device });
  await revocations.revokeSurplus(ids);
  const before = deviceOf(request);
  if (before !== undefined && present !== undefined) {
    const owner = merges ? ids : present.ids;
    await revocations.revoke(owner, before.tokenHash);
  }
  const isFormer = readFormerSecret(raw) !== undefined;
  reply.header('set-cookie', [makeCookie(raw, secret), ...(isFormer ? [NO_PLAIN_COOKIE] : [])]);
}
