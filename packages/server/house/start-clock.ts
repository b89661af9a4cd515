import type { Room, RoomStore } from '@consigliere/match';
import { type ClockedTable, OUTAGE_AFTER, type Outages } from '../store/outages.ts';
import { type HouseClock, openClock, type TimeSources } from './clock.ts';
import { openQuietHost } from './host.ts';

export type { HouseClock, Outages };
export { OUTAGE_AFTER };

export interface StartClockOptions extends Omit<TimeSources, 'onJump'> {
  readonly store: { readonly outages: Outages; readonly rooms: RoomStore };
  readonly node: string;
  /** For the log. */
  readonly warn: (facts: Readonly<Record<string, unknown>>, message: string) => void;
}

/** Opens the house clock. First corrects outages that an older program booked by mistake, then moves tables that are ahead to house time. */
export async function startClock(parts: StartClockOptions): Promise<HouseClock> {
  const { store, node, warn, wall = Date.now } = parts;
  const tables = await store.outages.readTables();
  const move = (table: ClockedTable, byFor: (room: Room) => number): Promise<void> => moveTable(parts, table, byFor);

  const { isCorrected } = await store.outages.readHouseTime();
  if (!isCorrected) await takeBack(parts, { tables, move, wall: wall() });
  await countLines(store, node, tables);
  const clock = await openClock(store.outages, node, {
    ...parts,
    onJump: milliseconds =>
      warn({ milliseconds }, 'the wall clock has jumped, or the machine has slept: house time goes on as before'),
  });
  const now = clock.now();
  for (const table of tables)
    if (table.at > now + OUTAGE_AFTER) await move(table, room => (room.at > now + OUTAGE_AFTER ? now - room.at : 0));
  return clock;
}

/**
 * An older program booked a wall clock that went wrong and right again as an outage, so that house time fell behind the
 * journals. What the journals prove is taken back, once; tables that were played since then move along and lose no time.
 */
async function takeBack(
  { store: { outages }, warn }: StartClockOptions,
  {
    tables,
    move,
    wall,
  }: {
    readonly tables: readonly ClockedTable[];
    readonly move: (table: ClockedTable, byFor: (room: Room) => number) => Promise<void>;
    readonly wall: number;
  },
): Promise<void> {
  const { sign, closed } = await outages.readHouseTime();
  if (sign === undefined) return void (await outages.correct(0));
  /** House time where a steady clock would go on that was last read at a time. */
  const after = (last: number): number => (wall - last > OUTAGE_AFTER ? last : Math.max(wall, last)) - closed;
  // A sign of life in the future is from when the wall clock was wrong: house time has fallen since.
  const reached = after((await outages.lastHeartbeatBefore(wall + OUTAGE_AFTER)) ?? sign);
  const newest = newestLine(tables);
  const behind = newest - reached;
  const takenBack = behind > OUTAGE_AFTER ? Math.min(behind, closed) : 0;
  if (takenBack > 0)
    for (const table of tables)
      if (table.isTimed && table.at <= reached) await move(table, room => (room.at <= reached ? takenBack : 0));
  const isFirst = await outages.correct(after(sign) - reached - takenBack);
  if (isFirst && takenBack > 0)
    warn({ milliseconds: takenBack }, 'outages were booked by mistake, and house time was behind: they are taken back');
}

/** A killed node lived at least until its last line: lines are signs of life after its last tick. */
async function countLines(
  { outages }: StartClockOptions['store'],
  node: string,
  tables: readonly ClockedTable[],
): Promise<void> {
  const { sign, closed } = await outages.readHouseTime();
  const written = newestLine(tables) + closed;
  if (sign !== undefined && written > sign && written - sign <= OUTAGE_AFTER)
    await outages.recordHeartbeat(node, written);
}

/** Imported tables have another house's time. */
const newestLine = (tables: readonly ClockedTable[]): number =>
  tables.reduce((newest, { at, isImported }) => (isImported ? newest : Math.max(newest, at)), Number.NEGATIVE_INFINITY);

/** Moves a table's own times. `byFor` returns 0 if they are right. */
async function moveTable(
  { store, warn }: Pick<StartClockOptions, 'store' | 'warn'>,
  { room: id }: ClockedTable,
  byFor: (room: Room) => number,
): Promise<void> {
  const host = openQuietHost({ store, now: () => 0 });
  let moved = 0;
  const lineFor = (room: Room) => {
    moved = byFor(room);
    return moved === 0 ? null : ({ type: 'rebased', by: moved } as const);
  };
  try {
    const room = await host.note(id, lineFor);
    if (typeof room === 'string') warn({ room: id, code: room }, 'a table is not at house time, and cannot be opened');
    else if (moved !== 0) warn({ room: id, milliseconds: moved }, "a table's times were moved to house time");
  } catch (error) {
    warn({ room: id, err: error }, 'a table is not at house time, and cannot be read');
  } finally {
    await host.close();
  }
}
