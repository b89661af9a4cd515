import { randomBytes, timingSafeEqual } from 'node:crypto';
import { guestSchema, madeRecoverySchema, nothingSchema, recoverSchema, recoverySchema } from '@consigliere/protocol';
import { groupRecoveryCode, makeRecoveryCode, parseRecoveryCode } from '@consigliere/protocol/recovery-code';
import type { Context } from '../../context.ts';
import { findPerson } from '../../guests/ids.ts';
import { hashOf } from '../../guests/secret.ts';
import { checkMerge, signIn } from '../../guests/sign-in.ts';
import { Problem } from '../../problem.ts';
import type { App } from '../app.ts';
import { requireDevice } from '../guard.ts';
import { responses } from '../schemas.ts';

/** Codes on paper, by which people who have lost all their devices come back. */
export function addRecovery(app: App, context: Context): void {
  const { store, clock, limits } = context;

  async function find(typed: string) {
    const hash = hashOf('recovery', parseRecoveryCode(typed) ?? '');
    const isIt = (other: string): boolean => timingSafeEqual(Buffer.from(hash), Buffer.from(other));
    return (await store.recoveryCodes.listLike(hash)).find(each => isIt(each.hash));
  }

  app.get('/api/recovery-code', {
    schema: { summary: "When the guest's recovery code was made", response: responses(recoverySchema) },
    handler: async request => {
      const { ids } = await requireDevice(request, context);
      return { createdAt: (await store.recoveryCodes.findTime(ids)) ?? null };
    },
  });

  app.post('/api/recovery-code', {
    schema: {
      summary: 'Makes a recovery code in place of the one before: shown this once',
      response: responses(madeRecoverySchema),
    },
    handler: async request => {
      const { ids } = await requireDevice(request, context);
      const code = makeRecoveryCode(randomBytes(32));
      await store.recoveryCodes.set({ hash: hashOf('recovery', code), createdAt: clock.wall() }, ids);
      return { code: groupRecoveryCode(code) };
    },
  });

  app.delete('/api/recovery-code', {
    schema: { summary: 'Makes the recovery code invalid', response: responses(nothingSchema) },
    handler: async request => {
      const { ids } = await requireDevice(request, context);
      if (!(await store.recoveryCodes.remove(ids))) throw new Problem('no-such-recovery-code');
      return {};
    },
  });

  app.post('/api/recovery-code/use', {
    schema: {
      summary:
        'Makes this device the guest of a recovery code, once, and its guest until now a part of that one if asked to',
      body: recoverSchema,
      response: responses(guestSchema),
    },
    handler: async (request, reply) => {
      await limits.spend('signIn', request.ip);
      const { code: typed, merges } = request.body;
      const code = await find(typed);
      const guest = code && (await findPerson(store, code.guest));
      if (code === undefined || guest === undefined) throw new Problem('no-such-recovery-code');
      await checkMerge(context, request, { guest, merges });
      // Two devices that use it at once can't both have it.
      if (!(await store.recoveryCodes.remove([code.guest], code.hash))) throw new Problem('no-such-recovery-code');
      await signIn(context, request, reply, { guest, merges }).catch(async problem => {
        // A new one may have been made in the meantime.
        if ((await store.recoveryCodes.findTime([code.guest])) === undefined)
          await store.recoveryCodes.set(code, [code.guest]);
        throw problem;
      });
      const { id, name, language } = guest;
      return { id, name, language };
    },
  });
}
