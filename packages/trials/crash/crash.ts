import { isDeepStrictEqual } from 'node:util';
import { random, sfc32 } from '@consigliere/kernel/host';
import type { RoomView } from '@consigliere/match';
import { allGames } from '@consigliere/server/internals';
import { ReconnectingClient } from '../testing/reconnecting-client.ts';
import { TestClient } from '../testing/test-client.ts';
import { findRecordFault, findRepeated, readAnswerIds, readViews } from './accounts.ts';
import { checkBackup } from './backup.ts';
import type { Deployment } from './deployment.ts';
import { FaultInjector } from './fault-injector.ts';
import { startMatch } from './start-match.ts';

const SEATS = 4;

interface CrashPlan {
  readonly kills: number;
  readonly seed: string;
  readonly onKill?: () => void;
}

export interface CrashResult {
  readonly kills: number;
  readonly matches: number;
  /** Answers acknowledged to a client. */
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  /** Views compared: after each reconnection to a table where nothing had happened, and all at the end. */
  readonly views: number;
  /** The fewest connections that any client lost. */
  readonly losses: number;
  /** Everything else that isn't as it was. */
  readonly faults: readonly string[];
}

/** Four clients play all three games again and again while nodes or services are killed; then everything is compared. */
export async function crash(
  deployment: Deployment,
  { kills, seed, onKill = () => {} }: CrashPlan,
): Promise<CrashResult> {
  const { nodes, victims, database, ready } = deployment;
  await Promise.all(nodes.map(node => node.start()));
  const rng = sfc32(seed);
  const randomBelow = (n: number): number => random(rng, '', n);
  const [first] = nodes;
  if (first === undefined) throw new Error('a deployment needs a node');
  const guests = await Promise.all(Array.from({ length: SEATS }, () => TestClient.asGuest(first.address)));
  const injector = new FaultInjector(victims, kills, randomBelow, onKill);
  const rooms: string[] = [];
  const acknowledged: string[] = [];
  const faults: string[] = [];
  let views = 0;
  const onReturn = (room: string, before: RoomView, after: RoomView): void => {
    views++;
    const differences = describeDifferences(withoutChapters(before), withoutChapters(after));
    if (differences.length > 0) faults.push(`${room} looks different after a kill: ${differences.join('; ')}`);
  };
  const losses = guests.map(() => 0);
  do {
    const round: string[] = [];
    for (const { id } of allGames()) round.push(await startMatch(guests, id));
    const clients = guests.map(
      ({ headers: { cookie = '' } }) =>
        new ReconnectingClient({
          nodes,
          headers: { cookie },
          rooms: round,
          random: randomBelow,
          onAnswered: () => injector.countAnswer(),
          hold: () => injector.waitForNext(),
          onReturn,
          ...(ready === undefined ? {} : { ready }),
        }),
    );
    await Promise.race([
      Promise.all(clients.map(client => client.play())),
      ...nodes.map(({ unexpectedExit }) => unexpectedExit),
    ]);
    await injector.whenRestored();
    rooms.push(...round);
    for (const [index, client] of clients.entries()) {
      acknowledged.push(...client.acknowledged);
      losses[index] = (losses[index] ?? 0) + client.losses;
    }
    for (const room of round) if (!isSameEnd(clients, room)) faults.push(`${room} didn't end the same for everybody`);
  } while (injector.kills < kills);

  const viewers = [...guests, new TestClient(first.address)];
  const before = await readViews(viewers, rooms);
  for (const victim of victims) await victim.injectFault(async () => undefined);
  for (const node of nodes) await node.restart();
  const after = await readViews(viewers, rooms);
  for (const [index, view] of before.entries()) if (after[index] !== view) faults.push(`view ${index} has changed`);
  for (const [index, room] of rooms.entries()) {
    // Records are limited per IP address, so each reader gets its own.
    const reader = new TestClient(first.address, { 'x-forwarded-for': `198.18.${index >> 8}.${index & 255}` });
    const fault = await findRecordFault(reader, room);
    if (fault !== null) faults.push(fault);
  }
  const copy = await checkBackup(deployment);
  if (copy.rooms !== rooms.length || copy.differing > 0)
    faults.push(`of ${copy.rooms} rooms in the backup: ${copy.descriptions.join('; ')}`);
  const ids = await readAnswerIds(await database.open(), rooms);
  const [kept, known] = [new Set(ids), new Set(acknowledged)];
  return {
    kills: injector.kills,
    matches: rooms.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(id => !kept.has(id)),
    twice: [...findRepeated(ids), ...findRepeated(acknowledged)],
    views: views + before.length,
    losses: Math.min(...losses),
    faults: [...faults, ...ids.filter(id => !known.has(id)).map(id => `${id} was done but never acknowledged`)],
  };
}

/** The room view without its chapters. */
const withoutChapters = (seen: RoomView): RoomView => ({ ...seen, match: seen.match && { ...seen.match, heard: [] } });

/** Describes where two values differ. */
function describeDifferences(before: unknown, after: unknown, at = ''): readonly string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isObject(before) || !isObject(after))
    return [`${at} was ${JSON.stringify(before)}, is ${JSON.stringify(after)}`];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap(name => describeDifferences(before[name], after[name], `${at}.${name}`));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isSameEnd(clients: readonly ReconnectingClient[], room: string): boolean {
  const ends = clients.map(client => JSON.stringify(client.endOf(room)?.match?.result ?? null));
  return new Set(ends).size === 1 && ends[0] !== 'null';
}
