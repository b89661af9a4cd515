import { mailLinkSchema } from '@consigliere/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { findPerson } from '../../guests/ids.ts';
import { idIn, isSigned, type LinkPurpose } from '../../mail/link-token.ts';
import { CONFIRM_TIME, hashAddress } from '../../news/kinds/email.ts';
import type { Channel } from '../../store/channels.ts';
import type { App } from '../app.ts';
import { requireNews } from '../guard.ts';
import { MAIL_PAGE_HEADERS, type MailPageName, writeMailPage } from '../mail-page.ts';
import { responses } from '../schemas.ts';
import { languageOf } from '../words.ts';

/** By nobody's cookie, and for banned people too: the links say who may. */
const LINK = { isForBanned: true };
/** A mail program stops mails by a request that comes from nowhere (RFC 8058). */
const ONE_CLICK = { ...LINK, isForAnyOrigin: true };

/**
 * The links in mails. A link's page only asks, because programs that check mails open every link; its button does what it says, and so
 * does a mail program's request to stop the mails.
 */
export function addMail(app: App, context: Context): void {
  const { store, clock } = context;

  const find = async (token: string, purpose: LinkPurpose): Promise<Channel | undefined> => {
    requireNews(context);
    const channel = await store.channels.find(idIn(token));
    return channel?.kind === 'email' && isSigned(token, channel, purpose) ? channel : undefined;
  };
  const isExpired = ({ isPending, createdAt }: Channel): boolean =>
    isPending && clock.wall() >= createdAt + CONFIRM_TIME;
  const send = async (request: FastifyRequest, reply: FastifyReply, name: MailPageName, guest?: string) => {
    const known = guest === undefined ? undefined : await findPerson(store, guest);
    const language = known?.language ?? languageOf(request.headers['accept-language']);
    reply.headers(MAIL_PAGE_HEADERS).type('text/html; charset=utf-8');
    return reply.code(name === 'expired' ? 404 : 200).send(writeMailPage(name, language));
  };
  const schema = (summary: string) => ({
    summary,
    params: mailLinkSchema,
    response: { ...responses(z.string()), 404: z.string() },
  });

  app.register(async scope => {
    // The body that a mail program or a form sends says nothing.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, then) => then(null, undefined));

    scope.get('/api/mail/confirm/:token', {
      config: LINK,
      schema: schema('The page of a link that confirms an address: it asks first'),
      handler: async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
        const channel = await find(request.params.token, 'confirm');
        if (channel === undefined || isExpired(channel)) return send(request, reply, 'expired');
        return send(request, reply, channel.isPending ? 'ask' : 'confirmed', channel.guest);
      },
    });

    scope.post('/api/mail/confirm/:token', {
      config: LINK,
      schema: schema('Confirms an address, once'),
      handler: async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
        const channel = await find(request.params.token, 'confirm');
        if (channel === undefined || isExpired(channel)) return send(request, reply, 'expired');
        if (channel.isPending) {
          // First, so that nothing that happened before is sent.
          const person = await findPerson(store, channel.guest);
          if (person !== undefined) await store.news.skipToNow(person.ids);
          await store.channels.confirm(channel.id);
          await store.mails.forgetRequests(hashAddress(channel.address));
        }
        return send(request, reply, 'confirmed', channel.guest);
      },
    });

    scope.get('/api/mail/stop/:token', {
      config: LINK,
      schema: schema('The page of a link that stops mails: it asks first'),
      handler: async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
        const channel = await find(request.params.token, 'stop');
        return send(request, reply, channel === undefined ? 'stopped' : 'askStop', channel?.guest);
      },
    });

    scope.post('/api/mail/stop/:token', {
      config: ONE_CLICK,
      schema: schema('Stops the mails to an address, by its page or by a mail program’s one click'),
      handler: async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
        const channel = await find(request.params.token, 'stop');
        if (channel !== undefined) await store.channels.remove(channel.guest, channel.id);
        return send(request, reply, 'stopped', channel?.guest);
      },
    });
  });
}
