import { newTransferSchema, redeemedSchema, redeemSchema, transferSchema } from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { findFormerGuest } from '../../guests/identity.ts';
import { findPerson } from '../../guests/ids.ts';
import { hashOf, newSecret } from '../../guests/secret.ts';
import { checkMerge, signIn } from '../../guests/sign-in.ts';
import { Problem } from '../../problem.ts';
import type { App } from '../app.ts';
import { requireDevice } from '../guard.ts';
import { responses } from '../schemas.ts';

const DAY = 24 * 3600 * 1000;

/** Links that make another device the same guest. */
export function addTransfers(app: App, context: Context): void {
  const { store, clock, limits } = context;

  const makeTransfer = async (guest: string, room: string | null) => {
    const secret = newSecret();
    const now = clock.wall();
    const expiresAt = now + DAY;
    await store.transfers.add({ hash: hashOf('transfer', secret), guest, room, expiresAt }, now);
    return { secret, expiresAt };
  };

  app.post('/api/transfers', {
    schema: {
      summary: 'Makes a secret with which another device becomes this guest, once, within a day',
      body: newTransferSchema,
      response: responses(transferSchema),
    },
    handler: async request => {
      const { id } = await requireDevice(request, context);
      return makeTransfer(id, request.body.room ?? null);
    },
  });

  app.post('/api/transfers/former', {
    schema: {
      summary: 'Makes such a secret for the guest this device was before the server had https',
      response: responses(transferSchema),
    },
    handler: async ({ raw, ip }) => {
      await limits.spend('stranger', ip);
      const former = await findFormerGuest(raw, context);
      if (former === undefined) throw new Problem('no-guest');
      return makeTransfer(former.id, null);
    },
  });

  app.post('/api/transfers/redeem', {
    schema: {
      summary: 'Makes this device that guest, and its guest until now a part of that one if asked to',
      body: redeemSchema,
      response: responses(redeemedSchema),
    },
    handler: async (request, reply) => {
      const { body, ip } = request;
      await limits.spend('stranger', ip);
      const { secret, merges } = body;
      const hash = hashOf('transfer', secret);
      const found = await store.transfers.find(hash, clock.wall());
      const guest = found && (await findPerson(store, found.guest));
      if (guest === undefined) throw new Problem('no-such-transfer');
      await checkMerge(context, request, { guest, merges });
      const transfer = await store.transfers.redeem(hash, clock.wall());
      if (transfer === undefined) throw new Problem('no-such-transfer');
      await signIn(context, request, reply, { guest, merges }).catch(async problem => {
        await store.transfers.add({ hash, ...transfer }, clock.wall());
        throw problem;
      });
      const { id, name, language } = guest;
      return { guest: { id, name, language }, room: transfer.room };
    },
  });
}
