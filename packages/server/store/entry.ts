import { hash } from 'node:crypto';
import type { Append, RoomFacts } from '@consigliere/match';
import type { RoomChanges } from './room-changes.ts';

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
const hashLine = (previous: string, body: string): string => hash('sha256', previous + body, 'hex');

/**
 * The number of the first line whose hash doesn't follow from those before it; undefined: they are intact. `from`: the lines begin with
 * the one before this number, which is known to be right.
 */
export function findBrokenLine(
  lines: readonly { readonly number: number; readonly at: number; readonly body: string; readonly hash: string }[],
  from = 0,
): number | undefined {
  let next = Math.max(0, from - 1);
  let previous: string | undefined = from > 0 ? undefined : '';
  for (const { number, at, body, hash } of lines) {
    if (number !== next || !Number.isFinite(at) || typeof body !== 'string') return next;
    if (previous !== undefined && hash !== hashLine(previous, body)) return next;
    previous = hash;
    next++;
  }
  return undefined;
}

/** The entries of one commit in the log. */
export interface LogRow {
  /** JSON of a list of `PackedEntry`. */
  readonly entries: string;
  /** Cards and bodies one after the other, verbatim: hashes cover every character, and they are JSON already. */
  readonly texts: string;
}

/** The index at which an entry's lines begin: for each a time, the length of its body, and its hash. */
const LINES = 11;
/** The index of the length of its card. */
const CARD_LENGTH = 5;
/** The index of `changedAt`; versions 5 and older of the database have `moves` there. */
const CHANGED_AT = 9;

type PackedEntry = readonly [
  room: string,
  expected: number,
  game: string,
  phase: RoomFacts['phase'],
  isPublic: 0 | 1,
  cardLength: number | null,
  awaited: number,
  wake: number | null,
  hold: number,
  changedAt: number,
  moves: RoomChanges['moves'],
  ...lines: (number | string)[],
];

/** An entry without `changedAt`. */
type OlderPackedEntry = readonly PackedEntry[number][];

/** An older entry was listed with the time of its last line. */
const upgrade = (packed: PackedEntry | OlderPackedEntry): PackedEntry =>
  (Array.isArray(packed[CHANGED_AT]) ? packed.toSpliced(CHANGED_AT, 0, packed.at(-3) ?? 0) : packed) as PackedEntry;

export function packEntries(entries: readonly CommitEntry[]): LogRow {
  let texts = '';
  const packed = entries.map(({ append, card, hashes, awaited, changed, gone }): PackedEntry => {
    const { room, expected, lines, facts, wake, changedAt, leaseUntil: hold = 0 } = append;
    const measured: (number | string)[] = [];
    texts += card ?? '';
    for (const [index, { at, body }] of lines.entries()) {
      texts += body;
      measured.push(at, body.length, hashes[index] ?? '');
    }
    const isPublic = facts.isPublic ? 1 : 0;
    const cardLength = card === null ? null : card.length;
    const moves = [...changed, ...gone.map(player => [player, null] as const)];
    const { game, phase } = facts;
    const standing = [room, expected, game, phase, isPublic, cardLength, awaited, wake, hold, changedAt] as const;
    return [...standing, moves, ...measured];
  });
  return { entries: JSON.stringify(packed), texts };
}

/** A part of the log that can't be moved to the tables: a row that can't be read, or an entry that doesn't follow the one before it. */
export interface UnusableEntry {
  /** null: the row doesn't say. */
  readonly room: string | null;
  readonly why: string;
  /** Everything that can be read of it. */
  readonly data: string;
}

export interface UnpackedLog {
  readonly changes: ReadonlyMap<string, RoomChanges>;
  readonly unusable: readonly UnusableEntry[];
}

/** Merges rows of the log by room. */
export function unpackRows(rows: readonly LogRow[]): UnpackedLog {
  const changes = new Map<string, RoomChanges>();
  const unusable: UnusableEntry[] = [];
  for (const row of rows) {
    const entries = parseRow(row);
    if (entries === null) {
      unusable.push({ room: null, why: "A row of the log can't be read", data: JSON.stringify(row) });
      continue;
    }
    let from = 0;
    const next = (length: number): string => {
      from += length;
      return row.texts.slice(from - length, from);
    };
    for (const packed of entries) {
      const [room, expected] = packed;
      const before = changes.get(room);
      if (before === undefined || before.expected + before.lines.length === expected) addEntry(changes, packed, next);
      else {
        const texts = next(measureTexts(packed));
        const why = `its lines from ${before.expected + before.lines.length} to ${expected} are missing from the log`;
        unusable.push({ room, why, data: JSON.stringify({ entries: [packed], texts }) });
      }
    }
  }
  return { changes, unusable };
}

/** The entries of a row; null: it isn't as it was written. */
function parseRow({ entries, texts }: LogRow): readonly PackedEntry[] | null {
  try {
    const parsed = (JSON.parse(entries) as (PackedEntry | OlderPackedEntry)[]).map(upgrade);
    const length = parsed.reduce((sum, packed) => sum + measureTexts(packed), 0);
    return length === texts.length && parsed.every(isSoundEntry) ? parsed : null;
  } catch {
    return null;
  }
}

const isSoundEntry = ([room, expected, , , , , , , , , moves, ...lines]: PackedEntry): boolean =>
  typeof room === 'string' &&
  Number.isInteger(expected) &&
  Array.isArray(moves) &&
  lines.length > 0 &&
  lines.length % 3 === 0;

/** The number of characters of an entry's card and bodies. */
function measureTexts(packed: PackedEntry): number {
  let length = packed[CARD_LENGTH] ?? 0;
  for (let index = LINES + 1; index < packed.length; index += 3) length += Number(packed[index]);
  return length;
}

function addEntry(changes: Map<string, RoomChanges>, packed: PackedEntry, next: (length: number) => string): void {
  const [room, expected, game, phase, isPublic, cardLength, awaited, wake, hold, changedAt, moves] = packed;
  const before = changes.get(room);
  const card = cardLength === null ? (before?.card ?? null) : next(cardLength);
  const { lines, moves: moved }: Pick<RoomChanges, 'lines' | 'moves'> = before ?? { lines: [], moves: [] };
  for (let index = LINES; index < packed.length; index += 3)
    lines.push({
      at: Number(packed[index]),
      body: next(Number(packed[index + 1])),
      hash: String(packed[index + 2]),
    });
  moved.push(...moves);
  const latest = { phase, isPublic, card, awaited, wake, hold, changedAt: Math.max(changedAt, before?.changedAt ?? 0) };
  if (before === undefined) changes.set(room, { room, expected, game, ...latest, lines, moves: moved });
  else Object.assign(before, latest);
}
