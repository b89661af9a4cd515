/** The condition for a listed room, in words that both databases know an index by. */
export const LISTED = "is_public = 1 and phase in ('gathering', 'playing')";

/** The same for a public room at which people gather. */
export const OPEN = "is_public = 1 and phase = 'gathering'";

const first = [
  `create table rooms (
    id text not null primary key, game text not null, phase text not null, is_public integer not null,
    lines bigint not null, head text not null, wake bigint, locked_until bigint not null,
    created_at bigint not null, updated_at bigint not null, card text not null, state text)`,
  'create index rooms_wake on rooms (wake) where wake is not null',
  `create index rooms_listed on rooms (created_at, id) where ${LISTED}`,

  // Rows in the order of arrival with a separate key: a table in the order of its rooms is 5 × slower in batches.
  `create table lines (
    room text not null, number bigint not null, at bigint not null, body text not null, hash text not null,
    primary key (room, number))`,

  'create table seats (room text not null, player text not null, awaited integer not null, primary key (room, player))',
  'create index seats_player on seats (player)',

  `create table guests (
    id text not null primary key, token_hash text not null unique, name text not null, language text not null,
    created_at bigint not null, seen_at bigint not null)`,
  `create table transfers (
    hash text not null primary key, guest text not null, room text, expires_at bigint not null)`,
  'create table tokens (token_hash text not null primary key, guest text not null, created_at bigint not null)',

  `create table chat (
    room text not null, number bigint not null, at bigint not null, player text not null, name text not null,
    text text not null, primary key (room, number))`,
  'create table mutes (player text not null, muted text not null, primary key (player, muted))',

  `create table audit (
    id bigint not null primary key, at bigint not null, who text not null, what text not null, room text)`,
  'create index audit_room on audit (room, id)',

  'create table outages (from_at bigint not null primary key, to_at bigint not null)',
  'create table nodes (id text not null primary key, seen_at bigint not null)',
];

/** The awaited players are stored with the room, a bit for each, so that an answer changes one row. */
const second = [
  'alter table rooms add column awaited bigint not null default 0',
  'alter table rooms add column state_lines bigint not null default 0',
  'update rooms set state_lines = lines',
  'alter table seats add column seat integer not null default 0',
  `update seats set seat =
    (select count(*) from seats as other where other.room = seats.room and other.player < seats.player)`,
  `update rooms set awaited =
    (select coalesce(sum(1 << seats.seat), 0) from seats where seats.room = rooms.id and seats.awaited = 1)`,
  'alter table seats drop column awaited',
];

/**
 * The state of a match is stored apart from its room: it is as long as ten rooms together, and an answer that changes the room would
 * write it again each time. So saving states and writing answers never wait for each other either.
 */
const third = [
  'create table states (room text not null primary key, lines bigint not null, state text)',
  'insert into states (room, lines, state) select id, state_lines, state from rooms where state_lines > 0',
  'alter table rooms drop column state',
  'alter table rooms drop column state_lines',
];

/** A chat message sent again after a restart, because nobody acknowledged it, appears once. */
const fourth = ['alter table chat add column said text', 'create unique index chat_said on chat (room, player, said)'];

/**
 * Commits that the embedded database has acknowledged but not yet moved into the tables, one a row (`entry.ts`). PostgreSQL leaves it
 * empty; a program that doesn't know it must open neither.
 */
const fifth = ['create table log (id integer not null primary key, entries text not null, texts text not null)'];

/** The tables stay the same, but rows of the log have one more field: a program that doesn't know it must not read them. */
const sixth: readonly string[] = [];

/** The tables that a guest has left to bots alone, so that the guest's running ones can be counted. */
const seventh = [
  'create table bot_tables (room text not null primary key, owner text not null)',
  'create index bot_tables_owner on bot_tables (owner)',
];

/** The record of a finished match is computed once and stored. */
const eighth = ['create table records (room text not null primary key, record text not null)'];

/** Short codes that lead to tables. */
const ninth = [
  'create table codes (code text not null primary key, room text not null unique, expires_at bigint not null)',
];

/**
 * Parts of the log that can't be moved to the tables, and why; `room` is null where they don't say. Commits are counted from here on
 * (`house-file.ts`): a program that doesn't count them must not write.
 */
const tenth = [
  `create table set_aside (id text not null primary key, room text, why text not null, data text not null,
    is_accepted integer not null default 0)`,
];

/**
 * Names are stored beside the journals, which are never changed, so that people can be deleted. A program that doesn't know this would
 * show nobody's name.
 */
const eleventh = [
  'create table names (room text not null, player text not null, name text not null, primary key (room, player))',
  'create index names_player on names (player)',
  'create table deleted (player text not null primary key, at bigint not null, is_pending integer not null)',
  'create index tokens_guest on tokens (guest)',
  'create index chat_player on chat (player)',
];

/** The last use of a token, to the day. Nobody knows when the older ones were used, so they count as used now. */
const twelfth = [
  'alter table tokens add column seen_at bigint not null default 0',
  'update tokens set seen_at = (select coalesce(max(seen_at), 0) from guests)',
];

/** Devices that came by a link and programs can be told apart; null: older than that. */
const thirteenth = ['alter table tokens add column kind text', 'alter table tokens add column name text'];

/** The guests that a guest has blocked, by the names they had then. */
const fourteenth = [
  `create table blocks (
    player text not null, blocked text not null, id text not null, name text not null, at bigint not null,
    primary key (player, blocked))`,
  'create index blocks_blocked on blocks (blocked)',
];

/** Tables with an open door are found without reading those at which people play. */
const fifteenth = [`create index rooms_open on rooms (created_at, id) where ${OPEN}`];

/** Invitations to tables at which people gather. */
const sixteenth = [
  `create table invitations (room text not null, player text not null, sender text not null, at bigint not null,
    is_declined integer not null default 0, primary key (room, player))`,
  'create index invitations_player on invitations (player)',
  'create index invitations_sender on invitations (sender)',
];

/**
 * News that leaves the house. A cursor says up to which line a room's news was derived, and what stood then; `outgoing` has a row for
 * each event, guest and channel.
 */
const seventeenth = [
  `create table webhooks (
    id text not null primary key, guest text not null, address text not null, secret text not null,
    is_shared integer not null, created_at bigint not null, fault text)`,
  'create index webhooks_guest on webhooks (guest)',
  `create table quiet_hours (
    guest text not null primary key, from_hour integer not null, to_hour integer not null, time_zone text not null)`,
  'create table news_cursors (room text not null primary key, read_to bigint not null, standing text)',
  `create table outgoing (
    id text not null primary key, room text not null, event text not null, guest text not null, channel text not null,
    kind text not null, body text not null, status text not null, created_at bigint not null, due_at bigint not null,
    leased_until bigint not null, attempts integer not null, digest text, fault text, settled_at bigint)`,
  'create unique index outgoing_event on outgoing (room, event, guest, channel)',
  "create index outgoing_due on outgoing (due_at) where status = 'waiting'",
  'create index outgoing_guest on outgoing (guest, status)',
  'create index outgoing_channel on outgoing (channel)',
];

/** The secrets by which calendars of deadlines are read. */
const eighteenth = ['create table calendars (guest text not null primary key, secret text not null unique)'];

/**
 * Sanctions with the guests, devices and networks that they hit, and reports with a copy of what was reported. The audit says why and
 * about whom something was done.
 */
const nineteenth = [
  `create table sanctions (
    id text not null primary key, kind text not null, guest text not null, name text not null, why text not null,
    who text not null, at bigint not null, until_at bigint, ended_at bigint, is_pending integer not null)`,
  'create index sanctions_guest on sanctions (guest)',
  'create index sanctions_at on sanctions (at, id)',
  `create table sanction_marks (
    sanction text not null, kind text not null, value text not null, primary key (sanction, kind, value))`,
  `create table reports (
    id text not null primary key, at bigint not null, reporter text not null, reported text not null, room text not null,
    subject text not null, kind text not null, number bigint, reason text not null, note text not null,
    name text not null, words text not null, verdict text, closed_at bigint)`,
  'create unique index reports_subject on reports (reporter, reported, subject)',
  'create index reports_at on reports (at, id)',
  'create index reports_open on reports (at, id) where verdict is null',
  'create index reports_reported on reports (reported)',
  'alter table audit add column guest text',
  'alter table audit add column why text',
];

/** Passkeys, and the challenges that they are to sign. */
const twentieth = [
  `create table passkeys (
    id text not null primary key, credential text not null unique, guest text not null, handle text not null,
    public_key text not null, counter bigint not null, transports text not null, name text,
    created_at bigint not null, used_at bigint)`,
  'create index passkeys_guest on passkeys (guest)',
  `create table challenges (
    hash text not null primary key, session text not null, guest text, expires_at bigint not null)`,
];

/**
 * Matches that are over, derived from their journals, and what people show of them. `at` stands with the players again, so that a page of
 * somebody's matches is found by an index.
 */
const twentyFirst = [
  `create table finished (
    room text not null primary key, game text not null, at bigint not null, derived_at bigint not null,
    is_rated integer not null, body text not null)`,
  'create index finished_rated on finished (derived_at) where is_rated = 1',
  `create table finished_players (
    player text not null, room text not null, at bigint not null, primary key (player, room))`,
  'create index finished_players_at on finished_players (player, at, room)',
  'create table profiles (guest text not null primary key, is_listed integer not null, secret text unique)',
  'create index profiles_listed on profiles (guest) where is_listed = 1',
];

/** Webhooks become one kind of channel. A channel may go with a token, and what is being sent once is found after a crash. */
const twentySecond = [
  'alter table webhooks rename to channels',
  "alter table channels add column kind text not null default 'webhook'",
  'alter table channels add column token text',
  'drop index webhooks_guest',
  'create index channels_guest on channels (guest)',
  'create index channels_token on channels (token) where token is not null',
  "create index outgoing_sending on outgoing (leased_until) where status = 'sending'",
];

/** The recovery code of each guest who has one. */
const twentyThird = [
  `create table recovery_codes (
    guest text not null primary key, beginning text not null, hash text not null, created_at bigint not null)`,
  'create index recovery_codes_beginning on recovery_codes (beginning)',
];

/** E-mail addresses are confirmed first, requests for that are counted, and a table is mailed about once. */
const twentyFourth = [
  'alter table channels add column is_pending integer not null default 0',
  'create table mail_requests (id text not null primary key, guest text not null, address_hash text not null, at bigint not null)',
  'create index mail_requests_guest on mail_requests (guest, at)',
  'create index mail_requests_address on mail_requests (address_hash, at)',
  'create table mailed_tables (guest text not null, room text not null, primary key (guest, room))',
  'create index mailed_tables_room on mailed_tables (room)',
];

/** A guest that was merged into another belongs to that one, even after both were deleted: otherwise the ratings of others would change. */
const twentyFifth = [
  'alter table guests add column owner text',
  'alter table deleted add column owner text',
  'create index guests_owner on guests (owner) where owner is not null',
];

/** A merge that hasn't been checked yet is found after a crash. */
const twentySixth = ['alter table guests add column merging text'];

/** Each step leads to the next version, in SQL that SQLite and PostgreSQL both read. Steps are added, never changed. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  first,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  fifteenth,
  sixteenth,
  seventeenth,
  eighteenth,
  nineteenth,
  twentieth,
  twentyFirst,
  twentySecond,
  twentyThird,
  twentyFourth,
  twentyFifth,
  twentySixth,
];
