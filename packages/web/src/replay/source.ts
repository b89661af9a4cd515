import type { RoomSeen } from '@consigliere/match';
import { api } from '../link/api.ts';
import { type Witness, witnessOf } from '../link/commitments.ts';
import type { Refusal } from '../link/link.ts';
import { isRefusal } from '../link/link.ts';
import { localRecord } from '../link/local.ts';
import type { ReplaySource } from '../routes.ts';
import type { Published } from './published.ts';

/** A match that is over and the chairs it was played on. */
export interface Reel extends Omit<Published, 'names'> {
  readonly chairs: RoomSeen['chairs'];
  readonly witness: Witness;
}

/** Fetches a match that is over from where it is kept. */
export async function fetched({ at, room }: ReplaySource): Promise<Reel | Refusal> {
  if (at === 'local') {
    const played = await localRecord(room);
    return isRefusal(played) ? played : { ...played, witness: 'drew-it' };
  }
  const published = await api.record(room);
  if (isRefusal(published)) return published;
  const shown = await api.room(room);
  if (isRefusal(shown)) return shown;
  return { ...published, chairs: shown.seen.chairs, witness: witnessOf(published.luck, room) };
}
