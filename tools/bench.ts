import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { games } from '@consigliere/games';
import { BOT_NAMES, PEER_BOT, PLAYOUT } from '../bench/bots.ts';
import { measureFrames, measureTimeToBoard, openBrowser } from '../bench/client/measure.ts';
import * as client from '../bench/client/report.ts';
import { openServer } from '../bench/client/server.ts';
import { type EngineSpeed, median, NAMES, PEER } from '../bench/engine.ts';
import { areQuick, describePreviews, measurePreviews, type PreviewPlan } from '../bench/previews.ts';
import { measureMemory, runContest, SERVERS } from '../bench/server/contest.ts';
import { floorOf, isGood, ratioOf, report } from '../bench/server/report.ts';
import { describeUndo, measureUndo } from '../bench/undo.ts';
import { type Command, parseArguments } from './lib/arguments.ts';
import { buildClient } from './lib/client.ts';
import { installPrograms } from './lib/install.ts';
import { Misuse, main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run bench --',
  about: 'Measures in alternating rounds of one run, as a ratio to boardgame.io’s Carta Nostra.',
  positionals: {
    what: {
      help: `engine: random playouts of each game; bots: iterations of the search bots, each at most ${PLAYOUT.horizon} answers long (the peer’s default), the ratio that of ${BOT_NAMES[0]}; server: CPU time of an answer; client: time to the first board and frames of its animations, in Chromium; previews: how long all previews of a decision take together; undo: the last 64 of 180 answers undone one by one, compared with replaying the match each time`,
    },
  },
  flags: {
    rounds: { kind: 'integer', min: 1, max: 1000, default: 7, help: 'rounds, after one to warm up' },
    milliseconds: { kind: 'integer', min: 10, max: 600_000, default: 700, help: 'for each contestant in each round' },
    seats: { kind: 'integer', min: 2, max: 4, default: 4, help: 'players' },
    seed: {
      kind: 'integer',
      min: 0,
      max: 1_000_000,
      default: 1,
      help: 'the first deal; of a server, its guests’ chance',
    },
    seconds: { kind: 'integer', min: 1, max: 600, default: 20, help: 'client: how long is played' },
    answers: { kind: 'integer', min: 100, max: 10_000_000, default: 20_000, help: 'server: in all rounds together' },
    tables: { kind: 'integer', min: 1, max: 2000, default: 256, help: 'server: of four players each' },
    decisions: { kind: 'integer', min: 1, max: 1_000_000, default: 1000, help: 'previews: decisions of each game' },
    idle: {
      kind: 'integer',
      min: 1,
      max: 100_000,
      default: 1000,
      help: 'server: idle tables, and connections to them',
    },
  },
} as const satisfies Command;

/** A contestant in its own thread, and its speed in each round. */
interface Entrant {
  readonly name: string;
  readonly worker: Worker;
  readonly speeds: EngineSpeed[];
}

type Bench = 'engine' | 'bots';

/** A measurement: its contestants, and how its result is printed. */
interface Contest {
  readonly peer: string;
  readonly names: readonly string[];
  readonly title: string;
  /** A ratio is of playouts in the peer's own game, of actions in others. */
  unit(game: string): keyof EngineSpeed;
  line(game: string, actions: number, ratio: number): string;
}

const PLANS: Readonly<Record<Bench, Contest>> = {
  engine: {
    peer: PEER,
    names: NAMES,
    title: 'random playouts, medians',
    unit: game => (game === PEER_GAME ? 'playouts' : 'actions'),
    line: (game, actions, ratio) => `engine ${game}: ${Math.round(actions)} actions/s, ratio ${ratio.toFixed(1)}`,
  },
  bots: {
    peer: PEER_BOT,
    names: BOT_NAMES,
    title: `iterations of ${PLAYOUT.horizon} answers, medians`,
    unit: () => 'actions',
    line: (game, _actions, ratio) => `bots ${game}: ratio ${ratio.toFixed(1)}`,
  },
};

function entrant(bench: Bench, name: string, game: string, seats: number): Entrant {
  const worker = new Worker(new URL('../bench/worker.ts', import.meta.url), {
    workerData: { bench, name, game, seats },
  });
  return { name, worker, speeds: [] };
}

/** The game that the peer plays. */
const PEER_GAME = 'carta-nostra';

const number = (value: number): string => Math.round(value).toLocaleString('en');
const speedOf = ({ speeds }: Entrant, unit: keyof EngineSpeed): number => median(speeds.map(each => each[unit]));

function row(name: string, entrant: Entrant, ratio: number): string {
  const [actions, playouts] = [number(speedOf(entrant, 'actions')), number(speedOf(entrant, 'playouts'))];
  return `${name.padEnd(36)} ${actions.padStart(12)} ${playouts.padStart(11)} ${ratio.toFixed(ratio < 10 ? 2 : 0).padStart(7)}`;
}

const isBench = (what: string): what is Bench => Object.hasOwn(PLANS, what);

/** The number of answers each server gets before anything is measured, until all its hot code is compiled. */
const WARM_UP = 60_000;

/** The servers, each in its own process; memory is measured in fresh ones. */
async function server(wanted: {
  readonly rounds: number;
  readonly seed: number;
  readonly answers: number;
  readonly tables: number;
  readonly idle: number;
}): Promise<number> {
  const bar = progress('bench server', SERVERS.length * (WARM_UP + wanted.answers));
  const measured = await runContest({ ...wanted, warmUp: WARM_UP }, bar.step);
  const memory = {
    ours: await measureMemory('ours', wanted),
    'boardgame.io': await measureMemory('boardgame.io', wanted),
  };
  bar.end();
  console.log(report(measured, memory));
  const [ratio, floor] = [ratioOf(measured), floorOf(measured)];
  console.log(`server: ratio ${ratio.toFixed(1)}, floor ${floor.toFixed(2)}`);
  return isGood(ratio, floor) ? 0 : 1;
}

/** The pages in a browser, as a visitor loads them. */
async function browser({ rounds, seconds }: { readonly rounds: number; readonly seconds: number }): Promise<number> {
  installPrograms();
  buildClient();
  const server = await openServer();
  const chromium = await openBrowser();
  const ids = Object.keys(games);
  const bar = progress('bench client', rounds * ids.length * 2 + 1);
  try {
    const boards: number[] = [];
    const taps: Record<string, number[]> = {};
    for (let round = 0; round < rounds; round++)
      for (const [nth, id] of ids.entries())
        for (const isSlow of [false, true]) {
          const { fromAddress, fromTap } = await measureTimeToBoard(chromium, server.address, { nth, isSlow });
          if (nth === 0 && !isSlow) boards.push(fromAddress);
          const visit = client.nameVisit(id, isSlow);
          taps[visit] = [...(taps[visit] ?? []), fromTap];
          bar.step();
        }
    const measured = { boards, taps, ...(await measureFrames(chromium, server.address, seconds)) };
    bar.end();
    console.log(client.report(measured));
    const [board, frames] = [client.medianBoardTime(measured), client.framesPerSecond(measured)];
    console.log(`client: board ${board.toFixed(0)} ms, fps ${frames.toFixed(1)}`);
    return client.isGood(measured) ? 0 : 1;
  } finally {
    await chromium.close();
    await server.close();
  }
}

/** The previews of all answers of a decision together. */
function previews({ rounds, seats, seed, decisions }: PreviewPlan): number {
  const all = Object.values(games);
  const bar = progress('bench previews', all.length);
  const measured = all.map(game => {
    const times = measurePreviews(game, { rounds, seats, seed, decisions });
    bar.step();
    return { id: game.id, times };
  });
  bar.end();
  for (const { id, times } of measured) console.log(describePreviews(id, times));
  return measured.every(({ times }) => areQuick(times)) ? 0 : 1;
}

await main(async argv => {
  const wanted = parseArguments(COMMAND, argv);
  const { what, rounds, milliseconds, seats, seed } = wanted;
  if (what === 'server') return server(wanted);
  if (what === 'client') return browser(wanted);
  if (what === 'previews') return previews(wanted);
  if (what === 'undo') {
    for (const game of Object.values(games)) console.log(describeUndo(game.id, measureUndo(game, wanted)));
    return 0;
  }
  if (!isBench(what)) {
    const names = [...Object.keys(PLANS), 'server', 'client', 'previews', 'undo'].join(', ');
    throw new Misuse(`there is no bench "${what}"; the benches are ${names}`);
  }
  const plan = PLANS[what];
  const peer = entrant(what, plan.peer, PEER_GAME, seats);
  const ours = Object.keys(games).map(id => ({ id, all: plan.names.map(name => entrant(what, name, id, seats)) }));
  const everybody: Entrant[] = [peer, ...ours.flatMap(({ all }) => all)];
  const bar = progress(`bench ${what}`, (rounds + 1) * everybody.length);
  for (let round = 0; round <= rounds; round++)
    for (const { worker, speeds } of everybody) {
      worker.postMessage({ seed: seed + round * 100_000, seconds: milliseconds / 1000 });
      const [speed] = await once(worker, 'message');
      if (round > 0) speeds.push(speed);
      bar.step();
    }
  bar.end();
  await Promise.all(everybody.map(({ worker }) => worker.terminate()));
  /** Measures round by round, so that a slow moment of the machine affects both. */
  const ratio = (id: string, each: Entrant): number => {
    const unit = plan.unit(id);
    return median(each.speeds.map((speed, round) => speed[unit] / (peer.speeds[round]?.[unit] ?? Number.NaN)));
  };
  const units = what === 'engine' ? ['actions/s', 'playouts/s'] : ['iterations/s', 'answers/s'];
  console.log(
    `${plan.title.padEnd(36)} ${units.map((unit, i) => unit.padStart(12 - i)).join(' ')} ${'ratio'.padStart(7)}`,
  );
  console.log(row(`${plan.peer} ${PEER_GAME}`, peer, 1));
  for (const { id, all } of ours)
    for (const each of all) console.log(row(`${id}, ${each.name}`, each, ratio(id, each)));
  const lines = ours.flatMap(({ id, all: [first] }) =>
    first ? [plan.line(id, speedOf(first, 'actions'), ratio(id, first))] : [],
  );
  // The peer's own game comes last: its line is the one the ratio was made for.
  console.log(lines.reverse().join('\n'));
  return 0;
});
