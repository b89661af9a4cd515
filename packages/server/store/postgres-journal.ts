import type { Pool } from 'pg';
import type { CommitEntry, JournalTip } from './entry.ts';
import type { Journal } from './journal.ts';
import { PARTS_OF_ROOMS } from './sqlite-tables.ts';
import { encodeTextArray } from './text-array.ts';

/** Two nodes wrote the same rooms in different order, and PostgreSQL chose this one to abort: nothing was written. */
const DEADLOCK = '40P01';

/**
 * A whole batch in one statement, which is one transaction and one round trip. Rooms without the expected number of lines drop out of
 * `written`, and with them their lines and seats.
 */
const WRITE = `
with given as (
  select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::text[], $8::bigint[],
    $9::bigint[], $10::bigint[], $11::bigint[], $12::text[], $13::bigint[])
  as given (id, expected, game, phase, is_public, lines, head, wake, locked_until, created_at, updated_at, card, awaited)
), updated as (
  update rooms set phase = given.phase, is_public = given.is_public, lines = given.lines, head = given.head,
    wake = given.wake, locked_until = given.locked_until, updated_at = greatest(rooms.updated_at, given.updated_at),
    card = given.card, awaited = given.awaited
  from given where given.expected > 0 and rooms.id = given.id and rooms.lines = given.expected returning rooms.id
), created as (
  insert into rooms (id, game, phase, is_public, lines, head, wake, locked_until, created_at, updated_at, card, awaited)
  select id, game, phase, is_public, lines, head, wake, locked_until, created_at, updated_at, card, awaited
  from given where expected = 0 on conflict (id) do nothing returning id
), written as (
  select id from updated union all select id from created
), journal as (
  insert into lines (room, number, at, body, hash)
  select line.* from unnest($14::text[], $15::bigint[], $16::bigint[], $17::text[], $18::text[])
  as line (room, number, at, body, hash) join written on written.id = line.room
), seated as (
  insert into seats (room, player, seat)
  select seat.* from unnest($19::text[], $20::text[], $21::int[])
  as seat (room, player, seat) join written on written.id = seat.room
  on conflict (room, player) do update set seat = excluded.seat
), freed as (
  delete from seats using unnest($22::text[], $23::text[]) as seat (room, player) join written on written.id = seat.room
  where seats.room = seat.room and seats.player = seat.player
), named as (
  insert into names (room, player, name)
  select given.* from unnest($24::text[], $25::text[], $26::text[])
  as given (room, player, name) join written on written.id = given.room
  where not exists (select 1 from deleted where deleted.player = given.player)
  on conflict (room, player) do update set name = excluded.name
)
select id from written`;

/** In one statement, which is one transaction. */
const REMOVE = `
with gone as (delete from rooms where id = $1 and lines = $2 returning id)
${PARTS_OF_ROOMS.map(table => `, gone_${table} as (delete from ${table} using gone where room = gone.id)`).join('\n')}
select id from gone`;

export function postgresJournal(pool: Pool): Journal {
  return {
    readTips: async rooms => {
      const found = await pool.query<{ id: string; lines: number; head: string; players: string[] | null }>({
        name: 'tips',
        text: `select id, lines, head,
          (select array_agg(player order by seat) from seats where room = rooms.id) as players
          from rooms where id = any($1)`,
        values: [rooms],
      });
      const tipOf = ({ lines, head, players }: (typeof found.rows)[number]): JournalTip => ({
        lines,
        head,
        players: players ?? [],
      });
      return new Map(found.rows.map(row => [row.id, tipOf(row)]));
    },

    saveStates: async states => {
      const values = [
        encodeTextArray(states.map(({ room }) => room)),
        states.map(({ lines }) => lines),
        encodeTextArray(states.map(({ state }) => state)),
      ];
      await pool.query({ name: 'keep', text: SAVE, values });
    },

    remove: async (room, lines) =>
      (await pool.query({ name: 'remove', text: REMOVE, values: [room, lines] })).rows.length > 0,

    write: async entries => {
      const values = columnsOf(entries.toSorted((one, other) => (one.append.room < other.append.room ? -1 : 1)));
      for (;;) {
        try {
          const { rows } = await pool.query<{ id: string }>({ name: 'append', text: WRITE, values });
          return new Set(rows.map(({ id }) => id));
        } catch (error) {
          if ((error as { code?: string }).code !== DEADLOCK) throw error;
        }
      }
    },
  };
}

/** In the order of the rooms, so that two nodes that save the same ones lock them in the same order. */
const SAVE = `
insert into states (room, lines, state)
select * from unnest($1::text[], $2::bigint[], $3::text[]) as given (room, lines, state) order by room
on conflict (room) do update set lines = excluded.lines, state = excluded.state where states.lines < excluded.lines`;

/** The parameters of WRITE: an array for each column. */
function columnsOf(entries: readonly CommitEntry[]): unknown[] {
  const appends = entries.map(({ append }) => append);
  const lines = entries.flatMap(({ append: { room, expected, lines }, hashes }) =>
    lines.map(({ at, body }, index) => ({ room, number: expected + index, at, body, hash: hashes[index] ?? '' })),
  );
  const seats = entries.flatMap(({ append: { room }, changed }) =>
    changed.map(([player, seat]) => ({ room, player, seat })),
  );
  const freed = entries.flatMap(({ append: { room }, gone }) => gone.map(player => ({ room, player })));
  const names = appends.flatMap(({ room, names = [] }) => names.map(([player, name]) => ({ room, player, name })));
  return [
    encodeTextArray(appends.map(({ room }) => room)),
    appends.map(({ expected }) => expected),
    encodeTextArray(appends.map(({ facts }) => facts.game)),
    encodeTextArray(appends.map(({ facts }) => facts.phase)),
    appends.map(({ facts }) => (facts.isPublic ? 1 : 0)),
    entries.map(({ tip }) => tip.lines),
    encodeTextArray(entries.map(({ tip }) => tip.head)),
    appends.map(({ wake }) => wake),
    appends.map(({ leaseUntil = 0 }) => leaseUntil),
    entries.map(({ began }) => began),
    appends.map(({ changedAt }) => changedAt),
    encodeTextArray(appends.map(({ facts }) => facts.card)),
    entries.map(({ awaited }) => awaited),
    encodeTextArray(lines.map(({ room }) => room)),
    lines.map(({ number }) => number),
    lines.map(({ at }) => at),
    encodeTextArray(lines.map(({ body }) => body)),
    encodeTextArray(lines.map(({ hash }) => hash)),
    encodeTextArray(seats.map(({ room }) => room)),
    encodeTextArray(seats.map(({ player }) => player)),
    seats.map(({ seat }) => seat),
    encodeTextArray(freed.map(({ room }) => room)),
    encodeTextArray(freed.map(({ player }) => player)),
    encodeTextArray(names.map(({ room }) => room)),
    encodeTextArray(names.map(({ player }) => player)),
    encodeTextArray(names.map(({ name }) => name)),
  ];
}
