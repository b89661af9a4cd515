import { expect, test } from 'vitest';
import { upgradeInOwnStore } from './upgrade/upgrade-in-own-store.ts';

const { DATABASE_URL } = process.env;
const PLACES: readonly (readonly [name: string, databaseUrl: string | undefined])[] = [
  ['embedded', undefined],
  ...(DATABASE_URL === undefined ? [] : [['PostgreSQL', DATABASE_URL] as const]),
];

test.each(PLACES)(
  'running matches across a change of rules and back: differences are listed, blocked matches wait, and all go on in the end, %s',
  async (_, databaseUrl) => {
    expect(await upgradeInOwnStore(databaseUrl, { matches: 30, seed: 'short' })).toEqual({
      matches: 30,
      differing: 3,
      frozen: 10,
      migrated: 10,
      exported: 10,
      played: 30,
      faults: [],
    });
  },
  120_000,
);
