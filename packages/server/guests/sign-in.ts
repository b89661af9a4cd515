import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Guest } from '../store/guests.ts';
import { makeCookie, NO_PLAIN_COOKIE, readFormerSecret } from './cookie.ts';
import { deviceNameOf } from './device-name.ts';
import { credentialOf, findByCredential, isProgram } from './identity.ts';
import { hashOf, newSecret } from './secret.ts';

type SignInContext = Pick<Context, 'store' | 'clock' | 'revocations'>;

/**
 * Makes the device that sends a request this guest: with a token of its own, so that its guest can remove it alone. The token that the
 * device had before is revoked.
 */
export async function signIn(
  context: SignInContext,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { id, ids }: Guest,
): Promise<void> {
  const { store, clock, revocations } = context;
  const before = isProgram(raw) ? undefined : credentialOf(raw);
  const secret = newSecret();
  const name = deviceNameOf(raw.headers['user-agent']);
  const device = { kind: 'device', name, createdAt: clock.wall() } as const;
  await store.tokens.add({ tokenHash: hashOf('device', secret), guest: id, ...device });
  await revocations.revokeSurplus(ids);
  const former = before === undefined ? undefined : await findByCredential(context, before);
  if (before !== undefined && former !== undefined) await revocations.revoke(former.ids, before.tokenHash);
  const isFormer = readFormerSecret(raw) !== undefined;
  reply.header('set-cookie', [makeCookie(raw, secret), ...(isFormer ? [NO_PLAIN_COOKIE] : [])]);
}
