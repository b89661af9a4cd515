import { LANGUAGES } from '@consigliere/kernel';
import { type Command, parseArguments } from './lib/arguments.ts';
import { coloursFor } from './lib/colours.ts';
import { main, textOf } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';
import { languageOf } from './play/command-line.ts';
import { linesIn } from './replay/read.ts';
import { prepareReplay } from './replay/record.ts';

const COMMAND = {
  call: 'npm run replay --',
  about: 'Replays recorded matches, checks every hash, and tells what happened (exit 1 if a record is wrong).',
  positionals: { file: { help: 'a file of records, one JSON line each' } },
  flags: {
    lang: { kind: 'choice', of: LANGUAGES, help: 'the language (default: that of your machine, or en)' },
    seat: { kind: 'integer', min: 0, max: 11, help: 'tell it from this seat, counted from 0 (default: everything)' },
    quiet: { kind: 'switch', help: 'only the last line' },
    'no-colour': { kind: 'switch', help: 'no colours (as with NO_COLOR=1)' },
  },
} as const satisfies Command;

await main(argv => {
  const { file, lang, seat = null, quiet, 'no-colour': plain } = parseArguments(COMMAND, argv);
  const { columns = 80 } = process.stdout;
  const colours = coloursFor(process.stdout, { wanted: !plain });
  const telling = { language: lang ?? languageOf(process.env), colours, width: Math.min(columns, 100), seat };
  const records = linesIn(file, textOf(file)).map(line => ({ at: line.at, replay: prepareReplay(line, telling) }));
  const bar = progress('replay', quiet ? records.length : 0);
  let failed = 0;
  for (const { at, replay } of records) {
    const { lines, why } = replay();
    if (quiet) bar.step();
    else console.log(`${lines.join('\n')}\n`);
    if (why === null) continue;
    failed++;
    console.error(`${at}: ${why}`);
  }
  bar.end();
  console.log(`${records.length - failed} replayed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
