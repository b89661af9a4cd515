import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'consigliere-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'match.jsonl');

/** Runs a tool as npm starts it, with typed input. */
function run(args: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const script = join(import.meta.dirname, 'run.mjs');
  const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { input, env, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test('a match is played, saved and replayed; a wrong record fails', () => {
  const match = run(['play', '--watch', '--save', file]);
  expect([match.code, match.err]).toEqual([0, '']);
  expect(match.out).toContain(`npm run replay -- ${file}`);
  expect(run(['replay', file, '--quiet'])).toEqual({ code: 0, out: '1 replayed, 0 failed\n', err: '' });
  const record = JSON.parse(readFileSync(file, 'utf8'));
  record.entries[0][2] = '0123456789abcdef';
  writeFileSync(file, `${JSON.stringify(record)}\n`, { flag: 'a' });
  expect(run(['replay', file, '--quiet'])).toEqual({
    code: 1,
    out: '1 replayed, 1 failed\n',
    err: `${file}:2: entry 1: the state is not the recorded one\n`,
  });
});

test('the end of input ends a match without failure', () => {
  const { code, out, err } = run(['play', '--option', 'start=0'], 'frog\n');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('> frog\n"frog" isn’t a command');
  expect(out).toMatch(/The match is not over\.\nUntil next time\.\n$/);
});

test.each([
  [['play', 'poker'], 'play: unknown game "poker"; the games are carta-nostra, der-pate, corleones-empire\n'],
  [['play', '--seats', '9'], 'play: carta-nostra is for 2 to 5 players, not 9\n'],
  [['replay'], 'replay: file is missing: a file of records, one JSON line each\n'],
])('%j is a misuse: one line, exit 2', (args, err) => {
  expect(run(args)).toEqual({ code: 2, out: '', err });
});

test('a missing file is a misuse', () => {
  const { code, err } = run(['replay', join(folder, 'none.jsonl')]);
  expect(code).toBe(2);
  expect(err).toMatch(/^replay: .*none\.jsonl cannot be read \(ENOENT.*\)\n$/);
});
