import type { Invitation } from '@consigliere/protocol';
import { signal } from '@preact/signals';
import { api } from './api.ts';
import { isKnownToServer } from './keep.ts';
import { isRefusal, type Refusal } from './link.ts';

/** The guest's open invitations, as far as this page knows them, the newest first. */
export const invited = signal<readonly Invitation[]>([]);

/** Adds an invitation that has just come. */
export function addInvitation(invitation: Invitation): void {
  dropInvitation(invitation.room);
  invited.value = [invitation, ...invited.value];
}

export function dropInvitation(room: string): void {
  invited.value = invited.value.filter(each => each.room !== room);
}

/** Loads the guest's invitations. A device that has never sat down has none. */
export async function loadInvitations(): Promise<void> {
  const list = isKnownToServer() ? await api.invitations() : { invitations: [] };
  if (!isRefusal(list)) invited.value = list.invitations;
}

/** Declines an invitation. It's gone from this page at once, unless the server doesn't hear of it. */
export async function declineInvitation(room: string): Promise<Refusal | null> {
  const answer = await api.declineInvitation(room);
  if (isRefusal(answer)) return answer;
  dropInvitation(room);
  return null;
}
