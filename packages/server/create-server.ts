import type { Host } from '@consigliere/match';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { BotTables } from './bot-tables.ts';
import type { Context } from './context.ts';
import type { Fanout, NodeMessage } from './fanout/fanout.ts';
import { openBlocks } from './guests/blocks.ts';
import { PROGRAM_DAYS } from './guests/identity.ts';
import { openMerging } from './guests/merging.ts';
import { openPasskeys } from './guests/passkeys.ts';
import { relyingPartyAt } from './guests/relying-party.ts';
import { openRevocations } from './guests/revocations.ts';
import type { Clock } from './house/clock.ts';
import { DAY, EXPIRY, type ExpiryRules } from './house/expiry.ts';
import { openFarewell } from './house/farewell.ts';
import { openPruner, type PruneCounts } from './house/prune.ts';
import { openRecords } from './house/records.ts';
import type { App } from './http/app.ts';
import { type Callers, callersBehind } from './http/caller.ts';
import { addGuard } from './http/guard.ts';
import { addHeaders } from './http/headers.ts';
import { addPages, readBuildName } from './http/pages.ts';
import { addProblems } from './http/problems.ts';
import { addAudit } from './http/routes/audit.ts';
import { addBlocks } from './http/routes/blocks.ts';
import { addCalendar } from './http/routes/calendar.ts';
import { addChannels } from './http/routes/channels.ts';
import { addChat } from './http/routes/chat.ts';
import { addCodes } from './http/routes/codes.ts';
import { addExport } from './http/routes/export.ts';
import { addGuests } from './http/routes/guests.ts';
import { addInvitations } from './http/routes/invitations.ts';
import { addLobby } from './http/routes/lobby.ts';
import { addMail } from './http/routes/mail.ts';
import { addOperator } from './http/routes/operator.ts';
import { addOperatorNews } from './http/routes/operator-news.ts';
import { addOperatorSession } from './http/routes/operator-session.ts';
import { addPasskeys } from './http/routes/passkeys.ts';
import { addProfiles } from './http/routes/profiles.ts';
import { addRecovery } from './http/routes/recovery.ts';
import { addReports } from './http/routes/reports.ts';
import { addRooms } from './http/routes/rooms.ts';
import { addService } from './http/routes/service.ts';
import { addTokens } from './http/routes/tokens.ts';
import { addTransfers } from './http/routes/transfers.ts';
import { addVacations } from './http/routes/vacations.ts';
import { Inviter } from './invitations.ts';
import type { Limits } from './limits.ts';
import { Feeds } from './live/feeds.ts';
import { Presence } from './live/presence.ts';
import { openSockets } from './live/sockets.ts';
import { Talk } from './live/talk.ts';
import type { MailSettings } from './mail/post-office.ts';
import type { Load, Metrics } from './metrics.ts';
import { openAccess } from './moderation/access.ts';
import { openModeration } from './moderation/moderation.ts';
import { openSanctions } from './moderation/sanctions.ts';
import { CONFIRM_TIME, REQUESTS_KEPT } from './news/kinds/email.ts';
import type { News } from './news/open-news.ts';
import { openServerNews } from './news/open-server-news.ts';
import type { Resolve } from './outgoing/request.ts';
import { openDeriver } from './ratings/derive.ts';
import { openRatings } from './ratings/ratings.ts';
import type { Store } from './store/open-store.ts';

export interface ServerOptions {
  readonly app: App;
  readonly store: Store;
  readonly host: Host;
  readonly clock: Clock;
  readonly fanout: Fanout;
  readonly metrics: Metrics;
  readonly limits: Limits;
  /** The number of one guest's tables that bots may play alone. */
  readonly botTablesPerGuest?: number | undefined;
  /** The same as the app's; absent: only this machine has proxies. */
  readonly callers?: Callers;
  /** A player without a connection for this many milliseconds is absent. */
  readonly absentAfter?: number | undefined;
  /** After how many milliseconds bots take the empty seats of a table for anybody. */
  readonly fillAfter?: number | undefined;
  /** After how many days things go away, where it isn't as `house/expiry.ts` says. */
  readonly expiry?: Partial<ExpiryRules>;
  /** Other origins of our own pages. */
  readonly origins: readonly string[];
  /** The house's own address; absent: no news leaves the house. */
  readonly publicUrl?: string | undefined;
  /** The secret of the operator's page; absent: there is none. */
  readonly operatorToken?: string | undefined;
  /** How busy this node is; absent: only its rooms are known. */
  readonly load?: () => Load;
  /** Hosts with ports to which anything may be sent. */
  readonly outgoingHosts?: readonly string[];
  /** The mail server; absent: no mail is sent. */
  readonly mail?: MailSettings | undefined;
  /** Resolves the names of receivers, in a test. */
  readonly resolve?: Resolve;
  /** The folder of the built client; null: there is none. */
  readonly pages: string | null;
}

export interface Server {
  readonly app: App;
  /** Reads new lines of every room that is being watched here: a notification may have been lost, or its sender crashed. */
  catchUp(): Promise<void>;
  /** Reads the names again in every room that is being watched here: somebody may have been deleted from outside. */
  refreshNames(): Promise<void>;
  /** Removes a few things whose time is up. */
  prune(): Promise<PruneCounts>;
  /** Disconnects devices and programs whose tokens were revoked or have expired: a notification may have been lost. */
  dismissRevoked(): Promise<void>;
  /** Derives matches that have ended, in the next page of rooms: the node that ended them may have crashed. */
  deriveFinished(): Promise<void>;
  /** The news that leaves the house; null: there is none. */
  readonly news: News | null;
  /** Reads the sanctions again: they may have been changed from outside, or a notification may have been lost. */
  refreshSanctions(): Promise<void>;
  /** Announces again who is connected here. */
  refresh(): void;
  /** Accepts no more connections, and disconnects everybody with a code that makes them reconnect. */
  close(): Promise<void>;
}

/** Creates the server: requests and sockets, on whatever port its app listens to. */
export async function createServer(parts: ServerOptions): Promise<Server> {
  const { app, store, host, fanout } = parts;
  const context = makeContext(parts);
  await context.sanctions.reload();
  await addHeaders(app);
  await app.register(swagger, {
    openapi: { info: { title: 'Consigliere', version: '1' } },
    transform: jsonSchemaTransform,
  });
  addProblems(app);
  addGuard(app, context);
  const comingBack = [addTransfers, addPasskeys, addRecovery];
  const aboutPeople = [addGuests, addExport, ...comingBack, addTokens, addBlocks, addReports, addInvitations];
  const aboutGuests = [...aboutPeople, addChannels, addMail, addCalendar];
  const aboutTables = [addLobby, addRooms, addVacations, addProfiles, addAudit, addChat, addCodes];
  const aboutHouse = [addService, addOperatorSession, addOperator, addOperatorNews];
  for (const add of [...aboutGuests, ...aboutTables, ...aboutHouse]) add(app, context);
  await addPages(app, parts.pages, { hasOperator: context.access !== null });
  await app.ready();
  const live = openSockets(app.server, context);
  const { feeds, presence, clock, farewell, revocations, merging, moderation, sanctions } = context;
  farewell.onDeleted(live.dismissGuest);
  revocations.onRevoked(live.dismissToken);
  merging.onMerged(live.dismissMerged);
  context.sanctions.onChanged(live.dismissBanned);
  context.inviter.onInvited((guest, invitation) => live.tellGuest(guest, { type: 'invited', invitation }));
  const rules = { ...EXPIRY, ...parts.expiry };
  const pruner = openPruner({ store, host, clock, farewell, merging, moderation, rules, watched: () => feeds.rooms() });
  store.damage.listen(({ room, message }) => {
    app.log.error({ room }, room === null ? message : `a table is closed because it is damaged: ${message}`);
    if (room !== null) feeds.close(room, 'damaged');
  });

  const fail = (fault: unknown): void => app.log.error({ err: fault }, "a node's message couldn't be handled");
  /** Another process has removed the room. */
  const closeRemoved = (room: string): void => {
    feeds.close(room, 'no-such-room');
    host.drop(room);
  };
  const catchUp = async (): Promise<void> => {
    // One query for all of them; a room that can't be read doesn't affect the others.
    const watched = feeds.rooms();
    const lengths = await store.rooms.readLengths(watched);
    for (const [room, lines] of lengths) await host.catchUp(room, lines).catch(fail);
    for (const room of watched) if (!lengths.has(room)) closeRemoved(room);
  };
  fanout.onMessage((news, node) => void handleNodeMessage(context, news, node).catch(fail));
  fanout.onReconnect(
    () => void Promise.all([catchUp(), context.talk.relearnAllHidden(), sanctions.reload()]).catch(fail),
  );
  return {
    app,
    catchUp,
    refreshNames: async () => {
      for (const room of feeds.rooms()) await host.refreshNames(room).catch(fail);
    },
    prune: async () => {
      await context.news?.prune();
      await store.channels.removeOrphans(clock.wall() - PROGRAM_DAYS * DAY);
      await store.channels.removePending(clock.wall() - CONFIRM_TIME);
      await store.mails.pruneRequests(clock.wall() - REQUESTS_KEPT);
      return pruner.next();
    },
    deriveFinished: () => context.deriver.sweep(),
    news: context.news,
    dismissRevoked: live.dismissRevoked,
    refreshSanctions: sanctions.reload,
    refresh: () => presence.refresh(),
    close: async () => {
      // The app waits for its sockets and accepts no new ones meanwhile.
      const closing = app.close();
      await live.close();
      await context.news?.close();
      await context.deriver.whenIdle();
      await closing;
    },
  };
}

function makeContext(parts: ServerOptions): Context {
  const { app, store, host, clock, fanout, metrics, limits, origins, pages, callers = callersBehind() } = parts;
  const { log } = app;
  const botTables = new BotTables(store, parts.botTablesPerGuest);
  const onFault = (room: string, fault: unknown): void => log.error({ err: fault, room }, 'a room could not be shown');
  const feeds: Feeds = new Feeds({
    host,
    now: clock.now,
    onHere: room => presence.update(room),
    onLate: room => talk.followLate(room),
    onFault,
  });
  const presence = new Presence({ feeds, fanout, wall: clock.wall, now: clock.now, absentAfter: parts.absentAfter });
  const sanctions = openSanctions({ store, clock });
  const { isMuted } = sanctions;
  const times = { now: clock.now, callAt: clock.callAt };
  const talk: Talk = new Talk({ store, host, feeds, fanout, limits, isMuted, ...times, onFault });
  const inviter = new Inviter({ store, host, fanout, clock, limits });
  const build = readBuildName(pages);
  const records = openRecords({ store, host });
  const farewell = openFarewell({ store, host, fanout, clock });
  const revocations = openRevocations({ store, fanout });
  const merging = openMerging({ store, host, fanout });
  const sendAgain = (room: string, number: number): Promise<void> => talk.heard(room, number);
  const moderation = openModeration({ store, host, fanout, clock, reload: sanctions.reload, sendAgain });
  const blocks = openBlocks({ store, host, limits, talk, fanout, clock });
  const { publicUrl } = parts;
  const news = openServerNews({ ...parts, seatsAt: room => presence.seatsOf(room) });
  const party = relyingPartyAt(publicUrl);
  const passkeys = party === null ? null : openPasskeys({ party, store, clock });
  const onFinishedFault = (room: string, fault: unknown): void =>
    log.error({ err: fault, room }, "what remains of a finished match couldn't be derived");
  const deriver = openDeriver({ store, clock, onFault: onFinishedFault });
  const ratings = openRatings(store);
  const tables = { botTables, feeds, presence, talk, inviter, records, deriver, ratings };
  const { operatorToken, load = () => ({ rooms: host.size, waiting: 0 }) } = parts;
  const access = operatorToken === undefined ? null : openAccess(operatorToken);
  const guests = { farewell, revocations, merging, passkeys, blocks, sanctions, moderation, news };
  return {
    store,
    host,
    clock,
    fanout,
    metrics,
    limits,
    callers,
    ...tables,
    ...guests,
    access,
    load,
    log,
    origins,
    build,
    fillAfter: parts.fillAfter,
  };
}

/** Handles a notification from another node. */
async function handleNodeMessage(
  { host, talk, presence, inviter, farewell, revocations, merging, blocks, sanctions }: Context,
  news: NodeMessage,
  node: string,
): Promise<void> {
  switch (news.type) {
    case 'lines':
      return host.catchUp(news.room, news.lines);
    case 'names':
      return host.refreshNames(news.room);
    case 'deleted':
      return farewell.heard(news.guest);
    case 'revoked':
      return revocations.heard(news.tokenHash);
    case 'merged':
      return merging.heard(news.guests);
    case 'blocks':
      return blocks.heard(news.guest);
    case 'sanctions':
      return sanctions.reload();
    case 'invited':
      return inviter.heard(news.guest, news.room);
    case 'chat':
      return talk.heard(news.room, news.number);
    case 'emote':
      return talk.heardEmote(news);
    case 'here':
      return presence.heard(news.room, node, news);
  }
}
