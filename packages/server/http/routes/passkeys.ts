import {
  guestSchema,
  newPasskeySchema,
  nothingSchema,
  passkeyOptionsSchema,
  passkeyPathSchema,
  passkeySchema,
  passkeySignInSchema,
  passkeysSchema,
  renamedPasskeySchema,
} from '@consigliere/protocol';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { makeSessionCookie, readSession } from '../../guests/cookie.ts';
import { findGuest } from '../../guests/identity.ts';
import { CHALLENGE_TIME, type Passkeys } from '../../guests/passkeys.ts';
import { checkMerge, signIn } from '../../guests/sign-in.ts';
import { Problem } from '../../problem.ts';
import type { Passkey } from '../../store/passkeys.ts';
import type { App } from '../app.ts';
import { requireDevice } from '../guard.ts';
import { responses } from '../schemas.ts';

const shown = ({ id, name, createdAt, usedAt }: Passkey) => ({ id, name, createdAt, usedAt });

/** Passkeys, by which a person's devices become the same guest. There are none where browsers have none. */
export function addPasskeys(app: App, context: Context): void {
  const { store, limits } = context;

  const requirePasskeys = (): Passkeys => {
    if (context.passkeys === null) throw new Problem('no-such-page');
    return context.passkeys;
  };

  const give = (
    reply: FastifyReply,
    started: { readonly options: { challenge: string }; readonly session: string },
  ) => {
    reply.header('set-cookie', makeSessionCookie(started.session, CHALLENGE_TIME));
    return { ...started.options };
  };

  app.get('/api/passkeys', {
    schema: { summary: "The guest's passkeys, and where they work", response: responses(passkeysSchema) },
    handler: async ({ raw }) => {
      const guest = await findGuest(raw, context);
      const passkeys = guest === undefined ? [] : await store.passkeys.list(guest.ids);
      return { origin: context.passkeys?.party.origin ?? null, passkeys: passkeys.map(shown) };
    },
  });

  app.post('/api/passkeys/options', {
    schema: {
      summary: 'What a browser needs to make a passkey for this guest, within five minutes',
      response: responses(passkeyOptionsSchema),
    },
    handler: async (request, reply) => {
      const passkeys = requirePasskeys();
      const guest = await requireDevice(request, context);
      await limits.spend('signIn', request.ip);
      return give(reply, await passkeys.startAdding(guest));
    },
  });

  app.post('/api/passkeys', {
    schema: {
      summary: 'Adds the passkey that the browser has made',
      body: newPasskeySchema,
      response: responses(passkeySchema),
    },
    handler: async request => {
      const passkeys = requirePasskeys();
      const guest = await requireDevice(request, context);
      await limits.spend('signIn', request.ip);
      return shown(await passkeys.add(guest, readSession(request.raw), request.body.response));
    },
  });

  app.patch('/api/passkeys/:id', {
    schema: {
      summary: 'Gives a passkey another name',
      params: passkeyPathSchema,
      body: renamedPasskeySchema,
      response: responses(nothingSchema),
    },
    handler: async request => {
      const { ids } = await requireDevice(request, context);
      const isTheirs = await store.passkeys.rename(ids, request.params.id, request.body.name.trim());
      if (!isTheirs) throw new Problem('no-such-passkey');
      return {};
    },
  });

  app.delete('/api/passkeys/:id', {
    schema: {
      summary: 'Revokes a passkey: nobody can sign in with it any more',
      params: passkeyPathSchema,
      response: responses(nothingSchema),
    },
    handler: async request => {
      const { ids } = await requireDevice(request, context);
      if (!(await store.passkeys.remove(ids, request.params.id))) throw new Problem('no-such-passkey');
      return {};
    },
  });

  app.post('/api/passkeys/sign-in/options', {
    schema: {
      summary: 'What a browser needs to sign in with a passkey, within five minutes',
      response: responses(passkeyOptionsSchema),
    },
    handler: async (request, reply) => {
      const passkeys = requirePasskeys();
      await limits.spend('signIn', request.ip);
      return give(reply, await passkeys.startSignIn());
    },
  });

  app.post('/api/passkeys/sign-in', {
    schema: {
      summary:
        'Makes this device the guest whose passkey has signed, and its guest until now a part of that one if asked to',
      body: passkeySignInSchema,
      response: responses(guestSchema),
    },
    handler: async (request, reply) => {
      const passkeys = requirePasskeys();
      await limits.spend('signIn', request.ip);
      const guest = await passkeys.findSigner(readSession(request.raw), request.body.response);
      const { merges } = request.body;
      await checkMerge(context, request, { guest, merges });
      await signIn(context, request, reply, { guest, merges });
      const { id, name, language } = guest;
      return { id, name, language };
    },
  });
}
