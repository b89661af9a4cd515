import type { Store } from '../store/open-store.ts';

/** All ids of the person whom an id belongs to; none: there is no such guest. */
export async function idsOf({ guests }: Pick<Store, 'guests'>, id: string): Promise<readonly string[]> {
  const guest = await guests.findById(id);
  return guest === undefined ? [] : [guest.id];
}
