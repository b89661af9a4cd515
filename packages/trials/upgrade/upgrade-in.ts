import { embeddedPlace, postgresPlace } from '../testing/place.ts';
import { type Plan, type Upgraded, upgrade } from './upgrade.ts';

/** The trial in a store of its own, which is gone afterwards: in PostgreSQL where there is a URL of one, else in a file. */
export async function upgradeIn(databaseUrl: string | undefined, plan: Plan): Promise<Upgraded> {
  if (databaseUrl === undefined) {
    const place = embeddedPlace();
    return upgrade(place, { folder: place.folder, databaseUrl }, plan).finally(place.clear);
  }
  const place = await postgresPlace(databaseUrl);
  return upgrade(place, { folder: '', databaseUrl: place.url }, plan).finally(place.clear);
}
