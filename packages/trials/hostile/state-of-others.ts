import type { HostileScene } from './scene.ts';

/** Reads everything in the store that doesn't belong to the attackers, as text. */
export async function readOthersState({ server, database, tables, friends, own }: HostileScene): Promise<string> {
  // Acknowledged lines may not be in the tables yet.
  await server.store.rooms.flush();
  const theirs = tables.map(({ room }) => `'${room}'`).join(', ');
  const others = `(${friends.map(id => `'${id}'`).join(', ')})`;
  const rows = await Promise.all(
    [
      `select * from rooms where id in (${theirs}) order by id`,
      `select * from lines where room in (${theirs}) order by room, number`,
      `select * from seats where room in (${theirs}) order by room, seat`,
      `select * from chat where room in (${theirs}) order by room, number`,
      `select * from guests where id in ${others} order by id`,
      `select * from tokens where guest in ${others} order by token_hash`,
      `select * from transfers where guest in ${others} order by hash`,
      `select player, seat from seats where room = '${own.room}' and player in ${others}`,
      'select * from audit',
    ].map(statement => database.query(statement)),
  );
  return rows.map(each => JSON.stringify(each)).join('\n');
}

/** Reads the journal of the attackers' own table. */
export async function readOwnLines({ server, own }: HostileScene): Promise<readonly string[]> {
  return (await server.store.rooms.read(own.room, 0)).map(({ body }) => body);
}

/** Finds lines that were changed, or added without a known command. */
export function findUnrequestedLines(
  before: readonly string[],
  after: readonly string[],
  accounted: ReadonlySet<string>,
): readonly string[] {
  const changed = before.filter((line, number) => after[number] !== line);
  const added = after.slice(before.length).filter(line => {
    const { id } = JSON.parse(line) as { id?: string };
    return id === undefined || !accounted.has(id);
  });
  return [...changed, ...added];
}
