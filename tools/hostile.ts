import {
  attackServer,
  measureLatencyUnderAttack,
  openMob,
  openRaid,
  type Raid,
  USUAL_ROUNDS,
} from '@consigliere/trials';
import { type Command, parseArguments } from './lib/arguments.ts';
import { main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run hostile --',
  about:
    'Attacks a server on this machine with malformed messages, requests and frames made from real ones: nothing may crash, change at other tables or be revealed, and memory must not grow (exit 1 otherwise).',
  positionals: {},
  flags: {
    messages: { kind: 'integer', min: 1, max: 100_000_000, default: 20_000, help: 'how many messages' },
    sockets: {
      kind: 'integer',
      min: 0,
      max: 400,
      default: 0,
      help: 'then measure how much longer other players wait while this many sockets attack (exit 1 at twice as long)',
    },
    poison: {
      kind: 'switch',
      help: 'instead: measure how much longer others wait, and their bots, while two guests within the usual limits undo and set orders, and read that table and its record (exit 1 at twice as long)',
    },
    starve: {
      kind: 'switch',
      help: 'instead: the same while two guests open all tables of bots of level 5 that they may (exit 1 at twice as long)',
    },
    rounds: { kind: 'integer', min: 1, max: 100, default: USUAL_ROUNDS.rounds, help: 'how many rounds are measured' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'seed of the messages' },
  },
} as const satisfies Command;

/** How many faults of each kind are printed. */
const SHOWN = 5;
const MEGABYTE = 1024 * 1024;
/** How many times longer other players may wait. */
const MOST_SLOWER = 2;
/** For how many seconds a table is poisoned before the measurement. */
const POISONED = 30;
/** How many megabytes the heap may grow after the first tenth of the messages. */
const MOST_GROWTH = 16;

await main(async argv => {
  const { messages, sockets, poison, starve, rounds, seed } = parseArguments(COMMAND, argv);
  const raids: readonly Raid[] = [...(poison ? ['poison' as const] : []), ...(starve ? ['starve' as const] : [])];
  if (raids.length > 0) {
    let areSpared = true;
    for (const raid of raids) {
      const onReady = (allowed: string): void => console.log(`${raid}: ${allowed}`);
      const gather = (at: string) => openRaid(at, { raid, seconds: POISONED, onReady });
      areSpared = (await reportLatency(raid, { seed, rounds, gather })) && areSpared;
    }
    return areSpared ? 0 : 1;
  }
  const bar = progress('hostile', messages);
  const result = await attackServer({ messages, seed, onSent: count => bar.step(count) });
  bar.end();
  const { answers, taken, crashes, changes, revealed } = result;
  for (const [what, faults] of Object.entries({ crashes, changes, revealed }))
    for (const fault of faults.slice(0, SHOWN)) console.error(`${what}: ${fault}`);
  const [before, after] = result.heap.map(bytes => bytes / MEGABYTE) as [number, number];
  console.log(`${answers} responses; ${taken} commands were legal and accepted at the attackers' own table`);
  console.log(
    `heap: ${before.toFixed(1)} MB after a tenth, ${after.toFixed(1)} MB at the end (at most ${MOST_GROWTH} more)`,
  );
  const areSpared =
    sockets === 0 || (await reportLatency('sockets', { seed, rounds, gather: at => openMob(at, sockets, seed) }));
  console.log(
    `hostile: ${result.messages} messages, ${crashes.length} crashes, ${changes.length} changes, ${revealed.length} revealed`,
  );
  const isFlat = after - before <= MOST_GROWTH;
  return crashes.length + changes.length + revealed.length === 0 && isFlat && areSpared ? 0 : 1;
});

interface LatencyTrial {
  readonly seed: string;
  readonly rounds: number;
  readonly gather: (address: string) => ReturnType<typeof openMob>;
}

/** Measures how long others wait under attack; false if people or bots take twice as long. The last line is for scripts. */
async function reportLatency(name: string, { seed, rounds, gather }: LatencyTrial): Promise<boolean> {
  const bar = progress(name, rounds);
  const { seconds } = USUAL_ROUNDS;
  const measured = await measureLatencyUnderAttack({ seed, rounds, seconds, gather, onRound: () => bar.step() });
  bar.end();
  const { people, quickBots, searchingBots, messages } = measured;
  const all = { people, 'quick bots': quickBots, 'searching bots': searchingBots };
  for (const [who, { calm, attacked, ratio, samples }] of Object.entries(all))
    console.log(
      `${name}: p95 of the answers of ${who}: ${calm.toFixed(0)} ms without, ${attacked.toFixed(0)} ms under attack, ${ratio.toFixed(2)} times as long (${samples.join(' and ')} answers)`,
    );
  const worst = Math.max(...Object.values(all).map(({ ratio }) => ratio));
  const isSpared = worst < MOST_SLOWER;
  console.log(
    `${name}: ${isSpared ? 'ok' : 'FAILED'} worst ${worst.toFixed(2)} of ${MOST_SLOWER} messages ${messages}`,
  );
  return isSpared;
}
