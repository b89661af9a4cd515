import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A step of `check` or `test`: scripts run by this Node from the root, each with its arguments; all must exit with 0. */
export interface Stage {
  readonly name: string;
  readonly scripts: readonly (readonly string[])[];
  /**
   * Says whether this output of a script that exited with 0 reports nothing. Where it's given, output is shown only if there
   * is something to read, and then the stage fails.
   */
  readonly isSilence?: (output: string) => boolean;
  /** Says what is wrong although every script exited with 0. */
  readonly verify?: () => string | undefined;
}

/**
 * Runs the stages one after the other up to the first that fails; says whether none did. A list of stages runs side by side: each
 * shows its output when it ends, and all are waited for.
 */
export async function runStages(stages: readonly (Stage | readonly Stage[])[]): Promise<boolean> {
  for (const each of stages) {
    const passed =
      'name' in each ? [await runStage(each, false)] : await Promise.all(each.map(stage => runStage(stage, true)));
    if (passed.includes(false)) return false;
  }
  return true;
}

async function runStage({ name, scripts, isSilence, verify }: Stage, isBeside: boolean): Promise<boolean> {
  const isShown = isSilence === undefined && !isBeside;
  if (isShown) console.log(`\n── ${name}`);
  const began = performance.now();
  let [output, problem]: [string, string | undefined] = ['', undefined];
  for (const script of scripts) {
    const ended = await runScript(script, isShown);
    const hasFindings = ended.problem === undefined && isSilence?.(ended.output) === false;
    problem = hasFindings ? 'has findings' : ended.problem;
    if (problem !== undefined || isSilence === undefined) output += ended.output;
    if (problem === undefined) continue;
    problem = `${script.join(' ')}: ${problem}`;
    break;
  }
  problem ??= verify?.();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!isShown) console.log(`\n── ${name}\n${output}`.trimEnd());
  console.log(
    problem === undefined ? `${name}: passed in ${seconds} s` : `${name}: FAILED in ${seconds} s (${problem})`,
  );
  return problem === undefined;
}

/** Runs a script to its end, with its output shown at once or collected. */
async function runScript(
  script: readonly string[],
  isShown: boolean,
): Promise<{ readonly output: string; readonly problem: string | undefined }> {
  const child = spawn(process.execPath, script, {
    cwd: ROOT,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(!isShown && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [status, signal]: (number | string | null)[] = await once(child, 'close');
  return { output, problem: status === 0 ? undefined : `${signal ?? `exit ${status}`}` };
}

const TSC = 'node_modules/@typescript/native/bin/tsc';

/** Together they check every TypeScript file of the repository. */
export const PROJECTS = [
  'tsconfig.json',
  'tsconfig.pure.json',
  'packages/web/tsconfig.json',
  'packages/web/tsconfig.browser.json',
] as const;
export type Project = (typeof PROJECTS)[number];

export const types = (projects: readonly Project[] = PROJECTS): Stage => ({
  name: 'types',
  scripts: projects.map(project => [TSC, '--project', project]),
  isSilence: output => output === '',
});

/** Format and lint of these folders. A finding of any level fails, a mere hint too. */
export const lint = (folders: readonly string[] = []): Stage => ({
  name: 'format and lint',
  scripts: [['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...folders]],
  isSilence: output => /^Checked \d+ files in [^\n]*\. No fixes applied\.\n$/.test(output),
});

export const boundaries: Stage = {
  name: 'boundaries',
  scripts: [
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err-long',
      'packages',
      'tools',
    ],
  ],
  isSilence: output => /^\s*✔ no dependency violations found [^\n]*\s*$/.test(output),
};

export const unused: Stage = {
  name: 'unused code',
  scripts: [['node_modules/knip/bin/knip.js', '--no-config-hints']],
  isSilence: output => output.trim() === '',
};

/** A stage made of another tool. */
export const tool = (name: string, ...args: readonly string[]): Stage => ({
  name: [name, ...args].join(' '),
  scripts: [['tools/run.mjs', name, ...args]],
});

export const subjects: Stage = { ...tool('subjects'), name: 'subjects of commits' };

export const words: Stage = {
  ...tool('words'),
  isSilence: output => /^words: 0, names: \d+\n$/.test(output),
};

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Vitest as a stage, and its own counts once it has run (before: none passed, none failed). The `default` reporter lists files as
 * they pass, which shows progress; with `minimal` only what fails is shown.
 */
export const tests = (
  name: string,
  reporter: 'default' | 'minimal',
  ...args: readonly string[]
): { stage: Stage; counts: () => Counts } => {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-tests-'));
  const report = join(folder, 'report.json');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const reporters = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${report}`];
  const counts = () => readCounts(report);
  return {
    stage: {
      name,
      scripts: [['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]],
      ...(reporter === 'minimal' ? { isSilence: () => true } : {}),
      verify: () => (counts().passed === 0 ? 'no test has run' : undefined),
    },
    counts,
  };
};

/** The tests in Chromium as a stage, with Playwright's own counts. */
export const browser = (): { stage: Stage; counts: () => Counts } => {
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-browser-'));
  const report = join(folder, 'report.json');
  process.env.BROWSER_REPORT = report;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const counts = (): Counts => {
    const { stats } = read(report) as { stats?: { expected: number; unexpected: number } };
    return { passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 };
  };
  return {
    stage: {
      ...tool('browser', '--short'),
      verify: () => (counts().passed === 0 ? 'no test has run' : undefined),
    },
    counts,
  };
};

const readCounts = (report: string): Counts => {
  const { numPassedTests, numFailedTests } = read(report) as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
};

/** A report; nothing where there is none. */
const read = (report: string): object => {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as object;
  } catch {
    return {};
  }
};
