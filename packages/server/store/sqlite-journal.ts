import type { DatabaseSync } from 'node:sqlite';
import type { Entry, Tip } from './entry.ts';
import type { Journal } from './journal.ts';

/** One transaction, one fsync for the whole batch; statements are prepared once, because preparing costs more than writing. */
export function sqliteJournal(database: DatabaseSync): Journal {
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const create = database.prepare(
    `insert into rooms (phase, is_public, card, lines, head, awaited, wake, locked_until, updated_at, id, game, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
  );
  const update = database.prepare(
    `update rooms set phase = ?, is_public = ?, card = ?, lines = ?, head = ?, awaited = ?, wake = ?, locked_until = ?,
     updated_at = ? where id = ? and lines = ?`,
  );
  const addLine = database.prepare('insert into lines (room, number, at, body, hash) values (?, ?, ?, ?, ?)');
  const seat = database.prepare('insert into seats (seat, room, player) values (?, ?, ?)');
  const reseat = database.prepare('update seats set seat = ? where room = ? and player = ?');
  const leave = database.prepare('delete from seats where room = ? and player = ?');
  const keepState = database.prepare(
    `insert into states (room, lines, state) values (?, ?, ?)
     on conflict (room) do update set lines = excluded.lines, state = excluded.state where lines < excluded.lines`,
  );
  const roomOf = database.prepare('select lines, head from rooms where id = ?');
  const seatsOf = database.prepare('select player from seats where room = ? order by seat');

  function together(write: () => void): void {
    begin.run();
    try {
      write();
      commit.run();
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  }

  function writeRoom(entry: Entry): boolean {
    const { append, awaited, tip, began, ended } = entry;
    const { room, expected, facts, wake, hold = 0 } = append;
    const { phase, isPublic, card, game } = facts;
    const columns = [phase, isPublic ? 1 : 0, card, tip.lines, tip.head, awaited, wake, hold, ended, room];
    const { changes } = expected === 0 ? create.run(...columns, game, began) : update.run(...columns, expected);
    return changes === 1;
  }

  function writeRest({ append: { room, expected, lines }, hashes, changed, gone }: Entry): void {
    for (const [index, { at, body }] of lines.entries())
      addLine.run(room, expected + index, at, body, hashes[index] ?? '');
    for (const [player, place] of changed)
      if (reseat.run(place, room, player).changes === 0) seat.run(place, room, player);
    for (const player of gone) leave.run(room, player);
  }

  return {
    tips: async rooms => {
      const tips = new Map<string, Tip>();
      for (const room of rooms) {
        const row = roomOf.get(room) as { lines: number; head: string } | undefined;
        if (row === undefined) continue;
        const seats = seatsOf.all(room) as { player: string }[];
        tips.set(room, { ...row, players: seats.map(({ player }) => player) });
      }
      return tips;
    },

    write: async entries => {
      const written = new Set<string>();
      together(() => {
        for (const entry of entries) {
          if (!writeRoom(entry)) continue;
          writeRest(entry);
          written.add(entry.append.room);
        }
      });
      return written;
    },

    keep: async states =>
      together(() => {
        for (const { room, lines, state } of states) keepState.run(room, lines, state);
      }),
  };
}
