import type { RoomView } from '@consigliere/match';
import { newId } from '../../testing/test-client.ts';
import { startMatch } from '../start-match.ts';
import type { Person } from './people.ts';
import type { ReadStore } from './store-reader.ts';

const HOUR = 3_600_000;
const BY_POST = { kind: 'correspondence', bank: 3 * 24 * HOUR, increment: HOUR };
const BETWEEN_LOOKS = 60;

/** A moment at which everything was sent that was owed after this many lines, by the servers' own account. */
export interface CalmMoment {
  readonly lines: number;
  readonly at: number;
}

/** A table at which people play. */
export interface NewsTable {
  readonly people: readonly Person[];
  readonly game: string;
  /** They answer only when everything is sent, so nothing may be left out. Otherwise they play live and sooner than they are told. */
  readonly isPatient: boolean;
  room: string;
  readonly calm: CalmMoment[];
  /** When each person has begun to look at the table: nobody is mailed again before that. */
  readonly visits: ReadonlyMap<string, number[]>;
}

export interface Play {
  readonly read: ReadStore;
  readonly random: (n: number) => number;
  /** The mean pause between two answers, in milliseconds. */
  readonly pause: number;
  readonly isOver: () => boolean;
}

export async function openTable(people: readonly Person[], game: string, isPatient: boolean): Promise<NewsTable> {
  const clock = isPatient ? BY_POST : { kind: 'none' };
  const room = await startMatch(
    people.map(({ client }) => client),
    game,
    { clock },
  );
  return { people, game, isPatient, room, calm: [], visits: new Map(people.map(({ guest }) => [guest, []])) };
}

/** Plays until the trial is over, or the match is. */
export async function playAt(table: NewsTable, play: Play): Promise<void> {
  while (!play.isOver()) {
    if (table.isPatient && !(await becomesCalm(table, play))) return;
    await wait(play.pause / 2 + play.random(play.pause));
    const { isEnded } = await answerOnce(table, play);
    if (isEnded) return;
  }
}

/** Waits until a table has no message to be sent, after more lines than before; false: the trial is over. */
async function becomesCalm(table: NewsTable, { read, isOver }: Play): Promise<boolean> {
  const before = table.calm.at(-1)?.lines ?? 0;
  while (!isOver()) {
    const lines = await readCalm(table, read);
    if (lines > before) {
      table.calm.push({ lines, at: performance.now() });
      return true;
    }
    await wait(BETWEEN_LOOKS);
  }
  return false;
}

/** How many lines were read for news if nothing waits to be sent; otherwise 0. */
async function readCalm({ room }: NewsTable, read: ReadStore): Promise<number> {
  const waiting = `select count(*) from outgoing where room = '${room}' and status in ('waiting', 'sending')`;
  // While a server starts, the embedded store may be locked.
  const [row] = await read(`select read_to, (${waiting}) as waiting from news_cursors where room = '${room}'`).catch(
    () => [],
  );
  return row === undefined || Number(row.waiting) > 0 ? 0 : Number(row.read_to);
}

/** Lets one of those who are awaited answer. */
async function answerOnce(table: NewsTable, { random }: Play): Promise<{ readonly isEnded: boolean }> {
  const { people } = table;
  const { phase, match } = await look(table, people[random(people.length)]);
  if (phase === 'over') return { isEnded: true };
  for (const seat of match?.waiting ?? []) {
    const person = people[seat];
    if (person === undefined) continue;
    const seen = (await look(table, person)).match;
    if (!seen?.prompt) continue;
    const { id: decision, actions } = seen.prompt;
    const picks = [actions[random(actions.length)]];
    const command = { type: 'answer', decision, branch: seen.branch, picks, isSure: true };
    table.visits.get(person.guest)?.push(performance.now());
    await person.client.post(`/api/rooms/${table.room}/commands`, { id: newId(), command });
    return { isEnded: false };
  }
  return { isEnded: false };
}

async function look(table: NewsTable, person: Person | undefined): Promise<RoomView> {
  if (person === undefined) throw new Error('nobody is at the table');
  table.visits.get(person.guest)?.push(performance.now());
  return (await person.client.get(`/api/rooms/${table.room}`)).body.seen as RoomView;
}

export const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
