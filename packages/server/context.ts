import type { Host } from '@consigliere/match';
import type { FastifyBaseLogger } from 'fastify';
import type { BotTables } from './bot-tables.ts';
import type { Fanout } from './fanout/fanout.ts';
import type { Blocks } from './guests/blocks.ts';
import type { Merging } from './guests/merging.ts';
import type { Passkeys } from './guests/passkeys.ts';
import type { Revocations } from './guests/revocations.ts';
import type { Clock } from './house/clock.ts';
import type { Farewell } from './house/farewell.ts';
import type { Records } from './house/records.ts';
import type { Callers } from './http/caller.ts';
import type { Inviter } from './invitations.ts';
import type { Limits } from './limits.ts';
import type { Feeds } from './live/feeds.ts';
import type { Presence } from './live/presence.ts';
import type { Talk } from './live/talk.ts';
import type { Load, Metrics } from './metrics.ts';
import type { OperatorAccess } from './moderation/access.ts';
import type { Moderation } from './moderation/moderation.ts';
import type { Sanctions } from './moderation/sanctions.ts';
import type { News } from './news/open-news.ts';
import type { Deriver } from './ratings/derive.ts';
import type { Ratings } from './ratings/ratings.ts';
import type { Store } from './store/open-store.ts';

/** The dependencies of all request and socket handlers. */
export interface Context {
  readonly store: Store;
  readonly host: Host;
  readonly clock: Clock;
  readonly fanout: Fanout;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly callers: Callers;
  readonly botTables: BotTables;
  readonly feeds: Feeds;
  readonly presence: Presence;
  readonly talk: Talk;
  readonly inviter: Inviter;
  readonly records: Records;
  readonly deriver: Deriver;
  readonly ratings: Ratings;
  readonly farewell: Farewell;
  readonly revocations: Revocations;
  readonly merging: Merging;
  readonly blocks: Blocks;
  readonly sanctions: Sanctions;
  readonly moderation: Moderation;
  /** The door of the operator's page; null: OPERATOR_TOKEN isn't set. */
  readonly access: OperatorAccess | null;
  /** How busy this node is. */
  readonly load: () => Load;
  /** null: PUBLIC_URL isn't set, or browsers have no passkeys for such an address. */
  readonly passkeys: Passkeys | null;
  /** The news that leaves the house; null: PUBLIC_URL isn't set. */
  readonly news: News | null;
  readonly log: FastifyBaseLogger;
  /** After how many milliseconds bots take the empty seats of a table for anybody; undefined: as `anybody.ts` says. */
  readonly fillAfter: number | undefined;
  /** The name of the client build that is served here; null: there is none. */
  readonly build: string | null;
  /** Other origins of our own pages. */
  readonly origins: readonly string[];
}
