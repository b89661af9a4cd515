import { type Host, luckOf } from '@consigliere/match';
import { Problem } from '../problem.ts';
import type { Store } from '../store/open-store.ts';

/** The published records of finished matches. */
export interface Records {
  /** The record and the luck of a room's match, as JSON. */
  of(room: string): Promise<string>;
}

interface RecordsOptions {
  readonly store: Pick<Store, 'records'>;
  readonly host: Pick<Host, 'look' | 'record'>;
}

/** Computes every record once and stores it. One is computed at a time; requests for it meanwhile share the result. */
export function openRecords({ store, host }: RecordsOptions): Records {
  const coming = new Map<string, Promise<string>>();
  let queue: Promise<unknown> = Promise.resolve();

  const compute = async (id: string): Promise<string> => {
    const room = await host.look(id);
    if (typeof room === 'string') throw new Problem(room);
    if (room.match === null || (room.phase !== 'over' && room.phase !== 'ended')) throw new Problem('not-over');
    const record = await host.record(id);
    if (record === null || typeof record === 'string') throw new Problem('other-version');
    const text = JSON.stringify({ record, luck: luckOf(room) });
    await store.records.save(id, text);
    return text;
  };

  const find = async (id: string): Promise<string> => {
    const kept = await store.records.find(id);
    if (kept !== undefined) return kept;
    const computing = queue.then(() => compute(id));
    queue = computing.catch(() => {});
    return computing;
  };

  return {
    of: id => {
      const known = coming.get(id);
      if (known !== undefined) return known;
      const found = find(id).finally(() => coming.delete(id));
      coming.set(id, found);
      return found;
    },
  };
}
