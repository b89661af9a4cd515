import type { Guest } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';

/** Whether a person may be sent invitations by another: not by one they have muted or blocked. The sender isn't told. */
export async function isInvitationWelcome(
  { mutes, blocks }: Pick<Store, 'mutes' | 'blocks'>,
  sender: Pick<Guest, 'ids'>,
  receiver: Pick<Guest, 'ids'>,
): Promise<boolean> {
  const hidden = await Promise.all([mutes.listMuted(receiver.ids), blocks.listBlocked(receiver.ids)]);
  return !hidden.flat().some(id => sender.ids.includes(id));
}
