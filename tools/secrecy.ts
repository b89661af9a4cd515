import { games } from '@consigliere/games';
import { compareDurations, findLeak, leaksIn, measureWindows, runPair } from '@consigliere/trials';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf } from './lib/game.ts';
import { main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run secrecy --',
  about:
    'Leads pairs of servers, in worlds that differ only in what a viewer may not know, through the same script, and ' +
    'compares everything the viewer receives by socket and request (exit 1 if anything differs).',
  positionals: {},
  flags: {
    pairs: { kind: 'integer', min: 1, max: 1_000_000, default: 30, help: 'how many pairs' },
    game: { kind: 'text', value: 'GAME', help: 'one game (default: all of them in turn)' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'seed of the pairs' },
    leaks: { kind: 'switch', help: 'plant leaks, and check that each is found' },
    windows: {
      kind: 'integer',
      min: 10,
      max: 10_000_000,
      help: 'check over this many reaction windows that their length doesn’t tell whether anybody could react',
    },
    trace: { kind: 'switch', help: 'print every step' },
  },
} as const satisfies Command;

/** The game with reaction windows. */
const WITH_WINDOWS = 'carta-nostra';

async function comparePairs(ids: readonly string[], pairs: number, seed: string, trace: boolean): Promise<number> {
  const bar = progress('secrecy', pairs);
  let [frames, differences] = [0, 0];
  for (let at = 0; at < pairs; at++) {
    const id = ids[at % ids.length] ?? '';
    const game = gameOf(id);
    const { min, max } = game.seats;
    const seats = min + (Math.floor(at / ids.length) % (max - min + 1));
    const each = `${seed}/${at}`;
    const outcome = await runPair(game, each, { seats, ...(trace ? { onStep: console.log } : {}) });
    frames += outcome.frames;
    bar.step();
    if (outcome.difference === null) continue;
    differences++;
    console.error(`pair "${each}": ${outcome.difference}`);
  }
  bar.end();
  console.log(`secrecy: ${pairs} pairs, ${frames} frames, ${differences} differences`);
  return differences === 0 ? 0 : 1;
}

async function findLeaks(ids: readonly string[], seed: string, trace: boolean): Promise<number> {
  const all = ids.flatMap(id => leaksIn(gameOf(id)).map(leak => ({ id, leak })));
  const bar = progress('leaks', all.length);
  let found = 0;
  for (const { id, leak } of all) {
    const how = await findLeak(gameOf(id), leak, seed);
    bar.step();
    if (how !== null) found++;
    if (how === null) console.error(`${id}: not found: ${leak.name}`);
    else if (trace) console.log(`${id}: ${leak.name}: ${how}`);
  }
  bar.end();
  console.log(`leaks: ${found} of ${all.length} found`);
  return found === all.length ? 0 : 1;
}

async function compareWindows(count: number, seed: string): Promise<number> {
  const windows = await measureWindows(gameOf(WITH_WINDOWS), count, seed);
  const { is, most } = compareDurations(windows);
  const { able, unable } = windows;
  console.log(
    `windows: ${able.length} in which a bot could react, ${unable.length} in which none could, distance ${is.toFixed(4)} (chance: up to ${most.toFixed(4)})`,
  );
  return is <= most ? 0 : 1;
}

await main(async argv => {
  const { pairs, game, seed, leaks, windows, trace } = parseArguments(COMMAND, argv);
  const ids = game === undefined ? Object.keys(games) : [gameOf(game).id];
  if (windows !== undefined) return compareWindows(windows, seed);
  return leaks ? findLeaks(ids, seed, trace) : comparePairs(ids, pairs, seed, trace);
});
