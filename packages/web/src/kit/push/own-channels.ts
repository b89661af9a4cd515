import type { channelsSchema } from '@consigliere/protocol';
import { signal } from '@preact/signals';
import { ask, isRefusal } from '../link/link.ts';

export type OwnChannels = (typeof channelsSchema)['_zod']['output'];
export type Channel = OwnChannels['channels'][number];

/** The guest's channels; null: not loaded yet, or the server knows nobody here. */
export const ownChannels = signal<OwnChannels | null>(null);

export async function loadChannels(): Promise<void> {
  const answer = await ask<OwnChannels>('GET', '/api/channels');
  if (!isRefusal(answer)) ownChannels.value = answer;
}
