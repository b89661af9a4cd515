import { hostile, neighbours } from '@consigliere/server/trials';
import { parseArguments } from './lib/arguments.ts';
import type { Command } from './lib/command.ts';
import { main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run hostile --',
  about:
    'Attacks a server on this machine with messages, requests and frames that were made from real ones and are wrong: it may not break, no table of others may change, nothing that is secret may be told, and memory may not grow (exit 1 if any of it does).',
  positionals: {},
  flags: {
    messages: { kind: 'integer', min: 1, max: 100_000_000, default: 20_000, help: 'how many' },
    sockets: {
      kind: 'integer',
      min: 0,
      max: 400,
      default: 0,
      help: 'afterwards so many attackers come to a server at which others play, and how long these wait is told',
    },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'what is wrong with them is made from it' },
  },
} as const satisfies Command;

/** Of each kind of fault so many are shown. */
const SHOWN = 5;
const MEGABYTE = 1024 * 1024;
/** What the heap may grow by, from a tenth of the messages on. */
const MOST_GROWTH = 16;

await main(async argv => {
  const { messages, sockets, seed } = parseArguments(COMMAND, argv);
  const bar = progress('hostile', messages);
  const result = await hostile({ messages, seed, onSent: count => bar.step(count) });
  bar.end();
  const { answers, taken, crashes, changes, revealed } = result;
  for (const [what, faults] of Object.entries({ crashes, changes, revealed }))
    for (const fault of faults.slice(0, SHOWN)) console.error(`${what}: ${fault}`);
  const [before, after] = result.heap.map(bytes => bytes / MEGABYTE) as [number, number];
  console.log(`${answers} answers; ${taken} commands were legal after all and taken at the attackers' own table`);
  console.log(
    `heap: ${before.toFixed(1)} MB after a tenth, ${after.toFixed(1)} MB at the end (at most ${MOST_GROWTH} more)`,
  );
  if (sockets > 0) await tellNeighbours(sockets, seed);
  console.log(
    `hostile: ${result.messages} messages, ${crashes.length} crashes, ${changes.length} changes, ${revealed.length} revealed`,
  );
  const isFlat = after - before <= MOST_GROWTH;
  return crashes.length + changes.length + revealed.length === 0 && isFlat ? 0 : 1;
});

async function tellNeighbours(sockets: number, seed: string): Promise<void> {
  const { calm, attacked, messages } = await neighbours({ sockets, seed });
  const ratio = (attacked / calm).toFixed(2);
  console.log(
    `neighbours: p95 of an answer ${calm.toFixed(1)} ms in peace, ${attacked.toFixed(1)} ms with ${sockets} attackers (${messages} messages): ${ratio} times`,
  );
}
