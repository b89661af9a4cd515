import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { faultIn, faultsSince } from './subjects.ts';

test.each([
  'web: keep the status bar short on low screens',
  'web, play: say what an answer brings',
  'tools/fuzz: speed up the model',
  'kernel: focus the question',
  "web: don't break names in mid-word",
  'docs: process reports in order',
  "Merge branch 'main' into face",
  'Revert "web: keep the status bar short"',
])('%j is a good subject', subject => {
  expect(faultIn(subject)).toBeNull();
});

test.each([
  ['keep the status bar short', /no area/],
  ['web:keep the status bar short', /no area/],
  ['web: ', /no area/],
  [`web: ${'keep '.repeat(14)}it`, /has 77 characters/],
  ['web: the status is low where the screen is', /"the"/],
  ['web: a table of two', /"a"/],
  ['web: what is hidden stays hidden', /"what"/],
  ['web: keeps the status bar short', /"keeps"/],
  ['web: added a status bar', /"added"/],
  ['web: fixing the status bar', /"fixing"/],
  ['web: Keep the status bar short', /"Keep"/],
])('%j is refused', (subject, why) => {
  expect(faultIn(subject)).toMatch(why);
});

describe('in a repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-subjects-'));
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (subject: string): string => {
    git('commit', '--allow-empty', '-q', '-m', subject);
    return git('rev-parse', 'HEAD');
  };
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("commits after the start are checked, those before it aren't, and an unknown start is reported", () => {
    expect(faultsSince('0'.repeat(40), folder)).toBeNull();
    git('init', '-q');
    writeFileSync(join(folder, 'a'), '');
    commit('the old days');
    const start = commit('web: keep it short');
    expect(faultsSince(start, folder)).toEqual([]);
    commit('web: keep it shorter');
    const bad = commit('web: the bar is short');
    expect(faultsSince(start, folder)).toEqual([expect.stringContaining(`${bad.slice(0, 7)} web: the bar is short`)]);
    expect(faultsSince('0'.repeat(40), folder)).toBeNull();
  });
});
