import { type Append, DamagedJournal, type RoomStore, type StoredLine } from '@consigliere/match';
import { batchLookups } from './batch-lookups.ts';
import { type DamageReport, describeFault, isDamage } from './damage.ts';
import type { Database } from './database.ts';
import { type CommitEntry, EMPTY_TIP, firstLineTime, type JournalTip, makeEntry } from './entry.ts';
import { type GroupCommit, groupCommit } from './group-commit.ts';
import type { Journal } from './journal.ts';
import { readNames } from './names.ts';
import { readJournal } from './read-journal.ts';

type AppendOutcome = 'done' | 'conflict' | 'damaged';

/** The number of states serialised and written in one go, so that nobody waits long. */
const KEPT_TOGETHER = 50;
/** The number of rooms in one query. */
const TOGETHER = 5000;

const splitIntoParts = (rooms: readonly string[]): readonly string[][] =>
  Array.from({ length: Math.ceil(rooms.length / TOGETHER) }, (_, part) =>
    rooms.slice(part * TOGETHER, (part + 1) * TOGETHER),
  );

/** The number of cached tips: about a kilobyte each. */
const REMEMBERED = 20_000;

export interface Rooms extends RoomStore {
  /**
   * Saves the latest states of the rooms written here since the last time: the journal is the truth, and the state beside it is for
   * another version of the rules, which couldn't fold it.
   */
  saveLatestStates(): Promise<void>;
  saveStates: Journal['saveStates'];
  /** Rooms that are being played and whose saved state is older than their journal, because a node crashed. */
  findOutdatedStates(): Promise<readonly string[]>;
  /** Removes the alarm from rooms in which no person has a seat: earlier versions set one, and bots rest there until somebody watches. */
  silenceBotTables(): Promise<void>;
  /** Calls back whenever a line was written here to a room whose match is over. */
  onOver(then: (room: string) => void): void;
  /** The number of lines of each room's journal; a room that doesn't exist is left out. */
  readLengths(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Removes a room with everything that belongs to it, unless its journal has another number of lines by now: then false. */
  remove(room: string, lines: number): Promise<boolean>;
  /** Resolves once no append is pending and every state is saved. */
  flush(): Promise<void>;
}

export function openRooms({ db, dialect, journal, damage }: Database): Rooms {
  const commits: GroupCommit<Append, AppendOutcome> = groupCommit(makeCommit(journal, damage));
  const readLengths: Rooms['readLengths'] = async rooms => {
    const rows = await Promise.all(
      splitIntoParts(rooms).map(part =>
        db.selectFrom('rooms').select(['id', 'lines']).where('id', 'in', part).execute(),
      ),
    );
    return new Map(rows.flat().map(({ id, lines }) => [id, lines]));
  };
  const lengthOf = batchLookups(readLengths);
  const overListeners: ((room: string) => void)[] = [];
  const latest = new Map<string, { readonly lines: number; readonly state: Append['state'] }>();
  const saveLatestStates = async (): Promise<void> => {
    const waiting = [...latest];
    for (let at = 0; at < waiting.length; at += KEPT_TOGETHER) {
      const part = waiting.slice(at, at + KEPT_TOGETHER);
      await journal.saveStates(part.map(([room, { lines, state }]) => ({ room, lines, state: state() })));
      // Only now: a state that a database didn't save because it was down is saved the next time.
      for (const [room, { lines }] of part) if (latest.get(room)?.lines === lines) latest.delete(room);
      // The embedded database blocks while it writes: only a turn of the loop lets other work in.
      await new Promise(resolve => setImmediate(resolve));
    }
  };
  return {
    append: async append => {
      // Checked here and not in the commit, so that a wrong append fails no other.
      firstLineTime(append);
      const written = await commits.add(append);
      if (written === 'damaged') throw new DamagedJournal(damage.whyClosed(append.room));
      if (written === 'done')
        latest.set(append.room, { lines: append.expected + append.lines.length, state: append.state });
      if (written === 'done' && append.facts.phase === 'over') for (const then of overListeners) then(append.room);
      return written;
    },
    flush: async () => {
      await commits.whenIdle();
      await saveLatestStates();
    },
    remove: async (room, lines) => {
      latest.delete(room);
      return journal.remove(room, lines);
    },
    saveLatestStates,
    saveStates: journal.saveStates,

    findOutdatedStates: async () => {
      const playing = db.selectFrom('rooms').leftJoin('states', 'states.room', 'rooms.id').select('rooms.id');
      const rows = await playing
        .where('rooms.phase', '=', 'playing')
        .where(it => it.or([it('states.lines', 'is', null), it('states.lines', '<', it.ref('rooms.lines'))]))
        .execute();
      return rows.map(({ id }) => id);
    },

    silenceBotTables: async () => {
      await db
        .updateTable('rooms')
        .set({ wake: null })
        .where('wake', 'is not', null)
        .where(it => it.not(it.exists(it.selectFrom('seats').select('player').whereRef('seats.room', '=', 'rooms.id'))))
        .execute();
    },

    onOver: then => void overListeners.push(then),

    readLengths,
    readNames: room => readNames(db, room),

    read: async (room: string, from: number): Promise<StoredLine[]> => {
      // Most readers find nothing new, and many come at once. (The embedded database answers at once.)
      if (dialect === 'postgres' && from > 0 && ((await lengthOf(room)) ?? 0) <= from) return [];
      return readJournal(db, room, from, damage);
    },

    claim: async (now, limit, lease) => {
      const claimed = await db
        .with('due', it => {
          const due = it
            .selectFrom('rooms')
            .select('id')
            .where('wake', '<=', now)
            .where('locked_until', '<=', now)
            .orderBy('wake')
            .limit(limit);
          return dialect === 'postgres' ? due.forUpdate().skipLocked() : due;
        })
        .updateTable('rooms')
        .set({ locked_until: now + lease })
        .where('id', 'in', it => it.selectFrom('due').select('due.id'))
        .returning('id')
        .execute();
      return claimed.map(({ id }) => id);
    },
  };
}

/**
 * One commit of appends of different rooms. The tips of rooms written here are cached: a tip is right as long as the number of lines is,
 * because journals only grow, and the database checks that number with every write.
 */
function makeCommit(journal: Journal, damage: DamageReport): (batch: readonly Append[]) => Promise<AppendOutcome[]> {
  const remembered = new Map<string, JournalTip>();

  const tipFor = ({ room, expected }: Append): JournalTip | undefined => {
    const tip = expected === 0 ? EMPTY_TIP : remembered.get(room);
    return tip?.lines === expected ? tip : undefined;
  };

  const remember = (room: string, tip: JournalTip): void => {
    remembered.delete(room);
    remembered.set(room, tip);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  };

  const write = async (batch: readonly Append[]): Promise<AppendOutcome[]> => {
    const unknown = batch.filter(append => tipFor(append) === undefined).map(({ room }) => room);
    if (unknown.length > 0) for (const [room, tip] of await journal.readTips(unknown)) remember(room, tip);
    const entries: CommitEntry[] = [];
    for (const append of batch) {
      const tip = tipFor(append);
      if (tip !== undefined) entries.push(makeEntry(append, tip));
    }
    const written = entries.length > 0 ? await journal.write(entries) : new Set<string>();
    for (const { append, tip } of entries) if (written.has(append.room)) remember(append.room, tip);
    return batch.map(({ room }) => (written.has(room) ? 'done' : 'conflict'));
  };

  /** If a damaged row stops a commit, its appends are written one by one, so that it stops only its own room. */
  const writeOneByOne = async (batch: readonly Append[]): Promise<AppendOutcome[]> => {
    try {
      return await write(batch);
    } catch (error) {
      if (!isDamage(error)) throw error;
      const [first, ...others] = batch;
      if (first === undefined) return [];
      if (others.length > 0) {
        const outcomes: AppendOutcome[] = [];
        for (const append of batch) outcomes.push(...(await writeOneByOne([append])));
        return outcomes;
      }
      damage.closeRoom(first.room, `nothing can be appended to its journal: ${describeFault(error)}`);
      return ['damaged'];
    }
  };

  return async batch => {
    const outcomes = new Map<string, AppendOutcome>(batch.map(({ room }) => [room, 'damaged']));
    const sound = batch.filter(({ room }) => damage.whyClosed(room) === undefined);
    const written = sound.length > 0 ? await writeOneByOne(sound) : [];
    for (const [index, { room }] of sound.entries()) outcomes.set(room, written[index] ?? 'conflict');
    return batch.map(({ room }) => outcomes.get(room) ?? 'conflict');
  };
}
