import { Readable } from 'node:stream';
import { DamagedJournal, listOwnLines } from '@consigliere/match';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { CHANNEL_KINDS } from '../../news/kinds/kinds.ts';
import type { Guest, GuestIds } from '../../store/guests.ts';
import type { App } from '../app.ts';
import { requireDevice } from '../guard.ts';
import { responses } from '../schemas.ts';

/** Everything that the house has of a guest, as a file for the guest. */
export function addExport(app: App, context: Context): void {
  const { store, limits } = context;

  /** A table with what the guest has done there. Where a match is over, its record has everything. */
  async function describeTable(ids: GuestIds, table: Awaited<ReturnType<typeof store.exports.listTables>>[number]) {
    const { room, phase } = table;
    const record = phase === 'over' || phase === 'ended' ? `/api/rooms/${room}/record` : null;
    try {
      const lines = await store.rooms.read(room, 0);
      return { ...table, record, deeds: ids.flatMap(id => listOwnLines(lines, id)) };
    } catch (fault) {
      if (!(fault instanceof DamagedJournal)) throw fault;
      return { ...table, record: null, deeds: null };
    }
  }

  /** The file in pieces, a table at a time: a guest may have thousands. */
  async function* writeExport({ id, ids, name, language, createdAt, seenAt }: Guest): AsyncGenerator<string> {
    const parts = await store.exports.readParts(ids);
    const channels = (await store.channels.list(id)).map(({ kind, address, secret, isShared, createdAt: since }) => ({
      ...{ kind, isShared, createdAt: since },
      address: CHANNEL_KINDS[kind].show(address, secret),
    }));
    const about = { guest: { id, name, language, createdAt, seenAt }, ...parts, channels };
    yield `${JSON.stringify(about, null, 1).slice(0, -2)},\n "tables": [`;
    let separator = '';
    for (const table of await store.exports.listTables(ids)) {
      yield `${separator}\n  ${JSON.stringify(await describeTable(ids, table))}`;
      separator = ',';
    }
    yield '\n ]\n}\n';
  }

  app.get('/api/guests/me/export', {
    config: { isForBanned: true },
    schema: {
      summary: 'Everything this server has about the guest, without secrets and without ids of others',
      response: responses(z.record(z.string(), z.unknown())),
    },
    handler: async (request, reply) => {
      const guest = await requireDevice(request, context);
      await limits.spend('export', guest.id);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="consigliere.json"')
        .send(Readable.from(writeExport(guest)) as never);
    },
  });
}
