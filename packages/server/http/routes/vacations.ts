import { hash } from 'node:crypto';
import { readCard } from '@consigliere/match';
import { newVacationSchema, vacationSchema, type WireCommand } from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { type CommandOutcome, runCommand } from '../../house/host.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** The most tables at which a vacation is taken at once. */
const MOST_TABLES = 50;
const ID_LENGTH = 32;

/** Takes a vacation at all correspondence tables of a guest. */
export function addVacations(app: App, context: Context): void {
  const { store, clock, limits } = context;

  app.post('/api/vacations', {
    schema: {
      summary: 'Takes or ends a vacation at all correspondence tables of the guest; repeating it changes nothing',
      body: newVacationSchema,
      response: responses(vacationSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      await limits.spend('vacation', ids[0]);
      const { id, vacation } = request.body;
      const behind = clock.wall() - clock.now();
      const house = vacation && { from: vacation.from - behind, until: vacation.until - behind };
      const command: WireCommand = { type: 'vacation', vacation: house };
      const rooms = (await store.lobby.listOwn(ids, MOST_TABLES)).filter(
        ({ phase, card, names }) => phase === 'playing' && readCard(card, names).clock === 'correspondence',
      );
      let [tables, refused] = [0, 0];
      for (const { id: room } of rooms) {
        const sender = { ids, id: hash('sha256', `${id}/${room}`, 'hex').slice(0, ID_LENGTH) };
        const { promise, resolve, reject } = Promise.withResolvers<CommandOutcome>();
        runCommand(context, room, sender, command, resolve).catch(reject);
        const outcome = await promise;
        if (outcome.ok) tables++;
        // To end a vacation where there isn't any is nothing.
        else if (vacation !== null || outcome.code !== 'bad-dates') refused++;
      }
      return { tables, refused };
    },
  });
}
