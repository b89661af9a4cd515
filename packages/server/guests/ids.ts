import type { Guest } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';

/** The person whose id this is: the guest, or the one that the guest was merged into; undefined: nobody has it. */
export async function findPerson({ guests }: Pick<Store, 'guests'>, id: string): Promise<Guest | undefined> {
  const guest = await guests.findById(id);
  return guest === undefined || guest.owner === null ? guest : guests.findById(guest.owner);
}

/** All ids of the person whom an id belongs to; none: nobody has it. */
export async function idsOf(store: Pick<Store, 'guests'>, id: string): Promise<readonly string[]> {
  return (await findPerson(store, id))?.ids ?? [];
}
