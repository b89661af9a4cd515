import type { Deployment } from '../crash/deployment.ts';
import { type Accounts, accountsOf } from './accounts.ts';
import { climb, type Play } from './climb.ts';
import { Crowd } from './crowd.ts';
import { type Figures, figuresOf, tellFigures } from './figures.ts';
import { MemoryWatch } from './memory.ts';
import { type Processor, processorOf, since } from './processor.ts';
import { type Soaked, soaked } from './soak.ts';
import { type Storm, storm } from './storm.ts';
import type { Times } from './times.ts';

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
interface Phase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface Loaded {
  readonly sockets: number;
  readonly held: Figures;
  /** null: not all came back. */
  readonly storm: Storm | null;
  readonly soak: Soaked | null;
  readonly accounts: Accounts;
  readonly refused: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
  /** What the server had of a processor while the rate was held; null: the system does not tell. */
  readonly processor: Processor | null;
  readonly times: Times;
  readonly phases: readonly Phase[];
}

/** Lets a crowd play at a server, cuts everybody off in the middle of it, and lets it play on; then everything is compared. */
export async function load(deployment: Deployment, plan: LoadPlan): Promise<Loaded> {
  const { tables, onProgress = () => {}, onTold = () => {} } = plan;
  const [node] = deployment.nodes;
  if (node === undefined || deployment.metrics === undefined)
    throw new Error('no node of the town serves measurements');
  await node.start();
  const { address } = node;
  const crowd = new Crowd(plan.seed);
  const memory = new MemoryWatch(deployment.metrics);
  const phases: Phase[] = [];
  const play: Play = async (name, rate, seconds) => {
    const played = await crowd.play(rate, seconds, share => onProgress(name, share));
    phases.push({ name, from: played.from, to: played.to });
    return played;
  };
  try {
    let opened = 0;
    await crowd.gather({ address, tables, onOpened: () => onProgress('tables', ++opened / tables) });
    const sockets = crowd.people.length;
    onTold(`${sockets} sockets at ${tables} tables`);
    const climbing = { from: Math.max(10, tables / 10), seconds: plan.step, play, onTold };
    const rate = plan.rate ?? HELD * (await climb(crowd, climbing));
    const before = processorOf(node.pid);
    const held = await figuresOf(crowd, await play('held', rate, plan.seconds));
    const processor = since(before, processorOf(node.pid));
    onTold(`held: ${tellFigures(held)}`);
    const stormed = await storm(crowd, { rate, seconds: Math.min(plan.seconds, STORM), play });
    const soak = plan.soak > 0 ? soaked(crowd, memory, await play('soak', rate * SOAKED, plan.soak)) : null;
    if (!(await crowd.quiet())) crowd.faults.push('some answers are on their way for a minute');
    const accounts = await accountsOf(await deployment.database.open(), crowd.tables);
    const { refused, faults, times } = crowd;
    return { sockets, held, storm: stormed, soak, accounts, refused, faults, processor, times, phases };
  } finally {
    memory.stop();
    crowd.leave();
  }
}
