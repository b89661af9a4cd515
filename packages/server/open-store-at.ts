import { type Settings, SetUpError } from './settings.ts';
import { StoreError } from './store/error.ts';
import { openStore, type Store } from './store/open-store.ts';

/** Opens the store of a server; problems that the operator can fix are a SetUpError. */
export async function openStoreAt(
  { folder, databaseUrl }: Pick<Settings, 'folder' | 'databaseUrl'>,
  { mustExist = false, isChecked = false } = {},
): Promise<Store> {
  try {
    return await openStore({ folder, databaseUrl, mustExist, isChecked });
  } catch (error) {
    throw error instanceof StoreError ? new SetUpError(error.message, { cause: error }) : error;
  }
}
