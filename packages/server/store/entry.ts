import { hash } from 'node:crypto';
import type { Append } from '@consigliere/match';

/** The end of a journal, and the players at that point. */
export interface JournalTip {
  readonly lines: number;
  readonly head: string;
  /** The list stays the same object as long as nobody comes or goes. */
  readonly players: readonly string[];
  /** The row in lists; undefined: unknown. */
  readonly card?: string;
}

/** The tip of a room before its first line. */
export const EMPTY_TIP: JournalTip = { lines: 0, head: '', players: [] };

/** An append as it is written: its lines with their hashes, and only the seats that change. */
export interface CommitEntry {
  readonly append: Append;
  readonly hashes: readonly string[];
  readonly began: number;
  /** A bit for each player who is awaited, by index in the list. */
  readonly awaited: number;
  /** null: unchanged. */
  readonly card: string | null;
  /** Players whose index is new. */
  readonly changed: readonly (readonly [player: string, seat: number])[];
  readonly gone: readonly string[];
  /** The tip of the journal after this entry. */
  readonly tip: JournalTip;
}

/** `before` is the tip that the append expects. */
export function makeEntry(append: Append, before: JournalTip): CommitEntry {
  const { lines, facts } = append;
  const hashes: string[] = [];
  let head = before.head;
  for (const { body } of lines) {
    head = hashLine(head, body);
    hashes.push(head);
  }
  const { players, awaited, card } = facts;
  return {
    append,
    hashes,
    began: firstLineTime(append),
    awaited: awaited.reduce((mask, player) => mask | (1 << players.indexOf(player)), 0),
    card: before.card === card ? null : card,
    ...findSeatChanges(before.players, players),
    tip: { lines: before.lines + lines.length, head, players, card },
  };
}

const NOBODY: Pick<CommitEntry, 'changed' | 'gone'> = { changed: [], gone: [] };

function findSeatChanges(before: readonly string[], players: readonly string[]): Pick<CommitEntry, 'changed' | 'gone'> {
  if (before === players) return NOBODY;
  return {
    changed: players.flatMap((player, seat) => (before[seat] === player ? [] : [[player, seat] as const])),
    gone: before.filter(player => !players.includes(player)),
  };
}

/** The time of an append's first line; there must be one. */
export function firstLineTime({ room, lines: [first] }: Append): number {
  if (first === undefined) throw new Error(`an append to room ${room} brings no line`);
  return first.at;
}

/** The hash of a line: that of the line before it (the first has none: ''), then the body. */
export const hashLine = (previous: string, body: string): string => hash('sha256', previous + body, 'hex');

/** The number of the first line whose hash doesn't follow from those before it; undefined: the journal is intact. */
export function findBrokenLine(
  lines: readonly { readonly number: number; readonly body: string; readonly hash: string }[],
): number | undefined {
  let previous = '';
  for (const [index, { number, body, hash }] of lines.entries()) {
    if (number !== index || hash !== hashLine(previous, body)) return index;
    previous = hash;
  }
  return undefined;
}
