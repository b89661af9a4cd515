import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Language } from '@consigliere/kernel';
import {
  deletedGuestSchema,
  formerGuestSchema,
  guestSchema,
  newGuestSchema,
  ownBanSchema,
} from '@consigliere/protocol';
import { GUEST_NAMES, suggestNames } from '@consigliere/protocol/guest-names';
import type { Context } from '../../context.ts';
import { findBanOf } from '../../guests/banned.ts';
import { makeCookie, mayBeSecure, NO_COOKIES, readSecret } from '../../guests/cookie.ts';
import { findFormerGuest, findGuest } from '../../guests/identity.ts';
import { hashOf, newSecret } from '../../guests/secret.ts';
import { newId } from '../../id.ts';
import type { NewGuest } from '../../store/guests.ts';
import type { App } from '../app.ts';
import { requireDevice, requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';
import { languageOf } from '../words.ts';

/** The name of a guest who hasn't chosen one. */
const defaultName = (language: Language): string =>
  suggestNames(language, [], randomInt(GUEST_NAMES[language].length), 1).join();

const guestBody = ({ id, name, language }: NewGuest) => ({ id, name, language });

/** Warns once that devices are identified by a cookie that anybody on the network path can read. */
function warnOnce({ log }: Pick<Context, 'log'>): (request: IncomingMessage) => void {
  let isWarned = false;
  return request => {
    if (isWarned || mayBeSecure(request)) return;
    isWarned = true;
    log.warn('guests connect over plain http: anybody on the network path can take their seats. Put https in front.');
  };
}

export function addGuests(app: App, context: Context): void {
  const { store, clock, limits, farewell } = context;
  const warn = warnOnce(context);

  app.post('/api/guests', {
    schema: { summary: 'Makes this device a guest', body: newGuestSchema, response: responses(guestSchema) },
    handler: async ({ raw, body, ip, headers }, reply) => {
      const known = await findGuest(raw, context);
      const kept = readSecret(raw);
      if (known !== undefined) {
        // The cookie is renewed, so that a guest who returns within 400 days is never forgotten.
        if (kept !== undefined) reply.header('set-cookie', makeCookie(raw, kept));
        await store.guests.update(known.id, { seenAt: clock.wall() });
        return guestBody(known);
      }
      await limits.spend('stranger', ip);
      warn(raw);
      const secret = newSecret();
      const language = body.language ?? languageOf(headers['accept-language']);
      const guest: NewGuest = {
        id: newId(),
        tokenHash: hashOf('device', secret),
        name: body.name?.trim() ?? defaultName(language),
        language,
        createdAt: clock.wall(),
        seenAt: clock.wall(),
      };
      await store.guests.create(guest);
      reply.header('set-cookie', makeCookie(raw, secret));
      return guestBody(guest);
    },
  });

  app.get('/api/guests/me', {
    config: { isForBanned: true },
    schema: { summary: 'The guest of this device', response: responses(guestSchema) },
    handler: async request => guestBody(await requireGuest(request, context)),
  });

  app.get('/api/guests/former', {
    schema: {
      summary: 'The guest this device was over plain http; that cookie isn’t accepted on https',
      response: responses(formerGuestSchema),
    },
    handler: async ({ raw }) => {
      const [former, guest] = [await findFormerGuest(raw, context), await findGuest(raw, context)];
      return { name: former === undefined || former.id === guest?.id ? null : former.name };
    },
  });

  app.get('/api/guests/ban', {
    config: { isForBanned: true },
    schema: { summary: 'Why the guest or this device is banned, and until when', response: responses(ownBanSchema) },
    handler: async ({ raw, ip }) => {
      const ban = await findBanOf(raw, ip, context);
      return { ban: ban === undefined ? null : { why: ban.why, at: ban.at, until: ban.until } };
    },
  });

  app.delete('/api/guests/me', {
    config: { isForBanned: true },
    schema: {
      summary: 'Deletes the guest for good: name, chat, devices and tokens; others can still verify the matches',
      response: responses(deletedGuestSchema),
    },
    handler: async (request, reply) => {
      const { id } = await requireDevice(request, context);
      await farewell.bid(id);
      reply.header('set-cookie', NO_COOKIES);
      return { id };
    },
  });

  app.patch('/api/guests/me', {
    schema: { summary: 'Changes name or language', body: newGuestSchema, response: responses(guestSchema) },
    handler: async request => {
      const guest = await requireGuest(request, context);
      const { name = guest.name, language = guest.language } = request.body;
      await store.guests.update(guest.id, { name: name.trim(), language });
      return { id: guest.id, name: name.trim(), language };
    },
  });
}
