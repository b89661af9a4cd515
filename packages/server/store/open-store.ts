import { type Audit, openAudit } from './audit.ts';
import { type BlockStore, openBlocks } from './blocks.ts';
import { type BotTableStore, openBotTables } from './bot-tables.ts';
import { type Calendars, openCalendars } from './calendars.ts';
import { type ChannelStore, openChannels } from './channels.ts';
import { type Chat, type Mutes, openChat, openMutes } from './chat.ts';
import { type Codes, openCodes } from './codes.ts';
import type { DamageReport } from './damage.ts';
import type { Database } from './database.ts';
import { type EndedSessions, openEndedSessions } from './ended-sessions.ts';
import { type ExpiryStore, openExpiry } from './expiry.ts';
import { type Exports, openExports } from './exports.ts';
import { type FinishedStore, openFinished } from './finished.ts';
import { type Guests, openGuests } from './guests.ts';
import { type Invitations, openInvitations } from './invitations.ts';
import { type Lobby, openLobby } from './lobby.ts';
import { type MailStore, openMails } from './mails.ts';
import { type Merges, openMerges } from './merges.ts';
import { type NewsStore, openNews } from './news.ts';
import { type Outages, openOutages } from './outages.ts';
import { type Challenges, openChallenges, openPasskeys, type Passkeys } from './passkeys.ts';
import { openPeople, type People } from './people.ts';
import { openPostgres } from './postgres.ts';
import { openProfiles, type ProfileStore } from './profiles.ts';
import { openRecords, type RecordStore } from './records.ts';
import { openRecoveryCodes, type RecoveryCodes } from './recovery-codes.ts';
import { openReports, type ReportStore } from './reports.ts';
import { openRooms, type Rooms } from './rooms.ts';
import { openSanctions, type SanctionStore } from './sanctions.ts';
import { openTokens, openTransfers, type Tokens, type Transfers } from './secrets.ts';
import { openServerKeys, type ServerKeys } from './server-keys.ts';
import { openSqlite } from './sqlite.ts';

/** Everything that the server stores. It has no clock: every time is given to it. */
export interface Store {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly botTables: BotTableStore;
  readonly guests: Guests;
  readonly merges: Merges;
  readonly people: People;
  readonly expiry: ExpiryStore;
  readonly exports: Exports;
  readonly transfers: Transfers;
  readonly tokens: Tokens;
  readonly passkeys: Passkeys;
  readonly challenges: Challenges;
  readonly recoveryCodes: RecoveryCodes;
  readonly chat: Chat;
  readonly mutes: Mutes;
  readonly blocks: BlockStore;
  readonly codes: Codes;
  readonly invitations: Invitations;
  readonly calendars: Calendars;
  readonly channels: ChannelStore;
  readonly serverKeys: ServerKeys;
  readonly mails: MailStore;
  readonly news: NewsStore;
  readonly records: RecordStore;
  readonly finished: FinishedStore;
  readonly profiles: ProfileStore;
  readonly audit: Audit;
  readonly reports: ReportStore;
  readonly sanctions: SanctionStore;
  readonly endedSessions: EndedSessions;
  readonly outages: Outages;
  readonly damage: DamageReport;
  readonly hasChangedElsewhere: Database['hasChangedElsewhere'];
  readonly checkpoint: Database['checkpoint'];
  readonly acceptDamage: Database['acceptDamage'];
  readonly backup: Database['backup'];
  /** Closes the store after pending writes. */
  close(): Promise<void>;
}

/** Opens PostgreSQL if there is a URL, otherwise a file in the folder; throws a StoreError that says what to do. */
export async function openStore(at: {
  readonly databaseUrl?: string | undefined;
  readonly folder: string;
  /** Whether an embedded store must exist: an operator's commands never create one. */
  readonly mustExist?: boolean;
  /** Whether every page of an embedded store is checked. */
  readonly isChecked?: boolean;
}): Promise<Store> {
  const { databaseUrl, folder, mustExist = false, isChecked = false } = at;
  const database =
    databaseUrl === undefined ? await openSqlite(folder, { mustExist, isChecked }) : await openPostgres(databaseUrl);
  const { db } = database;
  const rooms = openRooms(database);
  return {
    rooms,
    lobby: openLobby(db, database.damage),
    botTables: openBotTables(db),
    guests: openGuests(db),
    merges: openMerges(database),
    people: openPeople(db),
    expiry: openExpiry(db),
    exports: openExports(db),
    transfers: openTransfers(db),
    tokens: openTokens(db),
    passkeys: openPasskeys(db),
    challenges: openChallenges(db),
    recoveryCodes: openRecoveryCodes(db),
    chat: openChat(db, database.damage),
    mutes: openMutes(db, database.damage),
    blocks: openBlocks(db, database.damage),
    codes: openCodes(db),
    invitations: openInvitations(db),
    calendars: openCalendars(db),
    channels: openChannels(db),
    serverKeys: openServerKeys(db),
    mails: openMails(db),
    news: openNews(database),
    records: openRecords(db),
    finished: openFinished(db),
    profiles: openProfiles(db),
    audit: openAudit(db),
    reports: openReports(db),
    sanctions: openSanctions(db),
    endedSessions: openEndedSessions(db),
    outages: openOutages(db),
    damage: database.damage,
    hasChangedElsewhere: database.hasChangedElsewhere,
    checkpoint: database.checkpoint,
    acceptDamage: database.acceptDamage,
    backup: database.backup,
    close: async () => {
      await rooms.flush();
      await database.close();
    },
  };
}
