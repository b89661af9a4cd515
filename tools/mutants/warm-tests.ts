import { relative } from 'node:path';
import { createVitest, type Reporter, type TestSpecification } from 'vitest/node';
import type { Surveyed } from './strata.ts';

/** A source with a fault, and the tests that may notice it, in the order in which they run. */
export interface Trial {
  readonly path: string;
  readonly text: string;
  readonly tests: readonly string[];
}

/** Tests that are kept loaded: a trial reloads one module and runs the tests up to the first that fails. No file is written. */
export interface WarmTests {
  /** The cost and reach of each test; all must pass. */
  survey(filters: readonly string[], isWanted: (test: string) => boolean): Promise<Surveyed[]>;
  /** Returns the test that noticed; null if none did. */
  tryOut(trial: Trial): Promise<string | null>;
  close(): Promise<void>;
}

/** The tests run in the given order. */
class AsGiven {
  sort = (files: TestSpecification[]): TestSpecification[] => files;
  shard = this.sort;
}

export async function warmTests(root: string, onBegin: (test: string) => void = () => {}): Promise<WarmTests> {
  const swapped = new Map<string, string>();
  const milliseconds = new Map<string, number>();
  let failed: string | null = null;
  const reporter: Reporter = {
    onTestModuleQueued: ({ moduleId }) => onBegin(relative(root, moduleId)),
    onTestModuleEnd: module => {
      milliseconds.set(module.moduleId, module.diagnostic().duration);
      if (!module.ok()) failed ??= relative(root, module.moduleId);
    },
  };
  const vitest = await createVitest(
    {
      root,
      watch: false,
      maxWorkers: 1,
      bail: 1,
      silent: true,
      fsModuleCache: false,
      reporters: [reporter],
      sequence: { sequencer: AsGiven },
    },
    { plugins: [{ name: 'mutant', enforce: 'pre', load: id => swapped.get(id.replace(/\?.*$/, '')) }] },
  );

  const run = async (specifications: TestSpecification[]): Promise<string | null> => {
    failed = null;
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
    return failed ?? (unhandledErrors.length > 0 ? 'an error outside of tests' : null);
  };

  /** Every file of the project that a test has loaded. */
  const importsOf = (test: string): string[] => {
    const { moduleGraph } = vitest.vite.environments.ssr;
    const found = new Set([...(moduleGraph.getModulesByFile(test) ?? [])]);
    for (const module of found) for (const imported of module.importedModules) found.add(imported);
    return [...found].flatMap(({ file }) => (file === null ? [] : relative(root, file)));
  };

  return {
    async survey(filters, isWanted) {
      const all = await vitest.globTestSpecifications([...filters]);
      const wanted = all.filter(({ moduleId }) => isWanted(relative(root, moduleId)));
      const broken = await run(wanted);
      if (broken !== null) throw new Error(`${broken} fails where nothing was changed`);
      return wanted.map(({ moduleId }) => ({
        test: relative(root, moduleId),
        milliseconds: milliseconds.get(moduleId) ?? 0,
        imports: importsOf(moduleId),
      }));
    },
    async tryOut({ path, text, tests }) {
      const file = `${root}/${path}`;
      swapped.set(file, text);
      vitest.invalidateFile(file);
      const project = vitest.getRootProject();
      const noticed = await run(tests.map(test => project.createSpecification(`${root}/${test}`)));
      swapped.delete(file);
      vitest.invalidateFile(file);
      return noticed;
    },
    close: () => vitest.close(),
  };
}
