import { attackServer, measureLatencyUnderAttack, openMob, openRaid, ROUNDS } from '@consigliere/trials';
import { type Command, parseArguments } from './lib/arguments.ts';
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
      help: 'afterwards so many attackers come to a server at which others play, and how much longer these wait is told (exit 1 if surely more than twice as long)',
    },
    attack: {
      kind: 'choice',
      of: ['undo', 'bots'],
      help: 'instead: one attack within the usual limits (600 undos, then records; 40 tables of bots of level 5) on a server at which others play, and how much longer these wait (exit 1 if surely more than twice as long)',
    },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'what is wrong with them is made from it' },
  },
} as const satisfies Command;

/** Of each kind of fault so many are shown. */
const SHOWN = 5;
const MEGABYTE = 1024 * 1024;
/** What others may wait longer, in times. */
const MOST_SLOWER = 2;
/** What the heap may grow by, from a tenth of the messages on. */
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
  console.log(`${answers} answers; ${taken} commands were legal after all and taken at the attackers' own table`);
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

/** Whether those who play wait no longer than twice as long, as far as can be told. */
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
  const told = rounds.map(({ calm, attacked }) => `${calm.toFixed(0)}/${attacked.toFixed(0)}`).join(' ');
  const [least, most] = interval;
  console.log(`neighbours: p95 of an answer in peace/under attack, ms: ${told}`);
  console.log(
    `neighbours: ${ratio.toFixed(2)} times as long with ${attackers} (95 % between ${least.toFixed(2)} and ${most.toFixed(2)}; ${messages} messages)`,
  );
  return least <= MOST_SLOWER;
}
