import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { games } from '@consigliere/games';
import { median, NAMES, PEER, type Speed } from '../bench/engine.ts';
import { parseArguments } from './lib/arguments.ts';
import type { Command } from './lib/command.ts';
import { Misuse, main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run bench --',
  about: 'Measures in alternating rounds of one run, as a ratio to boardgame.io’s Carta Nostra.',
  positionals: { what: { help: 'engine: random playouts of each game' } },
  flags: {
    rounds: { kind: 'integer', min: 1, max: 1000, default: 7, help: 'rounds, after one to warm up' },
    milliseconds: { kind: 'integer', min: 10, max: 600_000, default: 700, help: 'for each contestant in each round' },
    seats: { kind: 'integer', min: 2, max: 4, default: 4, help: 'players' },
    seed: { kind: 'integer', min: 0, max: 1_000_000, default: 1, help: 'the first deal' },
  },
} as const satisfies Command;

/** A contestant in its own thread, and how fast it was in each round. */
interface Entrant {
  readonly name: string;
  readonly worker: Worker;
  readonly speeds: Speed[];
}

function entrant(name: string, game: string, seats: number): Entrant {
  const worker = new Worker(new URL('../bench/worker.ts', import.meta.url), { workerData: { name, game, seats } });
  return { name, worker, speeds: [] };
}

/** What the peer plays. */
const PEER_GAME = 'carta-nostra';

const number = (value: number): string => Math.round(value).toLocaleString('en');

function row(name: string, speeds: readonly Speed[], ratio: number): string {
  const actions = number(median(speeds.map(each => each.actions)));
  const playouts = number(median(speeds.map(each => each.playouts)));
  return `${name.padEnd(36)} ${actions.padStart(12)} ${playouts.padStart(11)} ${ratio.toFixed(ratio < 10 ? 2 : 0).padStart(7)}`;
}

const lineOf = (id: string, { speeds }: Entrant, ratio: number): string =>
  `engine ${id}: ${Math.round(median(speeds.map(each => each.actions)))} actions/s, ratio ${ratio.toFixed(1)}`;

await main(async argv => {
  const { what, rounds, milliseconds, seats, seed } = parseArguments(COMMAND, argv);
  if (what !== 'engine') throw new Misuse(`there is no bench "${what}"; the benches are engine`);
  const peer = entrant(PEER, PEER_GAME, seats);
  const ours = Object.keys(games).map(id => ({ id, all: NAMES.map(name => entrant(name, id, seats)) }));
  const everybody: Entrant[] = [peer, ...ours.flatMap(({ all }) => all)];
  const bar = progress('bench engine', (rounds + 1) * everybody.length);
  for (let round = 0; round <= rounds; round++)
    for (const { worker, speeds } of everybody) {
      worker.postMessage({ seed: seed + round * 100_000, seconds: milliseconds / 1000 });
      const [speed] = await once(worker, 'message');
      if (round > 0) speeds.push(speed);
      bar.step();
    }
  bar.end();
  await Promise.all(everybody.map(({ worker }) => worker.terminate()));
  /** Round by round, so that a slow moment of the machine strikes both: of playouts in the peer's own game, of actions in others. */
  const ratio = (id: string, each: Entrant): number => {
    const unit = id === PEER_GAME ? 'playouts' : 'actions';
    return median(each.speeds.map((speed, round) => speed[unit] / (peer.speeds[round]?.[unit] ?? Number.NaN)));
  };
  console.log(
    `${'random playouts, medians'.padEnd(36)} ${'actions/s'.padStart(12)} ${'playouts/s'.padStart(11)} ${'ratio'.padStart(7)}`,
  );
  console.log(row(`${PEER} ${PEER_GAME}`, peer.speeds, 1));
  for (const { id, all } of ours)
    for (const each of all) console.log(row(`${id}, ${each.name}`, each.speeds, ratio(id, each)));
  const lines = ours.flatMap(({ id, all: [first] }) => (first ? [lineOf(id, first, ratio(id, first))] : []));
  // The peer's own game comes last: its line is the one the ratio was made for.
  console.log(lines.reverse().join('\n'));
  return 0;
});
