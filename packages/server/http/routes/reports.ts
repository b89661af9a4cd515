import { newReportSchema, reportedSchema } from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { storeReport } from '../../moderation/report.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** Reports to the operator. */
export function addReports(app: App, context: Context): void {
  app.post('/api/reports', {
    schema: {
      summary: 'Reports a chat message, a name or a player’s behaviour to the operator; the answer is always the same',
      body: newReportSchema,
      response: responses(reportedSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      await storeReport(context, { ids, ip: request.ip }, request.body);
      return {};
    },
  });
}
