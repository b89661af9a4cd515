import { sql } from 'kysely';

/** The number of rows, as a number on both databases. */
export const rowCount = sql<number>`cast(count(*) as bigint)`;
