import type { Deployment } from '../crash/deployment.ts';
import { compareWithJournals, type JournalComparison } from './compare-with-journals.ts';
import { Crowd } from './crowd.ts';
import { describeFigures, type LatencyFigures, measureFigures } from './figures.ts';
import { findHighestRate, type PlayPhase } from './find-highest-rate.ts';
import type { LatencySamples } from './latency-samples.ts';
import { measureSoak, type SoakResult } from './measure-soak.ts';
import { MemoryWatch } from './memory.ts';
import { type ProcessorTime, readProcessorTime, timeBetween } from './processor-time.ts';
import { type ReconnectTimes, reconnectEverybody } from './reconnect-everybody.ts';

/** The share of the highest rate that is held, and the share of the held rate that is played in the soak. */
const [HELD, SOAKED] = [0.8, 0.5];

/** Most seconds of play while everybody reconnects. */
const STORM = 10;

export interface LoadPlan {
  readonly tables: number;
  readonly seed: string;
  /** Answers per second; null looks for the highest rate. */
  readonly rate: number | null;
  /** How many seconds the rate is held, and how many each tried rate is played. */
  readonly seconds: number;
  readonly step: number;
  /** Length of the soak in seconds; 0 for none. */
  readonly soak: number;
  readonly onProgress?: (what: string, share: number) => void;
  readonly onLine?: (line: string) => void;
}

/** A period of the trial, for the plot. */
interface LoadPhase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface LoadResult {
  readonly sockets: number;
  readonly held: LatencyFigures;
  /** null if some clients didn't come back. */
  readonly storm: ReconnectTimes | null;
  readonly soak: SoakResult | null;
  readonly accounts: JournalComparison;
  readonly refused: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
  /** Processor time of the server while the rate was held; null where the system doesn't report it. */
  readonly processor: ProcessorTime | null;
  readonly times: LatencySamples;
  readonly phases: readonly LoadPhase[];
}

/** Lets a crowd play on a server, drops all connections in the middle, lets it play on, and compares everything with the journals. */
export async function runLoad(deployment: Deployment, plan: LoadPlan): Promise<LoadResult> {
  const { tables, onProgress = () => {}, onLine = () => {} } = plan;
  const [node] = deployment.nodes;
  if (node === undefined || deployment.metrics === undefined)
    throw new Error('no node of the deployment serves metrics');
  await node.start();
  const { address } = node;
  const crowd = new Crowd(plan.seed);
  const memory = new MemoryWatch(deployment.metrics);
  const phases: LoadPhase[] = [];
  const play: PlayPhase = async (name, rate, seconds) => {
    const played = await crowd.play(rate, seconds, share => onProgress(name, share));
    phases.push({ name, from: played.from, to: played.to });
    return played;
  };
  try {
    let opened = 0;
    await crowd.openTables({ address, tables, onOpened: () => onProgress('tables', ++opened / tables) });
    const sockets = crowd.clients.length;
    onLine(`${sockets} sockets at ${tables} tables`);
    const climbing = { from: Math.max(10, tables / 10), seconds: plan.step, play, onLine };
    const rate = plan.rate ?? HELD * (await findHighestRate(crowd, climbing));
    const before = readProcessorTime(node.pid);
    const held = await measureFigures(crowd, await play('held', rate, plan.seconds));
    const processor = timeBetween(before, readProcessorTime(node.pid));
    onLine(`held: ${describeFigures(held)}`);
    const stormed = await reconnectEverybody(crowd, { rate, seconds: Math.min(plan.seconds, STORM), play });
    const soak = plan.soak > 0 ? measureSoak(crowd, memory, await play('soak', rate * SOAKED, plan.soak)) : null;
    if (!(await crowd.waitUntilQuiet())) crowd.faults.push("some answers weren't acknowledged within a minute");
    const accounts = await compareWithJournals(await deployment.database.open(), crowd.tables);
    const { refused, faults, times } = crowd;
    return { sockets, held, storm: stormed, soak, accounts, refused, faults, processor, times, phases };
  } finally {
    memory.stop();
    crowd.leave();
  }
}
