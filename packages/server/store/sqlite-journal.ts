import type { DatabaseSync } from 'node:sqlite';
import type { Entry, Tip } from './entry.ts';
import type { Journal } from './journal.ts';

/** One transaction, one fsync for the whole batch; statements are prepared once, because preparing costs more than writing. */
export function sqliteJournal(database: DatabaseSync): Journal {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const create = database.prepare(
    `insert into rooms (phase, is_public, card, lines, head, state, wake, locked_until, updated_at, id, game, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
  );
  const update = database.prepare(
    `update rooms set phase = ?, is_public = ?, card = ?, lines = ?, head = ?, state = ?, wake = ?, locked_until = ?,
     updated_at = ? where id = ? and lines = ?`,
  );
  const addLine = database.prepare('insert into lines (room, number, at, body, hash) values (?, ?, ?, ?, ?)');
  const seat = database.prepare('insert into seats (awaited, room, player) values (?, ?, ?)');
  const reseat = database.prepare('update seats set awaited = ? where room = ? and player = ?');
  const leave = database.prepare('delete from seats where room = ? and player = ?');
  const roomOf = database.prepare('select lines, head from rooms where id = ?');
  const seatsOf = database.prepare('select player, awaited from seats where room = ?');

  function writeRoom(entry: Entry): boolean {
    const { room, expected, facts, state, wake, hold = 0, tip, began, ended } = entry;
    const { phase, isPublic, card, game } = facts;
    const columns = [phase, isPublic ? 1 : 0, card, tip.lines, tip.head, state, wake, hold, ended, room];
    const { changes } = expected === 0 ? create.run(...columns, game, began) : update.run(...columns, expected);
    return changes === 1;
  }

  function writeRest({ room, expected, lines, hashes, changed, gone }: Entry): void {
    for (const [index, { at, body }] of lines.entries())
      addLine.run(room, expected + index, at, body, hashes[index] ?? '');
    for (const [player, awaited] of changed)
      if (reseat.run(awaited, room, player).changes === 0) seat.run(awaited, room, player);
    for (const player of gone) leave.run(room, player);
  }

  return {
    tips: async rooms => {
      const tips = new Map<string, Tip>();
      for (const room of rooms) {
        const row = roomOf.get(room) as { lines: number; head: string } | undefined;
        if (row === undefined) continue;
        const seats = seatsOf.all(room) as { player: string; awaited: 0 | 1 }[];
        tips.set(room, { ...row, seats: new Map(seats.map(({ player, awaited }) => [player, awaited])) });
      }
      return tips;
    },

    write: async entries => {
      const written = new Set<string>();
      begin.run();
      try {
        for (const entry of entries) {
          if (!writeRoom(entry)) continue;
          writeRest(entry);
          written.add(entry.room);
        }
        commit.run();
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw error;
      }
      return written;
    },
  };
}
