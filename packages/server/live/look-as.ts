import { findOwnId, type Host, type Room, sightOf } from '@consigliere/match';
import type { Limits } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { GuestIds } from '../store/guests.ts';

/** A guest who asks, and from which address. */
export interface Asker {
  readonly ids: GuestIds;
  readonly ip: string;
}

interface LookOptions {
  readonly host: Pick<Host, 'look' | 'lookPast'>;
  readonly limits: Pick<Limits, 'spend'>;
}

/** The room that a guest may see: as it is, or late. */
export async function lookAs(
  { host, limits }: LookOptions,
  id: string,
  { ids, ip }: Asker,
): Promise<{ readonly room: Room; readonly isLate: boolean }> {
  const present = await host.look(id);
  if (typeof present === 'string') throw new Problem(present);
  const sight = sightOf(present, findOwnId(present, ids));
  if (sight === 'nothing') throw new Problem('no-spectators');
  if (sight === 'present') return { room: present, isLate: false };
  // The past may have to be read from the store.
  await limits.spend('story', ip);
  const past = await host.lookPast(id);
  if (typeof past === 'string') throw new Problem(past);
  return { room: past, isLate: true };
}
