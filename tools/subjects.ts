import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Help, Misuse, main } from './lib/misuse.ts';
import { faultIn, faultsSince } from './lib/subjects.ts';
import { readWordList } from './words/check.ts';

const HELP = `npm run subjects [-- --message FILE]
Checks the subjects of the commits since the one named in lint/words.json: "area: what changes", in the imperative, at most 72
characters (exit 1). With --message it checks the message in FILE, as lint/hooks/commit-msg does.`;

const ROOT = join(import.meta.dirname, '..');

await main(argv => {
  if (argv.includes('--help')) throw new Help(HELP);
  const [flag, file, ...others] = argv;
  if (flag === undefined) return checkHistory();
  if (flag !== '--message' || file === undefined || others.length > 0) throw new Misuse('call it with --message FILE');
  const [subject = ''] = readFileSync(file, 'utf8').split('\n');
  const fault = faultIn(subject);
  if (fault !== null) console.error(`${subject}: ${fault}`);
  return fault === null ? 0 : 1;
});

function checkHistory(): number {
  const { since: start } = readWordList();
  const faults = faultsSince(start, ROOT);
  if (faults === null) {
    console.log(`not checked: the history here doesn't reach back to ${start.slice(0, 7)}`);
    return 0;
  }
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
}
