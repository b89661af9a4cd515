import { listedTokensSchema, newTokenSchema, tokenPathSchema, tokenSchema } from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { expiryOf } from '../../guests/identity.ts';
import { hashOf, newSecret } from '../../guests/secret.ts';
import { Problem } from '../../problem.ts';
import type { Token } from '../../store/secrets.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** A guest has at most this many tokens for programs. */
const MOST_PROGRAMS = 10;
/** A token is named by the beginning of its hash, which tells nothing about the token. */
const ID_LENGTH = 16;

const idOf = ({ tokenHash }: Pick<Token, 'tokenHash'>): string => tokenHash.slice(0, ID_LENGTH);

/** Bearer tokens for programs, and the list of everything that is this guest elsewhere. */
export function addTokens(app: App, context: Context): void {
  const { store, clock, revocations } = context;
  const listValid = async (guest: string): Promise<readonly Token[]> =>
    (await store.tokens.list(guest)).filter(each => clock.wall() < (expiryOf(each) ?? Number.POSITIVE_INFINITY));

  app.post('/api/tokens', {
    schema: {
      summary: 'Makes a bearer token for a program: shown this once',
      body: newTokenSchema,
      response: responses(tokenSchema),
    },
    handler: async request => {
      const { id: guest } = await requireGuest(request, context);
      const programs = (await listValid(guest)).filter(({ kind }) => kind === 'program');
      if (programs.length >= MOST_PROGRAMS) throw new Problem('too-many-tokens');
      const token = newSecret();
      const tokenHash = hashOf('bearer', token);
      const made = { kind: 'program', name: request.body?.name ?? null, createdAt: clock.wall() } as const;
      await store.tokens.add({ tokenHash, guest, ...made });
      return { token, id: idOf({ tokenHash }), expiresAt: expiryOf(made) };
    },
  });

  app.get('/api/tokens', {
    schema: {
      summary: 'The other devices and the programs that are this guest',
      response: responses(listedTokensSchema),
    },
    handler: async request => {
      const { id: guest } = await requireGuest(request, context);
      const tokens = await listValid(guest);
      return {
        tokens: tokens.map(token => {
          const { kind, name, createdAt, seenAt: usedAt } = token;
          return { id: idOf(token), kind, name, createdAt, usedAt, expiresAt: expiryOf(token) };
        }),
      };
    },
  });

  app.delete('/api/tokens/:id', {
    schema: {
      summary: 'Revokes a token: that device or program is this guest no longer',
      params: tokenPathSchema,
      response: responses(listedTokensSchema.pick({})),
    },
    handler: async request => {
      const { id: guest } = await requireGuest(request, context);
      if (!(await revocations.revoke(guest, request.params.id))) throw new Problem('no-such-token');
      return {};
    },
  });
}
