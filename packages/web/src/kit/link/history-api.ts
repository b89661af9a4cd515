import type {
  boardSchema,
  listedChoiceSchema,
  matchRatingSchema,
  ownMatchesSchema,
  profileLinkSchema,
  profileSchema,
  sharedProfileSchema,
} from '@consigliere/protocol';
import type { OutputOf } from './api.ts';
import { type ApiAnswer, ask } from './link.ts';

export type OwnProfile = OutputOf<typeof profileSchema>;
export type SharedProfile = OutputOf<typeof sharedProfileSchema>;
export type GameProfile = OwnProfile['games'][number];
export type Opponent = OwnProfile['opponents'][number];
export type MatchPage = OutputOf<typeof ownMatchesSchema>;
export type ListedMatch = MatchPage['matches'][number];
export type Board = OutputOf<typeof boardSchema>;
export type MatchRating = OutputOf<typeof matchRatingSchema>;

/** Requests about histories and ratings. Looking at them makes nobody a guest. */
export const historyApi = {
  own: (): Promise<ApiAnswer<OwnProfile>> => ask('GET', '/api/profile'),
  matches: (after?: string): Promise<ApiAnswer<MatchPage>> =>
    ask(
      'GET',
      after === undefined ? '/api/profile/matches' : `/api/profile/matches?after=${encodeURIComponent(after)}`,
    ),
  setListed: (isListed: boolean): Promise<ApiAnswer<OutputOf<typeof listedChoiceSchema>>> =>
    ask('POST', '/api/profile/listed', { isListed }),
  makeLink: (): Promise<ApiAnswer<OutputOf<typeof profileLinkSchema>>> => ask('POST', '/api/profile/link'),
  dropLink: (): Promise<ApiAnswer<OutputOf<typeof profileLinkSchema>>> => ask('DELETE', '/api/profile/link'),
  shared: (secret: string): Promise<ApiAnswer<SharedProfile>> =>
    ask('GET', `/api/profiles/${encodeURIComponent(secret)}`),
  board: (query: Readonly<Record<string, string>>): Promise<ApiAnswer<Board>> =>
    ask('GET', `/api/leaderboard?${new URLSearchParams(query)}`),
  rating: (room: string): Promise<ApiAnswer<MatchRating>> =>
    ask('GET', `/api/rooms/${encodeURIComponent(room)}/rating`),
};
