import { actedSchema, operatorSchema, operatorSignInSchema } from '@consigliere/protocol';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { mayBeSecure } from '../../guests/cookie.ts';
import { NO_OPERATOR_COOKIE } from '../../moderation/access.ts';
import { Problem } from '../../problem.ts';
import type { App } from '../app.ts';
import { responses } from '../schemas.ts';

type AccessContext = Pick<Context, 'access' | 'clock' | 'store'>;

/** The session of the operator who is calling; undefined: nobody is signed in. Without a token in the settings there is no such page. */
async function findSession({ raw }: FastifyRequest, { access, clock, store }: AccessContext) {
  if (access === null) throw new Problem('no-such-page');
  const session = access.readSession(raw, clock.wall());
  return session === undefined || (await store.endedSessions.has(session.id)) ? undefined : session;
}

/** The name of the operator who is calling. */
export async function requireOperator(request: FastifyRequest, context: AccessContext): Promise<string> {
  const session = await findSession(request, context);
  if (session === undefined) throw new Problem('no-operator');
  return session.who;
}

/** Signs operators in and out. */
export function addOperatorSession(app: App, context: Context): void {
  const { access, clock, limits, log, store } = context;
  const options = { isForBanned: true } as const;

  app.get('/api/operator', {
    config: options,
    schema: { summary: 'Operator: who is signed in', response: responses(operatorSchema) },
    handler: async request => {
      const session = await findSession(request, context);
      return { who: session?.who ?? null, isSecure: mayBeSecure(request.raw) };
    },
  });

  app.post('/api/operator/session', {
    config: options,
    schema: {
      summary: 'Operator: signs in with the token of the settings, for an hour',
      body: operatorSignInSchema,
      response: responses(actedSchema),
    },
    handler: async ({ raw, ip, body: { token, who } }, reply) => {
      if (access === null) throw new Problem('no-such-page');
      // Without https the browser wouldn't keep the cookie, and others could read it.
      if (!mayBeSecure(raw)) throw new Problem('bad-origin');
      await limits.spend('operator', ip);
      if (!access.isToken(token)) {
        log.warn({ ip }, "a wrong token was sent to the operator's page");
        throw new Problem('no-operator');
      }
      await store.audit.add({ at: clock.wall(), who, what: 'sign in', room: null });
      reply.header('set-cookie', access.makeCookie(who, clock.wall()));
      return {};
    },
  });

  app.delete('/api/operator/session', {
    config: options,
    schema: { summary: 'Operator: signs out', response: responses(actedSchema) },
    handler: async (request, reply) => {
      const session = await findSession(request, context);
      // Otherwise a copy of the cookie would go on.
      if (session !== undefined) await store.endedSessions.add(session, clock.wall());
      reply.header('set-cookie', NO_OPERATOR_COOKIE);
      return {};
    },
  });
}
