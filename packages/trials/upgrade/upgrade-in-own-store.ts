import { embeddedDatabase, postgresDatabase } from '../testing/test-database.ts';
import { type UpgradePlan, type UpgradeResult, upgrade } from './upgrade.ts';

/** Runs the trial in a temporary store: in PostgreSQL if a URL is given, otherwise in a file. */
export async function upgradeInOwnStore(databaseUrl: string | undefined, plan: UpgradePlan): Promise<UpgradeResult> {
  if (databaseUrl === undefined) {
    const database = embeddedDatabase();
    return upgrade(database, { folder: database.folder, databaseUrl }, plan).finally(database.remove);
  }
  const database = await postgresDatabase(databaseUrl);
  return upgrade(database, { folder: '', databaseUrl: database.url }, plan).finally(database.remove);
}
