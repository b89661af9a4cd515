import {
  actedSchema,
  liftSchema,
  listedAuditSchema,
  listedReportsSchema,
  listedSanctionsSchema,
  newSanctionSchema,
  operatorPageSchema,
  overviewSchema,
  reportActionSchema,
  reportPageSchema,
  reportPathSchema,
} from '@consigliere/protocol';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Deed, Moderation } from '../../moderation/moderation.ts';
import { Problem } from '../../problem.ts';
import type { App } from '../app.ts';
import { responses } from '../schemas.ts';
import { requireOperator } from './operator-session.ts';

/** How many entries a page of a list has. */
const PAGE = 50;

interface Dated {
  readonly at: number;
  readonly id: string;
}

const cursorOf = ({ at, id }: Dated): string => `${at}-${id}`;

function readCursor(after: string | undefined): Dated | undefined {
  const [at = '', id = ''] = (after ?? '').split('-');
  return after === undefined ? undefined : { at: Number(at), id };
}

/** The cursor of the next page; null: this is the last one. */
function nextOf<Entry>(entries: readonly Entry[], cursor: (last: Entry) => string): string | null {
  const last = entries.at(-1);
  return entries.length < PAGE || last === undefined ? null : cursor(last);
}

/** Refuses an action that couldn't be done. */
export function checkOutcome(outcome: Awaited<ReturnType<Moderation['rename']>>): void {
  if (outcome === 'no-such-guest') throw new Problem('no-such-person');
  if (outcome === 'nothing-to-do') throw new Problem('stale');
}

/** The operator's page: numbers, reports, sanctions and the audit. Nothing of a match can be asked for here. */
export function addOperator(app: App, context: Context): void {
  const { store, moderation, metrics, load, host, news } = context;
  const options = { isForBanned: true } as const;
  const deedOf = async (request: FastifyRequest, why: string): Promise<Deed> => ({
    who: await requireOperator(request, context),
    why,
  });

  app.get('/api/operator/overview', {
    config: options,
    schema: { summary: 'Operator: a few numbers', response: responses(overviewSchema) },
    handler: async request => {
      await requireOperator(request, context);
      const { sockets, lag, memory } = metrics.look();
      return {
        publicUrl: news?.publicUrl ?? null,
        load: { rooms: host.size, sockets, waiting: load().waiting, lag, memory },
        tables: { ...(await store.lobby.countByPhase()) },
        openReports: await store.reports.countOpen(),
        damage: store.damage.findings.length,
      };
    },
  });

  app.get('/api/operator/reports', {
    config: options,
    schema: {
      summary: 'Operator: reports, the newest first',
      querystring: reportPageSchema,
      response: responses(listedReportsSchema),
    },
    handler: async request => {
      await requireOperator(request, context);
      const { after, open } = request.query;
      const page = { isOpen: open === 'yes', limit: PAGE, after: readCursor(after) };
      const reports = await store.reports.list(page);
      return { reports: [...reports], next: nextOf(reports, cursorOf) };
    },
  });

  app.post('/api/operator/reports/:id', {
    config: options,
    schema: {
      summary: 'Operator: answers a report by a mute, a ban, another name, hiding the message, or by dismissing it',
      params: reportPathSchema,
      body: reportActionSchema,
      response: responses(actedSchema),
    },
    handler: async request => {
      const { body, params } = request;
      const deed = await deedOf(request, body.why);
      const report = await store.reports.find(params.id);
      if (report === undefined) throw new Problem('stale');
      if (body.type === 'dismiss') {
        checkOutcome(await moderation.close(report.id, 'dismissed', deed));
        return {};
      }
      const { reported: guest, room, number } = report;
      if (body.type === 'rename') checkOutcome(await moderation.rename(guest, deed));
      else if (body.type === 'hide') {
        if (number === null) throw new Problem('bad-message');
        await moderation.hide(room, number, deed);
      } else if ('days' in body)
        checkOutcome(await moderation.impose(guest, { kind: body.type, days: body.days, ...deed }));
      await moderation.close(report.id, 'acted', deed);
      return {};
    },
  });

  app.get('/api/operator/sanctions', {
    config: options,
    schema: {
      summary: 'Operator: mutes and bans, the newest first',
      querystring: operatorPageSchema,
      response: responses(listedSanctionsSchema),
    },
    handler: async request => {
      await requireOperator(request, context);
      const sanctions = await store.sanctions.list(PAGE, readCursor(request.query.after));
      return { sanctions: [...sanctions], next: nextOf(sanctions, cursorOf) };
    },
  });

  app.post('/api/operator/sanctions', {
    config: options,
    schema: { summary: 'Operator: mutes or bans a guest', body: newSanctionSchema, response: responses(actedSchema) },
    handler: async request => {
      const { guest, kind, days, why } = request.body;
      checkOutcome(await moderation.impose(guest, { kind, days, ...(await deedOf(request, why)) }));
      return {};
    },
  });

  app.post('/api/operator/sanctions/lift', {
    config: options,
    schema: { summary: 'Operator: lifts a mute or a ban', body: liftSchema, response: responses(actedSchema) },
    handler: async request => {
      const { guest, kind, why } = request.body;
      checkOutcome(await moderation.lift(guest, kind, await deedOf(request, why)));
      return {};
    },
  });

  app.get('/api/operator/audit', {
    config: options,
    schema: {
      summary: 'Operator: who did what, when and why, the newest first',
      querystring: operatorPageSchema,
      response: responses(listedAuditSchema),
    },
    handler: async request => {
      await requireOperator(request, context);
      const { after } = request.query;
      const deeds = await store.audit.list(PAGE, after === undefined ? undefined : Number.parseInt(after, 10));
      return { deeds: [...deeds], next: nextOf(deeds, ({ number }) => `${number}`) };
    },
  });
}
