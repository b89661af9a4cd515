import { entriesOf } from '@consigliere/kernel/host';
import { type Command, parseArguments } from './lib/arguments.ts';
import { Misuse, main, textOf } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';
import { drawLines, forSecondProgram, lastLine, originLines, publishedIn, verified } from './verify/verified.ts';

const COMMAND = {
  call: 'npm run verify --',
  about:
    'Checks the luck of a match that is over: seed, answers and every draw; see docs/luck.md (exit 1 if one is wrong).',
  positionals: { file: { help: 'a JSON file: a record with its luck, or a record alone' } },
  flags: {
    draws: { kind: 'switch', help: 'list every draw: of n values, which one it was' },
    json: {
      kind: 'switch',
      help: 'print seed, luck and draws for tools/verify/draws.py, and everything else on stderr',
    },
  },
} as const satisfies Command;

await main(argv => {
  const { file, draws, json } = parseArguments(COMMAND, argv);
  if (draws && json) throw new Misuse('--draws is to be read, --json to be passed on: choose one');
  const published = publishedIn(file, textOf(file));
  const { record } = published;
  const bar = progress('verify', entriesOf(record).length + 1);
  const outcome = verified(published, () => bar.step());
  bar.end();
  const { columns = 80 } = process.stdout;
  const tell = json ? console.error : console.log;
  for (const line of originLines(published)) tell(line);
  if (draws) for (const line of drawLines(outcome.draws, Math.min(columns, 100))) tell(line);
  for (const why of outcome.wrong) console.error(`${file}: ${why}`);
  const holds = outcome.wrong.length === 0;
  // A wrong record isn't passed on: a second opinion on half a match would sound like one on all of it.
  if (json && holds) console.log(JSON.stringify(forSecondProgram(published, outcome)));
  tell(lastLine(outcome));
  return holds ? 0 : 1;
});
