import { random, sfc32 } from '@consigliere/kernel/host';
import { allGames } from '@consigliere/server/internals';
import { judgeNews, type NewsVerdict } from './judge-news.ts';
import { Killer } from './killer.ts';
import { type MakeDeployment, type NewsHouse, openNewsHouse } from './news-house.ts';
import { makePerson, type Person } from './people.ts';
import { Receipts } from './receipts.ts';
import { RowHistory } from './row-history.ts';
import { openReader } from './store-reader.ts';
import { type NewsTable, openTable, playAt, wait } from './tables.ts';

interface NewsCrashPlan {
  readonly kills: number;
  readonly seed: string;
  /** How many tables there are, with two or three people at each. */
  readonly tables: number;
  /** How many times as fast the servers' time goes. */
  readonly pace: number;
  /** The mean pause between two answers at a table, in milliseconds. */
  readonly pause: number;
  /** Receivers accept everything at once. */
  readonly isCalm?: boolean;
  readonly onKill?: () => void;
}

export interface NewsCrashResult extends NewsVerdict {
  /** Kills at any moment, between a message and its answer, and right before or after a statement. */
  readonly kills: Killer['counts'];
}

/** The queue is read after each pause of this many milliseconds. */
const BETWEEN_READS = 1000;
/** Messages that still wait this many milliseconds after the last kill have failed a few times. */
const USUAL_DRAIN = 30_000;
/** Everything must have been sent after this many milliseconds. */
const LONGEST_DRAIN = 600_000;

/** People with several channels each play while the servers that send their news are killed; then everything owed is compared with what arrived. */
export async function crashNews(make: MakeDeployment, plan: NewsCrashPlan): Promise<NewsCrashResult> {
  const house = await openNewsHouse(make, plan.pace);
  try {
    return await crashIn(house, plan);
  } finally {
    await house.deployment.close();
    await house.close();
  }
}

async function crashIn(house: NewsHouse, plan: NewsCrashPlan): Promise<NewsCrashResult> {
  const { deployment, receivers, victims } = house;
  const { kills, seed, pause, isCalm = false, onKill = () => {} } = plan;
  await Promise.all(deployment.nodes.map(node => node.start()));
  // Each of its own, so that the kills don't depend on what happens in between.
  const randomFor = (what: string): ((n: number) => number) => {
    const rng = sfc32(`${seed} ${what}`);
    return n => random(rng, '', n);
  };
  const { read, close } = openReader(deployment.at);
  const seating = await seatPeople(house, plan.tables);
  const people = seating.flat();
  const killer = new Killer({ victims, kills, random: randomFor('kills'), onKill });
  const beforeAnswer = () => killer.beforeAnswer();
  const receipts = new Receipts({ receivers, people, read, random: randomFor('receipts'), beforeAnswer });
  receipts.isCalm = isCalm;
  const history = new RowHistory(read);
  let isOver = false;
  try {
    const tables = await openTables(seating);
    const play = { read, random: randomFor('answers'), pause, isOver: () => isOver };
    const playing = Promise.all([...tables.map(table => playAt(table, play)), readOn(history, () => isOver)]);
    // The first fault ends the trial.
    await Promise.race([killer.run(), playing.then(() => new Promise(() => undefined))]);
    isOver = true;
    await playing;
    receipts.isCalm = true;
    await drain(house, history);
    const verdict = await judgeNews({ store: await deployment.database.open(), tables, receipts, history });
    return { ...verdict, faults: [...receivers.push.faults, ...verdict.faults], kills: killer.counts };
  } finally {
    isOver = true;
    for (const { client } of people) client.isStopped = true;
    await close();
  }
}

/** Makes two or three people for each table. */
async function seatPeople(house: NewsHouse, tables: number): Promise<readonly (readonly Person[])[]> {
  const { nodes } = house.deployment;
  const seating: Person[][] = [];
  let number = 0;
  for (let table = 0; table < tables; table++) {
    const people: Person[] = [];
    for (let seat = 0; seat < 2 + (table % 2); seat++, number++) {
      const node = nodes[number % nodes.length];
      if (node === undefined) throw new Error('a deployment needs a node');
      people.push(await makePerson(number, node, house.receivers));
    }
    seating.push(people);
  }
  return seating;
}

/** At every third table people play live, and don't wait for their news. */
async function openTables(seating: readonly (readonly Person[])[]): Promise<readonly NewsTable[]> {
  const games = allGames();
  const tables: NewsTable[] = [];
  for (const [number, people] of seating.entries())
    tables.push(await openTable(people, games[number % games.length]?.id ?? '', number % 3 !== 2));
  return tables;
}

async function readOn(history: RowHistory, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    // While a server starts, the embedded store may be locked.
    await history.readOn().catch(() => undefined);
    await wait(BETWEEN_READS);
  }
}

/** Resolves when nothing waits, twice in a row: news may have been derived in between. */
async function drain(house: NewsHouse, history: RowHistory): Promise<void> {
  const began = performance.now();
  let isHastened = false;
  for (let times = 0; times < 2; ) {
    const passed = performance.now() - began;
    if (passed > LONGEST_DRAIN) throw new Error('messages are still waiting to be sent');
    if (passed > USUAL_DRAIN && !isHastened) {
      isHastened = true;
      await house.hasten();
    }
    await history.readOn();
    times = (await history.countUnsettled()) === 0 ? times + 1 : 0;
    await wait(BETWEEN_READS / 4);
  }
}
