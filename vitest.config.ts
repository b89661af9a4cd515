import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The laws first, then the other slow files, so that no worker is left alone with one of them at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

const rank = ({ moduleId }: TestSpecification): number =>
  moduleId.endsWith('laws.slow.test.ts') ? 0 : moduleId.endsWith('.slow.test.ts') ? 1 : 2;

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'bench/**'],
    pool: 'threads',
    // One more than the two cores that the tests are made for: those of the server often wait.
    maxWorkers: 3,
    isolate: false,
    testTimeout: 30_000,
    sequence: { sequencer: SlowFirst },
  },
});
