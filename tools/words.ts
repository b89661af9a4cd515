import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Arguments, parseArguments } from './lib/arguments.ts';
import { main } from './lib/misuse.ts';
import { subjectsSince } from './lib/subjects.ts';
import { findWords, findWordsIn, isRead, namesWithThreeMeanings, readWordList } from './words/check.ts';

const COMMAND = {
  call: 'npm run words --',
  about: `Looks for words that we don't write (lint/words.json) in comments, English strings, documents and subjects of commits, and counts type
names with three or more meanings. Exit 1 if it finds words, or more names than that file allows. The last line is \`words: N, names: M\`.`,
  positionals: { under: { default: '', help: 'only files whose path starts with this' } },
  flags: { names: { kind: 'switch', help: 'list the names with three or more meanings' } },
} as const;

const ROOT = join(import.meta.dirname, '..');

await main(argv => check(parseArguments(COMMAND, argv)));

function check({ under, names }: Arguments<typeof COMMAND>): number {
  const list = readWordList();
  const files = filesOf(under).map(path => [path, readFileSync(join(ROOT, path), 'utf8')] as const);
  const found = files.filter(([path]) => isRead(list, path)).flatMap(([path, source]) => findWords(list, path, source));
  const subjects = under === '' ? (subjectsSince(list.since, ROOT) ?? []) : [];
  found.push(...subjects.flatMap(subject => findWordsIn(list, subject).map(word => `commit ${subject}: ${word}`)));
  for (const line of found) console.log(line);
  const code = files.filter(([path]) => /\.tsx?$/.test(path) && !path.startsWith('bench/peers/'));
  const shared = namesWithThreeMeanings(code);
  if (names) for (const [name, places] of shared) console.log(`${name}: ${places.join(' ')}`);
  console.log(`words: ${found.length}, names: ${shared.length}`);
  return found.length === 0 && shared.length <= list.namesWithThreeMeanings ? 0 : 1;
}

/** Every file that is in Git or could be. */
function filesOf(under: string): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return stdout
    .split('\0')
    .filter(path => path.startsWith(under) && /\.(tsx?|mjs|css|md)$/.test(path) && existsSync(join(ROOT, path)));
}
