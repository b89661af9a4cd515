import { embeddedDatabase, postgresDatabase } from '../testing/test-database.ts';
import { type Plan, type Upgraded, upgrade } from './upgrade.ts';

/** The trial in a store of its own, which is gone afterwards: in PostgreSQL where there is a URL of one, else in a file. */
export async function upgradeIn(databaseUrl: string | undefined, plan: Plan): Promise<Upgraded> {
  if (databaseUrl === undefined) {
    const place = embeddedDatabase();
    return upgrade(place, { folder: place.folder, databaseUrl }, plan).finally(place.remove);
  }
  const place = await postgresDatabase(databaseUrl);
  return upgrade(place, { folder: '', databaseUrl: place.url }, plan).finally(place.remove);
}
