import { type Build, thisBuild } from '../games.ts';
import { openStoreAt } from '../open-store-at.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/open-store.ts';
import { allRooms } from './all-rooms.ts';
import { checkRoom, type RoomVerdict } from './check-room.ts';
import { type MigrationOutcome, migrateRoom, thawRoom } from './migrate-room.ts';

export interface ValidationCounts {
  readonly rooms: number;
  /** The number of rooms that wouldn't continue as they were left. */
  readonly differing: number;
  readonly frozen: number;
}

interface ValidateOptions {
  /** Rooms of another version are migrated or frozen, and frozen ones that fit again thaw. Otherwise nothing is written. */
  readonly isToMigrate: boolean;
  /** The build to check against; absent: this one. */
  readonly build?: Build;
  readonly onCount: (rooms: number) => void;
  /** Called for each room with the result. */
  readonly onRoom: (id: string, said: string | null) => void;
}

type RoomOutcome = RoomVerdict | MigrationOutcome;

/** Checks that every stored room continues on this build as it was left. */
export async function validate(
  at: Pick<Settings, 'folder' | 'databaseUrl'>,
  { isToMigrate, build = thisBuild, onCount, onRoom }: ValidateOptions,
): Promise<ValidationCounts> {
  const store = await openStoreAt(at, { mustExist: true });
  const count = { rooms: 0, differing: 0, frozen: 0 };
  try {
    onCount(await store.lobby.count());
    for await (const { id } of allRooms(store)) {
      const verdict = await checkRoom(store, id, build);
      const outcome = isToMigrate ? await migrateOrThaw(store, id, verdict, build) : verdict;
      count.rooms++;
      if (outcome.kind === 'differs' || outcome.kind === 'other-version') count.differing++;
      if (outcome.kind === 'frozen') count.frozen++;
      onRoom(id, describeOutcome(outcome));
    }
  } finally {
    await store.close();
  }
  return count;
}

async function migrateOrThaw(store: Store, id: string, verdict: RoomVerdict, build: Build): Promise<RoomOutcome> {
  if (verdict.kind === 'other-version' || verdict.kind === 'older') return migrateRoom(store, id, build);
  return verdict.kind === 'thaws' ? thawRoom(store, id, build) : verdict;
}

function describeOutcome(outcome: RoomOutcome): string | null {
  switch (outcome.kind) {
    case 'fine':
    case 'older':
      return null;
    case 'differs':
      return `differs: ${outcome.why}`;
    case 'other-version':
      return `another version: ${outcome.why}`;
    case 'frozen':
      return `frozen: ${outcome.why}`;
    case 'thaws':
      return 'frozen, and fits this build: --migrate lets it go on';
    case 'migrated':
      return 'migrated';
    case 'thawed':
      return 'goes on';
  }
}
