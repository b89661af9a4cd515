import type { Store } from '../store/open-store.ts';

/** Whether a guest may be sent invitations by another: not by one they have muted or blocked. The sender isn't told. */
export async function isInvitationWelcome(
  { mutes, blocks }: Pick<Store, 'mutes' | 'blocks'>,
  sender: string,
  receiver: string,
): Promise<boolean> {
  const hidden = await Promise.all([mutes.listMuted(receiver), blocks.listBlocked(receiver)]);
  return !hidden.flat().includes(sender);
}
