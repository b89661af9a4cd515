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

/** Of the rate that was found so much is held; of what is held so much is played in the soak. */
const [HELD, SOAKED] = [0.8, 0.5];

/** Seconds that are played on, at most, while everybody comes back. */
const STORM = 10;

export interface LoadPlan {
  readonly tables: number;
  readonly seed: string;
  /** Answers a second; null: as many as can be. */
  readonly rate: number | null;
  /** For how long the rate is held, and each that is tried. */
  readonly seconds: number;
  readonly step: number;
  /** How long the soak lasts; 0: there is none. */
  readonly soak: number;
  readonly onProgress?: (what: string, share: number) => void;
  readonly onTold?: (line: string) => void;
}

/** A part of the whole, for the plot. */
interface LoadPhase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface LoadResult {
  readonly sockets: number;
  readonly held: LatencyFigures;
  /** null: not all came back. */
  readonly storm: ReconnectTimes | null;
  readonly soak: SoakResult | null;
  readonly accounts: JournalComparison;
  readonly refused: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
  /** What the server had of a processor while the rate was held; null: the system does not tell. */
  readonly processor: ProcessorTime | null;
  readonly times: LatencySamples;
  readonly phases: readonly LoadPhase[];
}

/** Lets a crowd play at a server, cuts everybody off in the middle of it, and lets it play on; then everything is compared. */
export async function runLoad(deployment: Deployment, plan: LoadPlan): Promise<LoadResult> {
  const { tables, onProgress = () => {}, onTold = () => {} } = plan;
  const [node] = deployment.nodes;
  if (node === undefined || deployment.metrics === undefined)
    throw new Error('no node of the town serves measurements');
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
    onTold(`${sockets} sockets at ${tables} tables`);
    const climbing = { from: Math.max(10, tables / 10), seconds: plan.step, play, onTold };
    const rate = plan.rate ?? HELD * (await findHighestRate(crowd, climbing));
    const before = readProcessorTime(node.pid);
    const held = await measureFigures(crowd, await play('held', rate, plan.seconds));
    const processor = timeBetween(before, readProcessorTime(node.pid));
    onTold(`held: ${describeFigures(held)}`);
    const stormed = await reconnectEverybody(crowd, { rate, seconds: Math.min(plan.seconds, STORM), play });
    const soak = plan.soak > 0 ? measureSoak(crowd, memory, await play('soak', rate * SOAKED, plan.soak)) : null;
    if (!(await crowd.waitUntilQuiet())) crowd.faults.push('some answers are on their way for a minute');
    const accounts = await compareWithJournals(await deployment.database.open(), crowd.tables);
    const { refused, faults, times } = crowd;
    return { sockets, held, storm: stormed, soak, accounts, refused, faults, processor, times, phases };
  } finally {
    memory.stop();
    crowd.leave();
  }
}
