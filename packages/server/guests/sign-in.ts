import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Guest } from '../store/guests.ts';
import { makeCookie, NO_PLAIN_COOKIE, readFormerSecret } from './cookie.ts';
import { hashOf, newSecret } from './secret.ts';

type SignInContext = Pick<Context, 'store' | 'clock' | 'revocations'>;

/** Makes the device that sends a request this guest: with a token of its own, so that its guest can remove it alone. */
export async function signIn(
  { store, clock, revocations }: SignInContext,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { id }: Guest,
): Promise<void> {
  const secret = newSecret();
  const device = { kind: 'device', name: null, createdAt: clock.wall() } as const;
  await store.tokens.add({ tokenHash: hashOf('device', secret), guest: id, ...device });
  await revocations.revokeSurplus(id);
  const isFormer = readFormerSecret(raw) !== undefined;
  reply.header('set-cookie', [makeCookie(raw, secret), ...(isFormer ? [NO_PLAIN_COOKIE] : [])]);
}
