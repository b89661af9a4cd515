import type { DatabaseSync } from 'node:sqlite';
import { UnfittingRow } from './damage.ts';
import type { JournalTip } from './entry.ts';
import type { SavedState } from './journal.ts';
import type { RoomChanges } from './room-changes.ts';

/** The tables of rooms; statements are prepared once, because preparing costs more than writing. */
export interface RoomTables {
  write(news: RoomChanges): void;
  saveState(state: SavedState): void;
  /** Stores what a player is called in a room, unless the player was deleted. */
  saveName(room: string, player: string, name: string): void;
  /** Removes a room from all tables; false: it has another number of lines. */
  remove(room: string, lines: number): boolean;
  readTip(room: string): JournalTip | undefined;
  /** The number of lines in a room's journal; none: the room doesn't exist. */
  readLength(room: string): number;
}

/** The tables with rows that belong to a room. */
export const PARTS_OF_ROOMS = [
  'lines',
  'seats',
  'states',
  'names',
  'chat',
  'records',
  'audit',
  'bot_tables',
  'transfers',
  'codes',
  'invitations',
  'news_cursors',
  'outgoing',
  'mailed_tables',
] as const;

export function openTables(database: DatabaseSync): RoomTables {
  const create = database.prepare(
    `insert into rooms (phase, is_public, card, lines, head, awaited, wake, locked_until, updated_at, id, game, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
  );
  const update = database.prepare(
    `update rooms set phase = ?, is_public = ?, card = coalesce(?, card), lines = ?, head = ?, awaited = ?, wake = ?,
     locked_until = ?, updated_at = max(updated_at, ?) where id = ? and lines = ?`,
  );
  const addLine = database.prepare('insert into lines (room, number, at, body, hash) values (?, ?, ?, ?, ?)');
  const seat = database.prepare(
    'insert into seats (room, player, seat) values (?, ?, ?) on conflict (room, player) do update set seat = excluded.seat',
  );
  const leave = database.prepare('delete from seats where room = ? and player = ?');
  const keepState = database.prepare(
    `insert into states (room, lines, state) values (?, ?, ?)
     on conflict (room) do update set lines = excluded.lines, state = excluded.state where lines < excluded.lines`,
  );
  const name = database.prepare(
    `insert into names (room, player, name) select ?, ?, ? where not exists (select 1 from deleted where player = ?)
     on conflict (room, player) do update set name = excluded.name`,
  );
  const removeRoom = database.prepare('delete from rooms where id = ? and lines = ?');
  const removeRest = PARTS_OF_ROOMS.map(table => database.prepare(`delete from ${table} where room = ?`));
  const tipOf = database.prepare('select lines, head, card from rooms where id = ?');
  const seatsOf = database.prepare('select player from seats where room = ? order by seat');
  const lengthOf = database.prepare('select lines from rooms where id = ?');

  function writeRoom({
    room,
    expected,
    game,
    phase,
    isPublic,
    card,
    awaited,
    wake,
    hold,
    changedAt,
    lines,
  }: RoomChanges): void {
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) throw new UnfittingRow(`the log has no line for room ${room}`);
    const length = expected + lines.length;
    const columns = [phase, isPublic, card, length, last.hash, awaited, wake, hold, changedAt, room];
    const { changes } = expected === 0 ? create.run(...columns, game, first.at) : update.run(...columns, expected);
    if (changes !== 1) throw new UnfittingRow(`the log goes on after ${expected} lines, which the table doesn't have`);
  }

  return {
    write: news => {
      writeRoom(news);
      const { room, expected, lines, moves } = news;
      let number = expected;
      for (const { at, body, hash } of lines) addLine.run(room, number++, at, body, hash);
      for (const [player, place] of moves)
        if (place === null) leave.run(room, player);
        else seat.run(room, player, place);
    },
    saveState: ({ room, lines, state }) => {
      keepState.run(room, lines, state);
    },
    saveName: (room, player, said) => {
      name.run(room, player, said, player);
    },
    remove: (room, lines) => {
      if (removeRoom.run(room, lines).changes !== 1) return false;
      for (const each of removeRest) each.run(room);
      return true;
    },
    readTip: room => {
      const row = tipOf.get(room) as Omit<JournalTip, 'players'> | undefined;
      if (row === undefined) return undefined;
      const seats = seatsOf.all(room) as { player: string }[];
      return { ...row, players: seats.map(({ player }) => player) };
    },
    readLength: room => (lengthOf.get(room) as { lines: number } | undefined)?.lines ?? 0,
  };
}
