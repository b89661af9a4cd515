import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playBlock } from './arena/block.ts';
import { budgetOf, hypothesesOf, lineUp } from './arena/bots.ts';
import { Misuse } from './lib/misuse.ts';

const folder = mkdtempSync(join(tmpdir(), 'consigliere-arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['greedy,random', ['greedy', 'random']],
  ['3*greedy', ['greedy', 'greedy', 'greedy']],
  ['flat:60,2*ismcts:30:20,random', ['flat:60', 'ismcts:30:20', 'ismcts:30:20', 'random']],
  ['1*random,12*flat', ['random', ...new Array(12).fill('flat')]],
])('the line-up %s', (text, bots) => {
  expect(lineUp(text)).toEqual(bots);
});

test('more bots than any table has seats is a misuse', () => {
  expect(() => lineUp('99999999999*random')).toThrow(Misuse);
});

test.each([
  ['400i', { iterations: 400 }],
  ['50ms', { milliseconds: 50 }],
])('the budget %s', (text, budget) => {
  expect(budgetOf(text)).toEqual(budget);
});

test.each(['', '400', 'i', '50 ms', '5s', '-5ms', '1.5i', '400i!'])("%j isn't a budget", text => {
  expect(() => budgetOf(text)).toThrow(new Misuse(`a budget is written 50ms or 400i, not "${text}"`));
});

test('two win rates can be given for the sequential test', () => {
  expect(hypothesesOf('0.5,0.55')).toEqual({ low: 0.5, high: 0.55 });
  expect(hypothesesOf(undefined)).toBeNull();
});

test.each(['', '0.5', '0.55,0.5', '0.5,0.5', 'low,high', '0.5,', ',0.5', '0.4,0.5,0.6'])(
  "%j aren't two win rates",
  text => {
    expect(() => hypothesesOf(text)).toThrow(new Misuse(`--sprt is written 0.5,0.55, not "${text}"`));
  },
);

/** Runs the arena as npm starts it. */
function run(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const script = join(import.meta.dirname, 'run.mjs');
  const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'arena', ...args], { env, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test.each([
  [['carta-nostra', '--bots', 'greedy'], 'arena: carta-nostra is for 2 to 5 players, not 1\n'],
  [['carta-nostra', '--bots', 'greedy,'], 'arena: there is no bot ""; '],
  [['carta-nostra', '--budget', 'long'], 'arena: a budget is written 50ms or 400i, not "long"\n'],
  [['carta-nostra', '--sprt', '0.5'], 'arena: --sprt is written 0.5,0.55, not "0.5"\n'],
])('%j is a misuse: one line, exit 2', (args, start) => {
  const { code, out, err } = run(...args);
  expect([code, out, err.slice(0, start.length), err.split('\n').length]).toEqual([2, '', start, 2]);
});

test('bots play whole rotations of each deal, and every deal is reported', () => {
  const csv = join(folder, 'deals.csv');
  const line = ['--bots', '2*random,greedy', '--matches', '4', '--seed', 's', '--budget', '8i', '--workers', '1'];
  const { code, out, err } = run('carta-nostra', ...line, '--csv', csv, '--sprt', '0.3,0.4');
  expect([code, err]).toEqual([0, '']);
  const bots = ['random', 'random', 'greedy'];
  const deals = [0, 1].map(deal =>
    playBlock({ game: 'carta-nostra', bots, budget: { iterations: 8 }, key: `s ${deal}` }).won.join(','),
  );
  expect(readFileSync(csv, 'utf8')).toBe(['random,random,greedy', ...deals, ''].join('\n'));
  expect(out).toContain('| carta-nostra, 3 players, 6 matches, 8i | wins a seat | score | ms an answer |\n');
  expect(out).toMatch(/^\| greedy \| \d+\.\d % ± \d+\.\d \| \d+\.\d \| \d+\.\d\d \|$/m);
  expect(out).toMatch(/^\| before \| random \| greedy \|$/m);
  expect(out).toContain('sprt 0.3 against 0.4: undecided (log ratio 0.00)\n');
  expect(out).toMatch(/\narena carta-nostra: random wins \d+\.\d % ± \d+\.\d of 33\.3 %\n$/);
});

test("identical bots win their fair share and aren't compared with each other", () => {
  const { out } = run('carta-nostra', '--bots', '2*random', '--matches', '6', '--workers', '2');
  expect(out).toContain('| random | 50.0 % ± 0.0 |');
  expect(out).not.toContain('| before |');
  expect(out).toContain('arena carta-nostra: random wins 50.0 % ± 0.0 of 50.0 %\n');
});

test('no deal begins after the given number of seconds, and the finished ones are reported', () => {
  const { code, out } = run('carta-nostra', '--bots', '2*random', '--matches', '100000', '--seconds', '1');
  const [, matches] = /, (\d+) matches,/.exec(out) ?? [];
  expect(code).toBe(0);
  expect(Number(matches)).toBeGreaterThan(0);
  expect(Number(matches)).toBeLessThan(100_000);
});
