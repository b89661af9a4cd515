import type { RoomFacts } from '@consigliere/match';
import type { ChannelKindName, ReportKind, ReportReason, Verdict } from '@consigliere/protocol';

type Flag = 0 | 1;

/** A device that became a guest by a link, or a program with a bearer token. */
export type TokenKind = 'device' | 'program';

/**
 * `sending`: it is being sent by a channel that mustn't get it twice. `dropped`: it isn't owed any more. `dead`: it couldn't be sent.
 * `unknown`: nobody knows whether it was sent, and it isn't repeated.
 */
export const OUTGOING_STATUSES = ['waiting', 'sending', 'sent', 'dropped', 'dead', 'unknown'] as const;
export type OutgoingStatus = (typeof OUTGOING_STATUSES)[number];

/** A mute is for the chat, a ban for everything. */
export type SanctionKind = 'mute' | 'ban';

/** A sanction recognises people by marks of these kinds. */
export type MarkKind = 'guest' | 'device' | 'network';

/** The tables, as `migrations.ts` makes them on both databases; times are milliseconds, `null` is absent. */
export interface Schema {
  meta: { key: string; value: string };
  rooms: {
    id: string;
    game: string;
    phase: RoomFacts['phase'];
    is_public: Flag;
    /** The number of lines in the journal, and the hash of the last. */
    lines: number;
    head: string;
    wake: number | null;
    locked_until: number;
    created_at: number;
    /** The time of the last change that everybody can see. */
    updated_at: number;
    card: string;
    /** The players who are awaited: a bit for each, by `seats.seat`. */
    awaited: number;
  };
  /** The state of a room's match after a number of lines: it is written later than they are. */
  states: { room: string; lines: number; state: string | null };
  lines: { room: string; number: number; at: number; body: string; hash: string };
  /** `seat` tells the players of a room apart; it isn't the chair. */
  seats: { room: string; player: string; seat: number };
  /** The names of players in each room. */
  names: { room: string; player: string; name: string };
  /** Guests who were deleted: old lines still have their names. Pending: their seats haven't been given up yet. `owner`: as of guests. */
  deleted: { player: string; at: number; is_pending: Flag; owner: string | null };
  /**
   * `owner`: the guest that this one was merged into; null: none. An owner has none, so there are no chains. `merging`: the guest with whom
   * this one became a part of its owner, as long as that isn't final; null: it is, or the guest has no owner.
   */
  guests: {
    id: string;
    token_hash: string;
    name: string;
    language: string;
    created_at: number;
    seen_at: number;
    owner: string | null;
    merging: string | null;
  };
  transfers: { hash: string; guest: string; room: string | null; expires_at: number };
  tokens: {
    token_hash: string;
    guest: string;
    created_at: number;
    seen_at: number;
    kind: TokenKind | null;
    name: string | null;
  };
  /** `id` names it to its guest; `credential`: the authenticator's id of it. `handle`: what the authenticator knows the guest by. */
  passkeys: {
    id: string;
    credential: string;
    guest: string;
    handle: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string | null;
    created_at: number;
    used_at: number | null;
  };
  /** The hashes of bytes that passkeys are to sign. `session`: the hash of the asking browser's secret; `guest`: who adds a passkey, null to sign in. */
  challenges: { hash: string; session: string; guest: string | null; expires_at: number };
  /** `beginning`: of the hash, by which it is found. */
  recovery_codes: { guest: string; beginning: string; hash: string; created_at: number };
  /** The published record of a match that is over. */
  records: { room: string; record: string };
  /** `said`: the id of the chat message; null: it is older than ids. */
  chat: { room: string; number: number; at: number; player: string; name: string; text: string; said: string | null };
  mutes: { player: string; muted: string };
  /** `id` names a block to its maker; `name`: the blocked guest's at that time. */
  blocks: { player: string; blocked: string; id: string; name: string; at: number };
  /** `guest`: about whom. */
  audit: {
    id: number;
    at: number;
    who: string;
    what: string;
    room: string | null;
    guest: string | null;
    why: string | null;
  };
  /** `ended_at`: when it was lifted. Pending: the banned person's seats haven't been given up yet. */
  sanctions: {
    id: string;
    kind: SanctionKind;
    guest: string;
    name: string;
    why: string;
    who: string;
    at: number;
    until_at: number | null;
    ended_at: number | null;
    is_pending: Flag;
  };
  /** Whom a sanction hits. */
  sanction_marks: { sanction: string; kind: MarkKind; value: string };
  /** `subject` tells the things apart that a guest can report about another; `words`: the copy of what was reported. */
  reports: {
    id: string;
    at: number;
    reporter: string;
    reported: string;
    room: string;
    subject: string;
    kind: ReportKind;
    /** Of the chat message. */
    number: number | null;
    reason: ReportReason;
    note: string;
    name: string;
    words: string;
    /** null: it's open. */
    verdict: Verdict | null;
    closed_at: number | null;
  };
  outages: { from_at: number; to_at: number };
  nodes: { id: string; seen_at: number };
  set_aside: { id: string; room: string | null; why: string; data: string; is_accepted: Flag };
  bot_tables: { room: string; owner: string };
  /** A declined one stays, so that it isn't sent again. */
  invitations: { room: string; player: string; sender: string; at: number; is_declined: Flag };
  codes: { code: string; room: string; expires_at: number };
  /**
   * `fault`: why the last message to it failed; null: it arrived. `token`: the hash of the token with which it goes; null: it stays until
   * the guest removes it.
   */
  channels: {
    id: string;
    guest: string;
    kind: ChannelKindName;
    address: string;
    secret: string;
    is_shared: Flag;
    /** Its address hasn't been confirmed yet. */
    is_pending: Flag;
    created_at: number;
    fault: string | null;
    token: string | null;
  };
  /** Requests for mails that confirm an address. `guest`: '' if deleted since. */
  mail_requests: { id: string; guest: string; address_hash: string; at: number };
  /** The tables about which a guest was mailed, and which the guest hasn't opened since. */
  mailed_tables: { guest: string; room: string };
  quiet_hours: { guest: string; from_hour: number; to_hour: number; time_zone: string };
  /** The secret by which a guest's calendar of deadlines is read. */
  calendars: { guest: string; secret: string };
  /** `standing`: the news that stood after `read_to` lines, as JSON; null: it follows from these lines. */
  news_cursors: { room: string; read_to: number; standing: string | null };
  /** A match that is over. `at`: when it ended, by the wall clock; `body`: the rest, as JSON. */
  finished: { room: string; game: string; at: number; derived_at: number; is_rated: Flag; body: string };
  finished_players: { player: string; room: string; at: number };
  /** Choices of what others see of a history. `secret`: of the link to it. */
  profiles: { guest: string; is_listed: Flag; secret: string | null };
  outgoing: {
    id: string;
    room: string;
    event: string;
    guest: string;
    channel: string;
    kind: string;
    body: string;
    status: OutgoingStatus;
    created_at: number;
    due_at: number;
    leased_until: number;
    attempts: number;
    /** Names the digest in which it is sent; null: it is sent alone. */
    digest: string | null;
    fault: string | null;
    /** When it was sent, dropped or given up. */
    settled_at: number | null;
  };
}
