import { calendarPathSchema, calendarSchema } from '@consigliere/protocol';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { findPerson } from '../../guests/ids.ts';
import { newSecret } from '../../guests/secret.ts';
import type { News } from '../../news/open-news.ts';
import { Problem } from '../../problem.ts';
import type { App } from '../app.ts';
import { requireDevice, requireNews } from '../guard.ts';
import { responses } from '../schemas.ts';

/** A guest's calendar of deadlines, for programs that read it by a secret link. Without PUBLIC_URL there is none. */
export function addCalendar(app: App, context: Context): void {
  const { store, limits } = context;
  const describe = ({ publicUrl }: News, secret: string | undefined) => ({
    isOn: true,
    url: secret === undefined ? null : `${publicUrl}/api/calendar/${secret}.ics`,
  });

  app.get('/api/calendar', {
    schema: { summary: 'The link of the guest’s calendar of deadlines', response: responses(calendarSchema) },
    handler: async request => {
      if (context.news === null) return { isOn: false, url: null };
      const { ids } = await requireDevice(request, context);
      return describe(context.news, await store.calendars.find(ids));
    },
  });

  app.post('/api/calendar', {
    schema: {
      summary: 'Makes a link to the guest’s calendar of deadlines; one that was made before leads nowhere from now on',
      response: responses(calendarSchema),
    },
    handler: async request => {
      const news = requireNews(context);
      const { ids } = await requireDevice(request, context);
      await limits.spend('calendar', ids[0]);
      const secret = newSecret();
      await store.calendars.set(ids, secret);
      return describe(news, secret);
    },
  });

  app.delete('/api/calendar', {
    schema: { summary: 'Switches the guest’s calendar of deadlines off', response: responses(calendarSchema) },
    handler: async request => {
      const news = requireNews(context);
      const { ids } = await requireDevice(request, context);
      await store.calendars.remove(ids);
      return describe(news, undefined);
    },
  });

  app.get('/api/calendar/:file', {
    schema: {
      summary: 'A calendar of deadlines in the format of RFC 5545, for anyone who knows its link',
      params: calendarPathSchema,
      response: responses(z.string()),
    },
    handler: async (request, reply) => {
      const news = requireNews(context);
      const known = await store.calendars.findGuest(request.params.file.replace('.ics', ''));
      const guest = known === undefined ? undefined : await findPerson(store, known);
      if (guest === undefined) throw new Problem('no-such-page');
      await limits.spend('calendar', guest.id);
      reply.header('content-disposition', 'attachment; filename=consigliere.ics');
      return reply.type('text/calendar; charset=utf-8').send(await news.makeCalendar(guest));
    },
  });
}
