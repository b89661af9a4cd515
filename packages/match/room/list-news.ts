import type { Seat } from '@consigliere/kernel';
import type { Chair } from './chair.ts';
import { findDeadline } from './due.ts';
import { isDeleted } from './names.ts';
import { findPendingDecision, listAwaitedOrders, type PendingDecision } from './pending-decision.ts';
import type { Room } from './room.ts';

/** The kinds of news. `waiting` is for channels that everybody at the table may read, `turn` says the same to one player. */
export const NEWS_KINDS = ['started', 'over', 'turn', 'waiting', 'nudged', 'request'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Something that people outside the page should be told. It has nothing that its reader may not know. */
export interface NewsItem {
  readonly kind: NewsKind;
  /** Stays the same as long as the item stands, and never comes again for something else. */
  readonly event: string;
  /** The guest who alone is told; null: everybody at the table may read it. */
  readonly player: string | null;
  /** When the player's time is up, in house time; null: never, or it doesn't concern one player. */
  readonly deadline: number | null;
  /** In an open decision, the seats that everybody waits for. In a secret one nobody is named. */
  readonly seats: readonly Seat[];
}

const forTable = (kind: NewsKind, event: string, seats: readonly Seat[] = []): NewsItem => ({
  kind,
  event: `${kind}/${event}`,
  player: null,
  deadline: null,
  seats,
});

const forPlayer = (
  kind: NewsKind,
  event: string,
  player: string | null,
  deadline: number | null = null,
): readonly NewsItem[] => (player === null ? [] : [{ kind, event: `${kind}/${event}`, player, deadline, seats: [] }]);

/** Everything that people should be told about a room as it is now. */
export function listNews(room: Room): readonly NewsItem[] {
  if (room.match === null) return [];
  if (room.phase !== 'playing') return [forTable('over', 'match')];
  return [forTable('started', 'match'), ...listDecisionNews(room), ...listNudges(room), ...listRequests(room)];
}

/** The guests whom a room's news may concern: its players, and the owner. */
export const listReaders = ({ chairs, owner, names }: Room): readonly string[] => [
  ...new Set([...chairs.flatMap(({ player }) => player ?? []), owner].filter(player => !isDeleted(names, player))),
];

function listDecisionNews(room: Room): readonly NewsItem[] {
  const pending = findPendingDecision(room);
  if (pending === null) return [];
  const orders = listAwaitedOrders(room);
  const turns = pending.waiting.flatMap(seat => {
    const chair = room.chairs[seat];
    if (chair === undefined || !isThere(chair) || orders.includes(seat)) return [];
    return forPlayer('turn', nameDecision(room, pending, [seat]), chair.player, findDeadline(room, seat));
  });
  return [...listWaiting(room, pending), ...turns];
}

/** Everybody waits for people. Nothing here depends on who has answered a secret decision: it is one item until the decision is over. */
function listWaiting(room: Room, pending: PendingDecision): readonly NewsItem[] {
  if (isSecret(pending)) return [forTable('waiting', nameDecision(room, pending, []))];
  const people = pending.waiting.filter(seat => isThere(room.chairs[seat]));
  return people.length === 0 ? [] : [forTable('waiting', nameDecision(room, pending, people), people)];
}

const isThere = (chair: Chair | undefined): boolean => chair?.sitter === 'person' && !chair.isAway;

/** Whether nobody is told who was asked: the answers are opened together, or nobody may know who could react. */
const isSecret = ({ secret, silence }: PendingDecision): boolean => secret || silence !== null;

/**
 * The name of what the seats are asked. A secret decision has its number. In open ones a player may act several times in a row, which is
 * one turn: it is named by the last chapter that isn't their own. Chapters are public, unlike lines and answers in a reaction window.
 * Numbers of decisions and of chapters are alike, so the two kinds of names begin differently.
 */
function nameDecision({ match }: Room, pending: PendingDecision, seats: readonly Seat[]): string {
  const { decision, branch } = pending;
  if (isSecret(pending)) return `secret/${branch}/${decision}`;
  const chapters = match?.chapters.slice() ?? [];
  const last = chapters.findLastIndex(({ by, undoneBy }) => !seats.includes(by?.[0] ?? undoneBy ?? -1));
  return `${last}/${seats.join('+')}`;
}

/** Players whose time is up, or for whom somebody at the table waits. */
const listNudges = (room: Room): readonly NewsItem[] =>
  room.chairs.flatMap((chair, seat) => {
    const at = chair.nudged ?? chair.reminder?.at ?? null;
    return at === null || !isThere(chair) ? [] : forPlayer('nudged', `${seat}/${at}`, chair.player);
  });

/** Players whose consent a request needs, and the owner of whom somebody wants a seat. */
function listRequests({ request, counts, chairs, seatRequests, owner }: Room): readonly NewsItem[] {
  const asked = request?.open ?? [];
  const kind = request?.wish === 'undo' ? 'undoRequests' : 'otherRequests';
  const count = request === null ? 0 : (counts[kind][request.seat] ?? 0);
  const event = `${request?.wish}/${request?.seat}/${count}`;
  return [
    ...asked.flatMap(seat => (isThere(chairs[seat]) ? forPlayer('request', event, chairs[seat]?.player ?? null) : [])),
    ...seatRequests.flatMap(({ number }) => forPlayer('request', `seat/${number}`, owner)),
  ];
}
