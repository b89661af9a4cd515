import { attackServer, measureLatencyUnderAttack, openMob, openRaid, ROUNDS } from '@consigliere/trials';
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
      help: 'then measure how much longer other players wait while this many sockets attack (exit 1 if surely more than twice as long)',
    },
    attack: {
      kind: 'choice',
      of: ['undo', 'bots'],
      help: 'instead: measure how much longer other players wait during an attack within the usual limits: 600 undos, then records; or 40 tables of bots of level 5 (exit 1 if surely more than twice as long)',
    },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'seed of the messages' },
  },
} as const satisfies Command;

/** How many faults of each kind are printed. */
const SHOWN = 5;
const MEGABYTE = 1024 * 1024;
/** How many times longer other players may wait. */
const MOST_SLOWER = 2;
/** How many megabytes the heap may grow after the first tenth of the messages. */
const MOST_GROWTH = 16;

await main(async argv => {
  const { messages, sockets, attack, seed } = parseArguments(COMMAND, argv);
  if (attack !== undefined) {
    const onReady = (allowed: string): void => console.log(`${attack}: ${allowed}`);
    return (await reportLatency(seed, `the attack "${attack}"`, at => openRaid(at, attack, onReady))) ? 0 : 1;
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
    sockets === 0 || (await reportLatency(seed, `${sockets} attackers`, at => openMob(at, sockets, seed)));
  console.log(
    `hostile: ${result.messages} messages, ${crashes.length} crashes, ${changes.length} changes, ${revealed.length} revealed`,
  );
  const isFlat = after - before <= MOST_GROWTH;
  return crashes.length + changes.length + revealed.length === 0 && isFlat && areSpared ? 0 : 1;
});

/** Measures the latency of other players under attack; false if they surely wait more than twice as long. */
async function reportLatency(
  seed: string,
  attackers: string,
  gather: (address: string) => ReturnType<typeof openMob>,
): Promise<boolean> {
  const bar = progress('neighbours', ROUNDS);
  const { rounds, ratio, interval, messages } = await measureLatencyUnderAttack({
    seed,
    gather,
    onRound: () => bar.step(),
  });
  bar.end();
  const latencies = rounds.map(({ calm, attacked }) => `${calm.toFixed(0)}/${attacked.toFixed(0)}`).join(' ');
  const [least, most] = interval;
  console.log(`neighbours: p95 of an answer without/under attack, ms: ${latencies}`);
  console.log(
    `neighbours: ${ratio.toFixed(2)} times as long with ${attackers} (95 % between ${least.toFixed(2)} and ${most.toFixed(2)}; ${messages} messages)`,
  );
  return least <= MOST_SLOWER;
}
