import { embeddedDatabase, postgresDatabase } from '../testing/test-database.ts';
import { type UpgradePlan, type UpgradeResult, upgrade } from './upgrade.ts';

/** The trial in a store of its own, which is gone afterwards: in PostgreSQL where there is a URL of one, else in a file. */
export async function upgradeInOwnStore(databaseUrl: string | undefined, plan: UpgradePlan): Promise<UpgradeResult> {
  if (databaseUrl === undefined) {
    const database = embeddedDatabase();
    return upgrade(database, { folder: database.folder, databaseUrl }, plan).finally(database.remove);
  }
  const database = await postgresDatabase(databaseUrl);
  return upgrade(database, { folder: '', databaseUrl: database.url }, plan).finally(database.remove);
}
