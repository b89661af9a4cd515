import type { DatabaseSync } from 'node:sqlite';
import type { JournalTip } from './entry.ts';
import type { SavedState } from './journal.ts';
import type { RoomChanges } from './room-changes.ts';

/** The tables of rooms; statements are prepared once, because preparing costs more than writing. */
export interface RoomTables {
  write(news: RoomChanges): void;
  saveState(state: SavedState): void;
  readTip(room: string): JournalTip | undefined;
  /** The number of lines in a room's journal; none: the room doesn't exist. */
  readLength(room: string): number;
}

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
    if (first === undefined || last === undefined) throw new Error(`the log has no line for room ${room}`);
    const length = expected + lines.length;
    const columns = [phase, isPublic, card, length, last.hash, awaited, wake, hold, changedAt, room];
    const { changes } = expected === 0 ? create.run(...columns, game, first.at) : update.run(...columns, expected);
    if (changes !== 1) throw new Error(`the log goes on after ${expected} lines of room ${room}: it doesn't have them`);
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
    readTip: room => {
      const row = tipOf.get(room) as Omit<JournalTip, 'players'> | undefined;
      if (row === undefined) return undefined;
      const seats = seatsOf.all(room) as { player: string }[];
      return { ...row, players: seats.map(({ player }) => player) };
    },
    readLength: room => (lengthOf.get(room) as { lines: number } | undefined)?.lines ?? 0,
  };
}
