import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random, sfc32 } from '@consigliere/kernel/host';
import { environmentSettings, type RunningServer, SetUpError, serve } from '@consigliere/server/internals';
import { TestClient } from '../testing/test-client.ts';
import { HARMS } from './harms.ts';
import { answerOnce, type KilledHouse, makeKilledHouse, viewHouse } from './killed-house.ts';

/** Damages tried on copies of one killed house. */
const PER_HOUSE = 36;

interface DamagePlan {
  readonly damages: number;
  readonly seed: string;
  readonly onDamage?: () => void;
}

/** How damages ended: nothing was lost, or it was reported while the server runs, or the server refused to start and said why. */
type Outcome = 'repaired' | 'reported' | 'refused' | 'silent';

interface DamageResult {
  readonly damages: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** The tables that were damaged, and the others, which were played on. */
  readonly closed: number;
  readonly playedOn: number;
  readonly faults: readonly string[];
}

/** Damages the files of killed servers in every way, starts a server on them, and looks for damage that nobody is told about. */
export async function damageHouses({ damages, seed, onDamage = () => {} }: DamagePlan): Promise<DamageResult> {
  const outcomes: Record<Outcome, number> = { repaired: 0, reported: 0, refused: 0, silent: 0 };
  const faults: string[] = [];
  let [closed, playedOn] = [0, 0];
  let house: KilledHouse | null = null;
  try {
    for (let number = 0; number < damages; number++) {
      const rng = sfc32(`${seed} ${number}`);
      const randomBelow = (n: number): number => random(rng, '', n);
      if (number % PER_HOUSE === 0) {
        house?.remove();
        house = await makeKilledHouse(randomBelow);
      }
      if (house === null) throw new Error('there is no house to damage');
      const result = await damageOnce(house, number, randomBelow);
      outcomes[result.outcome]++;
      closed += result.closed;
      playedOn += result.playedOn;
      faults.push(...result.faults.map(fault => `damage ${number} (${result.what}): ${fault}`));
      onDamage();
    }
  } finally {
    house?.remove();
  }
  return { damages, outcomes, closed, playedOn, faults };
}

/** The messages with which a server may refuse to start on a damaged database. */
const REFUSALS = /is so damaged that it can't be opened|isn't a database/;

interface OneDamage {
  readonly what: string;
  readonly outcome: Outcome;
  readonly closed: number;
  readonly playedOn: number;
  readonly faults: readonly string[];
}

async function damageOnce(house: KilledHouse, number: number, randomBelow: (n: number) => number): Promise<OneDamage> {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-damaged-'));
  cpSync(house.folder, folder, { recursive: true });
  const harms = Object.values(HARMS);
  const what = harms[number % harms.length]?.(folder, randomBelow, house.older) ?? '';
  let server: RunningServer | undefined;
  try {
    server = await serve({
      ...environmentSettings({ LOG_LEVEL: 'silent', BOT_THREADS: '1' }),
      ...{ port: 0, host: '127.0.0.1', folder, pages: null },
    });
    return { what, ...(await compareHouse(house, server.address.slice('http://'.length), randomBelow)) };
  } catch (error) {
    const isTold = error instanceof SetUpError && REFUSALS.test(error.message);
    const faults = isTold ? [] : [`the server didn't start: ${(error as Error).stack}`];
    return { what, outcome: 'refused', closed: 0, playedOn: 0, faults };
  } finally {
    await server?.close().catch(() => undefined);
    rmSync(folder, { recursive: true });
  }
}

/** Compares what guests see with what they saw before, and plays on at the tables that are as they were. */
async function compareHouse(
  { cookies, rooms, seen }: KilledHouse,
  address: string,
  randomBelow: (n: number) => number,
): Promise<Omit<OneDamage, 'what'>> {
  const guests = cookies.map(cookie => new TestClient(address, { cookie }));
  const now = await viewHouse(guests, rooms);
  const faults: string[] = [];
  const intact = rooms.filter(room => `${now.tables.get(room)}` === `${seen.tables.get(room)}`);
  for (const room of rooms)
    if (`${now.tables.get(room)}`.includes('"internal"')) faults.push(`${room} answers with an internal error`);
  let playedOn = 0;
  for (const room of intact) {
    const status = await answerOnce(guests, room, randomBelow);
    if (status === 200) playedOn++;
    else if (status !== null) faults.push(`${room} is as before, but an answer gets ${status}`);
  }
  const { damage = [] } = (await new TestClient(address).get('/health')).body as { damage?: readonly string[] };
  const newcomer = await TestClient.asGuest(address);
  const made = await newcomer.post('/api/rooms', { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }] });
  if (made.status !== 200) faults.push(`a new table gets ${made.status} ${JSON.stringify(made.body)}`);
  const isLossless = intact.length === rooms.length && `${now.lists}` === `${seen.lists}`;
  const outcome = damage.length > 0 ? 'reported' : isLossless ? 'repaired' : 'silent';
  if (outcome === 'silent') faults.push(`nothing is reported, but ${rooms.length - intact.length} tables are changed`);
  return { outcome, closed: rooms.length - intact.length, playedOn, faults };
}
