import type { listedTokensSchema, tokenSchema } from '@consigliere/protocol';
import { forgetGuest, type OutputOf } from './api.ts';
import { type ApiAnswer, ask, isRefusal } from './link.ts';

export type ListedTokens = OutputOf<typeof listedTokensSchema>;
export type MadeToken = OutputOf<typeof tokenSchema>;

/** Requests about the devices and programs that are this guest. The way to a board doesn't load them. */
export const tokensApi = {
  list: (): Promise<ApiAnswer<ListedTokens>> => ask('GET', '/api/tokens'),
  make: (name: string): Promise<ApiAnswer<MadeToken>> => ask('POST', '/api/tokens', { name }),
  revoke: (id: string): Promise<ApiAnswer<object>> => ask('DELETE', `/api/tokens/${id}`),
  revokeOthers: (): Promise<ApiAnswer<object>> => ask('DELETE', '/api/tokens'),
  /** Revokes this device's own token. It becomes another guest when that is next needed. */
  signOut: async (id: string): Promise<ApiAnswer<object>> => {
    const answer = await ask<object>('DELETE', `/api/tokens/${id}`);
    if (!isRefusal(answer)) forgetGuest();
    return answer;
  },
};
