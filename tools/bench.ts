import { games } from '@consigliere/games';
import { boardgameIo, type Contestant, contestants, measure, median, type Speed } from '../bench/engine.ts';
import { parseArguments } from './lib/arguments.ts';
import type { Command } from './lib/command.ts';
import { gameOf, rulesFor } from './lib/game.ts';
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

const number = (value: number): string => Math.round(value).toLocaleString('en');

function row(name: string, speeds: readonly Speed[], ratio: number): string {
  const actions = number(median(speeds.map(each => each.actions)));
  const playouts = number(median(speeds.map(each => each.playouts)));
  return `${name.padEnd(36)} ${actions.padStart(12)} ${playouts.padStart(11)} ${ratio.toFixed(ratio < 10 ? 2 : 0).padStart(7)}`;
}

await main(async argv => {
  const { what, rounds, milliseconds, seats, seed } = parseArguments(COMMAND, argv);
  if (what !== 'engine') throw new Misuse(`there is no bench "${what}"; the benches are engine`);
  const peer = await boardgameIo(seats);
  const ours = Object.keys(games).map(id => ({ id, all: contestants(rulesFor(gameOf(id), seats, {})) }));
  const everybody: Contestant[] = [peer, ...ours.flatMap(({ all }) => all)];
  const speeds = new Map(everybody.map(each => [each, [] as Speed[]]));
  const bar = progress('bench engine', (rounds + 1) * everybody.length);
  for (let round = 0; round <= rounds; round++)
    for (const each of everybody) {
      const speed = measure(each, seed + round * 100_000, milliseconds / 1000);
      if (round > 0) speeds.get(each)?.push(speed);
      bar.step();
    }
  bar.end();
  const of = (each: Contestant): readonly Speed[] => speeds.get(each) ?? [];
  /** Of playouts, round by round, so that a slow moment of the machine strikes both. */
  const ratio = (each: Contestant): number =>
    median(of(each).map((speed, round) => speed.playouts / (of(peer)[round]?.playouts ?? Number.NaN)));
  console.log(
    `${'random playouts, medians'.padEnd(36)} ${'actions/s'.padStart(12)} ${'playouts/s'.padStart(11)} ${'ratio'.padStart(7)}`,
  );
  console.log(row(`${peer.name} carta-nostra`, of(peer), 1));
  for (const { id, all } of ours)
    for (const each of all) console.log(row(`${id}, ${each.name}`, of(each), ratio(each)));
  for (const {
    id,
    all: [first],
  } of ours)
    if (first)
      console.log(
        `engine ${id}: ${Math.round(median(of(first).map(each => each.actions)))} actions/s, ratio ${ratio(first).toFixed(1)}`,
      );
  return 0;
});
