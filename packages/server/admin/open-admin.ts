import { type Card, DamagedJournal, type Line, type Room, readCard } from '@consigliere/match';
import { openStoreAt } from '../open-store-at.ts';
import type { Settings } from '../settings.ts';
import { SetUpError } from '../settings.ts';
import { StoreError } from '../store/error.ts';
import type { RoomRow } from '../store/lobby.ts';
import type { Store } from '../store/open-store.ts';
import { allRooms } from './all-rooms.ts';
import { type ClearUp, openClearUp } from './clear-up.ts';
import { describeNews } from './describe-news.ts';
import { describeRoom } from './describe-room.ts';
import { exportRoom, importRoom } from './export-room.ts';
import { type ModerationCommands, openModerationCommands } from './moderate.ts';
import { describeRatings, describeRebuilt, rebuildRatings } from './rebuild-ratings.ts';
import { writeNote } from './write-note.ts';

/** The operator's commands, which work while the server runs. Everything done to a room is in its audit log. */
export interface Admin {
  /** About people. */
  readonly people: ModerationCommands;
  rooms(): AsyncGenerator<ListedRoom>;
  /** House time. */
  now(): Promise<number>;
  show(room: string, wishes: { readonly state: boolean }): Promise<readonly string[]>;
  pause(room: string): Promise<void>;
  resume(room: string): Promise<void>;
  cancel(room: string): Promise<void>;
  /** Returns the text of the file. */
  export(room: string): Promise<string>;
  /** Returns the id of the room. */
  import(text: string): Promise<string>;
  /** Deletes a guest for good. */
  forget(guest: string): Promise<void>;
  /** Removes everything whose time is up, or only counts it. */
  prune: ClearUp['prune'];
  /** Describes the news that leaves the house: how much there is, and what couldn't be sent. */
  news(): Promise<readonly string[]>;
  /** Counts finished and rated matches, or derives all of them again and compares the ratings. */
  ratings(isRebuild: boolean): Promise<readonly string[]>;
  backup(file: string): Promise<void>;
  /** Describes what is damaged in the store. */
  damage(): readonly string[];
  /** Goes on with the store as it is. */
  acceptDamage(): Promise<void>;
  close(): Promise<void>;
}

/** A room with the people and bots in its seats. */
type ListedRoom = RoomRow & Pick<Card, 'seats'>;

async function* listRooms(store: Store): AsyncGenerator<ListedRoom> {
  for await (const room of allRooms(store)) yield { ...room, seats: readCard(room.card, room.names).seats };
}

type AdminSettings = Pick<Settings, 'folder' | 'databaseUrl' | 'redisUrl'> &
  Partial<Pick<Settings, 'publicUrl' | 'mail'>>;

/**
 * Opens a store for administration; problems that the operator can fix are thrown as a SetUpError. `who` is written into the audit log;
 * `isNew`: the store may not exist yet.
 */
export async function openAdmin(at: AdminSettings, who: string, { isNew = false } = {}): Promise<Admin> {
  const store = await openStoreAt(at, { mustExist: !isNew });
  const clearUp = openClearUp(store, at);
  const audit = (what: string, room: string) => store.audit.add({ at: Date.now(), who, what, room });

  const write = async (id: string, what: string, lineFor: (room: Room) => Line | null): Promise<void> => {
    const noted = await writeNote(store, at, id, lineFor);
    if (noted === 'nothing-to-do') throw new SetUpError(`can't ${what} room ${id} in its present state`);
    if (noted !== 'done') throw new SetUpError(`room ${id} can't be opened: ${noted}`);
    await audit(what, id);
  };

  const there = <X>(found: X | undefined, id: string): X => {
    if (found === undefined) throw new SetUpError(`there is no room ${id}`);
    return found;
  };

  return {
    people: openModerationCommands(store, clearUp, who),
    rooms: () => listRooms(store),
    now: async () => {
      const { sign = Date.now(), closed } = await store.outages.readHouseTime();
      return sign - closed;
    },
    show: async (id, wishes) => {
      there(await store.lobby.find(id), id);
      // First, so that the look is recorded before anything is shown.
      await audit(wishes.state ? 'show, with everything hidden' : 'show', id);
      // A room that can't be opened here is never shown, so only its audit log records the look.
      await writeNote(store, at, id, () => ({ type: 'inspected', who, everything: wishes.state }));
      return there(await describeRoom(store, id, wishes).catch(refuseDamaged), id);
    },
    pause: id =>
      write(id, 'pause', room => (isRunning(room) && !room.isPaused ? { type: 'halted', paused: true } : null)),
    resume: id =>
      write(id, 'resume', room => (isRunning(room) && room.isPaused ? { type: 'halted', paused: false } : null)),
    cancel: id =>
      write(id, 'cancel', ({ phase }) => (['gathering', 'playing'].includes(phase) ? { type: 'cancelled' } : null)),
    export: async id => {
      there(await store.lobby.find(id), id);
      await audit('export', id);
      // The file has every hand and the seed: the table is told before it is made, unless all that is published already.
      const isPublished = ({ phase }: Room): boolean => phase === 'over' || phase === 'ended';
      await writeNote(store, at, id, room => (isPublished(room) ? null : { type: 'inspected', who, everything: true }));
      const exported = there(await exportRoom(store, id).catch(refuseDamaged), id);
      return `${JSON.stringify(exported, null, 1)}\n`;
    },
    import: async text => {
      const id = await importRoom(store, text);
      await audit('import', id);
      return id;
    },
    forget: async guest => {
      const isKnown = (await store.guests.findById(guest)) !== undefined;
      if (!isKnown)
        throw new SetUpError(`there is no guest ${guest}: \`admin show ROOM\` lists the ids of its players`);
      await clearUp.forget(guest);
      await store.audit.add({ at: Date.now(), who, what: 'delete', room: null, guest });
    },
    prune: clearUp.prune,
    news: () => describeNews(store, at.publicUrl, at.mail),
    ratings: async isRebuild =>
      isRebuild ? describeRebuilt(await rebuildRatings(store, Date.now())) : describeRatings(store),
    backup: async file => {
      try {
        await store.backup(file);
      } catch (error) {
        throw error instanceof StoreError ? new SetUpError(error.message, { cause: error }) : error;
      }
    },
    damage: () =>
      store.damage.findings.map(({ room, message }) => (room === null ? message : `table ${room}: ${message}`)),
    acceptDamage: store.acceptDamage,
    close: store.close,
  };
}

function refuseDamaged(fault: unknown): never {
  throw fault instanceof DamagedJournal ? new SetUpError(`the room is damaged: ${fault.message}`) : fault;
}

const isRunning = ({ phase }: Room): boolean => phase === 'playing';
