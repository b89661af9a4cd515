import type { RoomFacts } from '@consigliere/match';
import type { CommitEntry } from './entry.ts';
import type { RoomChanges } from './room-changes.ts';

/** The entries of one commit in the log. */
export interface LogRow {
  /** JSON of a list of `Packed`. */
  readonly entries: string;
  /** Cards and bodies one after the other, verbatim: hashes cover every character, and they are JSON already. */
  readonly texts: string;
}

/** The index at which an entry's lines begin: for each a time, the length of its body, and its hash. */
const LINES = 11;
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

/** Merges rows of the log by room. */
export function unpackRows(rows: readonly LogRow[]): ReadonlyMap<string, RoomChanges> {
  const told = new Map<string, RoomChanges>();
  for (const { entries, texts } of rows) {
    let from = 0;
    const next = (length: number): string => {
      from += length;
      return texts.slice(from - length, from);
    };
    for (const packed of JSON.parse(entries) as (PackedEntry | OlderPackedEntry)[])
      addEntry(told, upgrade(packed), next);
  }
  return told;
}

function addEntry(told: Map<string, RoomChanges>, packed: PackedEntry, next: (length: number) => string): void {
  const [room, expected, game, phase, isPublic, cardLength, awaited, wake, hold, changedAt, moves] = packed;
  const before = told.get(room);
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
  if (before === undefined) told.set(room, { room, expected, game, ...latest, lines, moves: moved });
  else Object.assign(before, latest);
}
