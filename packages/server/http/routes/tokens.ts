import { listedTokensSchema, newTokenSchema, tokenPathSchema, tokenSchema } from '@consigliere/protocol';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { NO_COOKIES } from '../../guests/cookie.ts';
import { credentialOf, expiryOf, isProgram } from '../../guests/identity.ts';
import { hashOf, newSecret } from '../../guests/secret.ts';
import { Problem } from '../../problem.ts';
import type { GuestIds } from '../../store/guests.ts';
import type { ListedToken } from '../../store/secrets.ts';
import type { App } from '../app.ts';
import { requireDevice, requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** A guest has at most this many tokens for programs. */
const MOST_PROGRAMS = 10;
/** A token is named by the beginning of its hash, which tells nothing about the token. */
const ID_LENGTH = 16;

const idOf = ({ tokenHash }: Pick<ListedToken, 'tokenHash'>): string => tokenHash.slice(0, ID_LENGTH);

/** The hash of the token that a request comes with. */
const ownHashOf = ({ raw }: FastifyRequest): string => credentialOf(raw)?.tokenHash ?? '';

/** Bearer tokens for programs, and the list of everything that is this guest. */
export function addTokens(app: App, context: Context): void {
  const { store, clock, revocations } = context;
  const listValid = async (ids: GuestIds): Promise<readonly ListedToken[]> =>
    (await store.tokens.list(ids)).filter(each => clock.wall() < (expiryOf(each) ?? Number.POSITIVE_INFINITY));

  app.post('/api/tokens', {
    schema: {
      summary: 'Makes a bearer token for a program: shown this once',
      body: newTokenSchema,
      response: responses(tokenSchema),
    },
    handler: async request => {
      const { id: guest, ids } = await requireDevice(request, context);
      const token = newSecret();
      const tokenHash = hashOf('bearer', token);
      const made = { kind: 'program', name: request.body?.name ?? null, createdAt: clock.wall() } as const;
      await store.tokens.add({ tokenHash, guest, ...made });
      // Counted afterwards, so that requests which come together can't all be the last one.
      const programs = (await listValid(ids)).filter(({ kind }) => kind === 'program');
      if (programs.length > MOST_PROGRAMS) {
        await revocations.revoke(ids, tokenHash);
        throw new Problem('too-many-tokens');
      }
      return { token, id: idOf({ tokenHash }), expiresAt: expiryOf(made) };
    },
  });

  app.get('/api/tokens', {
    config: { isForBanned: true },
    schema: {
      summary: 'The devices and programs that are this guest',
      response: responses(listedTokensSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      const tokens = await listValid(ids);
      return {
        tokens: tokens.map(token => {
          const { kind, name, createdAt, seenAt: usedAt } = token;
          const isOwn = token.tokenHash === ownHashOf(request);
          return { id: idOf(token), kind, name, createdAt, usedAt, expiresAt: expiryOf(token), isOwn };
        }),
      };
    },
  });

  app.delete('/api/tokens/:id', {
    config: { isForBanned: true },
    schema: {
      summary: 'Revokes a token: that device or program is this guest no longer. A program can revoke only its own',
      params: tokenPathSchema,
      response: responses(listedTokensSchema.pick({})),
    },
    handler: async (request, reply) => {
      const { ids } = await requireGuest(request, context);
      const isOwn = ownHashOf(request).startsWith(request.params.id);
      if (!isOwn) await requireDevice(request, context);
      if (!(await revocations.revoke(ids, request.params.id))) throw new Problem('no-such-token');
      if (!isOwn) await revocations.revokeLinks(ids);
      else if (!isProgram(request.raw)) reply.header('set-cookie', NO_COOKIES);
      return {};
    },
  });

  app.delete('/api/tokens', {
    schema: {
      summary: 'Revokes every other token: only this device is this guest from now on',
      response: responses(listedTokensSchema.pick({})),
    },
    handler: async request => {
      const { ids } = await requireDevice(request, context);
      await revocations.revokeOthers(ids, ownHashOf(request));
      await revocations.revokeLinks(ids);
      return {};
    },
  });
}
